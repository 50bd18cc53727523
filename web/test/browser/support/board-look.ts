import type { CDPSession, Page } from 'playwright-core';

/** How much of a button's text is told. */
const LONGEST = 24;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something on a board that whoever decides needs. */
export interface Thing {
  readonly tag: string;
  readonly data: Readonly<Record<string, string | undefined>>;
  readonly label: string;
  readonly part: 'board' | 'table' | 'banner' | 'control' | 'piece';
  readonly isOff: boolean;
  readonly box: Box;
  /** What of it is left by all that cuts off what sticks out. */
  readonly left: Box;
  /** How large what it shows is, which may be more than it has room for. */
  readonly content: { readonly width: number; readonly height: number };
  /** What lies over its middle. */
  readonly cover: string | undefined;
}

/** What something is: all cards are one kind, all buttons that do the same, and so on. */
export function kindOf({ part, tag, data, label }: Thing): string {
  if (part !== 'control' && part !== 'piece') return part;
  for (const name of ['action', 'tool', 'die']) {
    if (data[name] !== undefined) return `${name} ${data[name]}`;
  }
  const named = ['card', 'offer', 'cell'].find((name) => data[name] !== undefined);
  return named ?? `${tag} “${label.replaceAll(/\d+/g, '#').trim().slice(0, LONGEST)}”`;
}

/** A board while its player decides. */
export interface Look {
  /** What is seen of the banner’s words: a clock has more, for screen readers. */
  readonly text: string;
  readonly things: readonly Thing[];
  readonly window: { readonly width: number; readonly height: number };
  /** How wide all of the page is. */
  readonly width: number;
}

/** How the board lies in the window now; nothing while nothing is to be decided on it. */
export const lookAtBoard = async (page: Page): Promise<Look | undefined> =>
  read(await page.evaluate(look));

/** As text: a browser takes long to hand over objects within objects one by one. */
const read = (text: string): Look | undefined =>
  text === '' ? undefined : (JSON.parse(text) as Look);

/** Playwright sets the size of a window, too, which takes longer than to look at the page. */
const sessions = new WeakMap<Page, CDPSession>();

/** The same in a window of another size, as far as the page can tell. */
export async function lookAtSize(
  page: Page,
  size: { readonly width: number; readonly height: number },
  isPhone = false,
): Promise<Look | undefined> {
  await resize(page, size, isPhone);
  return lookAtBoard(page);
}

/** Gives a page a window of another size. */
export async function resize(
  page: Page,
  { width, height }: { readonly width: number; readonly height: number },
  isPhone = false,
): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const metrics = { width, height, deviceScaleFactor: 1, mobile: isPhone };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  // On a busy machine a page is told of it some frames later.
  await page.evaluate(untilSized, `(width: ${width}px) and (height: ${height}px)`);
}

/** Runs in the page. */
async function untilSized(size: string): Promise<void> {
  const { drawFrame = requestAnimationFrame } = globalThis as Drawing;
  while (!matchMedia(size).matches) await new Promise(drawFrame);
}

/** A page that nobody looks at has another name for what draws a frame (`hide` in browser.ts). */
type Drawing = typeof globalThis & { readonly drawFrame?: typeof requestAnimationFrame };

/**
 * Runs in the page: everything in one go, since the next moment may show something else. What
 * follows the size of the window by script, or of a banner that has just grown, has done so by the
 * end of a frame, a real one: before that a table may lie under the banner.
 */
async function look(): Promise<string> {
  const { drawFrame = requestAnimationFrame } = globalThis as Drawing;
  const settle = (resolve: () => void) => drawFrame(() => setTimeout(resolve, 0));
  await new Promise<void>(settle);
  const board = document.querySelector<HTMLElement>('[aria-busy=false]');
  const isHidden = document.querySelector('dialog[open], #over') !== null;
  if (board === null || isHidden) return '';
  scrollTo(0, 0);
  const table = board.querySelector<HTMLElement>('.frame > .rows > .table');
  const banner = board.querySelector<HTMLElement>('[data-banner]');

  const leftOf = (element: Element, { left, top, right, bottom }: Box): Box => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body) break;
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const coverOf = (element: Element, { left, top, right, bottom }: Box): string | undefined => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit === null || element.contains(hit)) return undefined;
    return `${hit.localName}.${hit.classList[0] ?? ''}`;
  };
  const thing = (element: HTMLElement, part: Thing['part']): Thing => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = { left, top, right, bottom };
    return {
      tag: element.localName,
      data: Object.fromEntries(Object.entries(element.dataset)),
      label: element.getAttribute('aria-label') ?? element.textContent,
      part,
      isOff: element.matches('[aria-disabled=true], :disabled'),
      box,
      left: leftOf(element, box),
      content: { width: element.scrollWidth, height: element.scrollHeight },
      cover: part === 'control' || part === 'piece' ? coverOf(element, box) : undefined,
    };
  };
  const pressed =
    'button, select, [role=button], [aria-disabled=false], [data-card], [data-mine], label';
  const all = [...board.querySelectorAll<HTMLElement>(pressed)];
  const controls = all.filter((one) => one.checkVisibility());
  const seen: Look = {
    text: banner?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '',
    things: [
      thing(board, 'board'),
      ...(table === null ? [] : [thing(table, 'table')]),
      ...(banner === null ? [] : [thing(banner, 'banner')]),
      ...controls.map((one) => thing(one, banner?.contains(one) === true ? 'control' : 'piece')),
    ],
    window: { width: innerWidth, height: innerHeight },
    width: document.documentElement.scrollWidth,
  };
  return JSON.stringify(seen);
}
