import type { Clock } from '@pepite/matches';
import type { BlockedGuests } from './http/blocked-guests.ts';
import type { OpenPrograms } from './http/open-programs.ts';
import type { LoggedOutDevices } from './http/logged-out-devices.ts';
import { keepFresh } from './refresh.ts';
import type { StoreClient } from './store/batch.ts';
import type { HostOrders } from './store/host-orders.ts';

/** So often keys are read again, in milliseconds: much more often than a new one begins to sign. */
const KEYS_EVERY = 60_000;
/** So often it is read again what the host, or another process, has done, in milliseconds. */
const LOOK_EVERY = 10_000;
/** So often it is read again whether the tokens of programs that are connected still count. */
const TOKENS_EVERY = 5000;
/** Whose clock is behind by less than this is told of all who have logged out other devices. */
const LATELY = 60_000;

interface Followed {
  readonly store: StoreClient;
  readonly blocked: BlockedGuests;
  readonly loggedOut: LoggedOutDevices;
  readonly openPrograms: OpenPrograms;
  readonly orders: { carryOut(orders: HostOrders): Promise<void> };
  /** Keys of cookies, where others may change them while a server is up. */
  readonly readKeys: (() => Promise<readonly Uint8Array[]>) | undefined;
  readonly keysChanged: (keys: readonly Uint8Array[]) => void;
}

interface Parts {
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Reads again and again what others may change; what is returned ends that. */
export function follow(followed: Followed, parts: Parts): () => void {
  const { store, blocked, loggedOut, openPrograms, orders, readKeys, keysChanged } = followed;
  const { clock } = parts;
  const stops = [
    keepFresh({
      read: () => store.call('blocks', clock.date()),
      changed: (blocks) => blocked.change(blocks),
      pause: LOOK_EVERY,
      ...parts,
    }),
    keepFresh({
      read: () => store.call('loggedOutSince', clock.date() - LATELY),
      changed: (guests) => loggedOut.changed(guests),
      pause: LOOK_EVERY,
      ...parts,
    }),
    keepFresh({
      read: () => findRevoked(store, openPrograms),
      changed() {},
      pause: TOKENS_EVERY,
      ...parts,
    }),
    keepFresh({
      // Carried out before it is read again: what fails is reported.
      read: async () => orders.carryOut(await store.call('hostOrders')),
      changed() {},
      pause: LOOK_EVERY,
      ...parts,
    }),
  ];
  if (readKeys !== undefined) {
    stops.push(keepFresh({ read: readKeys, changed: keysChanged, pause: KEYS_EVERY, ...parts }));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Ends the connections of programs whose tokens were revoked, here or at another process. */
async function findRevoked(store: StoreClient, open: OpenPrograms): Promise<void> {
  const { all } = open;
  if (all.length > 0) open.left(all, await store.call('programsLeft', all));
}
