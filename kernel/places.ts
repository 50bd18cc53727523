import type { Game } from './game.ts';
import { itemAt } from './lookup.ts';
import type { Result } from './result.ts';
import type { Seat } from './seats.ts';

/** A player, or a team, and where they have come in. */
export interface Placed {
  /** From 1 on; who is level shares the better place. */
  readonly place: number;
  readonly isShared: boolean;
  readonly score: number;
  readonly seats: readonly Seat[];
}

/** Everybody in the order of places, those of a team together. */
export function placesOf({ sideOf }: Pick<Game, 'sideOf'>, result: Result): readonly Placed[] {
  const { scores, winners } = result;
  const sides = new Map<number, Seat[]>();
  for (const seat of scores.keys()) {
    const side = sideOf?.(seat, scores.length) ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  const isLowBetter = isLowScoreBetter(result);
  const ranked = [...sides.values()].map((seats) => {
    const seat = itemAt(seats, 0);
    const score = itemAt(scores, seat);
    // Winners are told apart from those with as many points by more than points.
    const rank = winners.includes(seat) ? Infinity : isLowBetter ? -score : score;
    return { seats, score, rank };
  });
  const placed = ranked.map(({ seats, score, rank }) => ({
    place: 1 + ranked.filter((other) => other.rank > rank).length,
    isShared: ranked.filter((other) => other.rank === rank).length > 1,
    score,
    seats,
  }));
  return placed.sort((one, other) => one.place - other.place);
}

/** The winners show what is better: in some games the fewest points win. */
export const isLowScoreBetter = ({ scores, winners }: Result): boolean =>
  winners.length > 0 && itemAt(scores, itemAt(winners, 0)) < Math.max(...scores);

/** Whether some of so many players are on the same side: what one of them knows is a secret. */
export const hasPartners = ({ sideOf }: Pick<Game, 'sideOf'>, seats: number): boolean =>
  sideOf !== undefined &&
  new Set(Array.from({ length: seats }, (_, seat) => sideOf(seat, seats))).size < seats;
