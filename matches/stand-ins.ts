import { adding, type Seat, without } from '@pepite/kernel';
import { type Decided, refused } from './decision.ts';
import type { PlayedMatch } from './played-match.ts';
import { type GuestOccupant, toStored } from './occupant.ts';
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

/** A bot of the table's level plays a seat until its player is back. */
export function handOver(match: PlayedMatch, seat: Seat, occupant: GuestOccupant): Decided {
  const { standIn } = match.setup;
  const change = {
    seats: [[seat, toStored({ ...occupant, standIn })]] as const,
    ...match.time.withPeople(without(match.seats.people, seat)),
  };
  return {
    value: {
      change,
      apply: () => {
        occupant.standIn = standIn;
        match.time.take(change.clocks);
        match.play?.seatStandIn(seat, standIn);
        match.broadcast.tellState();
      },
    },
  };
}

/** The player is back and plays again. */
export function decideReturn(match: PlayedMatch, guest: Guest): Decided {
  const seat = match.seats.seatOf(guest);
  const occupant = match.seats.occupantOf(guest);
  if (occupant === undefined || seat === undefined) return refused({ kind: 'not-seated' });
  if (occupant.standIn === undefined) return refused({ kind: 'not-replaced' });
  const change = {
    seats: [[seat, toStored({ ...occupant, standIn: undefined })]] as const,
    ...match.time.withPeople(adding(match.seats.people, seat), seat),
  };
  return {
    value: {
      change,
      apply: () => {
        occupant.standIn = undefined;
        match.time.take(change.clocks);
        match.play?.removeStandIn(seat);
        match.broadcast.tellState();
      },
    },
  };
}
