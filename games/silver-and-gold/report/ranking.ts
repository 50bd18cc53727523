import type { Immutable, Seat } from '@pepite/kernel';
import { COLOURS, type Colour } from '../data/cards.ts';
import { ROUNDS } from '../pieces.ts';
import { pointsAfter } from './rounds.ts';
import { compareStandings, standingOf } from '../score.ts';
import type { Table } from '../world.ts';

/** Where a seat stands; those with the same place are tied (S21). */
export interface Rank {
  readonly seat: Seat;
  readonly place: number;
}

/** S21: the seats from the first to the last. */
export const rankingOf = ({ players }: Immutable<Table>): readonly Rank[] =>
  ranked(players.map(standingOf), compareStandings);

const ranked = <T>(
  standings: readonly T[],
  compare: (one: T, other: T) => number,
): readonly Rank[] =>
  standings
    .map((own, seat) => ({
      seat,
      place: 1 + standings.filter((other) => compare(other, own) > 0).length,
    }))
    .sort((one, other) => one.place - other.place);

/** The same when so many rounds had ended: by points, and after the last one by all of S21. */
export function rankingAfter(table: Immutable<Table>, rounds: number): readonly Rank[] {
  if (rounds === ROUNDS) return rankingOf(table);
  const totals = pointsAfter(table, rounds).map(({ total }) => total);
  return ranked(totals, (one, other) => one - other);
}

/** S21: the colour whose full cards parted the winner from the second, where points were equal. */
export function partedBy(table: Immutable<Table>): Colour | undefined {
  const [first, second] = rankingOf(table);
  if (second === undefined || second.place === 1) return undefined;
  const best = standingOf(table.players[first.seat]);
  const next = standingOf(table.players[second.seat]);
  const parting = best.findIndex((value, index) => value !== next[index]);
  return parting === 0 ? undefined : COLOURS.toReversed()[parting - 1];
}
