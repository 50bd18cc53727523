// The server itself sweeps, and stamps what it keeps with the date that it sweeps by.
import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { readableLog } from './support/log.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const KEPT = { waiting: 24, abandoned: 90, finished: 365, guests: 400 };
const TABLE: NewMatchRequest = {
  game: 'aurum',
  bots: [null, null, null],
  options: {},
  access: 'link',
  start: false,
};

/** A server with a clock of its own, and Ann, who makes tables there and does not come back. */
async function open(retention = KEPT) {
  const clock = new TestClock();
  const { lines, logger } = readableLog();
  const base = await startServer({ retention }, { clock, logger });
  const ann = await Guest.arrive(base, 'Ann');
  /** Of a table that waits there is no record, be it there (409) or not (404). */
  const isThere = async (match: string): Promise<boolean> =>
    (await ann.get(base, `/api/matches/${match}/record`)).status === 409;
  const expired = () =>
    lines.filter(({ msg }) => msg.includes('expired')).map(({ matches }) => matches);
  /** Lets time pass; then all that a sweep asks of the store has been done, as visits show. */
  const pass = async (milliseconds: number): Promise<void> => {
    await clock.pass(milliseconds);
    for (let visit = 0; visit < 4; visit++) await (await ann.get(base, '/api/me')).text();
  };
  return { clock, pass, expired, isThere, make: () => ann.create(base, TABLE) };
}

describe('a server', () => {
  it('[R11] a server deletes tables by itself that nobody comes back to', async () => {
    const { pass, expired, isThere, make } = await open({ ...KEPT, waiting: 2 });
    const first = await make();
    await pass(HOUR);
    const second = await make();
    await pass(HOUR - 60_000);
    expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
    await pass(3 * 60_000);
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    await pass(HOUR);
    expect([await isThere(second), expired()]).toEqual([false, [1, 1]]);
  });

  it.each([-1000, -2, 2, 1000])(
    '[R11] [R12] a server deletes nothing because its date jumps by %i days',
    async (days) => {
      const { clock, pass, expired, isThere, make } = await open();
      const tables = [await make()];
      clock.dateOffset += days * DAY;
      tables.push(await make());
      await pass(HOUR);
      clock.dateOffset -= days * DAY;
      tables.push(await make());
      await pass(22 * HOUR);
      for (const table of tables) expect(await isThere(table)).toBe(true);
      expect(expired()).toEqual([]);
      await pass(3 * HOUR);
      for (const table of tables) expect(await isThere(table)).toBe(false);
      expect(itemAt(expired(), 0)).toBe(2);
    },
  );
});
