import type { Advice, Answer, Choice, Question } from '@pepite/bots';
import { itemAt } from '@pepite/kernel';
import type { Mind, Owner } from '@pepite/matches';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Pool } from '../thinking/pool.ts';
import { startThreads } from '../thinking/threads.ts';
import { TestClock } from './support/clock.ts';

const SEATING = { game: 'aurum', rules: 1, seats: 3, options: {} };

const ownerAt = (origin: string): Owner => ({
  match: `a match of ${origin}`,
  origin: () => origin,
  guest: () => 'Ann',
});

const HERE = ownerAt('here');

/** A thread that answers when the test says so. */
interface FakeThread {
  readonly posted: Question[];
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
  isEnded: boolean;
}

/** A pool of one thread at a time, with a clock that the test sets. */
class FakePool {
  readonly clock = new TestClock();
  readonly threads: FakeThread[] = [];
  readonly reports: unknown[] = [];
  readonly pool = new Pool(1, (error) => this.reports.push(error), {
    clock: this.clock,
    start: (answer, fail) => {
      const thread: FakeThread = { posted: [], answer, fail, isEnded: false };
      this.threads.push(thread);
      return {
        post: (question) => thread.posted.push(question),
        end: () => Promise.resolve((thread.isEnded = true)),
      };
    },
  });

  readonly seat = (bot: 'expert' | 'strong' | 'adviser', owner = HERE): Mind =>
    this.pool.seat({ ...SEATING, bot }, owner);
}

/** What becomes of a choice. */
function choose(mind: Mind): { choice?: Choice } {
  const asked: { choice?: Choice } = {};
  mind.choose('a view', (choice) => (asked.choice = choice));
  return asked;
}

const nextTask = (): Promise<void> => Promise.resolve();

describe('a thread that does not answer', () => {
  it('is ended, whoever waits is told, and the next bot gets another thread', async () => {
    const { pool, clock, threads, reports, seat } = new FakePool();
    const [one, two] = [seat('expert'), seat('expert')];
    const asked = [choose(one), choose(two)];
    await nextTask();
    itemAt(threads, 0).answer({ mind: 0, move: 7 });
    await nextTask();
    expect(itemAt(asked, 0).choice).toEqual({ move: 7 });
    const again = choose(one);
    // The second one was given all the time there is.
    clock.pass(900 + 4999);
    expect(itemAt(asked, 1).choice).toBeUndefined();
    expect([one.isStale, two.isStale]).toEqual([false, false]);
    clock.pass(1);
    expect([itemAt(asked, 1).choice, again.choice]).toEqual([
      { error: expect.stringContaining('has not answered') as string },
      { error: expect.stringContaining('has not answered') as string },
    ]);
    expect(itemAt(threads, 0).isEnded).toBe(true);
    expect(reports).toHaveLength(1);
    // Bots that had not been asked are to be seated anew, too.
    expect([one.isStale, two.isStale]).toEqual([true, true]);
    const anew = seat('expert');
    const last = choose(anew);
    await nextTask();
    expect(threads).toHaveLength(2);
    itemAt(threads, 1).answer({ mind: 2, move: 5 });
    expect(last.choice).toEqual({ move: 5 });
    expect(anew.isStale).toBe(false);
    // What the first thread would still say is nobody's answer.
    itemAt(threads, 0).answer({ mind: 2, move: 9 });
    await pool.close();
    expect(itemAt(threads, 1).isEnded).toBe(true);
  });

  it('has more time at first, since it has to start', async () => {
    const { clock, seat } = new FakePool();
    const mind = seat('strong');
    const asked = choose(mind);
    await nextTask();
    clock.pass(30_000);
    expect(asked.choice).toBeUndefined();
    clock.pass(900);
    expect(asked.choice).toHaveProperty('error');
  });

  it('is not waited for once it has answered', async () => {
    const { clock, threads, seat } = new FakePool();
    const asked = choose(seat('strong'));
    await nextTask();
    itemAt(threads, 0).answer({ mind: 0, move: 3 });
    clock.pass(3_600_000);
    expect(asked.choice).toEqual({ move: 3 });
    expect(itemAt(threads, 0).isEnded).toBe(false);
  });

  it('is replaced by a real one', async () => {
    const reports: unknown[] = [];
    const program = new URL('./support/hanging-worker.ts', import.meta.url);
    const pool = new Pool(1, (error) => reports.push(error), {
      start: startThreads(program),
      patience: { first: 60_000, later: 1 },
    });
    onTestFinished(() => pool.close());
    const ask = (mind: Mind, view: string): Promise<Choice> =>
      new Promise((resolve) => mind.choose(view, resolve, 30));
    const mind = pool.seat({ ...SEATING, bot: 'strong' }, HERE);
    mind.see('one');
    mind.see('two');
    expect(await ask(mind, 'now')).toEqual({ move: 2 });
    expect(await ask(mind, 'hang')).toHaveProperty('error');
    expect(reports).toHaveLength(1);
    expect(mind.isStale).toBe(true);
    mind.close();
    expect(await ask(pool.seat({ ...SEATING, bot: 'strong' }, HERE), 'now')).toEqual({ move: 0 });
  });

  it('is replaced when it has failed, too', async () => {
    const { threads, reports, seat } = new FakePool();
    const mind = seat('strong');
    const asked = choose(mind);
    await nextTask();
    itemAt(threads, 0).fail(new Error('out of memory'));
    itemAt(threads, 0).fail(new Error('a thread of bots has ended'));
    expect(asked.choice).toEqual({ error: 'Error: out of memory' });
    expect(reports).toHaveLength(1);
    expect(mind.isStale).toBe(true);
  });
});

