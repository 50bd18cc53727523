import {
  after,
  CHANCE,
  type Immutable,
  isOver,
  only,
  type Result,
  type Seat,
  sizeWide,
} from '@pepite/kernel';
import {
  AS_HEAP,
  deckFor,
  goldCount,
  type Heap,
  HIGH_BIT,
  LEVELS,
  LOW_BIT,
  NO_CARD,
  valueOf,
} from './pieces.ts';
import { turn } from './moves.ts';
import {
  type AurumWorld,
  type Ending,
  Phase,
  reset,
  sideOf,
  sidesOf,
  type Table,
} from './world.ts';

const MOST_ROUNDS = 9;
const ROUNDS = 3;
export const NUGGETS_TO_WIN = 2;
const GOLD_POINTS: readonly number[] = [0, 1, 1, 1, 2, 2, 2, 3, 3];

/** A17, A18: the round ends and is counted; the next one begins, or the match is over. */
export function endRound(world: AurumWorld, ender: Seat): void {
  const { table } = world;
  table.report.ending = howItEnds(table, ender);
  table.report.ender = ender;
  table.report.shown[0] = world.hands[ender].metals[0];
  table.report.shown[1] = world.hands[ender].metals[1];
  discardTrick(world);
  countRound(table);
  if (isDecided(table)) {
    table.phase = Phase.over;
    return;
  }
  reset(world);
  table.round++;
  table.first = after(table.first, table.seats);
  table.phase = Phase.deal;
  table.actor = CHANCE;
}

function howItEnds(table: Table, ender: Seat): Ending {
  if (table.trick.laid === 0) return 'empty';
  return table.stocks[ender] === 0 ? 'stuck' : 'declined';
}

/** A18: the cards of the unfinished trick are discarded; its gold goes to the supply. */
function discardTrick({ table, box }: AurumWorld): void {
  const { trick } = table;
  for (let place = 0; place < trick.laid; place++) {
    const card = trick.cards[place];
    table.supply += AS_HEAP[card];
    box.spent[0] |= LOW_BIT[card];
    box.spent[1] |= HIGH_BIT[card];
    trick.cards[place] = NO_CARD;
  }
  trick.laid = 0;
}

/** A19–A21 into the report, the sums and the nuggets. */
function countRound(table: Table): void {
  const { report, seats } = table;
  report.round = table.round;
  for (let seat = 0; seat < seats; seat++) {
    report.bids[seat] = table.bids[seat];
    report.tricks[seat] = table.tricks[seat];
    report.stocks[seat] = table.stocks[seat];
  }
  for (let side = 0; side < sidesOf(seats); side++) {
    report.bidPoints[side] = bidPoints(sideBid(table, side), sideTricks(table, side));
    report.goldPoints[side] = goldPoints(sideGold(table, side));
    report.points[side] = report.bidPoints[side] + report.goldPoints[side];
    table.sums[side] += report.points[side];
  }
  report.nugget = table.cumulative ? 0 : nuggetOf(table);
  for (let side = 0; side < sidesOf(seats); side++) {
    table.nuggets[side] += (report.nugget >> side) & 1;
  }
}

/**
 * More moves than any match takes: every trick needs a metal card to open it and has at most one
 * swap and one card per seat; a round ends once, after a deal of the whole deck and the bids.
 */
export function bound(seats: number): number {
  const cards = sizeWide(deckFor(seats));
  const round = cards + seats + cards * 2 * seats + 1;
  return 1 + MOST_ROUNDS * round;
}

type Scored = Immutable<Table>;

/** A6: a team's bid is the higher of its two bid cards. */
export function sideBid(table: Pick<Scored, 'seats' | 'bids'>, side: number): number {
  let bid = 0;
  for (let seat = side; seat < table.seats; seat += sidesOf(table.seats)) {
    bid = Math.max(bid, valueOf(table.bids[seat]));
  }
  return bid;
}

export function sideTricks(table: Pick<Scored, 'seats' | 'tricks'>, side: number): number {
  let tricks = 0;
  for (let seat = side; seat < table.seats; seat += sidesOf(table.seats)) {
    tricks += table.tricks[seat];
  }
  return tricks;
}

