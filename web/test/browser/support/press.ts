import type { Locator, Page } from 'playwright-core';

type Target = Awaited<ReturnType<Locator['elementHandles']>>[number];

/** How somebody presses what is on the page; it fails at once when that is gone. */
export type Press = (page: Page, target: Target) => Promise<void>;

/** Longer than any press takes; whoever finds that the page has changed meanwhile looks again. */
const timeout = 30_000;

export const byMouse: Press = (_page, target) => target.click({ timeout });
export const byTouch: Press = (_page, target) => target.tap({ timeout });

/** By touch, too, but without a look whether it can be pressed, which keeps the page busy. */
export const byFinger: Press = async (page, target) => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is gone');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

/** As a program does it, where a match is long and how things are pressed is not the question. */
export const byScript: Press = async (_page, target) => {
  await target.evaluate((element) => element instanceof HTMLElement && element.click());
};

/** Runs in a page: the same with all that is there, be it nothing. */
export function clickAll(elements: readonly Element[]): void {
  for (const element of elements) if (element instanceof HTMLElement) element.click();
}

/** More steps than lie between any two places of a page. */
const MOST_KEYS = 120;

/** Goes there with Tab, and with arrows within a row of cards; then presses Enter. */
export const byKeyboard: Press = async ({ keyboard }, target) => {
  for (let count = 0; count < MOST_KEYS; count++) {
    const way = await target.evaluate(wayTo);
    if (way === undefined) throw new Error('it is gone');
    const { key, times } = way;
    // Keys have led there; should the page have moved the focus since, Enter goes there still.
    if (key === 'Enter') return target.press(key, { timeout });
    for (let step = 0; step < times; step++) await keyboard.press(key);
  }
  throw new Error(`no key leads to ${String(await target.textContent())}`);
};

/** What to press next, in the page, as somebody knows who sees where the focus is. */
function wayTo(element: EventTarget): { key: string; times: number } | undefined {
  if (!(element instanceof Element) || !element.isConnected) return undefined;
  const active = document.activeElement ?? document.body;
  if (active === element) return { key: 'Enter', times: 1 };
  const row = element.closest('[role=group]');
  if (element.matches('[data-card]') && row?.contains(active) === true) {
    const cards = [...row.querySelectorAll('[data-card]')];
    const steps = cards.indexOf(element) - cards.indexOf(active);
    return { key: steps < 0 ? 'ArrowLeft' : 'ArrowRight', times: Math.abs(steps) };
  }
  const place = active.compareDocumentPosition(element);
  const isBefore = (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  // What Tab stops at, in the order of the page; where focus then is, the next look tells.
  const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .filter((stop) => !stop.matches(':disabled') && stop.checkVisibility());
  const from = stops.findIndex((stop) => stop === active);
  const to = stops.findIndex((stop) => stop === element);
  const times = from < 0 || to < 0 ? 1 : Math.abs(to - from);
  return { key: isBefore ? 'Shift+Tab' : 'Tab', times };
}

/** Whether something can't be pressed any more: it is gone, hidden, disabled or under a dialog. */
export const hasChanged = (target: Target): Promise<boolean> =>
  target.evaluate((element) => {
    if (!(element instanceof Element) || !element.isConnected) return true;
    if (element.matches(':disabled, [aria-disabled=true]')) return true;
    const modal = document.querySelector('dialog[open]');
    return !element.checkVisibility() || (modal !== null && !modal.contains(element));
  });
