import type { Seat } from '@pepite/kernel';
import type { DeclineReason, Status } from '@pepite/protocol';
import { type Decided, refused } from './decision.ts';
import type { MatchSeats } from './match-seats.ts';
import { type Occupant, OPEN, storedSeats } from './occupant.ts';
import type { Guest } from './store.ts';
import type { SeatChange, SeatDecision, WaitingRoom } from './waiting-room.ts';

/** A program from outside is asked to play, answers, or is asked no more. */
export type ChallengeRequest =
  | {
      readonly type: 'challenge';
      readonly seat: Seat;
      readonly program: { readonly guest: Guest; readonly name: string };
    }
  | { readonly type: 'withdraw'; readonly seat: Seat }
  | { readonly type: 'accept' }
  | { readonly type: 'decline'; readonly reason: DeclineReason };

/** The table at which a program is asked to sit down. */
export interface ChallengedTable {
  readonly seats: MatchSeats;
  readonly waitingRoom: WaitingRoom;
}

type Asked = Extract<ChallengeRequest, { readonly type: 'challenge' }>;

/** The host asks a program to take a free seat. */
export function challenge(
  { seats, waitingRoom }: ChallengedTable,
  host: Guest,
  { seat, program }: Asked,
  now: number,
): SeatDecision {
  const by = seats.seatOf(host);
  const occupant = seats.at(seat);
  if (!waitingRoom.isHost(host)) return refused({ kind: 'not-host' });
  if (by === undefined) return refused({ kind: 'not-seated' });
  if (occupant === undefined) return refused({ kind: 'no-such-seat' });
  const isFree = occupant.kind === 'open' && occupant.challenge === undefined;
  const isHere = seats.listed.includes(program.guest);
  if (!isFree || isHere) return refused({ kind: 'seat-taken' });
  if (waitingRoom.isRemoved(program.guest)) return refused({ kind: 'unwelcome' });
  if (waitingRoom.isNameTaken(program.name, [])) return refused({ kind: 'name-taken' });
  const asked = { ...program, by, isRematch: false, since: now };
  return at(seat, { kind: 'open', challenge: asked });
}

/** The host asks no more. */
export function withdraw(
  { seats, waitingRoom }: ChallengedTable,
  host: Guest,
  seat: Seat,
): SeatDecision {
  const occupant = seats.at(seat);
  if (!waitingRoom.isHost(host)) return refused({ kind: 'not-host' });
  if (occupant === undefined) return refused({ kind: 'no-such-seat' });
  const isAsked = occupant.kind === 'open' && occupant.challenge !== undefined;
  return isAsked ? at(seat, OPEN) : refused({ kind: 'not-challenged' });
}

/** A program takes the seat that it was asked to take. */
export function accept(
  { seats, waitingRoom }: ChallengedTable,
  program: Guest,
  name: string | undefined,
  now: number,
): SeatDecision {
  const found = seats.challengeOf(program);
  if (found === undefined) return refused({ kind: 'not-challenged' });
  const seated = waitingRoom.sit(program, name, found.seat, now);
  if ('problem' in seated) return seated;
  return { value: { ...seated.value, isReady: found.challenge.isRematch } };
}

/** A program does not take the seat. */
export function decline(
  { seats }: ChallengedTable,
  program: Guest,
  reason: DeclineReason,
): SeatDecision {
  const found = seats.challengeOf(program);
  if (found === undefined) return refused({ kind: 'not-challenged' });
  const { name } = found.challenge;
  return at(found.seat, { kind: 'open', declined: { name, reason } });
}

/** Programs that were asked to sit down, and have not answered in time, are asked no more. */
export function decideUnanswered(
  match: Pick<ChallengedTable, 'seats'> & {
    readonly status: Status;
    accessChanged(change: SeatChange): void;
  },
): Decided {
  const { unanswered } = match.seats;
  if (match.status !== 'waiting' || unanswered.length === 0) return { value: undefined };
  const seats = new Map<Seat, Occupant>(
    unanswered.map(([seat, { name }]) => [
      seat,
      { kind: 'open', declined: { name, reason: 'no-answer' } },
    ]),
  );
  const apply = (): void => {
    for (const [seat, occupant] of seats) match.seats.put(seat, occupant);
    match.accessChanged({ seats });
  };
  return { value: { change: { seats: storedSeats(seats) }, apply } };
}

const at = (seat: Seat, occupant: Occupant): SeatDecision => ({
  value: { seats: new Map([[seat, occupant]]) },
});
