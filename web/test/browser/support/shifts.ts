import type { Page } from 'playwright-core';

/** Something that has moved on a page, though nobody there did anything. */
interface Shift {
  readonly value: number;
  /** When, in milliseconds since the page was opened. */
  readonly at: number;
  /** What moved, and from where to where. */
  readonly moved: readonly string[];
}

/** What the browser tells of it, which no types of ours know. */
interface Entry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

type Watching = typeof globalThis & { shifts: Shift[] };

/**
 * Frames in which what somebody has done is answered. Browsers forgive what moves within half a
 * second, which a busy machine may need for a frame or two; on a quiet one they are as long.
 */
const ANSWERING = 30;

/** Notes whatever moves by itself on the pages that are opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch, ANSWERING);

/** Runs in the page, before anything of ours does. */
function watch(answering: number): void {
  const shifts: Shift[] = [];
  /** When somebody last began to do something, and when all of that had been answered. */
  let [begun, answered] = [0, 0];
  let frames = 0;
  const countFrame = (): void => {
    // A move on its way counts as being answered, however long the server takes.
    frames = document.querySelector('[aria-busy=true]') === null ? frames + 1 : 0;
    if (frames < answering) requestAnimationFrame(countFrame);
    else answered = performance.now();
  };
  const begin = ({ timeStamp }: Event): void => {
    frames = 0;
    if (answered === Infinity) return;
    [begun, answered] = [timeStamp, Infinity];
    requestAnimationFrame(countFrame);
  };
  for (const type of ['pointerdown', 'click', 'keydown']) {
    addEventListener(type, begin, { capture: true });
  }
  Object.assign(globalThis, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');
  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (element === null || element === undefined) return 'something gone';
    return [element.localName, ...element.classList].join('.');
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime: at, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput || (begun <= at && at < answered)) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      );
      shifts.push({ value, at, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved since the page was opened, or since this was asked last. */
export const takeShifts = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    // What happened in a frame is told before the next one but one.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const { shifts } = globalThis as Watching;
    return shifts.splice(0);
  });

/** Shifts with less than a second between them belong together, up to five seconds. */
const GAP = 1000;
const LONGEST = 5000;

/** The worst group of shifts, as the metric of browsers (cumulative layout shift) counts it. */
function worstOf(shifts: readonly Shift[]): readonly Shift[] {
  const groups: Shift[][] = [];
  for (const shift of shifts) {
    const group = groups.at(-1);
    const [first, last] = [group?.[0], group?.at(-1)];
    const belongs =
      first !== undefined &&
      last !== undefined &&
      shift.at - last.at < GAP &&
      shift.at - first.at < LONGEST;
    if (belongs) group?.push(shift);
    else groups.push([shift]);
  }
  return groups.reduce((worst, group) => (sumOf(group) > sumOf(worst) ? group : worst), []);
}

const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/** How far content may move: less than anybody minds. */
const MOST = 0.02;

/** Says what moved, if that is too far. */
export function tellShifts(where: string, shifts: readonly Shift[], most = MOST): string[] {
  const worst = worstOf(shifts);
  const sum = sumOf(worst);
  if (sum < most) return [];
  const told = worst.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`);
  return [`${where}: ${sum.toFixed(3)}, namely ${told.join('; ')}`];
}