describe('bots of people from one network', () => {
  it('are so many at most, whatever others have', () => {
    const { pool, seat } = new FakePool();
    for (let count = 0; count < 59; count++) seat('expert');
    expect(pool.hasRoom('here', ['expert'])).toBe(true);
    expect(pool.hasRoom('here', ['expert', 'expert'])).toBe(false);
    expect(pool.hasRoom('here', ['expert', 'strong', 'random'])).toBe(true);
    expect(pool.hasRoom('there', ['expert', 'expert'])).toBe(true);
    for (let count = 0; count < 241; count++) seat('strong');
    expect(pool.hasRoom('here', ['random'])).toBe(false);
    expect(pool.hasRoom('there', ['random'])).toBe(true);
  });

  it('play by first sight beyond that, until there is room again', async () => {
    const { threads, seat } = new FakePool();
    const experts = Array.from({ length: 60 }, () => seat('expert'));
    const late = seat('expert');
    choose(late);
    await nextTask();
    expect(itemAt(threads, 0).posted.at(-1)).toMatchObject({ seating: { bot: 'strong' } });
    expect(late.isStale).toBe(false);
    expect(seat('expert', ownerAt('there')).isStale).toBe(false);
    itemAt(experts, 0).close();
    expect(late.isStale).toBe(true);
  });

  it('are counted where the people are now', () => {
    const { pool } = new FakePool();
    let origin = 'here';
    for (let count = 0; count < 60; count++) {
      pool.seat({ ...SEATING, bot: 'expert' }, { ...HERE, origin: () => origin });
    }
    expect(pool.hasRoom('here', ['expert'])).toBe(false);
    origin = 'there';
    expect(pool.hasRoom('here', ['expert'])).toBe(true);
    expect(pool.hasRoom('there', ['expert'])).toBe(false);
  });

  it('[R5] take turns by whose they are, however many one of them has', async () => {
    const { threads, seat } = new FakePool();
    const of = (guest: string): Owner => ({ ...HERE, guest: () => guest });
    const many = Array.from({ length: 5 }, () => seat('expert', of('Mallory')));
    for (const mind of many) choose(mind);
    choose(seat('expert', of('Ann')));
    await nextTask();
    itemAt(threads, 0).answer({ mind: 0, move: 1 });
    await nextTask();
    expect(itemAt(threads, 0).posted.at(-1)).toMatchObject({ mind: many.length });
  });

  it('give a few hints at a time', async () => {
    const { pool, threads, seat } = new FakePool();
    const advice: Advice[] = [];
    for (let count = 0; count < 4; count++) {
      expect(pool.mayAdvise('here')).toBe(true);
      seat('adviser').advise('a view', (given) => advice.push(given));
    }
    expect(pool.mayAdvise('here')).toBe(false);
    expect(pool.mayAdvise('there')).toBe(true);
    await nextTask();
    itemAt(threads, 0).answer({ mind: 0, moves: [] });
    expect(advice).toEqual([{ moves: [] }]);
    expect(pool.mayAdvise('here')).toBe(true);
  });
});
