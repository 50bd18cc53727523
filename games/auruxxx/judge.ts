import type { Immutable, Move } from '@pepite/kernel';
import {
  ACCEPT,
  type AuruxxxView,
  cardOf,
  DEAL,
  DEALER,
  DRAW,
  END,
  GET,
  kindOf,
  PASS,
  seatOf,
  STEAL,
  SWAP_HANDS,
  thiefOf,
  TURN_UP,
} from './moves.ts';
import { copiesIn, holds } from './cards/pack.ts';
import {
  type Card,
  fits,
  GOLDEN,
  HAND,
  isAction,
  isFifty,
  isHappyMan,
  isTwo,
  MOST_DRAWS,
  MOST_PASSES,
  PROFUSION,
  rowOf,
  severalFit,
} from './pieces.ts';
import { bringsCard, canPlay, cardsOf, countOf, PLAY, topOf } from './cards/plays.ts';
import { type AuruxxxWorld, Phase, type Table } from './world.ts';

export const CLAUSES = [
  'X1',
  'X2',
  'X3',
  'X4',
  'X5',
  'X6',
  'X7',
  'X8',
  'X9',
  'X10',
  'X11',
  'X12',
  'X13',
  'X14',
  'X15',
  'X16',
  'X17',
  'X18',
  'X19',
  'X20',
  'X21',
  'X22',
  'X23',
  'X24',
  'X25',
  'X26',
  'X27',
  'X28',
  'X29',
  'X30',
  'X31',
  'X32',
] as const;
export type Clause = (typeof CLAUSES)[number];

/** Everything that can be wrong with a move, and the clause it breaks. */
export const FAULTS = {
  dealerDue: 'X2',
  dealDue: 'X2',
  turnUpDue: 'X3',
  turnDue: 'X6',
  drawDue: 'X8',
  profusionDue: 'X18',
  theftDue: 'X19',
  exchangeDue: 'X20',
  matchOver: 'X31',
  notASeat: 'X2',
  handFull: 'X2',
  notInPile: 'X1',
  notTheDrawer: 'X8',
  notTheThief: 'X18',
  notStolen: 'X18',
  debtFirst: 'X16',
  mustAccept: 'X17',
  noDebt: 'X16',
  passTooLate: 'X7',
  noPassLeft: 'X7',
  drawnTwice: 'X8',
  endTooEarly: 'X9',
  mustPlayOn: 'X21',
  noExchange: 'X20',
  swapWithYourself: 'X20',
  swapWithEmptyHand: 'X20',
  notHeld: 'X6',
  misfitNumber: 'X10',
  misfitTwo: 'X11',
  misfitFifty: 'X12',
  misfitHappyMan: 'X13',
  severalHappyMen: 'X15',
  bringsNothing: 'X22',
  lastCard: 'X23',
  goldenTooEarly: 'X25',
} as const satisfies Record<string, Clause>;
export type Fault = keyof typeof FAULTS;

/** The fault of a move by the seat whose turn it is, if it has one. */
export function judge(view: AuruxxxView, move: Move): Fault | undefined {
  const { table, seat } = view;
  if (table.phase === Phase.exchange) return judgePartner(table, seat, move);
  switch (kindOf(move)) {
    case PASS:
      return judgePass(table, seat);
    case ACCEPT:
      return table.debt > 0 ? undefined : 'noDebt';
    case SWAP_HANDS:
      return table.debt > 0 ? 'debtFirst' : 'noExchange';
    case DRAW:
      if (table.debt > 0) return 'debtFirst';
      return table.drawn < MOST_DRAWS ? undefined : 'drawnTwice';
    case END:
      return judgeEnd(view);
    case PLAY:
      return table.debt > 0 ? 'debtFirst' : judgePlay(view, move);
    default:
      return 'turnDue';
  }
}

function judgePartner(table: Immutable<Table>, seat: number, move: Move): Fault | undefined {
  if (kindOf(move) !== SWAP_HANDS) return 'exchangeDue';
  const partner = seatOf(move);
  if (partner >= table.seats) return 'notASeat';
  if (partner === seat) return 'swapWithYourself';
  return table.handSizes[partner] === 0 ? 'swapWithEmptyHand' : undefined;
}

