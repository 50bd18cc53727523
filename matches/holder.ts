import { isBotName, type BotName } from '@pepite/bots';
import { itemAt } from '@pepite/kernel';
import type { SeatState } from '@pepite/protocol';
import { looksAlike } from '@pepite/protocol/look-alike';
import type { Guest, StoredSeat } from './store.ts';

/** Who holds a seat. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: BotName; readonly name: string }
  | {
      readonly kind: 'guest';
      readonly guest: Guest;
      readonly name: string;
      /** The bot that plays in place of the guest. */
      standIn: BotName | undefined;
      /** Since when no page of the guest has been connected; nothing while one is. */
      awaySince: number | undefined;
    };

export type GuestHolder = Extract<Holder, { readonly kind: 'guest' }>;

export const OPEN: Holder = { kind: 'open' };

/** Bots have names that need no translation: by seat, unless somebody there is called that. */
const BOT_NAMES = ['Agathe', 'Basile', 'Clovis', 'Dorine', 'Edmond', 'Flore'] as const;
const MORE_NAMES = ['Gaspard', 'Hortense', 'Isidore', 'Justine', 'Lucien', 'Mathilde'] as const;

export function botHolder(bot: BotName, seat: number, others: readonly (string | null)[]): Holder {
  const isFree = (name: string): boolean =>
    others.every((other) => other === null || !looksAlike(name, other));
  const own = itemAt(BOT_NAMES, seat);
  const name = [own, ...MORE_NAMES].find(isFree) ?? own;
  return { kind: 'bot', bot, name };
}

export const nameIn = (holder: Holder): string | undefined =>
  holder.kind === 'open' ? undefined : holder.name;

export const guestHolder = (guest: Guest, name: string, now: number): GuestHolder => ({
  kind: 'guest',
  guest,
  name,
  standIn: undefined,
  awaySince: now,
});

export const holds = (holder: Holder, guest: Guest): holder is GuestHolder =>
  holder.kind === 'guest' && holder.guest === guest;

export function toStored(holder: Holder): StoredSeat {
  switch (holder.kind) {
    case 'open':
      return { guest: null, bot: null, name: null, standIn: null };
    case 'bot':
      return { guest: null, bot: holder.bot, name: holder.name, standIn: null };
    case 'guest':
      return {
        guest: holder.guest,
        bot: null,
        name: holder.name,
        standIn: holder.standIn ?? null,
      };
  }
}

export function fromStored({ guest, bot, name, standIn }: StoredSeat, now: number): Holder {
  if (guest !== null) {
    const known = standIn !== null && isBotName(standIn) ? standIn : undefined;
    return { ...guestHolder(guest, name ?? '', now), standIn: known };
  }
  return bot !== null && isBotName(bot) ? { kind: 'bot', bot, name: name ?? '' } : OPEN;
}

/** A seat as everybody may know it: without what the guest is known by. */
export function toState(
  holder: Holder,
  isAwayForLong: (holder: GuestHolder) => boolean,
): SeatState {
  if (holder.kind !== 'guest') return holder;
  const { name, standIn, awaySince } = holder;
  const replaced = standIn !== undefined;
  const present = awaySince === undefined;
  return { kind: 'guest', name, present, replaceable: isAwayForLong(holder), replaced };
}
