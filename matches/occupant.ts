import { isBotName, type BotName } from '@pepite/bots';
import type { NewMatchRequest, SeatState } from '@pepite/protocol';
import { botName } from './bot-name.ts';
import { companionOf } from './companions.ts';
import { isProgram } from './programs.ts';
import {
  type DeclinedChallenge,
  printChallenge,
  printDeclined,
  readChallenge,
  readDeclined,
  type SeatChallenge,
} from './seat-challenge.ts';
import { printMarks, readMarks, type SeatMarks } from './seat-marks.ts';
import type { Guest, StoredSeat } from './store.ts';

/** Who sits at a seat. */
export type Occupant =
  | {
      readonly kind: 'open';
      /** A program is asked to take it: until it answers the seat is nobody else's. */
      readonly challenge?: SeatChallenge;
      readonly declined?: DeclinedChallenge;
    }
  | { readonly kind: 'bot'; readonly bot: BotName; readonly name: string }
  | {
      readonly kind: 'guest';
      readonly guest: Guest;
      name: string;
      /** The bot that plays in place of the guest. */
      standIn: BotName | undefined;
      marks: SeatMarks;
      /** Since when no page of the guest has been connected; nothing while one is. */
      awaySince: number | undefined;
    };

export type OpenSeat = Extract<Occupant, { readonly kind: 'open' }>;
export type GuestOccupant = Extract<Occupant, { readonly kind: 'guest' }>;

export const OPEN: Occupant = { kind: 'open' };

export function botOccupant(
  bot: BotName,
  seat: number,
  others: readonly (string | null)[],
): Occupant {
  return { kind: 'bot', bot, name: botName(seat, others) };
}

export const nameOf = (occupant: Occupant): string | undefined =>
  occupant.kind === 'open' ? undefined : occupant.name;

export const guestOccupant = (guest: Guest, name: string, now: number): GuestOccupant => ({
  kind: 'guest',
  guest,
  name,
  standIn: undefined,
  marks: {},
  awaySince: now,
});

/**
 * Who sits at a new match: its creator takes the first seat without a bot; those who play on the
 * same device are where the creator has put them.
 */
export function firstOccupants(
  { bots, companions = [] }: Pick<NewMatchRequest, 'bots' | 'companions'>,
  creator: Guest,
  name: string,
  now: number,
  own = bots.indexOf(null),
): readonly Occupant[] {
  const people = new Map([[own, guestOccupant(creator, name, now)]]);
  for (const [index, one] of companions.entries()) {
    people.set(one.seat, guestOccupant(companionOf(creator, index + 1), one.name, now));
  }
  const names = [...people.values()].map((person) => person.name);
  return bots.map((bot, seat) =>
    bot === null ? (people.get(seat) ?? OPEN) : botOccupant(bot, seat, names),
  );
}

export const isGuest = (occupant: Occupant, guest: Guest): occupant is GuestOccupant =>
  occupant.kind === 'guest' && occupant.guest === guest;

const NOBODY = { guest: null, standIn: null, marks: null };

export function toStored(occupant: Occupant): StoredSeat {
  switch (occupant.kind) {
    case 'open':
      return storedOpen(occupant);
    case 'bot':
      return { ...NOBODY, bot: occupant.bot, name: occupant.name };
    case 'guest':
      return {
        guest: occupant.guest,
        bot: null,
        name: occupant.name,
        standIn: occupant.standIn ?? null,
        marks: printMarks(occupant.marks),
      };
  }
}

/** Seats with who holds them now, as a store keeps them. */
export const storedSeats = (
  seats: Iterable<readonly [number, Occupant]>,
): readonly (readonly [number, StoredSeat])[] =>
  Array.from(seats, ([seat, occupant]) => [seat, toStored(occupant)] as const);

function storedOpen({ challenge, declined }: OpenSeat): StoredSeat {
  const marks = declined === undefined ? null : printDeclined(declined);
  if (challenge === undefined) return { ...NOBODY, bot: null, name: null, marks };
  const { guest, name } = challenge;
  return { guest, bot: null, name, standIn: null, marks: printChallenge(challenge) };
}

export function fromStored(
  { guest, bot, name, standIn, marks }: StoredSeat,
  now: number,
): Occupant {
  const challenge = guest === null ? undefined : readChallenge(marks);
  if (guest !== null && challenge !== undefined) {
    return { kind: 'open', challenge: { guest, name: name ?? '', ...challenge, since: now } };
  }
  if (guest !== null) {
    const known = standIn !== null && isBotName(standIn) ? standIn : undefined;
    return { ...guestOccupant(guest, name ?? '', now), standIn: known, marks: readMarks(marks) };
  }
  if (bot !== null && isBotName(bot)) return { kind: 'bot', bot, name: name ?? '' };
  const declined = readDeclined(marks);
  return declined === undefined ? OPEN : { kind: 'open', declined };
}

function openState({ challenge, declined }: OpenSeat): SeatState {
  return {
    kind: 'open',
    ...(challenge && { challenged: { name: challenge.name } }),
    ...(declined && { declined }),
  };
}

/** A seat as everybody may know it: without what the guest is known by. */
export function toState(
  occupant: Occupant,
  replaceableIn: (occupant: GuestOccupant) => number | undefined,
): SeatState {
  if (occupant.kind === 'bot') return occupant;
  if (occupant.kind === 'open') return openState(occupant);
  const { name, standIn, awaySince, marks } = occupant;
  const left = replaceableIn(occupant);
  const replaced = standIn !== undefined;
  return {
    kind: 'guest',
    name,
    ...(isProgram(occupant.guest) && { program: true }),
    present: awaySince === undefined,
    replaceable: left === 0,
    ...(left !== undefined && left > 0 && !replaced && { replaceableIn: left }),
    replaced,
    ...(marks.resigned === true && { resigned: true }),
    ...(marks.wantsAbort === true && { wantsAbort: true }),
  };
}
