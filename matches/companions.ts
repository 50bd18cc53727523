import { MOST_SEATS } from '@pepite/kernel';
import type { Guest } from './store.ts';

/**
 * Several people may play on one device. Each of them is a guest of their own, so that all that
 * holds for guests holds for them: seats, names, presence, and what they may know. They are known
 * as companions of the guest whose device it is, by a number; nobody else can be one.
 */
const MARK = '/';

/** Looks on from the device of a guest and never sits: what all around a table may see. */
export const ONLOOKER = 0;
/** With the guest whose device it is, they fill the largest table. */
const MOST_COMPANIONS = MOST_SEATS - 1;

export const companionOf = (owner: Guest, number: number): Guest => `${owner}${MARK}${number}`;

/** All who may ever play on the device of a guest, besides the guest. */
export const companionsOf = (owner: Guest): readonly Guest[] =>
  Array.from({ length: MOST_COMPANIONS }, (_, index) => companionOf(owner, index + 1));

/** Whose device a guest plays on: their own, unless they are somebody's companion. */
export function ownerOf(guest: Guest): Guest {
  const [owner = guest] = guest.split(MARK);
  return owner;
}

/** Which companion a guest is; nothing for whoever plays on a device of their own. */
export function companionNumber(guest: Guest): number | undefined {
  const [, number] = guest.split(MARK);
  return number === undefined ? undefined : Number(number);
}

export const isOnlooker = (guest: Guest): boolean => companionNumber(guest) === ONLOOKER;

/** Whether somebody plays on the device of a guest: the guest, or a companion. */
export const playsWith = (guest: Guest | null, owner: Guest): boolean =>
  guest !== null && ownerOf(guest) === owner;
