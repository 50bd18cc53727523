import type { Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Match } from './match.ts';
import type { Guest } from './store.ts';

/** Somebody sits down at the match after theirs, which starts as soon as it is full. */
export function joinNext(
  next: Match,
  guest: Guest,
  name: string | undefined,
  seat: Seat,
): Problem | undefined {
  const isSeated = next.seating.seatOf(guest) !== undefined;
  const problem =
    (isSeated ? undefined : next.sit(guest, name, seat)) ??
    (next.seating.isFull ? next.start(next.host) : undefined);
  // Whoever finds the old seat taken may still choose another one there.
  return problem?.kind === 'seat-taken' || problem?.kind === 'not-waiting' ? undefined : problem;
}
