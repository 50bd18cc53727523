import { DICE } from '@pepite/games/or-etc/pieces/dice';

/** How the table is laid out in the space there is, in pixels. */
export interface TableLayout {
  /** The others lie beside the middle, not above it. */
  readonly isBeside: boolean;
  /** The others are folded: a tap on one shows its dice in the middle. */
  readonly isFolded: boolean;
  readonly columns: number;
  /** What part of the width the others take beside the middle. */
  readonly share: number;
  /** How high each of the others is at least. */
  readonly placeHeight: number;
  /** How large the dice are that can be picked, each with what is between it and the next. */
  readonly openDie: number;
  /** How large the dice of somebody folded are, each with what is between it and the next. */
  readonly foldedDie: number;
  /** Whether a folded place has room for a word about how somebody stands. */
  readonly hasWords: boolean;
  /** What else a folded place has room for beside its dice: how many cards, and exits as well. */
  readonly counts: 'none' | 'cards' | 'exits';
  /** Whether their mines have room for all that stands on cards. */
  readonly hasWholeMines: boolean;
  /**
   * How a mine is shown below the middle: below the news, beside them, or in a line where a drawing
   * could not be read; `thin` is one that no finger would hit.
   */
  readonly mine: 'large' | 'small' | 'line' | 'thin' | 'none';
}

/** A place with dice that can be picked, which grow with the table, and one that is folded. */
const OPEN = { width: 63, height: 86 } as const;
const DIE = { least: 44, most: 58, share: 0.075 } as const;
/** Those of the only rival are as large as one's own. */
const ONLY_DIE = { least: 44, most: 66, share: 0.13 } as const;
const FOLDED = { width: 104, height: 44, most: 72 } as const;
const FOLD = { isFolded: true, hasWholeMines: false, openDie: 0 } as const;
const UNFOLDED = { isFolded: false, foldedDie: 0, hasWords: false, counts: 'none' } as const;
/** What a folded place has besides its dice: its edges and its tool, and a name above them. */
const AROUND = { width: 28, height: 20 } as const;
const MOST_FOLDED_DIE = 40;
/** From which width on a folded place has room for a word. */
const WORDY = 154;
/** What cards and exits take there, and cards alone. */
const COUNTS = { exits: 56, cards: 30 } as const;
/** On the smallest phones a folded place is a name and points. */
const LOW_FOLDED = { height: 30, most: 176 } as const;
const GAP = 4;
/** Places are put into fewer columns where each can be so high: their mines are seen better. */
const ROOMY = 150;
/** What a place has besides its mine, and how large that has to be to show all of its cards. */
const BESIDE_MINE = { width: 19, height: 28 } as const;
const WHOLE = { width: 290, height: 240 } as const;
/** The middle: how the match stands, in one line or two, and the centre dice. */
const MIDDLE = 103;
const LOW_MIDDLE = {
  narrow: { most: 384, height: 83 },
  wide: { most: 144, height: 78 },
} as const;
/** Narrower tables are those of phones held upright. */
const NARROW = 544;
/** From which height on the mine below the middle is shown in which way. */
const THIN = 30;
const LINE = 46;
const SMALL = 130;
const LARGE = 330;
/** What the others leave of the table: a line for the mine, and one for news. */
const REST = 54;
/** What places that grow leave: so much, and such a part of what is below the middle. */
const KEPT = { least: 170, share: 0.42 } as const;
const MOST_GROWTH = 110;
/** What part of the width others take beside the middle, and one alone. */
const SHARE = 0.6;
const ONLY_SHARE = 0.5;
const NARROWEST_BESIDE = 540;

