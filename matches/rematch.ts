import type { Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Match } from './match.ts';
import { type ChangeRequest, decideRequest } from './match-requests.ts';
import type { Guest } from './store.ts';

/** A guest sits down at the match after theirs, which starts as soon as it is full. */
export async function join(
  next: Match,
  guest: Guest,
  name: string | undefined,
  seat: Seat,
): Promise<Problem | undefined> {
  const ask = (who: Guest, request: ChangeRequest): Promise<Problem | undefined> =>
    next.carryOut(() => decideRequest(next, who, name, request));
  const isSeated = next.seats.seatOf(guest) !== undefined;
  const problem =
    (isSeated ? undefined : await ask(guest, { type: 'sit', seat })) ??
    (next.seats.isFull ? await ask(next.host, { type: 'start' }) : undefined);
  // Whoever finds the old seat taken may still choose another one there.
  return problem?.kind === 'seat-taken' || problem?.kind === 'not-waiting' ? undefined : problem;
}
