import { isBotName, type BotName } from '@pepite/bots';
import type { NewMatchRequest, SeatState } from '@pepite/protocol';
import { botName } from './bot-name.ts';
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
  awaySince: now,
});

/** Who sits at a new match: its creator takes the first seat without a bot. */
export function firstOccupants(
  { bots }: Pick<NewMatchRequest, 'bots'>,
  creator: Guest,
  name: string,
  now: number,
): readonly Occupant[] {
  const own = bots.indexOf(null);
  return bots.map((bot, seat) => {
    if (bot !== null) return botOccupant(bot, seat, [name]);
    return seat === own ? guestOccupant(creator, name, now) : OPEN;
  });
}

export const isGuest = (occupant: Occupant, guest: Guest): occupant is GuestOccupant =>
  occupant.kind === 'guest' && occupant.guest === guest;

export function toStored(occupant: Occupant): StoredSeat {
  switch (occupant.kind) {
    case 'open':
      return { guest: null, bot: null, name: null, standIn: null };
    case 'bot':
      return { guest: null, bot: occupant.bot, name: occupant.name, standIn: null };
    case 'guest':
      return {
        guest: occupant.guest,
        bot: null,
        name: occupant.name,
        standIn: occupant.standIn ?? null,
      };
  }
}

export function fromStored({ guest, bot, name, standIn }: StoredSeat, now: number): Occupant {
  if (guest !== null) {
    const known = standIn !== null && isBotName(standIn) ? standIn : undefined;
    return { ...guestOccupant(guest, name ?? '', now), standIn: known };
  }
  return bot !== null && isBotName(bot) ? { kind: 'bot', bot, name: name ?? '' } : OPEN;
}

/** A seat as everybody may know it: without what the guest is known by. */
export function toState(
  occupant: Occupant,
  isAwayForLong: (occupant: GuestOccupant) => boolean,
): SeatState {
  if (occupant.kind !== 'guest') return occupant;
  const { name, standIn, awaySince } = occupant;
  const replaced = standIn !== undefined;
  const present = awaySince === undefined;
  return { kind: 'guest', name, present, replaceable: isAwayForLong(occupant), replaced };
}
