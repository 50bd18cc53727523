import type { Seat } from '@pepite/kernel';
import type { ClientMessage } from '@pepite/protocol';
import { playsWith } from './companions.ts';
import { type Decided, refused } from './decision.ts';
import type { Match } from './match.ts';
import type { Guest } from './store.ts';

type Contribution = Extract<ClientMessage, { readonly type: 'contribute' }>;

/**
 * A page adds to chance, for its own guest and for those who play on the same device. What was
 * added first counts; once a card was drawn it is too late.
 */
export function decideContribution(
  match: Match,
  guest: Guest,
  { contributions: added }: Contribution,
): Decided {
  const { source, isOpen } = match.chance;
  if (source === null || !isOpen) return refused({ kind: 'stale' });
  if (!added.every(({ seat }) => isOwn(match, guest, seat))) return refused({ kind: 'not-seated' });
  const contributions = [...source.contributions];
  for (const { seat, value } of added) contributions[seat] ??= value;
  const isNew = contributions.some((one, seat) => one !== source.contributions[seat]);
  if (!isNew) return { value: undefined };
  const chance = { ...source, contributions };
  return { value: { change: { chance }, apply: () => match.contributed(chance, guest) } };
}

/** Whether a guest, or somebody who plays on the device of the guest, sits at a seat. */
function isOwn({ seats }: Match, guest: Guest, seat: Seat): boolean {
  const occupant = seats.at(seat);
  if (occupant?.kind !== 'guest') return false;
  return occupant.guest === guest || playsWith(occupant.guest, guest);
}
