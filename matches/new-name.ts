import type { Decided } from './decision.ts';
import type { Match } from './match.ts';
import { toStored } from './occupant.ts';
import type { Guest } from './store.ts';

/** The host of the server gives a guest another name: so it stands at a match from now on. */
export function decideNewName(match: Match, guest: Guest, name: string): Decided {
  const seat = match.seats.seatOf(guest);
  const occupant = match.seats.occupantOf(guest);
  if (seat === undefined || occupant === undefined || occupant.name === name) {
    return { value: undefined };
  }
  return {
    value: {
      change: { seats: [[seat, toStored({ ...occupant, name })]] },
      apply: () => {
        occupant.name = name;
        match.accessChanged({ seats: new Map() });
      },
    },
  };
}

/** The same as the guest wants it: a name that looks like another's there is not taken over. */
export function decideOwnName(match: Match, guest: Guest, name: string): Decided {
  const isTaken = match.waitingRoom.isNameTaken(name, [match.seats.seatOf(guest)]);
  return isTaken ? { value: undefined } : decideNewName(match, guest, name);
}
