import type { MatchState } from '@pepite/protocol';

/** What decides whether somebody may sit. */
export type Seating = Pick<MatchState, 'status' | 'you' | 'unwelcome' | 'seats'>;

/** The first seat that somebody who has just come may have; nothing if there is none for them. */
export function seatFor(state: Seating): number | undefined {
  const isWelcome = state.status === 'waiting' && state.you === null && !state.unwelcome;
  const seat = isWelcome ? state.seats.findIndex(({ kind }) => kind === 'open') : -1;
  return seat < 0 ? undefined : seat;
}