export function sideGold(table: Scored, side: number): Heap {
  let heap = 0;
  for (let seat = side; seat < table.seats; seat += sidesOf(table.seats)) {
    heap += table.stocks[seat];
  }
  return heap;
}

/** A19. */
export function bidPoints(bid: number, tricks: number): number {
  if (tricks < bid) return 0;
  return tricks === bid ? 2 * bid : bid;
}

/** A20. */
export function goldPoints(heap: Heap): number {
  let points = 0;
  for (let level = 1; level < LEVELS; level++)
    points += goldCount(heap, level) * GOLD_POINTS[level];
  return points;
}

/** A21: the side that gets the nugget, as a set: of one, or empty when nothing parts the best. */
export function nuggetOf(table: Scored): number {
  let best = only(0);
  let leader = 0;
  for (let side = 1; side < sidesOf(table.seats); side++) {
    const order = compareSides(table, side, leader);
    if (order > 0) {
      best = only(side);
      leader = side;
    } else if (order === 0) {
      best |= only(side);
    }
  }
  return best === only(leader) ? best : 0;
}

/** A21: points, then an exact bid, then the gold from the highest card down, then the bid. */
function compareSides(table: Scored, one: number, other: number): number {
  const { points } = table.report;
  return (
    points[one] - points[other] ||
    exact(table, one) - exact(table, other) ||
    sideGold(table, one) - sideGold(table, other) ||
    sideBid(table, one) - sideBid(table, other)
  );
}

const exact = (table: Scored, side: number): number =>
  sideTricks(table, side) === sideBid(table, side) ? 1 : 0;

/** A19, A20: what the round under way would bring a side if it ended now. */
function pointsNow(table: Scored, side: number): number {
  const { phase } = table;
  if (phase !== Phase.swap && phase !== Phase.play) return 0;
  const bid = bidPoints(sideBid(table, side), sideTricks(table, side));
  return bid + goldPoints(sideGold(table, side));
}

/** The sum of points of each seat's side, the round under way counted as it stands. */
export function pointsSoFar(table: Scored): readonly number[] {
  const { seats, sums } = table;
  // Seats of one side follow each other at a distance, and have the same.
  const points: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const side = sideOf(seat, seats);
    points.push(side < seat ? points[side] : sums[side] + pointsNow(table, side));
  }
  return points;
}

/** A22–A24: whether the match is over after the round just counted. */
function isDecided(table: Table): boolean {
  if (table.cumulative) return table.round === ROUNDS;
  for (let side = 0; side < table.nuggets.length; side++) {
    if (table.nuggets[side] === NUGGETS_TO_WIN) return true;
  }
  return table.round === (table.seats === 4 ? MOST_ROUNDS : ROUNDS);
}

/** A22–A24: what the sides are compared by, first things first. */
function standing(table: Scored, side: number): readonly number[] {
  const { nuggets, sums, report } = table;
  if (table.cumulative) return [sums[side], report.points[side]];
  if (table.seats === 4) return [nuggets[side], sums[side]];
  return [nuggets[side], sideBid(table, side), report.points[side], sums[side]];
}

export function result(table: Scored): Result {
  if (!isOver(turn(table))) throw new Error('a match that is not over has no result');
  const sides = Array.from({ length: sidesOf(table.seats) }, (_, side) => side);
  const best = sides.reduce((lead, side) => (outranks(table, side, lead) ? side : lead));
  const winning = sides.filter((side) => !outranks(table, best, side));
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const scores = table.cumulative ? table.sums : table.nuggets;
  return {
    scores: seats.map((seat) => scores[sideOf(seat, table.seats)]),
    winners: seats.filter((seat) => winning.includes(sideOf(seat, table.seats))),
  };
}

function outranks(table: Scored, one: number, other: number): boolean {
  const mine = standing(table, one);
  const theirs = standing(table, other);
  const parting = mine.findIndex((value, index) => value !== theirs[index]);
  return parting >= 0 && mine[parting] > theirs[parting];
}
