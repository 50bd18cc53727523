import { each, type Seat } from '@pepite/kernel';
import { ownerOf, playsWith } from './companions.ts';
import { type Decided, refused } from './decision.ts';
import { seatedPlay } from './match-moves.ts';
import { type GuestOccupant, toStored } from './occupant.ts';
import { isProgram } from './programs.ts';
import type { PlayedMatch } from './played-match.ts';
import type { SeatMarks } from './seat-marks.ts';
import { handOver } from './stand-ins.ts';
import type { Guest } from './store.ts';

/** A player leaves: a bot of the table's level plays from now on, until the player is back. */
export function decideLeaving(match: PlayedMatch, guest: Guest): Decided {
  const found = seatedPlay(match, guest);
  if ('problem' in found) return found;
  if (match.status !== 'playing') return refused({ kind: 'not-playing' });
  const { seat, occupant } = found.value;
  return handOver(match, seat, occupant);
}

/**
 * A player gives the seat up for good, also one whom a bot stands in for. Where that leaves nobody
 * who might play on, the match ends without a result.
 */
export function decideResignation(match: PlayedMatch, guest: Guest): Decided {
  const seat = match.seats.seatOf(guest);
  const occupant = match.seats.occupantOf(guest);
  if (match.status !== 'playing') return refused({ kind: 'not-playing' });
  if (seat === undefined || occupant === undefined) return refused({ kind: 'not-seated' });
  if (occupant.marks.resigned === true) return refused({ kind: 'resigned' });
  const marks = { ...occupant.marks, resigned: true };
  if (match.seats.othersThan(guest).length === 0) return endWithoutResult(match);
  if (occupant.standIn === undefined) return handOver(match, seat, occupant, marks);
  return mark(match, seat, occupant, marks);
}

/**
 * A player agrees to end the match without a result, or does not any more. It ends when all agree
 * who still play, or before all of them have made a first move.
 */
export function decideAbort(match: PlayedMatch, guest: Guest, on: boolean): Decided {
  const found = seatedPlay(match, guest);
  if ('problem' in found) return found;
  if (match.status !== 'playing') return refused({ kind: 'not-playing' });
  const { seat, occupant } = found.value;
  // Those who play on one device speak with one voice.
  const isAgreed = [...each(match.seats.people)].every((one) => {
    const other = match.seats.at(one);
    if (other?.kind !== 'guest') return true;
    // Nobody has to ask a program.
    if (isProgram(other.guest)) return true;
    return playsWith(other.guest, ownerOf(guest)) || other.marks.wantsAbort === true;
  });
  if (on && (isAgreed || unmovedSeats(match).length > 0)) return endWithoutResult(match);
  if ((occupant.marks.wantsAbort === true) !== on) {
    return mark(match, seat, occupant, { ...occupant.marks, wantsAbort: on });
  }
  // Whoever asks for what is so already is told how it stands.
  match.broadcast.tellStateTo(guest);
  return { value: undefined };
}

/** The seats of people who have not made a move that all know of. */
export function unmovedSeats({
  play,
  seats,
}: Pick<PlayedMatch, 'play' | 'seats'>): readonly Seat[] {
  const { referee, givenPlies = 0 } = play?.state ?? {};
  const moved = new Set(referee?.journal.slice(givenPlies).map(({ actor }) => actor));
  return [...each(seats.people)].filter((seat) => !moved.has(seat));
}

/** A guest takes a match off their list, where nothing waits for them any more, or puts it back. */
export function decideListing(match: PlayedMatch, guest: Guest, on: boolean): Decided {
  const seat = match.seats.seatOf(guest);
  const occupant = match.seats.occupantOf(guest);
  if (seat === undefined || occupant === undefined) return refused({ kind: 'not-seated' });
  const isDone = match.status === 'over' || occupant.standIn !== undefined;
  if (on && !isDone) return refused({ kind: 'still-playing' });
  if ((occupant.marks.unlisted === true) === on) return { value: undefined };
  const marks = { ...occupant.marks, unlisted: on };
  // Nobody else is concerned.
  return mark(match, seat, occupant, marks, () => match.lobbyChanged());
}

function mark(
  match: PlayedMatch,
  seat: Seat,
  occupant: GuestOccupant,
  marks: SeatMarks,
  tell = (): void => match.seatsChanged(),
): Decided {
  return {
    value: {
      change: { seats: [[seat, toStored({ ...occupant, marks })]] },
      apply: () => {
        occupant.marks = marks;
        tell();
      },
    },
  };
}

function endWithoutResult(match: PlayedMatch): Decided {
  const ending = { aborted: true } as const;
  const stopped = { ...match.time.stopped(), ...match.plans.where({ people: 0 }) };
  const change = { status: 'over', ending, deciding: 0, ...stopped } as const;
  const apply = (): void => {
    match.plans.take(change);
    match.abort(change.clocks);
  };
  return { value: { change, apply } };
}
