import type { Read } from '@pepite/kernel';
import type { MatchSetup, NewMatchRequest, Problem } from '@pepite/protocol';
import { looksAlike } from '@pepite/protocol/look-alike';
import { LONGEST_NAME, readName } from '@pepite/protocol/name';
import { refused } from './decision.ts';
import { firstOccupants, type Occupant } from './occupant.ts';
import type { MatchServices } from './services.ts';
import { readRequest } from './setup.ts';
import type { Guest, MatchStore } from './store.ts';

/** How many matches one guest may have open at a time: more is a slip or mischief. */
export const MOST_OPEN = 50;

/** A match that may be opened. */
interface Opening {
  readonly setup: MatchSetup;
  readonly occupants: readonly Occupant[];
}

/** Reads what a guest of that name asks for; `origin` is the address that it comes from. */
export async function readOpening(
  request: NewMatchRequest,
  { guest, name, origin }: { guest: Guest; name: string | undefined; origin: string | undefined },
  { store, clock, bots: service }: MatchServices,
): Promise<Read<Opening, Problem>> {
  const setup = readRequest(request);
  if ('problem' in setup) return setup;
  const host = await readHost(guest, name, store);
  if ('problem' in host) return host;
  const companions = readCompanions(request, host.value);
  if ('problem' in companions) return companions;
  const people = { ...request, companions: companions.value };
  const occupants = firstOccupants(people, guest, host.value, clock.now());
  if (request.start && occupants.some(({ kind }) => kind === 'open')) {
    return refused({ kind: 'not-full' });
  }
  const bots = request.bots.filter((bot) => bot !== null);
  if (request.start && !service.hasRoom(origin ?? guest, bots)) return refused({ kind: 'busy' });
  return { value: { setup: setup.value, occupants } };
}

/** The name of a guest who may open one more table. */
export async function readHost(
  guest: Guest,
  name: string | undefined,
  store: Pick<MatchStore, 'openedBy'>,
): Promise<Read<string, Problem>> {
  if (name === undefined) return refused({ kind: 'no-name' });
  const opened = await store.openedBy(guest);
  return opened >= MOST_OPEN ? refused({ kind: 'too-many-matches' }) : { value: name };
}

type Companions = NonNullable<NewMatchRequest['companions']>;

/** Reads who plays on the device of a creator of that name: each at a seat that is free. */
function readCompanions(
  { bots, companions = [] }: NewMatchRequest,
  creator: string,
): Read<Companions, Problem> {
  const names = [creator];
  const seats = new Set([bots.indexOf(null)]);
  const read: Companions = [];
  for (const { seat, name: text } of companions) {
    const name = readName(text);
    if (name === undefined) return refused({ kind: 'name-wrong', most: LONGEST_NAME });
    if (names.some((other) => looksAlike(name, other))) return refused({ kind: 'name-taken' });
    if (seat >= bots.length) return refused({ kind: 'no-such-seat' });
    if (bots[seat] !== null || seats.has(seat)) return refused({ kind: 'seat-taken' });
    names.push(name);
    seats.add(seat);
    read.push({ seat, name });
  }
  return { value: read };
}
