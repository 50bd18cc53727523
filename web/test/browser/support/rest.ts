import type { Page } from 'playwright-core';

/** Milliseconds: a page that has more to draw goes on sooner, see `site/frame-queue.ts`. */
const REST = 150;

/** Waits until a page has drawn all that it had to, as everybody does who looks before they act. */
export const atRest = (page: Page): Promise<void> => page.evaluate(untilRest, REST);

/** Runs in the page. */
function untilRest(rest: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, rest);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, rest);
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, all);
  });
}
