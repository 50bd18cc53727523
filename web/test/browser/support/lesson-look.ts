import type { Page } from 'playwright-core';
import { SCALE } from '../../../../kernel/test/scale.ts';
import { lookAtSize, resize } from './board-look.ts';
import { PHONE } from './browser.ts';
import { misfitsOf, type Size } from './fit.ts';
import { atRest } from './rest.ts';

/** A phone with little height, where there is the least room. */
const TIGHT: Size = { width: 360, height: 640 };
/** Phones with more of it, and what a laptop leaves. */
const OTHERS: readonly Size[] = [{ width: 390, height: 664 }, { width: 1366, height: 650 }, PHONE];

/** The windows in which a step is looked at: of the others one by turns, in a long run all. */
const sizesAt = (step: number): readonly Size[] => [
  TIGHT,
  ...OTHERS.filter((_, place) => SCALE > 1 || place === step % OTHERS.length),
];

/** What can't be seen or pressed as it should be at a step of a lesson on a phone. */
export async function misfitsAtLesson(page: Page, step: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of sizesAt(step)) {
    const first = await misfitsAt(page, size);
    if (first.length === 0) continue;
    // A busy machine may have been looked at before it had drawn everything at this size.
    await atRest(page);
    const drawn = await misfitsAt(page, size);
    found.push(...drawn.map((one) => `${size.width}×${size.height}: ${one}`));
  }
  // As the learner has it, who goes on.
  if (sizesAt(step).at(-1) !== PHONE) await resize(page, PHONE, true);
  return found;
}

async function misfitsAt(page: Page, size: Size): Promise<readonly string[]> {
  const look = await lookAtSize(page, size, true);
  const misfits = look === undefined ? [] : misfitsOf(look);
  // One of each kind tells enough.
  const kinds = new Map(misfits.map(({ kind, problem, where }) => [`${kind} ${problem}`, where]));
  const told = [...kinds].map(([what, where]) => `${what} (${where})`);
  const hidden = await page.evaluate(hiddenInLesson);
  const covered = await page.evaluate(coveredInLesson);
  return [...told, ...hidden, ...covered];
}

/** Runs in the page: what a lesson says or points at, and who looks at it does not see wholly. */
function hiddenInLesson(): readonly string[] {
  const panel = document.querySelector<HTMLElement>('main section.panel');
  const said = panel?.querySelector('p');
  if (panel === null || said === null || said === undefined) return ['the panel is not there'];
  const found: string[] = [];
  const edges = (element: Element): DOMRect => element.getBoundingClientRect();
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1;
  const frame = new DOMRect(0, 0, innerWidth, innerHeight);
  const nameOf = ({ dataset, localName, classList }: HTMLElement): string =>
    dataset['about'] ?? dataset['area'] ?? dataset['action'] ?? `${localName}.${classList[0]}`;

  // The words of a step, and the buttons to go on with.
  const { left, right, top, bottom } = edges(panel);
  const words = edges(said);
  if (!isWithin(words, new DOMRect(left, top, right - left, bottom - top)))
    found.push(`the text is cut off (${words.bottom} below ${bottom})`);
  if (!isWithin(edges(panel), frame)) found.push('the panel is not wholly in the window');
  const report = document.querySelector('dialog[open] footer p');
  if (report !== null && !isWithin(edges(report), frame)) {
    found.push('what is said of the report is not in the window');
  }
  const onward = [...document.querySelectorAll('[data-action=continue], [data-action=do-it]')];
  const shown = onward.filter((one) => one.checkVisibility());
  if (shown.length === 0) found.push('nothing goes on');
  for (const one of shown) {
    if (!isWithin(edges(one), frame)) found.push('what goes on is not in the window');
  }

  // What is pointed at: in the window, not cut off, and nothing lies over its middle.
  for (const one of document.querySelectorAll<HTMLElement>('main [data-hinted]')) {
    const box = edges(one);
    if (!one.checkVisibility() || box.width === 0) continue;
    if (!isWithin(box, frame)) found.push(`${nameOf(one)} is pointed at outside the window`);
    if (one.dataset['area'] !== undefined) continue;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    // What can be taken has a clear button of its own over it.
    const isOwn = hit instanceof HTMLElement && hit.dataset['offer'] === one.dataset['about'];
    if (hit !== null && !isOwn && !one.contains(hit) && !hit.contains(one))
      found.push(`${nameOf(one)} is pointed at under ${hit.localName}.${hit.classList[0]}`);
  }

  // Things on the table that a player asks about: none lies over another.
  const things = [...document.querySelectorAll<HTMLElement>('main [data-about]')].filter((one) =>
    one.checkVisibility(),
  );
  for (const one of things) {
    const box = edges(one);
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const cover = hit?.closest<HTMLElement>('[data-about]');
    // A report lies over the board, as any dialog does.
    if (!cover || cover === one || cover.closest('dialog') !== one.closest('dialog')) continue;
    if (!one.contains(cover) && !cover.contains(one))
      found.push(`${nameOf(one)} lies under ${nameOf(cover)}`);
  }
  return found;
}

/** Runs in the page: what is pointed at under what is told for a moment, but for an edge of it. */
function coveredInLesson(): readonly string[] {
  const EDGE = 8;
  const pointedAt = [...document.querySelectorAll<HTMLElement>('main [data-hinted]')];
  const things = pointedAt.filter(({ dataset }) => dataset['area'] === undefined);
  return [...document.querySelectorAll('main [data-passing]')].flatMap((passing) => {
    const over = passing.getBoundingClientRect();
    const covered = things.filter((one) => {
      const box = one.getBoundingClientRect();
      const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
      const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      return wide > 0 && high > EDGE;
    });
    const what = passing.textContent.trim();
    return covered.map(({ dataset }) => `${dataset['about']} is pointed at under “${what}”`);
  });
}
