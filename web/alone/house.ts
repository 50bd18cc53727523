import { cryptographic } from '@pepite/bots';
import { PROGRAM } from '@pepite/kernel';
import { type Clock, House, type Thinking } from '@pepite/matches';
import type { Drawer } from '../site/storage.ts';
import { openShelf } from './shelf.ts';

/** Who plays alone: there is nobody to tell apart. */
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

/** The house of the server, in this page: the same matches without a server. */
export function openHouse(
  drawer: Drawer,
  thinking: Thinking,
  name: () => string,
  botPause = BOT_PAUSE,
): House {
  const guests = { nameOf: name, rename: () => {}, noteVisit: () => {} };
  return new House(guests, {
    store: openShelf(drawer, () => clock.date()),
    clock,
    rng: cryptographic,
    thinking,
    jitter: () => Math.random(),
    botPause,
    // There is nobody who could be away.
    awayAfter: 2 ** 31 - 1,
    lobbyChanged: () => {},
    counted: () => {},
    program: PROGRAM,
    report: (error) => console.error(error),
  });
}
