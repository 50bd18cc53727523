import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { BotRole } from '../host/protocol.ts';
import { NO_BOT_LIMITS } from '../host/quota.ts';
import type { BotClient } from '../host/service.ts';
import { FakePool } from './support/fake-pool.ts';

/** For whom something is asked: it is shared by origin, then by guest, then by match. */
interface Whose {
  readonly origin: string;
  readonly guest: string;
  readonly match: string;
}

const OWN: Whose = { origin: 'home', guest: 'Ann', match: 'm' };

/** A pool of one thread, which holds one question until it is told to answer. */
class Queue {
  readonly #fake = new FakePool({ limits: NO_BOT_LIMITS });
  readonly #start = this.#fake.timers.now();
  readonly #clients: BotClient[] = [];
  /** Who was answered, and when. */
  readonly replies: { readonly bot: number; readonly at: number }[] = [];

  /** How many milliseconds have passed. */
  get time(): number {
    return this.#fake.timers.now() - this.#start;
  }

  pass(milliseconds: number): void {
    this.#fake.timers.pass(milliseconds);
  }

  sit(bot: BotRole, { match, origin, guest }: Whose = OWN): number {
    const owner = { match, origin: () => origin, guest: () => guest };
    return this.#clients.push(this.#fake.seat(bot, owner)) - 1;
  }

