import { isBotName, type BotName } from '@pepite/bots';
import type { NewMatchRequest, SeatState } from '@pepite/protocol';
import { botName } from './bot-name.ts';
import { companionOf } from './companions.ts';
import { isProgram } from './programs.ts';
import { printMarks, readMarks, type SeatMarks } from './seat-marks.ts';
import type { Guest, StoredSeat } from './store.ts';

/** Who sits at a seat. */
export type Occupant =
  | { readonly kind: 'open' }
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
      return { ...NOBODY, bot: null, name: null };
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

export function fromStored(
  { guest, bot, name, standIn, marks }: StoredSeat,
  now: number,
): Occupant {
  if (guest !== null) {
    const known = standIn !== null && isBotName(standIn) ? standIn : undefined;
    return { ...guestOccupant(guest, name ?? '', now), standIn: known, marks: readMarks(marks) };
  }
  return bot !== null && isBotName(bot) ? { kind: 'bot', bot, name: name ?? '' } : OPEN;
}

/** A seat as everybody may know it: without what the guest is known by. */
export function toState(
  occupant: Occupant,
  replaceableIn: (occupant: GuestOccupant) => number | undefined,
): SeatState {
  if (occupant.kind !== 'guest') return occupant;
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
