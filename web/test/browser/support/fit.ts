import { SCALE } from '../../../../kernel/test/scale.ts';
import { type Box, kindOf, type Look, type Thing } from './board-look.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

const SMALLEST: Size = { width: 360, height: 640 };
/** The least room that a laptop leaves, and a phone either way up: what fits there mostly fits. */
const TIGHT: readonly Size[] = [{ width: 1366, height: 650 }, SMALLEST, turned(SMALLEST)];

const PHONES: readonly Size[] = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];
/** Laptops, screens, a tablet, phones either way up. */
const ROOMY: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  ...PHONES,
  ...PHONES.map(turned),
];

/** Every window that a board has to fit. */
export const SIZES: readonly Size[] = [...TIGHT, ...ROOMY];

/** How many questions in a row are looked at before all sizes have been. */
const TURNS = 5;

/**
 * The windows in which a question is looked at, by the number of questions before it: the tight
 * ones always, of the others two by turns; in a long run all of them.
 */
export const sizesFor = (turn: number): readonly Size[] =>
  SCALE > 1 ? SIZES : [...TIGHT, ...ROOMY.filter((_, place) => place % TURNS === turn % TURNS)];

export interface Misfit {
  readonly kind: string;
  readonly problem: string;
  /** Where it was found, as left, top, right and bottom, which differ from size to size. */
  readonly where: string;
}

/** Pixels may be halved. */
const SLACK = 1;
/** What reaches from the table into the gap below it hides nothing. */
const GAP = 8;
/** What a finger can hit (WCAG 2.5.8), and what it hits for sure. */
const LEAST = { board: 0, table: 0, banner: 0, piece: 24, control: 44 } as const;

/** The table gives way to everything else: it would be as large as what it shows. */
const wanted = ({ box: { left, top }, content }: Thing): Box => ({
  left,
  top,
  right: left + content.width,
  bottom: top + content.height,
});

function told(thing: Thing): string {
  const { left, top, right, bottom } = thing.part === 'table' ? wanted(thing) : thing.box;
  const { cover } = thing;
  const box = [left, top, right, bottom].map(Math.round).join(' ');
  return cover === undefined ? box : `${box} under ${cover}`;
}

const isWithin = (inner: Box, outer: Box, slack = SLACK): boolean =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.right <= outer.right + slack &&
  inner.bottom <= outer.bottom + slack;

/** Why something can't be seen or pressed as it should be. */
function problemOf(thing: Thing, window: Box): string | undefined {
  const { part, isOff, box, left, cover } = thing;
  if (part === 'table') {
    return isWithin(wanted(thing), box, GAP) ? undefined : 'has too little room';
  }
  if (!isWithin(box, window)) return 'is not wholly in the window';
  if (!isWithin(box, left)) return 'is cut off';
  if (cover !== undefined && !isOff) return 'is covered';
  const least = Math.min(box.right - box.left, box.bottom - box.top);
  return !isOff && least < LEAST[part] - SLACK ? `is smaller than ${LEAST[part]}` : undefined;
}

/** What of a board does not fit the window. */
export function misfitsOf({ things, window, width }: Look): readonly Misfit[] {
  const edges = { left: 0, top: 0, right: window.width, bottom: window.height };
  const found = things.flatMap((thing) => {
    const problem = problemOf(thing, edges);
    return problem === undefined ? [] : [{ kind: kindOf(thing), problem, where: told(thing) }];
  });
  if (!things.some(({ part }) => part === 'banner')) {
    found.push({ kind: 'banner', problem: 'is not there', where: 'nowhere' });
  }
  if (width > window.width) {
    found.push({ kind: 'page', problem: 'is wider than the window', where: `${width}` });
  }
  return found;
}
