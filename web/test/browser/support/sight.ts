import type { Page } from 'playwright-core';

interface Wanted {
  readonly selectors: readonly string[];
  /** Milliseconds. */
  readonly patience: number;
}

/**
 * Which of some selectors is the first that shows something, or -1 after a while. The page watches
 * itself: to ask it again and again would take longer than most moves.
 */
export const firstInSight = (
  page: Page,
  selectors: readonly string[],
  patience: number,
): Promise<number> => page.evaluate(watch, { selectors, patience });

/** Runs in the page. */
function watch({ selectors, patience }: Wanted): Promise<number> {
  const isSeen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  // A move on its way: what shows is about to change.
  const isBusy = (): boolean => document.querySelector('[aria-busy=true]') !== null;
  const found = (): number => (isBusy() ? -1 : selectors.findIndex(isSeen));
  return new Promise((resolve) => {
    const now = found();
    if (now >= 0 || patience === 0) {
      resolve(now);
      return;
    }
    const done = (index: number): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(index);
    };
    // One look once a frame is drawn, after all that changes in it: each has the page laid out.
    let isLooking = false;
    const look = (): void => {
      isLooking = false;
      const index = found();
      if (index >= 0) done(index);
    };
    const observer = new MutationObserver(() => {
      if (!isLooking) requestAnimationFrame(() => setTimeout(look));
      isLooking = true;
    });
    const timer = setTimeout(() => done(-1), patience);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}
