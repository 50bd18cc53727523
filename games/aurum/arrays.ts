import {
  type ArrayWriter,
  flags,
  fromSeat,
  type GameArrays,
  type Move,
  part,
  type Seat,
} from '@pepite/kernel';
import { cardOf, END, KEEP, kindOf, paidCard, PLAY, seatOf, SWAP } from './moves.ts';
import {
  ALL_METALS,
  ASIDE,
  goldCount,
  goldCard,
  HAND,
  type Heap,
  LEVELS,
  METALS,
  metalOf,
  NO_CARD,
  valueOf,
  isGold,
} from './pieces.ts';
import { type Hand, Phase, sideOf, type Table } from './world.ts';

/** A card is numbered by its metal, the golds last, and by its value; none is all zeros. */
const KINDS = METALS.length + 1;
const CARD = KINDS + 1;
const PHASES = Object.keys(Phase).length;
/** Metal cards are 1 to 50. */
const METAL_CARDS = ALL_METALS.length + 1;
const ALL_CARDS = goldCard(LEVELS - 1) + 1;

/** Where each kind of action begins. */
const FIRST_PLAY = 2;
const FIRST_BID = FIRST_PLAY + ALL_CARDS;
const FIRST_SWAP = FIRST_BID + METAL_CARDS;
/** By level of gold and by whose bid is swapped, one's own or the partner's. */
const ACTIONS = FIRST_SWAP + LEVELS * 2 * METAL_CARDS;

export const arrays: GameArrays<Table, Hand> = {
  parts: (seats) => [
    flags('phase', PHASES),
    part('round', 1, 0, 1000),
    flags('hand', METAL_CARDS),
    part('own secret bid', CARD, 0, 10),
    part('supply of gold, by level', LEVELS, 0, 7),
    part('laid aside', ASIDE * CARD, 0, 10),
    part('trick, in the order of play', seats * CARD, 0, 10),
    part('whose trick it is', seats, 0, 1),
    ...Array.from({ length: seats }, (_, steps) => [
      part(`player ${steps}: hand size`, 1, 0, HAND),
      part(`player ${steps}: tricks`, 1, 0, 50),
      part(`player ${steps}: bid`, CARD, 0, 10),
      part(`player ${steps}: gold, by level`, LEVELS, 0, 7),
      part(`player ${steps}: nuggets of the side`, 1, 0, 50),
      part(`player ${steps}: points of the side`, 1, -1000, 1000),
    ]).flat(),
  ],
  observe({ table, seat, hand }, into) {
    into.addOneOf(table.phase, PHASES);
    into.add(table.round);
    into.addBits(hand.metals[0], 30);
    into.addBits(hand.metals[1], METAL_CARDS - 30);
    addCard(hand.bid, into);
    addHeap(table.supply, into);
    for (const card of table.aside) addCard(card, into);
    for (let place = 0; place < table.seats; place++) {
      addCard(place < table.trick.laid ? table.trick.cards[place] : NO_CARD, into);
    }
    const order = fromSeat(seat, table.seats);
    for (const each of order) into.add(table.trick.opener === each ? 1 : 0);
    for (const each of order) addPlayer(table, each, into);
  },
  actions: () => ACTIONS,
  choices({ seat }, moves, add) {
    for (const move of moves) add(actionOf(move, seat), move);
  },
};

function addCard(card: number, into: ArrayWriter): void {
  const kind = card === NO_CARD ? -1 : isGold(card) ? KINDS - 1 : metalOf(card);
  into.addOneOf(kind, KINDS);
  into.add(valueOf(card));
}

function addHeap(heap: Heap, into: ArrayWriter): void {
  for (let level = 0; level < LEVELS; level++) into.add(goldCount(heap, level));
}

type AurumTable = Parameters<typeof arrays.observe>[0]['table'];

function addPlayer(table: AurumTable, seat: Seat, into: ArrayWriter): void {
  const side = sideOf(seat, table.seats);
  into.add(table.handSizes[seat]);
  into.add(table.tricks[seat]);
  addCard(table.bids[seat], into);
  addHeap(table.stocks[seat], into);
  into.add(table.nuggets[side]);
  into.add(table.sums[side]);
}

function actionOf(move: Move, seat: Seat): number {
  switch (kindOf(move)) {
    case KEEP:
      return 0;
    case END:
      return 1;
    case PLAY:
      return FIRST_PLAY + cardOf(move);
    case SWAP: {
      const level = valueOf(paidCard(move));
      const isOwn = seatOf(move) === seat;
      return FIRST_SWAP + (2 * level + (isOwn ? 0 : 1)) * METAL_CARDS + cardOf(move);
    }
    default:
      return FIRST_BID + cardOf(move);
  }
}