export function tableLayoutFor(width: number, height: number, others: number): TableLayout {
  const isBeside = width >= NARROWEST_BESIDE && width > 1.25 * height;
  const share = others === 1 ? ONLY_SHARE : SHARE;
  const across = isBeside ? width * share : width;
  const below = height - middleIn(width, height);
  const down = isBeside ? height : below - REST;
  const size = isBeside && others === 1 ? ONLY_DIE : DIE;
  const die = Math.min(size.most, Math.max(size.least, size.share * height));
  const open = { width: OPEN.width + DICE * die, height: OPEN.height - DIE.least + die };
  const most = columnsIn(across, open.width, others);
  if (across < open.width || heightOf(others, most, open.height) > down) {
    const folded = columnsIn(across, FOLDED.width, others);
    return isBeside
      ? { ...foldedBeside(across, height, others, folded), share, mine: mineIn(below) }
      : { ...foldedAbove(across, below, foldedIn(width, height), others, folded), share };
  }
  let columns = most;
  if (isBeside) {
    while (columns > 1 && heightOf(others, columns - 1, ROOMY) <= down) columns--;
  }
  const rows = Math.ceil(others / columns);
  const placeHeight = isBeside ? height / rows - GAP : grown(below, rows, open.height);
  const hasWholeMines =
    across / columns - DICE * die - BESIDE_MINE.width >= WHOLE.width &&
    placeHeight - BESIDE_MINE.height >= WHOLE.height;
  const mine = mineIn(isBeside ? below : below - rows * (placeHeight + GAP));
  return { ...UNFOLDED, isBeside, columns, share, placeHeight, openDie: die, hasWholeMines, mine };
}

/** In as few columns as take nothing from the mine: then dice are larger. */
function foldedAbove(
  across: number,
  below: number,
  high: number,
  others: number,
  most: number,
): Omit<TableLayout, 'share'> {
  const mineWith = (columns: number): TableLayout['mine'] =>
    mineIn(below - heightOf(others, columns, high));
  const mine = mineWith(most);
  let columns = most;
  while (columns > 1 && mineWith(columns - 1) === mine) columns--;
  return { ...FOLD, ...placesIn(across, columns, high), isBeside: false, mine };
}

/** In so many columns that dice are as large as can be. */
function foldedBeside(
  across: number,
  height: number,
  others: number,
  most: number,
): Omit<TableLayout, 'share' | 'mine'> {
  const highWith = (columns: number): number =>
    Math.min(FOLDED.most, height / Math.ceil(others / columns) - GAP);
  const dieWith = (columns: number): number => {
    const high = highWith(columns);
    return high < FOLDED.height ? 0 : dieIn(across / columns - GAP, high);
  };
  let columns = most;
  for (let fewer = most - 1; fewer > 0; fewer--) {
    if (dieWith(fewer) > dieWith(columns)) columns = fewer;
  }
  const high = Math.max(FOLDED.height, highWith(columns));
  return { ...FOLD, ...placesIn(across, columns, high), isBeside: true };
}

/** What folded places that are so high have room for. */
function placesIn(
  across: number,
  columns: number,
  high: number,
): Pick<TableLayout, 'columns' | 'placeHeight' | 'foldedDie' | 'hasWords' | 'counts'> {
  const wide = (across - (columns - 1) * GAP) / columns;
  const foldedDie = Math.min(MOST_FOLDED_DIE, dieIn(wide, high));
  const counts = countsIn(wide - AROUND.width - DICE * foldedDie);
  return { columns, placeHeight: high, foldedDie, hasWords: wide >= WORDY, counts };
}

function countsIn(left: number): TableLayout['counts'] {
  if (left >= COUNTS.exits) return 'exits';
  return left >= COUNTS.cards ? 'cards' : 'none';
}

/** How large a die is in a folded place of that size. */
const dieIn = (width: number, height: number): number =>
  Math.min((width - AROUND.width) / DICE, height - AROUND.height);

const columnsIn = (across: number, width: number, others: number): number =>
  Math.max(1, Math.min(others, Math.floor((across + GAP) / (width + GAP))));

const heightOf = (others: number, columns: number, high: number): number =>
  Math.ceil(others / columns) * (high + GAP);

/** How high places are above the middle: they share what a mine can spare. */
function grown(below: number, rows: number, high: number): number {
  const spare = below - rows * (high + GAP) - Math.max(KEPT.least, KEPT.share * below);
  return high + Math.min(MOST_GROWTH, Math.max(0, spare / rows));
}

function middleIn(width: number, height: number): number {
  const low = LOW_MIDDLE[width < NARROW ? 'narrow' : 'wide'];
  return height <= low.most ? low.height : MIDDLE;
}

const foldedIn = (width: number, height: number): number =>
  width < NARROW && height <= LOW_FOLDED.most ? LOW_FOLDED.height : FOLDED.height;

function mineIn(left: number): TableLayout['mine'] {
  if (left >= LARGE) return 'large';
  if (left >= SMALL) return 'small';
  if (left >= LINE) return 'line';
  return left >= THIN ? 'thin' : 'none';
}
