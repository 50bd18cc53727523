import { hasWide, type Immutable, type Move } from '@pepite/kernel';
import {
  BONUS,
  cardOf,
  cellsOf,
  DEAL,
  DRAW,
  FIRST,
  KEEP,
  kindOf,
  LAY_OUT,
  MARK,
  otherCard,
  patternOf,
  REVEAL,
  seatOf,
  type SilverView,
  TAKE,
  TAKE_PILE,
} from './moves.ts';
import { ONE_CELL } from './data/patterns.ts';
import { CELLS, DEALT } from './pieces.ts';
import { Phase, type SilverWorld, type Table } from './world.ts';

export const CLAUSES = [
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'S7',
  'S8',
  'S9',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
  'S16',
  'S17',
  'S18',
  'S19',
  'S20',
  'S21',
  'S22',
] as const;
export type Clause = (typeof CLAUSES)[number];

/** Everything that can be wrong with a move, and the clause it breaks. */
export const FAULTS = {
  firstDue: 'S5',
  dealDue: 'S4',
  keepDue: 'S4',
  marketDue: 'S5',
  expeditionDue: 'S6',
  markDue: 'S7',
  takeDue: 'S14',
  drawDue: 'S14',
  refillDue: 'S15',
  matchOver: 'S17',
  notASeat: 'S5',
  notInPile: 'S1',
  handFull: 'S4',
  notDealt: 'S4',
  expeditionGone: 'S2',
  otherPattern: 'S7',
  cardNotYours: 'S7',
  noSuchCell: 'S7',
  cellMarked: 'S7',
  bonusDue: 'S9',
  noBonus: 'S9',
  notInMarket: 'S14',
  pileEmpty: 'S18',
} as const satisfies Record<string, Clause>;
export type Fault = keyof typeof FAULTS;

/** The fault of a move by a seat that has to decide, if it has one. */
export function judge(view: SilverView, move: Move): Fault | undefined {
  const { phase } = view.table;
  if (phase === Phase.mark) return judgeMark(view, move);
  return phase === Phase.take ? judgeTake(view, move) : judgeKeep(view, move);
}

function judgeKeep({ hand }: SilverView, move: Move): Fault | undefined {
  if (kindOf(move) !== KEEP) return 'keepDue';
  const holds = hasWide(hand.dealt, cardOf(move)) && hasWide(hand.dealt, otherCard(move));
  return holds ? undefined : 'notDealt';
}

function judgeMark(view: SilverView, move: Move): Fault | undefined {
  const { table, hand } = view;
  const kind = kindOf(move);
  if (kind !== MARK && kind !== BONUS) return 'markDue';
  if (hand.bonus > 0) return kind === BONUS ? judgeCells(view, move) : 'bonusDue';
  if (kind === BONUS) return 'noBonus';
  const pattern = patternOf(move);
  if (pattern !== ONE_CELL && pattern !== table.expedition) return 'otherPattern';
  return judgeCells(view, move);
}

/** Cells are marked on a card of one's own, where it has them, and once only. */
function judgeCells({ table, seat, hand }: SilverView, move: Move): Fault | undefined {
  const { cards, free } = table.players[seat];
  const slot = cards.indexOf(cardOf(move));
  if (slot < 0) return 'cardNotYours';
  if ((cellsOf(move) & ~CELLS[cards[slot]]) !== 0) return 'noSuchCell';
  return (cellsOf(move) & ~(free[slot] & ~hand.marks[slot])) === 0 ? undefined : 'cellMarked';
}

function judgeTake({ table }: SilverView, move: Move): Fault | undefined {
  if (move === TAKE_PILE) return table.pileSize > 0 ? undefined : 'pileEmpty';
  if (kindOf(move) !== TAKE) return 'takeDue';
  return table.market.includes(cardOf(move)) ? undefined : 'notInMarket';
}

const CHANCE_KINDS = {
  [Phase.first]: FIRST,
  [Phase.deal]: DEAL,
  [Phase.layOut]: LAY_OUT,
  [Phase.reveal]: REVEAL,
  [Phase.draw]: DRAW,
  [Phase.refill]: LAY_OUT,
} as const satisfies Partial<Record<Phase, Move>>;

const isChancePhase = (phase: Phase): phase is keyof typeof CHANCE_KINDS => phase in CHANCE_KINDS;

/** The fault of a chance outcome. A reader takes the cards of a deal in any order. */
export function judgeChance({ table, box }: SilverWorld, move: Move): Fault | undefined {
  const { phase } = table;
  const kind = kindOf(move);
  if (!isChancePhase(phase) || kind !== CHANCE_KINDS[phase]) return outOfTurnFault(table);
  if (kind === REVEAL) {
    return (((box.once | box.twice) >> patternOf(move)) & 1) === 1 ? undefined : 'expeditionGone';
  }
  if ((kind === FIRST || kind === DEAL) && seatOf(move) >= table.seats) return 'notASeat';
  if (kind === FIRST) return undefined;
  if (kind === DEAL && table.players[seatOf(move)].held === DEALT) return 'handFull';
  return hasWide(box.pile, cardOf(move)) ? undefined : 'notInPile';
}

const DUE = {
  [Phase.first]: 'firstDue',
  [Phase.deal]: 'dealDue',
  [Phase.keep]: 'keepDue',
  [Phase.layOut]: 'marketDue',
  [Phase.reveal]: 'expeditionDue',
  [Phase.mark]: 'markDue',
  [Phase.take]: 'takeDue',
  [Phase.draw]: 'drawDue',
  [Phase.refill]: 'refillDue',
  [Phase.over]: 'matchOver',
} as const satisfies Record<Phase, Fault>;

/** The fault of acting out of turn: what has to be done first. */
export const outOfTurnFault = ({ phase }: Immutable<Table>): Fault => DUE[phase];
