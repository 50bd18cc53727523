/** How the table is laid out in the space there is, in pixels. */
export interface TableLayout {
  /** The others lie beside the middle, not above it. */
  readonly isBeside: boolean;
  /** The others are folded: a tap on one shows its dice in the middle. */
  readonly isFolded: boolean;
  readonly columns: number;
  /** Whether there is room for a mine to be drawn. */
  readonly hasMine: boolean;
}

/** A place with dice that can be picked, which grow with the table, and one that is folded. */
const OPEN = { width: 63, height: 86 } as const;
const DICE = 5;
const DIE = { least: 44, most: 58, share: 0.075 } as const;
/** Places are put into fewer columns where each can be so high: their mines are seen better. */
const ROOMY = 150;
const FOLDED = { width: 112, height: 44 } as const;
const GAP = 4;
/** The middle: how the match stands, and the centre dice; and the least of a mine below them. */
const MIDDLE = 100;
const MINE = 72;
/** What part of the width others take beside the middle. */
const SHARE = 0.6;
const NARROWEST_BESIDE = 540;

export function tableLayoutFor(width: number, height: number, others: number): TableLayout {
  const isBeside = width >= NARROWEST_BESIDE && width > 1.25 * height;
  const across = isBeside ? width * SHARE : width;
  const down = isBeside ? height : height - MIDDLE - MINE;
  const die = Math.min(DIE.most, Math.max(DIE.least, DIE.share * height));
  const open = { width: OPEN.width + DICE * die, height: OPEN.height - DIE.least + die };
  const heightIn = (columns: number, high: number): number =>
    Math.ceil(others / columns) * (high + GAP);
  const most = columnsIn(across, open.width, others);
  const isFolded = across < open.width || heightIn(most, open.height) > down;
  const place = isFolded ? FOLDED : open;
  let columns = columnsIn(across, place.width, others);
  if (isBeside && !isFolded) {
    while (columns > 1 && heightIn(columns - 1, ROOMY) <= down) columns--;
  }
  const left = isBeside ? height - MIDDLE : height - MIDDLE - heightIn(columns, place.height);
  return { isBeside, isFolded, columns, hasMine: left >= MINE };
}

const columnsIn = (across: number, width: number, others: number): number =>
  Math.max(1, Math.min(others, Math.floor((across + GAP) / (width + GAP))));
