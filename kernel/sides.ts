import type { Game } from './game.ts';
import { itemAt } from './lookup.ts';
import type { Result } from './result.ts';
import type { Seat } from './seats.ts';

/** Who plays with whom: everybody alone, or in teams. */
export interface Sides {
  readonly count: number;
  /** By seat. */
  readonly of: readonly number[];
  /** Some seat of each side: points are the same for all of a side. */
  readonly seats: readonly Seat[];
}

/** Who plays with whom in a match of so many. */
export function sidesOf({ sideOf }: Pick<Game, 'sideOf'>, seats: number): Sides {
  const raw = Array.from({ length: seats }, (_, seat) => sideOf?.(seat, seats) ?? seat);
  const known = [...new Set(raw)];
  return {
    count: known.length,
    of: raw.map((side) => known.indexOf(side)),
    seats: known.map((side) => raw.indexOf(side)),
  };
}

/** By seat, what part of a win is its: all of it, a share where sides win together, or nothing. */
export function winsOf({ of }: Sides, { winners }: Result): readonly number[] {
  const winning = new Set(winners.map((seat) => itemAt(of, seat)));
  return of.map((side) => (winning.has(side) ? 1 / winning.size : 0));
}
