import type { Immutable } from '@pepite/kernel';
import { TURNS_PER_ROUND } from '../pieces.ts';
import { type Points, pointsAt, writePoints } from '../score.ts';
import { PARTS, type Table } from '../world.ts';

type Shown = Immutable<Table>;

/** How many rounds have ended (S17). */
export const roundsEnded = ({ turns }: Shown): number => Math.floor(turns / TURNS_PER_ROUND);

/** S17: a round has ended: what all have is kept for its report. */
export function noteRound(table: Table): void {
  const { seats, players, report } = table;
  for (let seat = 0; seat < seats; seat++) {
    writePoints(players[seat], report.points, placeOf(seats, roundsEnded(table), seat));
  }
}

/** Where the points of a seat after so many rounds begin in a report. */
const placeOf = (seats: number, rounds: number, seat: number): number =>
  ((rounds - 1) * seats + seat) * PARTS.length;

/** By seat: what everybody had when so many rounds had ended. */
export const pointsAfter = ({ seats, report }: Shown, rounds: number): readonly Points[] =>
  Array.from({ length: seats }, (_, seat) =>
    rounds === 0
      ? pointsAt(
          PARTS.map(() => 0),
          0,
        )
      : pointsAt(report.points, placeOf(seats, rounds, seat)),
  );

/** By seat: what a round brought, counted from 1. */
export function broughtBy(table: Shown, round: number): readonly Points[] {
  const before = pointsAfter(table, round - 1);
  return pointsAfter(table, round).map((after, seat) => ({
    coins: after.coins - before[seat].coins,
    cups: after.cups - before[seat].cups,
    palms: after.palms - before[seat].palms,
    cards: after.cards - before[seat].cards,
    seals: after.seals - before[seat].seals,
    total: after.total - before[seat].total,
  }));
}