  ask(bot: number, type: 'choose' | 'advise' = 'choose'): void {
    const client = itemAt(this.#clients, bot);
    const request = { view: '', history: () => [] };
    const note = (): unknown => this.replies.push({ bot, at: this.time });
    if (type === 'choose') client.choose(request, note);
    else client.advise(request, note);
  }

  /** The bots that the thread was told to forget. */
  get left(): readonly number[] {
    return this.#fake.thread(0).posted.flatMap(({ type, bot }) => (type === 'leave' ? [bot] : []));
  }

  leave(bot: number): void {
    itemAt(this.#clients, bot).close();
  }

  /** Answers at once until nobody waits; who was answered, in order. */
  async answerAll(most = 2000): Promise<readonly number[]> {
    const { length } = this.replies;
    for (let count = 0; count < most; count++) {
      await Promise.resolve();
      if (this.#fake.thread(0).posted.length === this.replies.length) break;
      await this.answer(1);
    }
    return this.replies.slice(length).map(({ bot }) => bot);
  }

  /** What the thread thinks about, once all that was said is heard. */
  async asked(): Promise<{ readonly bot: number; readonly milliseconds: number }> {
    await Promise.resolve();
    const { bot, milliseconds = 0 } = this.#fake.thread(0).asked;
    return { bot, milliseconds };
  }

  /** Answers after so many milliseconds; unless told otherwise after all that it was given. */
  async answer(after?: number): Promise<void> {
    const { milliseconds } = await this.asked();
    this.pass(after ?? milliseconds);
    this.#fake.thread(0).answer();
  }
}

describe('the questions for one thread', () => {
  it('whoever is alone gets all the time, and a thread gets one question at a time', async () => {
    const queue = new Queue();
    const [one, other] = [queue.sit('expert'), queue.sit('expert')];
    queue.ask(one);
    expect(await queue.asked()).toEqual({ bot: one, milliseconds: 900 });
    queue.pass(400);
    queue.ask(other);
    expect(await queue.asked()).toMatchObject({ bot: one });
    await queue.answer(200);
    // It was asked 200 ms ago, when the thread was busy.
    expect(await queue.asked()).toEqual({ bot: other, milliseconds: 700 });
    await queue.answer();
    expect(queue.replies.map(({ bot, at }) => [bot, at])).toEqual([
      [one, 600],
      [other, 1300],
    ]);
  });

  it.each([2, 6, 12])('all of %d bots that are asked at once answer in time', async (seats) => {
    const queue = new Queue();
    const bots = Array.from({ length: seats }, () => queue.sit('expert'));
    for (const bot of bots) queue.ask(bot);
    for (let answered = 0; answered < seats; answered++) await queue.answer();
    expect(queue.replies.map(({ bot }) => bot)).toEqual(bots);
    expect(queue.replies.at(-1)?.at).toBeCloseTo(900);
    expect(itemAt(queue.replies, 0).at).toBeCloseTo(900 / seats);
  });

  it('the time that is left is shared among those who wait', async () => {
    const queue = new Queue();
    const bots = Array.from({ length: 4 }, () => queue.sit('expert'));
    for (const bot of bots) queue.ask(bot);
    await queue.answer(300);
    expect(await queue.asked()).toMatchObject({ milliseconds: 200 });
    await queue.answer(50);
    // What an easy choice leaves goes to the others.
    expect(await queue.asked()).toMatchObject({ milliseconds: 275 });
  });

  it('whoever comes too late is still given a moment', async () => {
    const queue = new Queue();
    const [one, other] = [queue.sit('expert'), queue.sit('expert')];
    queue.ask(one);
    queue.ask(other);
    await queue.answer(5000);
    expect(await queue.asked()).toEqual({ bot: other, milliseconds: 30 });
  });

  it('hints go before the bots of the same people, then bots that need no thought', async () => {
    const queue = new Queue();
    const busy = queue.sit('expert');
    const [expert, adviser] = [queue.sit('expert'), queue.sit('adviser')];
    const strong = queue.sit('strong');
    queue.ask(busy);
    await queue.asked();
    queue.ask(expert);
    queue.ask(adviser, 'advise');
    queue.ask(strong);
    for (let answered = 0; answered < 4; answered++) await queue.answer(0);
    expect(queue.replies.map(({ bot }) => bot)).toEqual([busy, adviser, strong, expert]);
  });

  it('bots that need no thought do not count among those who share', async () => {
    const queue = new Queue();
    const [busy, expert, strong] = [queue.sit('strong'), queue.sit('expert'), queue.sit('strong')];
    for (const bot of [busy, expert, strong]) queue.ask(bot);
    await queue.answer(0);
    await queue.answer(0);
    expect(await queue.asked()).toEqual({ bot: expert, milliseconds: 900 });
  });

  it('a bot that has left is neither asked nor waited for', async () => {
    const queue = new Queue();
    const [one, two, three] = [queue.sit('expert'), queue.sit('expert'), queue.sit('expert')];
    for (const bot of [one, two, three]) queue.ask(bot);
    await queue.asked();
    queue.leave(one);
    queue.leave(two);
    // The second one was never seated there.
    expect(queue.left).toEqual([one]);
    expect(await queue.asked()).toMatchObject({ bot: one });
    await queue.answer();
    expect(await queue.asked()).toMatchObject({ bot: three });
    expect(queue.replies).toEqual([]);
  });
});

describe('a thread shared by people from different networks', () => {
  const HERE: Whose = { origin: 'here', guest: 'Ann', match: 'mine' };
  /** Bots at so many tables of somebody else, one at each. */
  const flood = (queue: Queue, tables: number, role: BotRole): readonly number[] =>
    Array.from({ length: tables }, (_, table) =>
      queue.sit(role, { origin: 'there', guest: 'Mallory', match: `table ${table}` }),
    );

  it.each(['expert', 'strong', 'heuristic', 'random'] as const)(
    'an expert is asked next, however many %s bots wait at the tables of others',
    async (role) => {
      const queue = new Queue();
      const others = flood(queue, 500, role);
      for (const bot of others) queue.ask(bot);
      await queue.asked();
      const expert = queue.sit('expert', HERE);
      for (let moves = 0; moves < 20; moves++) {
        queue.ask(expert);
        await queue.answer(1);
        expect(await queue.asked()).toMatchObject({ bot: expert });
        await queue.answer(1);
        for (const bot of others.slice(0, 2)) queue.ask(bot);
        await queue.asked();
      }
    },
  );

  it('an expert is asked next, however many hints others ask for', async () => {
    const queue = new Queue();
    for (const bot of flood(queue, 150, 'adviser')) queue.ask(bot, 'advise');
    await queue.asked();
    const expert = queue.sit('expert', HERE);
    queue.ask(expert);
    await queue.answer();
    expect(await queue.asked()).toMatchObject({ bot: expert });
    await queue.answer();
    expect(queue.replies.at(-1)?.at).toBeLessThan(2000);
  });

  it('thoughts get shorter by one’s own load and by who shares, not by their load', async () => {
    const givenBeside = async (tables: number): Promise<number> => {
      const queue = new Queue();
      const expert = queue.sit('expert', HERE);
      for (const bot of flood(queue, tables, 'expert')) queue.ask(bot);
      await queue.asked();
      queue.ask(expert);
      await queue.answer(0);
      return (await queue.asked()).milliseconds;
    };
    expect(await givenBeside(500)).toBe(450);
    expect(await givenBeside(2)).toBe(450);
    expect(await givenBeside(1)).toBe(900);
  });

  it('all bots of a table answer in time beside people who ask without end', async () => {
    const queue = new Queue();
    const others = flood(queue, 500, 'expert');
    for (const bot of others) queue.ask(bot);
    await queue.asked();
    const own = Array.from({ length: 6 }, () => queue.sit('expert', HERE));
    const start = queue.time;
    for (const bot of own) queue.ask(bot);
    while (queue.replies.filter(({ bot }) => own.includes(bot)).length < 6) await queue.answer();
    expect(queue.time - start).toBeLessThan(2000);
  });

  it('networks take turns, and so do the matches of each', async () => {
    const queue = new Queue();
    const seats = (['a1', 'a1', 'a2', 'b1', 'b1', 'c1'] as const).map((match) =>
      queue.sit('expert', { origin: itemAt(match, 0), guest: 'Ann', match }),
    );
    const [first, second, other, third, fourth, last] = seats;
    for (const bot of seats) queue.ask(bot);
    expect(await queue.answerAll()).toEqual([first, third, last, other, fourth, second]);
  });

  it('nobody is kept from a turn by others who go away and come back', async () => {
    const queue = new Queue();
    const one = queue.sit('expert', { ...OWN, origin: 'x' });
    const two = queue.sit('expert', { ...OWN, origin: 'y' });
    const patient = queue.sit('expert', HERE);
    queue.ask(one);
    await queue.asked();
    queue.ask(two);
    queue.ask(patient);
    // Whenever one of the two is answered, it asks again.
    for (const again of [one, two]) {
      await queue.answer(1);
      queue.ask(again);
    }
    expect(await queue.asked()).toMatchObject({ bot: patient });
  });

  it('hints do not keep the bots of the same people waiting for ever', async () => {
    const queue = new Queue();
    const advisers = Array.from({ length: 4 }, () => queue.sit('adviser', HERE));
    const expert = queue.sit('expert', HERE);
    for (const bot of advisers) queue.ask(bot, 'advise');
    queue.ask(expert);
    const [one, two, three, four] = advisers;
    expect(await queue.answerAll()).toEqual([one, expert, two, three, four]);
  });
});

describe('a thread shared by people from one network', () => {
  const sitAt = (queue: Queue, guest: string, match: string, bot: BotRole = 'expert'): number =>
    queue.sit(bot, { origin: 'school', guest, match });
  /** Bots at so many tables of one of them, one at each. */
  const hoard = (queue: Queue, tables: number): readonly number[] =>
    Array.from({ length: tables }, (_, table) => sitAt(queue, 'Mallory', `table ${table}`));

  it('[R5] guests take turns, however many tables one of them has', async () => {
    const queue = new Queue();
    const others = hoard(queue, 20);
    for (const bot of others) queue.ask(bot);
    await queue.asked();
    const [ann, ben] = [sitAt(queue, 'Ann', 'a'), sitAt(queue, 'Ben', 'b')];
    for (let moves = 0; moves < 10; moves++) {
      for (const bot of [ann, ben]) queue.ask(bot);
      for (const next of [ann, ben]) {
        await queue.answer(1);
        expect(await queue.asked()).toMatchObject({ bot: next });
      }
      await queue.answer(1);
      for (const bot of others.slice(0, 2)) queue.ask(bot);
      await queue.asked();
    }
  });

  it('[R5] hints of one guest do not keep the bots of others waiting', async () => {
    const queue = new Queue();
    const hints = Array.from({ length: 4 }, () => sitAt(queue, 'Mallory', 'm', 'adviser'));
    for (const bot of hints) queue.ask(bot, 'advise');
    await queue.asked();
    const ann = sitAt(queue, 'Ann', 'a');
    queue.ask(ann);
    const [one, ...more] = hints;
    expect(await queue.answerAll()).toEqual([one, ann, ...more]);
  });

  it('[R5] thoughts get shorter by one’s own tables and by who shares', async () => {
    const givenBeside = async (tables: number): Promise<number> => {
      const queue = new Queue();
      const ann = sitAt(queue, 'Ann', 'a');
      for (const bot of hoard(queue, tables)) queue.ask(bot);
      await queue.asked();
      queue.ask(ann);
      await queue.answer(0);
      return (await queue.asked()).milliseconds;
    };
    expect(await givenBeside(20)).toBe(450);
    expect(await givenBeside(2)).toBe(450);
    expect(await givenBeside(1)).toBe(900);
  });

  it('[R5] a network gets no more for having more guests', async () => {
    const queue = new Queue();
    const crowd = Array.from({ length: 20 }, (_, n) => sitAt(queue, `guest ${n}`, `table ${n}`));
    for (const bot of crowd) queue.ask(bot);
    await queue.asked();
    const expert = queue.sit('expert', OWN);
    queue.ask(expert);
    await queue.answer(0);
    expect(await queue.asked()).toEqual({ bot: expert, milliseconds: 450 });
  });
});
