import type { ChanceSource } from '@pepite/chance';
import type { MatchSetup } from '@pepite/protocol';
import { isAborted } from './ending.ts';
import { type Occupant, toStored } from './occupant.ts';
import type { MatchTail } from './process-store.ts';
import type { Guest } from './store.ts';

/** What is chosen at a table besides what is played. */
interface Table {
  readonly setup: MatchSetup;
  readonly host: Guest;
  readonly next: string | null;
  readonly removed: readonly Guest[];
  readonly chance: ChanceSource | null;
}

/** Whether nothing but what is played has changed: everything else is told anew. */
export function isSameTable(
  { setup, host, next, removed, chance }: Table,
  occupants: readonly Occupant[],
  tail: MatchTail,
): boolean {
  if (isAborted(tail.ending)) return false;
  const isPlayed = tail.status !== 'waiting' && tail.next === next && tail.host === host;
  const seats = occupants.map(toStored);
  return (
    isPlayed &&
    isSame(chance, tail.chance) &&
    tail.removed.length === removed.length &&
    seats.every((seat, place) => isSame(seat, tail.seats[place])) &&
    isSame(setup, tail.setup)
  );
}

/** Whether two values of JSON are the same, in whatever order their parts are written. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(one[key as never], other[key as never]))
  );
}
