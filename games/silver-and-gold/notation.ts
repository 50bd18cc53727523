import type { Move } from '@pepite/kernel';
import {
  BONUS,
  bonusMove,
  cardOf,
  cellsOf,
  DEAL,
  dealMove,
  DRAW,
  drawMove,
  FIRST,
  firstMove,
  KEEP,
  keepMove,
  kindOf,
  LAY_OUT,
  layOutMove,
  MARK,
  markMove,
  otherCard,
  patternOf,
  revealMove,
  seatOf,
  TAKE,
  TAKE_PILE,
  takeMove,
} from './moves.ts';
import { ALL_PATTERNS, expeditionOf, PLACE_BITS, placeOf } from './data/patterns.ts';
import {
  type Card,
  CARDS,
  type Cell,
  cellAt,
  type Cells,
  cellsIn,
  columnOf,
  rowOf,
} from './pieces.ts';

export const COLUMNS: readonly string[] = ['a', 'b', 'c', 'd'];

/** A cell as records write it: `a1` is at the top left. */
export const printCell = (cell: Cell): string => `${COLUMNS[columnOf(cell)]}${rowOf(cell) + 1}`;

/** Cells by row, then by column. */
export const printCells = (cells: Cells): string => cellsIn(cells).map(printCell).join(' ');

export function print(move: Move): string {
  const card = cardOf(move);
  switch (kindOf(move)) {
    case MARK:
      return `mark ${card} ${printCells(cellsOf(move))}`;
    case BONUS:
      return `bonus ${card} ${printCells(cellsOf(move))}`;
    case TAKE:
      return `take ${card}`;
    case TAKE_PILE:
      return 'take pile';
    case KEEP:
      return `keep ${card} ${otherCard(move)}`;
    case FIRST:
      return `first ${seatOf(move)}`;
    case DEAL:
      return `deal ${seatOf(move)} ${card}`;
    case LAY_OUT:
      return `market ${card}`;
    case DRAW:
      return `draw ${card}`;
    default:
      return `expedition ${expeditionOf(patternOf(move)).id}`;
  }
}

/** What each word is followed by makes a move, or it does not. */
type Reader = (words: readonly string[]) => Move | undefined;

const readCard = (text: string | undefined): Card | undefined =>
  text !== undefined && /^[1-9]\d?$/.test(text) && Number(text) <= CARDS ? Number(text) : undefined;

const readSeat = (text: string): number | undefined =>
  /^[0-3]$/.test(text) ? Number(text) : undefined;

/** The place that cells make, where they stand in order and no cell twice. */
function readPlace(words: readonly string[]): number | undefined {
  const cells = words.map((text) =>
    /^[a-d][1-4]$/.test(text) ? cellAt(COLUMNS.indexOf(text[0]), Number(text[1]) - 1) : -1,
  );
  const isOrdered = cells.every((cell, index) => cell > (index === 0 ? -1 : cells[index - 1]));
  return isOrdered ? placeOf(cells.reduce((set, cell) => set | (1 << cell), 0)) : undefined;
}

const withCard =
  (make: (card: Card) => Move): Reader =>
  (words) => {
    const card = words.length === 1 ? readCard(words[0]) : undefined;
    return card === undefined ? undefined : make(card);
  };

const readTake: Reader = (words) =>
  words.length === 1 && words[0] === 'pile' ? TAKE_PILE : withCard(takeMove)(words);

const readMark: Reader = ([text, ...cells]) => {
  const card = readCard(text);
  const place = readPlace(cells);
  return card === undefined || place === undefined ? undefined : markMove(card, place);
};

/** One cell only: the places of a single cell are numbered before those of any pattern. */
const readBonus: Reader = ([text, ...cells]) => {
  const card = readCard(text);
  const place = readPlace(cells);
  if (card === undefined || place === undefined || place >> PLACE_BITS > 0) return undefined;
  return bonusMove(card, place);
};

const readKeep: Reader = ([one, other, ...rest]) => {
  const low = readCard(one);
  const high = readCard(other);
  if (low === undefined || high === undefined || rest.length > 0) return undefined;
  return low < high ? keepMove(low, high) : undefined;
};

const readFirst: Reader = ([text, ...rest]) => {
  const seat = readSeat(text);
  return seat === undefined || rest.length > 0 ? undefined : firstMove(seat);
};

const readDeal: Reader = ([to, text, ...rest]) => {
  const seat = readSeat(to);
  const card = readCard(text);
  if (seat === undefined || card === undefined || rest.length > 0) return undefined;
  return dealMove(seat, card);
};

const readExpedition: Reader = ([text, ...rest]) => {
  const pattern = ALL_PATTERNS.find((one) => expeditionOf(one).id === text);
  return pattern === undefined || rest.length > 0 ? undefined : revealMove(pattern);
};

const READERS: Readonly<Record<string, Reader>> = {
  mark: readMark,
  bonus: readBonus,
  take: readTake,
  keep: readKeep,
  first: readFirst,
  deal: readDeal,
  market: withCard(layOutMove),
  draw: withCard(drawMove),
  expedition: readExpedition,
};

export function parse(text: string): Move | undefined {
  const words = text.split(' ');
  const verb = words[0];
  return Object.hasOwn(READERS, verb) ? READERS[verb](words.slice(1)) : undefined;
}
