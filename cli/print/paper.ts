/** All lengths are in millimetres, counted from the top left. */
export const PAGE = { width: 210, height: 297 } as const;
export const CARD = { width: 63, height: 88 } as const;
const COLUMNS = 3;
const ROWS = 3;
export const CARDS_ON_PAGE = COLUMNS * ROWS;

const LEFT = (PAGE.width - COLUMNS * CARD.width) / 2;
const TOP = (PAGE.height - ROWS * CARD.height) / 2;
/** Cut marks stop short of the cards, so that none is left on them. */
const MARK_GAP = 1.5;
const MARK_LENGTH = 5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Where the cards of a page lie, row by row. */
export const placeOf = (index: number): Point => ({
  x: LEFT + (index % COLUMNS) * CARD.width,
  y: TOP + Math.floor(index / COLUMNS) * CARD.height,
});

/** The same once the page is turned over its long edge. */
export const placeBehind = (index: number): Point =>
  placeOf(index + COLUMNS - 1 - 2 * (index % COLUMNS));

export const pagesFor = (cards: number): number => Math.ceil(cards / CARDS_ON_PAGE);

/** Two marks at every cut: one can lay a ruler along them. */
export const CUT_MARKS: readonly Segment[] = [
  ...cuts(COLUMNS, LEFT, CARD.width).flatMap((x) =>
    ends(TOP, PAGE.height - TOP).map(([from, to]): Segment => ({
      from: { x, y: from },
      to: { x, y: to },
    })),
  ),
  ...cuts(ROWS, TOP, CARD.height).flatMap((y) =>
    ends(LEFT, PAGE.width - LEFT).map(([from, to]): Segment => ({
      from: { x: from, y },
      to: { x: to, y },
    })),
  ),
];

function cuts(count: number, start: number, length: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, index) => start + index * length);
}

function ends(start: number, end: number): readonly (readonly [number, number])[] {
  return [
    [start - MARK_GAP - MARK_LENGTH, start - MARK_GAP],
    [end + MARK_GAP, end + MARK_GAP + MARK_LENGTH],
  ];
}
