import { adding, each, type Seat, without } from '@pepite/kernel';
import { type Decided, refused } from './decision.ts';
import type { PlayedMatch } from './played-match.ts';
import { type GuestOccupant, toStored } from './occupant.ts';
import type { SeatMarks } from './seat-marks.ts';
import type { Guest } from './store.ts';

/** Somebody has bots asked to play for a player who has been away for a while. */
export function decideStandIn(match: PlayedMatch, guest: Guest, seat: Seat): Decided {
  const occupant = match.seats.at(seat);
  if (match.status !== 'playing') return refused({ kind: 'not-playing' });
  if (match.seats.seatOf(guest) === undefined) return refused({ kind: 'not-seated' });
  if (occupant?.kind !== 'guest') return refused({ kind: 'no-such-seat' });
  if (occupant.standIn !== undefined) return refused({ kind: 'replaced' });
  if (!match.seats.isAwayForLong(occupant)) return refused({ kind: 'still-here' });
  return handOver(match, seat, occupant);
}

/** Nobody has to ask for it that bots play for programs that have vanished. */
export function decideVanished(match: PlayedMatch): Decided {
  if (match.status !== 'playing') return { value: undefined };
  for (const seat of each(match.seats.people & match.seats.programs)) {
    const occupant = match.seats.at(seat);
    if (occupant?.kind !== 'guest' || !match.seats.isAwayForLong(occupant)) continue;
    return handOver(match, seat, occupant);
  }
  return { value: undefined };
}

/** A bot of the table's level plays a seat until its player is back, or for good. */
export function handOver(
  match: PlayedMatch,
  seat: Seat,
  occupant: GuestOccupant,
  { resigned = false }: SeatMarks = {},
): Decided {
  const { standIn } = match.setup;
  // Who does not play has no say in how it ends.
  const marks = { ...occupant.marks, resigned, wantsAbort: false };
  const people = without(match.seats.people, seat);
  const change = {
    seats: [[seat, toStored({ ...occupant, standIn, marks })]] as const,
    ...match.time.withPeople(people),
    ...match.plans.where({ people }),
  };
  return {
    value: {
      change,
      apply: () => {
        occupant.standIn = standIn;
        occupant.marks = marks;
        match.time.take(change.clocks);
        match.plans.take(change);
        match.play?.seatStandIn(seat, standIn);
        match.seatsChanged();
      },
    },
  };
}

/** The player is back and plays again. */
export function decideReturn(match: PlayedMatch, guest: Guest): Decided {
  const seat = match.seats.seatOf(guest);
  const occupant = match.seats.occupantOf(guest);
  if (occupant === undefined || seat === undefined) return refused({ kind: 'not-seated' });
  if (match.status === 'over') return refused({ kind: 'not-playing' });
  if (occupant.marks.resigned === true) return refused({ kind: 'resigned' });
  if (occupant.standIn === undefined) return refused({ kind: 'not-replaced' });
  const marks = { ...occupant.marks, unlisted: false };
  const people = adding(match.seats.people, seat);
  const change = {
    seats: [[seat, toStored({ ...occupant, standIn: undefined, marks })]] as const,
    ...match.time.withPeople(people, seat),
    ...match.plans.where({ people }),
  };
  return {
    value: {
      change,
      apply: () => {
        occupant.standIn = undefined;
        occupant.marks = marks;
        match.time.take(change.clocks);
        match.plans.take(change);
        match.play?.removeStandIn(seat);
        match.seatsChanged();
      },
    },
  };
}
