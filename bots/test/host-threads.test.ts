import { Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { NO_BOT_LIMITS } from '../host/quota.ts';
import { choose, FakePool, type FakeThread, settled } from './support/fake-pool.ts';

/** How many bots have left a thread. */
const leftFrom = ({ posted }: FakeThread): number =>
  posted.filter(({ type }) => type === 'leave').length;

describe('several threads of one pool', () => {
  it('a thread is started when none is free, and as few as are needed', async () => {
    const fake = new FakePool({ threads: 3 });
    const bots = Array.from({ length: 5 }, () => fake.seat('expert'));
    expect(fake.threads).toHaveLength(0);
    choose(bots[0] ?? fake.seat('expert'));
    await settled();
    fake.thread(0).answer();
    choose(bots[1] ?? fake.seat('expert'));
    await settled();
    expect(fake.threads).toHaveLength(1);
    for (const bot of bots.slice(2)) choose(bot);
    await settled();
    expect(fake.threads).toHaveLength(3);
  });

  it('a bot stays in its thread while that is free', async () => {
    const fake = new FakePool({ threads: 2 });
    const [one, other] = [fake.seat('expert'), fake.seat('expert')];
    choose(one);
    choose(other);
    await settled();
    for (let count = 0; count < 5; count++) {
      fake.thread(0).answer();
      fake.thread(1).answer();
      choose(other);
      choose(one);
      await settled();
    }
    expect(fake.thread(0).asked).toMatchObject({ bot: 0, setup: undefined });
    expect(fake.thread(1).asked).toMatchObject({ bot: 1, setup: undefined });
    expect(leftFrom(fake.thread(0))).toBe(0);
  });

  it('a bot whose thread is busy moves to a free one, and is told all again', async () => {
    const fake = new FakePool({ threads: 2 });
    const [one, other] = [fake.seat('expert'), fake.seat('expert')];
    choose(one);
    await settled();
    fake.thread(0).answer();
    choose(other);
    await settled();
    expect(fake.thread(0).asked).toMatchObject({ bot: 1 });
    one.see('three');
    choose(one, ['one', 'two', 'three']);
    await settled();
    expect(fake.thread(1).asked).toMatchObject({
      bot: 0,
      setup: { bot: 'expert' },
      seen: ['one', 'two', 'three'],
    });
    // What it knew in the other thread is forgotten there.
    expect(fake.thread(0).posted.at(-1)).toEqual({ type: 'leave', bot: 0 });
  });

  it('a new bot goes to the free thread with the fewest bots', async () => {
    const fake = new FakePool({ threads: 2 });
    const bots = Array.from({ length: 3 }, () => fake.seat('expert'));
    for (const bot of bots.slice(0, 2)) choose(bot);
    await settled();
    fake.thread(0).answer();
    fake.thread(1).answer();
    bots[0]?.close();
    if (bots[2] !== undefined) choose(bots[2]);
    await settled();
    expect(fake.thread(0).asked).toMatchObject({ bot: 2 });
  });

  it('no thread is idle while a question waits, whoever asks', async () => {
    const rng = new Seeded(4);
    const fake = new FakePool({ threads: 3, limits: NO_BOT_LIMITS });
    const bots = Array.from({ length: 12 }, () => {
      const guest = `guest ${rng.below(4)}`;
      const owner = {
        match: `m${rng.below(6)}`,
        origin: () => `o${rng.below(2)}`,
        guest: () => guest,
      };
      return { client: fake.seat('expert', owner), isAsked: false };
    });
    let answered = 0;
    let asked = 0;
    for (let step = 0; step < 600; step++) {
      const bot = bots[rng.below(bots.length)];
      if (bot?.isAsked === false) {
        bot.isAsked = true;
        asked++;
        bot.client.choose({ view: 'now', history: () => [] }, (choice) => {
          if ('value' in choice) answered++;
          bot.isAsked = false;
        });
      } else {
        const busy = fake.threads.filter(({ isBusy }) => isBusy);
        busy[rng.below(Math.max(1, busy.length))]?.answer();
      }
      await settled();
      const open = asked - answered;
      expect(fake.threads.filter(({ isBusy }) => isBusy).length).toBe(Math.min(3, open));
    }
    expect(answered).toBeGreaterThan(200);
    const moved = fake.threads.reduce((sum, thread) => sum + leftFrom(thread), 0);
    expect(moved).toBeGreaterThan(20);
  });

  it.each([
    [2, 3],
    [2, 6],
    [3, 12],
  ])(
    'all bots that are asked at once answer in time, with %d threads and %d bots',
    async (threads, seats) => {
      const fake = new FakePool({ threads, limits: NO_BOT_LIMITS });
      const start = fake.timers.now();
      const asked = Array.from({ length: seats }, () => choose(fake.seat('expert')));
      await settled();
      const due = fake.threads.map((thread) => thread.asked.milliseconds ?? 0);
      // The threads share what waits: the first question gets its part of what one of them will do.
      expect(due[0]).toBeCloseTo((900 * threads) / seats);
      const time = (): number => fake.timers.now() - start;
      let left = seats;
      while (left > 0) {
        const next = due.indexOf(Math.min(...due));
        fake.timers.pass((due[next] ?? 0) - time());
        const thread = fake.thread(next);
        const { length } = thread.posted;
        thread.answer();
        left--;
        await settled();
        const isAskedAgain = thread.posted.length > length;
        due[next] = isAskedAgain ? time() + (thread.asked.milliseconds ?? 0) : Infinity;
      }
      expect(asked.every(({ choice }) => choice !== undefined)).toBe(true);
      expect(time()).toBeLessThanOrEqual(900.001);
    },
  );
});
