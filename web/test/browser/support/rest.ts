import type { Page } from 'playwright-core';

/** Milliseconds: a page that has more to draw goes on sooner, see `site/frame-queue.ts`. */
const REST = 150;
/**
 * Frames: where the machine is busy, so much time may pass without any. What takes turns with them
 * does the next thing after one.
 */
const FRAMES = 4;

/** Waits until a page has drawn all that it had to, as everybody does who looks before they act. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(untilRest, { rest: REST, frames: FRAMES });

/** A page that nobody looks at has another name for what draws a frame (`hide` in browser.ts). */
type Drawing = typeof globalThis & { readonly drawFrame?: typeof requestAnimationFrame };

/** Runs in the page. */
async function untilRest(wanted: { readonly rest: number; readonly frames: number }) {
  const { drawFrame = requestAnimationFrame } = globalThis as Drawing;
  let since = performance.now();
  let frames = 0;
  const observer = new MutationObserver(() => {
    since = performance.now();
    frames = 0;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  while (performance.now() - since < wanted.rest || frames < wanted.frames) {
    await new Promise((resolve) => {
      drawFrame(() => setTimeout(resolve));
    });
    frames++;
  }
  observer.disconnect();
}
