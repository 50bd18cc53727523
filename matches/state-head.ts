import type { ClockState, Status } from '@pepite/protocol';
import type { MatchSeats } from './match-seats.ts';
import type { StateHead } from './state-printer.ts';
import type { Guest } from './store.ts';
import type { WaitingRoom } from './waiting-room.ts';

/** What of a match is told besides what is played. */
interface Described {
  readonly id: string;
  readonly status: Status;
  readonly seats: MatchSeats;
  readonly waitingRoom: WaitingRoom;
  readonly mayHint: boolean;
  readonly broadcast: { readonly spectators: number };
  readonly next: string | null;
  readonly time: { readonly shown: ClockState | undefined };
}

/** What a guest may know of a match besides what is played. */
export function headFor(match: Described, guest: Guest): StateHead {
  const { shown } = match.time;
  return { ...headWithoutClock(match, guest), ...(shown && { clock: shown }) };
}

const headWithoutClock = (match: Described, guest: Guest): StateHead => ({
  match: match.id,
  status: match.status,
  seats: match.seats.states(),
  you: match.seats.seatOf(guest) ?? null,
  host: match.waitingRoom.isHost(guest),
  unwelcome: match.waitingRoom.isRemoved(guest),
  hints: match.mayHint,
  spectators: match.broadcast.spectators,
  next: match.next,
  ...(match.status === 'waiting' && match.waitingRoom.inviter),
});