function judgePass(table: Immutable<Table>, seat: number): Fault | undefined {
  if (table.begun) return 'passTooLate';
  if (table.passes[seat] < MOST_PASSES) return undefined;
  return table.debt > 0 ? 'mustAccept' : 'noPassLeft';
}

function judgeEnd(view: AuruxxxView): Fault | undefined {
  const { table } = view;
  if (table.debt > 0) return 'debtFirst';
  if (table.drawn < MOST_DRAWS) return 'endTooEarly';
  return table.chained && canPlay(view) ? 'mustPlayOn' : undefined;
}

function judgePlay(view: AuruxxxView, move: Move): Fault | undefined {
  const { table, seat, hand } = view;
  const top = topOf(move);
  const count = countOf(move);
  const size = table.handSizes[seat];
  if (!isHeld(hand.cards, cardsOf(move))) return 'notHeld';
  if (top === GOLDEN) return count === size ? undefined : 'goldenTooEarly';
  if (isAction(top)) {
    return size === 1 && !bringsCard(table, seat, top) ? 'bringsNothing' : undefined;
  }
  if (count > 1 && isHappyMan(top)) return 'severalHappyMen';
  const isFitting = count === 1 ? fits(top, table.top) : severalFit(rowOf(top), table.top);
  if (!isFitting) return misfit(table.top);
  return count === size ? 'lastCard' : undefined;
}

const isHeld = (hand: readonly number[], cards: readonly Card[]): boolean =>
  cards.every((card) => cards.filter((one) => one === card).length <= copiesIn(hand, 0, card));

function misfit(top: Card): Fault {
  if (isTwo(top)) return 'misfitTwo';
  if (isFifty(top)) return 'misfitFifty';
  return isHappyMan(top) ? 'misfitHappyMan' : 'misfitNumber';
}

/** The fault of a chance outcome. A reader takes the cards of a deal in any order. */
export function judgeChance(world: AuruxxxWorld, move: Move): Fault | undefined {
  const { table } = world;
  if (kindOf(move) !== KIND_DUE[table.phase]) return outOfTurnFault(table);
  switch (table.phase) {
    case Phase.dealer:
      return seatOf(move) < table.seats ? undefined : 'notASeat';
    case Phase.steal:
      return judgeTheft(world, move);
    case Phase.deal:
      if (seatOf(move) >= table.seats) return 'notASeat';
      if (table.handSizes[seatOf(move)] === HAND) return 'handFull';
      break;
    case Phase.draw:
      if (seatOf(move) !== table.player) return 'notTheDrawer';
      break;
    default:
  }
  return holds(world.box.pile, 0, cardOf(move)) ? undefined : 'notInPile';
}

function judgeTheft({ table, hands }: AuruxxxWorld, move: Move): Fault | undefined {
  if (seatOf(move) !== table.victim || thiefOf(move) !== table.player) return 'notTheThief';
  return holds(hands[table.victim].cards, 0, cardOf(move)) ? undefined : 'notStolen';
}

const KIND_DUE: Readonly<Partial<Record<Phase, Move>>> = {
  [Phase.dealer]: DEALER,
  [Phase.deal]: DEAL,
  [Phase.turnUp]: TURN_UP,
  [Phase.draw]: GET,
  [Phase.steal]: STEAL,
};

const DUE = {
  [Phase.dealer]: 'dealerDue',
  [Phase.deal]: 'dealDue',
  [Phase.turnUp]: 'turnUpDue',
  [Phase.act]: 'turnDue',
  [Phase.draw]: 'drawDue',
  [Phase.exchange]: 'exchangeDue',
  [Phase.over]: 'matchOver',
} as const satisfies Partial<Record<Phase, Fault>>;

/** The fault of acting out of turn: what has to be done first. */
export function outOfTurnFault(table: Immutable<Table>): Fault {
  if (table.phase !== Phase.steal) return DUE[table.phase];
  return table.top === PROFUSION ? 'profusionDue' : 'theftDue';
}
