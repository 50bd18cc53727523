import { after, CHANCE, type Immutable, isOver, type Result, type Seat } from '@pepite/kernel';
import { turn } from './moves.ts';
import { pointsOf } from './cards/pack.ts';
import { CARDS, MOST_TURNS, NOBODY, ROUNDS } from './pieces.ts';
import {
  type AuruxxxWorld,
  type Ending,
  type Halves,
  inPoints,
  Phase,
  reset,
  type Table,
} from './world.ts';

/** X30: what a pass costs, and what a golden twelve takes off. */
export const PASS_POINTS = 5;
export const GOLDEN_BONUS = 5;

/** X25, X26: the round ends and is counted; the next one begins, or the match is over. */
export function endRound(world: AuruxxxWorld, ending: Ending, winner: Seat): void {
  const { table } = world;
  countRound(world, ending, winner);
  if (table.round === ROUNDS) {
    table.phase = Phase.over;
    return;
  }
  reset(world);
  table.round++;
  table.dealer = after(table.dealer, table.seats);
  table.phase = Phase.deal;
  table.actor = CHANCE;
}

/** X28–X30 into the report, the sheet and the sums. */
function countRound({ table, hands }: AuruxxxWorld, ending: Ending, winner: Seat): void {
  const { report, seats } = table;
  report.round = table.round;
  report.ending = ending;
  report.winner = winner;
  report.goldens = winner === NOBODY ? 0 : table.handSizes[winner];
  report.figure = table.figure;
  for (let seat = 0; seat < seats; seat++) {
    report.cardPoints[seat] = seat === winner ? 0 : pointsOf(hands[seat].cards);
    report.passes[seat] = table.passes[seat];
    report.halves[seat] = roundHalves(table, seat);
    table.sheet[table.round - 1][seat] = report.halves[seat];
    table.sums[seat] += report.halves[seat];
  }
  if (winner !== NOBODY) table.goldens[winner] += report.goldens;
}

/** X30, then X28: the owner of the figure halves points that are positive. */
function roundHalves({ report, figure }: Table, seat: Seat): Halves {
  const bonus = seat === report.winner ? report.goldens * GOLDEN_BONUS : 0;
  const points = report.cardPoints[seat] + report.passes[seat] * PASS_POINTS - bonus;
  return seat === figure && points > 0 ? points : 2 * points;
}

const MOST_DEBT = 20;
/** Golden twelves turned up in a row, each shuffled back (X3): the odds of so many are nil. */
const MOST_TURNED = 100;

/**
 * More moves than any match takes: a turn accepts a debt, draws it and two more cards, and lays the
 * fifteen actions and those among the cards drawn, each with a theft per seat, and one more play.
 */
export function bound(seats: number): number {
  const drawn = 1 + MOST_DEBT + 4;
  const actions = (15 + MOST_DEBT + 2) * (1 + seats);
  return 1 + ROUNDS * (CARDS + MOST_TURNED + MOST_TURNS * (drawn + actions + 1));
}

type Scored = Immutable<Table>;

/** The sums so far; of the round under way nobody sees more than the passes (X30). */
export const pointsSoFar = ({ sums, passes, phase }: Scored): readonly number[] =>
  sums.map(
    (halves, seat) => inPoints(halves) + (phase === Phase.over ? 0 : passes[seat] * PASS_POINTS),
  );

/** X31: the lowest sum, then more golden twelves, else shared. */
const compare = ({ sums, goldens }: Scored, one: Seat, other: Seat): number =>
  sums[one] - sums[other] || goldens[other] - goldens[one];

export function result(table: Scored): Result {
  if (!isOver(turn(table))) throw new Error('a match that is not over has no result');
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const best = seats.reduce((lead, seat) => (compare(table, seat, lead) < 0 ? seat : lead));
  return {
    scores: table.sums.map(inPoints),
    winners: seats.filter((seat) => compare(table, seat, best) === 0),
  };
}
