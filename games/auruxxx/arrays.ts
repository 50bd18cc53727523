import {
  type ArrayWriter,
  flags,
  fromSeat,
  type GameArrays,
  type Move,
  part,
  type Seat,
} from '@pepite/kernel';
import { copiesIn } from './cards/pack.ts';
import { countOf, topOf } from './cards/plays.ts';
import { ACCEPT, DRAW, isPlay, kindOf, PASS, seatOf, SWAP_HANDS } from './moves.ts';
import { ALL_KINDS, KINDS, MOST_PASSES, MOST_TURNS, ROUNDS } from './pieces.ts';
import { type Hand, knownAt, Phase, type Table } from './world.ts';

const PHASES = Object.keys(Phase).length;
const MOST_COPIES = 5;
/** Points are counted in halves. */
const MOST_POINTS = 10_000;

/** Where each kind of action begins: a card alone, a card on top of as many as can go under it. */
const FIRST_SEVERAL = KINDS;
const FIRST_SWAP = 2 * KINDS;
/** Counted clockwise from one's own seat. */
const PASSING = FIRST_SWAP + 6;
const ACCEPTING = PASSING + 1;
const DRAWING = PASSING + 2;
const ENDING = PASSING + 3;
const ACTIONS = PASSING + 4;

export const arrays: GameArrays<Table, Hand> = {
  parts: (seats) => [
    flags('phase', PHASES),
    part('round', 1, 0, ROUNDS + 1),
    flags('begun, an action laid, stirred', 3),
    part('draws made', 1, 0, 160),
    part('debt', 1, 0, 160),
    flags('top card', KINDS),
    part('talon', 1, 0, 160),
    part('pile', 1, 0, 160),
    part('turns of the round', 1, 0, MOST_TURNS),
    part('hand, copies of each kind', KINDS - 1, 0, MOST_COPIES),
    ...Array.from({ length: seats }, (_, steps) => [
      part(`player ${steps}: hand size`, 1, 0, 160),
      part(`player ${steps}: passes`, 1, 0, MOST_PASSES),
      flags(`player ${steps}: has the figure`, 1),
      flags(`player ${steps}: deals`, 1),
      part(`player ${steps}: golden twelves laid`, 1, 0, 5 * ROUNDS),
      part(`player ${steps}: points so far, in halves`, 1, -MOST_POINTS, MOST_POINTS),
      part(`player ${steps}: cards known to be there`, KINDS - 1, 0, MOST_COPIES),
    ]).flat(),
  ],
  observe({ table, seat, hand }, into) {
    into.addOneOf(table.phase, PHASES);
    into.add(table.round);
    for (const flag of [table.begun, table.chained, table.stirred]) into.add(flag ? 1 : 0);
    into.add(table.drawn);
    into.add(table.debt);
    into.addOneOf(table.top, KINDS);
    into.add(table.talonSize);
    into.add(table.pileSize);
    into.add(table.turns);
    addPack(hand.cards, 0, into);
    for (const each of fromSeat(seat, table.seats)) {
      addPlayer(table, each, into);
      addPack(hand.known, knownAt(each), into);
    }
  },
  actions: () => ACTIONS,
  choices({ table, seat }, moves, add) {
    /** By top card the play that lays the most cards. */
    const largest = new Map<number, Move>();
    for (const move of moves) {
      if (!isPlay(move)) add(otherAction(move, seat, table.seats), move);
      else if (countOf(move) === 1) add(topOf(move), move);
      else {
        const before = largest.get(topOf(move));
        if (before === undefined || countOf(before) < countOf(move)) largest.set(topOf(move), move);
      }
    }
    for (const [top, move] of largest) add(FIRST_SEVERAL + top, move);
  },
};

function otherAction(move: Move, seat: Seat, seats: number): number {
  switch (kindOf(move)) {
    case SWAP_HANDS:
      return FIRST_SWAP + ((seatOf(move) - seat + seats) % seats);
    case PASS:
      return PASSING;
    case ACCEPT:
      return ACCEPTING;
    case DRAW:
      return DRAWING;
    default:
      return ENDING;
  }
}

function addPack(packs: readonly number[], at: number, into: ArrayWriter): void {
  for (const card of ALL_KINDS) into.add(copiesIn(packs, at, card));
}

type AuruxxxTable = Parameters<typeof arrays.observe>[0]['table'];

function addPlayer(table: AuruxxxTable, seat: Seat, into: ArrayWriter): void {
  into.add(table.handSizes[seat]);
  into.add(table.passes[seat]);
  into.add(table.figure === seat ? 1 : 0);
  into.add(table.dealer === seat ? 1 : 0);
  into.add(table.goldens[seat]);
  into.add(table.sums[seat]);
}
