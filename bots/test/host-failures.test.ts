import { describe, expect, it } from 'vitest';
import { choose, FakePool, settled } from './support/fake-pool.ts';

/** What the pool was told of, as whoever reads the log sees it. */
const told = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error.message, ...told(error.cause)] : [];

const DOING = 'a bot failed to choose a move (expert, aurum, rules 1, 3 seats)';

describe('threads that fail', () => {
  it('a thread that hangs is replaced, and its question is asked again', async () => {
    const fake = new FakePool();
    const { timers, reports } = fake;
    const [one, two] = [fake.seat('expert'), fake.seat('expert')];
    const [first, second] = [choose(one), choose(two, ['one', 'two'])];
    await settled();
    fake.thread(0).answer({ value: { move: 7 } });
    await settled();
    expect(first.choice).toEqual({ value: 7 });
    fake.thread(0).say('ready');
    // The second one was given all the time there is.
    timers.pass(900 + 4999);
    expect([fake.thread(0).isEnded, reports.length]).toEqual([false, 0]);
    timers.pass(1);
    await settled();
    expect(fake.thread(0).isEnded).toBe(true);
    expect(reports.map(told)).toEqual([[DOING, 'a thread of bots has not answered for 5900 ms']]);
    expect(second.choice).toBeUndefined();
    expect(fake.thread(1).asked).toMatchObject({
      bot: 1,
      setup: { bot: 'expert' },
      seen: ['one', 'two'],
      milliseconds: 30,
    });
    // What the first thread would still say is nobody's answer.
    fake.thread(0).answer({ value: { move: 9 } });
    expect(second.choice).toBeUndefined();
    fake.thread(1).answer({ value: { move: 5 } });
    expect(second.choice).toEqual({ value: 5 });
  });

  it('bots that were not being asked are seated anew at their next question', async () => {
    const fake = new FakePool();
    const [one, two] = [fake.seat('expert'), fake.seat('expert')];
    choose(one, ['one']);
    await settled();
    fake.thread(0).answer();
    choose(two);
    await settled();
    fake.thread(0).fail(new Error('out of memory'));
    await settled();
    fake.thread(1).answer();
    one.see('two');
    const again = choose(one, ['one', 'two']);
    await settled();
    expect(fake.thread(1).asked).toMatchObject({ bot: 0, setup: {}, seen: ['one', 'two'] });
    expect(fake.thread(1).asked.milliseconds).toBe(900);
    fake.thread(1).answer({ value: { move: 3 } });
    expect(again.choice).toEqual({ value: 3 });
    expect(fake.reports).toHaveLength(1);
  });

  it('a question that fails twice is given up, and whoever asked is told why', async () => {
    const fake = new FakePool();
    const asked = choose(fake.seat('expert'));
    const other = choose(fake.seat('expert'));
    await settled();
    fake.thread(0).fail(new Error('out of memory'));
    fake.thread(0).fail(new Error('a thread of bots has ended (1)'));
    await settled();
    // Others have their turn meanwhile.
    fake.thread(1).answer();
    expect(other.choice).toEqual({ value: 1 });
    await settled();
    expect(asked.choice).toBeUndefined();
    fake.thread(1).fail(new Error('out of memory again'));
    if (asked.choice === undefined || !('problem' in asked.choice)) throw new Error('not told');
    expect(told(asked.choice.problem)).toEqual([DOING, 'out of memory again']);
    expect(fake.reports.map(told)).toEqual([[DOING, 'out of memory']]);
  });

  it('a bot that throws is asked again, and its error keeps its stack', async () => {
    const fake = new FakePool();
    const asked = choose(fake.seat('expert'), ['one']);
    await settled();
    fake.thread(0).answer({ problem: { message: 'out of ideas', stack: 'at think (tree.ts:1)' } });
    await settled();
    expect(fake.threads).toHaveLength(1);
    expect(fake.reports.map(told)).toEqual([[DOING, 'out of ideas']]);
    expect(fake.reports[0]).toMatchObject({ cause: { stack: 'at think (tree.ts:1)' } });
    expect(fake.thread(0).asked).toMatchObject({ setup: {}, seen: ['one'], milliseconds: 30 });
    fake.thread(0).answer({ value: { move: 2 } });
    expect(asked.choice).toEqual({ value: 2 });
  });

  it('a thread has more time while it starts, and no longer than that', async () => {
    const fake = new FakePool();
    choose(fake.seat('strong'));
    await settled();
    fake.timers.pass(30_000);
    expect(fake.thread(0).isEnded).toBe(false);
    fake.timers.pass(900);
    expect(fake.thread(0).isEnded).toBe(true);
    await settled();
    fake.thread(1).say('ready');
    fake.timers.pass(5029);
    expect(fake.thread(1).isEnded).toBe(false);
    fake.timers.pass(1);
    expect(fake.thread(1).isEnded).toBe(true);
  });

  it('a thread is not waited for once it has answered', async () => {
    const fake = new FakePool();
    const asked = choose(fake.seat('strong'));
    await settled();
    fake.thread(0).answer({ value: { move: 3 } });
    fake.timers.pass(3_600_000);
    expect(asked.choice).toEqual({ value: 3 });
    expect(fake.thread(0).isEnded).toBe(false);
  });

  it('an idle thread that fails is reported, and replaced at the next question', async () => {
    const fake = new FakePool();
    const bot = fake.seat('strong');
    choose(bot);
    await settled();
    fake.thread(0).answer();
    fake.thread(0).fail(new Error('killed'));
    expect(fake.reports.map(told)).toEqual([['an idle thread of bots has failed', 'killed']]);
    const asked = choose(bot);
    await settled();
    fake.thread(1).answer();
    expect(asked.choice).toEqual({ value: 1 });
  });

  it('a bot that has left is not asked again when its thread fails', async () => {
    const fake = new FakePool();
    const bot = fake.seat('expert');
    const asked = choose(bot);
    await settled();
    bot.close();
    fake.thread(0).fail(new Error('killed'));
    await settled();
    expect(fake.threads).toHaveLength(1);
    expect(asked.choice).toBeUndefined();
    expect(fake.reports.map(told)).toEqual([[DOING, 'killed']]);
  });

  it('a thread that can’t be started or written to has failed', async () => {
    for (const isStarted of [false, true]) {
      const refuse = (): never => {
        throw new Error('no more threads');
      };
      const fake = new FakePool({
        start: isStarted ? () => ({ post: refuse, end: () => Promise.resolve() }) : refuse,
      });
      const asked = choose(fake.seat('expert'));
      for (let turns = 0; turns < 8; turns++) await settled();
      expect(fake.reports.map(told)).toEqual([[DOING, 'no more threads']]);
      expect(asked.choice).toMatchObject({ problem: { cause: { message: 'no more threads' } } });
    }
  });

  it('a closed pool ends its threads, and starts no others', async () => {
    const fake = new FakePool({ threads: 2 });
    choose(fake.seat('strong'));
    await settled();
    await fake.pool.close();
    expect(fake.thread(0).isEnded).toBe(true);
    choose(fake.seat('strong'));
    await settled();
    expect(fake.threads).toHaveLength(1);
  });
});
