import { itemAt } from '@pepite/kernel';
import { playSlice } from '../play.ts';
import type { Prepared } from '../prepared.ts';
import { mergeTally, type Tally } from '../tally.ts';
import type { Task } from './rounds.ts';

/** So many slices are played at a time: however many do so, sums are rounded alike. */
const SIZE = 5;

/** A task in parts that may be played by different workers. */
export function piecesOf({ experiment, from, to }: Task): readonly Task[] {
  return Array.from({ length: Math.ceil((to - from) / SIZE) }, (_, piece) => {
    const start = from + piece * SIZE;
    return { experiment, from: start, to: Math.min(to, start + SIZE) };
  });
}

/** Plays the slices of a piece. */
export function playPiece(prepared: Prepared, { from, to }: Task): Tally {
  const { tally } = playSlice(prepared, from);
  for (let slice = from + 1; slice < to; slice++)
    mergeTally(tally, playSlice(prepared, slice).tally);
  return tally;
}

/** The tallies of tasks from those of all their pieces, one task after the other. */
export function joinPieces(tasks: readonly Task[], tallies: readonly Tally[]): readonly Tally[] {
  let place = 0;
  return tasks.map((task) => {
    const [, ...others] = piecesOf(task);
    const tally = structuredClone(itemAt(tallies, place++));
    for (const _ of others) mergeTally(tally, itemAt(tallies, place++));
    return tally;
  });
}
