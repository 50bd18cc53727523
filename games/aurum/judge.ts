import { hasWide, type Immutable, type Move } from '@pepite/kernel';
import {
  BID,
  cardOf,
  DEAL,
  END,
  FIRST,
  KEEP,
  kindOf,
  LAY_ASIDE,
  paidCard,
  PLAY,
  seatOf,
  SWAP,
  type AurumView,
} from './moves.ts';
import {
  AS_HEAP,
  type Card,
  FOLLOWS_HIGH,
  FOLLOWS_LOW,
  goldBits,
  HAND,
  isGold,
  isInGame,
  metalOf,
} from './pieces.ts';
import { type AurumWorld, Phase, sideOf, type Table } from './world.ts';

export const CLAUSES = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'A9',
  'A10',
  'A11',
  'A12',
  'A13',
  'A14',
  'A15',
  'A16',
  'A17',
  'A18',
  'A19',
  'A20',
  'A21',
  'A22',
  'A23',
  'A24',
  'A25',
  'A26',
] as const;
export type Clause = (typeof CLAUSES)[number];

/** Everything that can be wrong with a move, and the clause it breaks. */
export const FAULTS = {
  firstDue: 'A4',
  dealDue: 'A2',
  asideDue: 'A2',
  bidDue: 'A5',
  swapDue: 'A7',
  playDue: 'A12',
  matchOver: 'A22',
  matchOfThreeOver: 'A23',
  matchOfSumsOver: 'A24',
  notASeat: 'A4',
  notInGame: 'A2',
  handFull: 'A2',
  alreadyDealt: 'A2',
  bidGold: 'A5',
  bidNotHeld: 'A5',
  bidMade: 'A5',
  swapGoldNotHeld: 'A7',
  swapNotYours: 'A7',
  swapNotHeld: 'A7',
  swapTooLate: 'A8',
  openWithGold: 'A11',
  openNotHeld: 'A11',
  openerStuck: 'A17',
  metalUsed: 'A12',
  metalNotHeld: 'A12',
  goldNotHeld: 'A12',
  mustPlay: 'A13',
} as const satisfies Record<string, Clause>;
export type Fault = keyof typeof FAULTS;

/** The fault of a move by a seat that has to decide, if it has one. */
export function judge(view: AurumView, move: Move): Fault | undefined {
  const { phase } = view.table;
  if (phase === Phase.bid) return judgeBid(view, move);
  return phase === Phase.swap ? judgeSwap(view, move) : judgePlay(view, move);
}

function judgeBid({ table, hand }: AurumView, move: Move): Fault | undefined {
  if (kindOf(move) !== BID) return 'bidDue';
  const card = cardOf(move);
  if (isGold(card)) return 'bidGold';
  if (!isInGame(card, table.seats)) return 'notInGame';
  return hasWide(hand.metals, card) ? undefined : 'bidNotHeld';
}

function judgeSwap({ table, seat, hand }: AurumView, move: Move): Fault | undefined {
  if (move === KEEP) return undefined;
  if (kindOf(move) !== SWAP) return kindOf(move) === BID ? 'bidMade' : 'swapDue';
  const target = seatOf(move);
  if (target >= table.seats) return 'notASeat';
  if (sideOf(target, table.seats) !== sideOf(seat, table.seats)) return 'swapNotYours';
  if (!isInGame(cardOf(move), table.seats)) return 'notInGame';
  if ((goldBits(table.stocks[seat]) & AS_HEAP[paidCard(move)]) === 0) return 'swapGoldNotHeld';
  return hasWide(hand.metals, cardOf(move)) ? undefined : 'swapNotHeld';
}

function judgePlay(view: AurumView, move: Move): Fault | undefined {
  switch (kindOf(move)) {
    case PLAY:
      return view.table.trick.laid === 0 ? judgeOpening(view, move) : judgeFollowing(view, move);
    case END:
      return canPlayMetal(view) ? 'mustPlay' : undefined;
    case KEEP:
    case SWAP:
      return 'swapTooLate';
    case BID:
      return 'bidMade';
    default:
      return 'playDue';
  }
}

function judgeOpening({ table, hand }: AurumView, move: Move): Fault | undefined {
  const card = cardOf(move);
  if (hand.metals[0] === 0 && hand.metals[1] === 0) return 'openerStuck';
  if (isGold(card)) return 'openWithGold';
  if (!isInGame(card, table.seats)) return 'notInGame';
  return hasWide(hand.metals, card) ? undefined : 'openNotHeld';
}

function judgeFollowing({ table, seat, hand }: AurumView, move: Move): Fault | undefined {
  const card = cardOf(move);
  if (!isInGame(card, table.seats)) return 'notInGame';
  if (isGold(card)) {
    return (goldBits(table.stocks[seat]) & AS_HEAP[card]) === 0 ? 'goldNotHeld' : undefined;
  }
  if (!hasWide(hand.metals, card)) return 'metalNotHeld';
  return isMetalUsed(table, card) ? 'metalUsed' : undefined;
}

const isMetalUsed = ({ trick }: Immutable<Table>, card: Card): boolean =>
  trick.cards.slice(0, trick.laid).some((laid) => !isGold(laid) && metalOf(laid) === metalOf(card));

function canPlayMetal({ table, hand }: AurumView): boolean {
  let [low, high] = hand.metals;
  for (const card of table.trick.cards) {
    low &= FOLLOWS_LOW[card];
    high &= FOLLOWS_HIGH[card];
  }
  return (low | high) !== 0;
}

/** The fault of a chance outcome. A reader takes the cards of a deal in any order. */
export function judgeChance({ table, box }: AurumWorld, move: Move): Fault | undefined {
  const fault = outOfTurnFault(table);
  const kind = kindOf(move);
  const card = cardOf(move);
  if (table.phase === Phase.first) {
    if (kind !== FIRST) return fault;
    return seatOf(move) < table.seats ? undefined : 'notASeat';
  }
  if (kind !== (table.phase === Phase.deal ? DEAL : LAY_ASIDE)) return fault;
  if (isGold(card) || !isInGame(card, table.seats)) return 'notInGame';
  if (kind === DEAL && seatOf(move) >= table.seats) return 'notASeat';
  if (kind === DEAL && table.handSizes[seatOf(move)] === HAND) return 'handFull';
  return hasWide(box.deck, card) ? undefined : 'alreadyDealt';
}

const DUE = {
  [Phase.first]: 'firstDue',
  [Phase.deal]: 'dealDue',
  [Phase.aside]: 'asideDue',
  [Phase.bid]: 'bidDue',
  [Phase.swap]: 'swapDue',
  [Phase.play]: 'playDue',
} as const satisfies Partial<Record<Phase, Fault>>;

/** The fault of acting out of turn: what has to be done first. */
export const outOfTurnFault = (table: Immutable<Table>): Fault =>
  table.phase === Phase.over ? howItWasDecided(table) : DUE[table.phase];

function howItWasDecided({ cumulative, seats }: Immutable<Table>): Fault {
  if (cumulative) return 'matchOfSumsOver';
  return seats === 4 ? 'matchOver' : 'matchOfThreeOver';
}
