import { createHmac } from 'node:crypto';
import type { Lease, SharedStore } from '@pepite/matches';
import type { StoreClient } from '../batch.ts';
import type { Notices } from './notices.ts';
import { programAttendance } from './program-attendance.ts';

/** Who a process is among those that share a database. */
export interface ProcessIdentity {
  readonly process: string;
  /** All of them have it, and nobody else: addresses are hidden by it. */
  readonly key: Uint8Array;
}

/** What a PostgreSQL database does for one of the processes that share it. */
export function sharedStore(
  client: StoreClient,
  notices: Notices,
  { process, key }: ProcessIdentity,
): SharedStore {
  const held = new Map<string, Lease>();
  // Where people come from is nothing for a database: it only has to tell two places apart.
  const hide = (origin: string): string =>
    createHmac('sha256', key).update(origin).digest('base64url').slice(0, 16);
  return {
    subscribe: (listener) => notices.subscribe(listener),
    loadSince: (match, revision, ply) => client.call('loadSince', match, revision, ply),
    look: (matches) => client.call('look', process, matches),
    attend: (attendances) =>
      client.call(
        'attend',
        process,
        attendances.map((one) => ({ ...one, origin: hide(one.origin) })),
      ),
    sayPrograms: (programs) => client.call('attend', process, programs.map(programAttendance)),
    programsElsewhere: () => client.call('programsElsewhere', process),
    lobby: (most) => client.call('lobby', most),
    guestsAt: (matches, guests) => client.call('guestsAt', matches, guests),
    // What it holds stays its own as long as the process is heard of: nobody looks.
    async hold(names) {
      const wanted = names.filter((name) => !held.has(name));
      const answer = await client.call('hold', process, wanted, []);
      if (answer.wasMissed) {
        const checked = await client.call('hold', process, [], [...held.keys()]);
        held.clear();
        for (const lease of checked.leases) held.set(lease.name, lease);
        notices.missed();
      }
      for (const lease of answer.leases) held.set(lease.name, lease);
      return names.flatMap((name) => held.get(name) ?? []);
    },
    release(names) {
      for (const name of names) held.delete(name);
      return client.call('release', process, names);
    },
    async leave() {
      held.clear();
      await client.call('leave', process);
    },
  };
}
