import { cryptographic } from '@pepite/bots';
import type { BotService } from '@pepite/bots/host';
import { PROGRAM } from '@pepite/kernel';
import { type Clock, MatchRegistry } from '@pepite/matches';
import type { KeyValueStore } from '../site/storage.ts';
import { openLocalStore } from './local-store.ts';

/** Who plays offline: there is nobody to tell apart. */
export const SELF = 'self';

export const clock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** How long a bot waits before it moves, in milliseconds, as on the server. */
const BOT_PAUSE = 700;

/** The registry of the server, in this page: the same matches without a server. */
export function openRegistry(
  texts: KeyValueStore,
  bots: BotService,
  name: () => string,
  botPause = BOT_PAUSE,
): MatchRegistry {
  const nothing = (): Promise<void> => Promise.resolve();
  const guests = {
    nameOf: () => Promise.resolve(name()),
    rename: nothing,
    noteVisit: nothing,
  };
  return new MatchRegistry(guests, {
    store: openLocalStore(texts, () => clock.date()),
    clock,
    rng: cryptographic,
    bots,
    jitter: () => Math.random(),
    botPause,
    // There is nobody who could be away.
    awayAfter: 2 ** 31 - 1,
    lobbyChanged: () => {},
    moveCounted: () => {},
    program: PROGRAM,
    report: (error) => console.error(error),
  });
}
