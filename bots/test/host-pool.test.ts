import { describe, expect, it } from 'vitest';
import type { Advice, Owner } from '../host/service.ts';
import { choose, FakePool, HERE, SETUP, settled } from './support/fake-pool.ts';

const ownerAt = (origin: string): Owner => ({ ...HERE, origin: () => origin });

describe('bots of people from one network', () => {
  it('people from one network have so many bots at most, whatever others have', () => {
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

  it('a bot beyond the limit plays by heuristic until there is a free place', async () => {
    const fake = new FakePool();
    const experts = Array.from({ length: 60 }, () => fake.seat('expert'));
    const late = fake.seat('expert');
    choose(late, ['one']);
    await settled();
    expect(fake.thread(0).asked).toMatchObject({ setup: { bot: 'strong' } });
    fake.thread(0).answer();
    choose(late, ['one', 'two']);
    await settled();
    // There is still no room: the makeshift plays on.
    expect(fake.thread(0).asked.setup).toBeUndefined();
    fake.thread(0).answer();
    experts[0]?.close();
    choose(late, ['one', 'two', 'three']);
    await settled();
    expect(fake.thread(0).asked).toMatchObject({
      setup: { bot: 'expert' },
      seen: ['one', 'two', 'three'],
    });
    expect(fake.pool.hasRoom('here', ['expert'])).toBe(false);
  });

  it('only those wait whom no thread is free for', async () => {
    const fake = new FakePool();
    const bots = [fake.seat('expert'), fake.seat('expert'), fake.seat('expert')];
    expect(fake.pool.waiting).toBe(0);
    for (const bot of bots) choose(bot, ['one']);
    await settled();
    expect(fake.pool.waiting).toBe(2);
    fake.thread(0).answer();
    await settled();
    expect(fake.pool.waiting).toBe(1);
    fake.thread(0).answer();
    await settled();
    expect(fake.pool.waiting).toBe(0);
  });

  it('people elsewhere have a place for an expert all the same', async () => {
    const fake = new FakePool();
    for (let count = 0; count < 60; count++) fake.seat('expert');
    choose(fake.seat('expert', ownerAt('there')));
    await settled();
    expect(fake.thread(0).asked).toMatchObject({ setup: { bot: 'expert' } });
  });

  it('bots are counted where their people are now', () => {
    const { pool } = new FakePool();
    let origin = 'here';
    for (let count = 0; count < 60; count++) {
      pool.seat({ ...SETUP, bot: 'expert' }, { ...HERE, origin: () => origin });
    }
    expect(pool.hasRoom('here', ['expert'])).toBe(false);
    origin = 'there';
    expect(pool.hasRoom('here', ['expert'])).toBe(true);
    expect(pool.hasRoom('there', ['expert'])).toBe(false);
  });

  it('[R5] bots take turns by whose they are, however many one guest has', async () => {
    const fake = new FakePool();
    const of = (guest: string): Owner => ({ ...HERE, guest: () => guest });
    const many = Array.from({ length: 5 }, () => fake.seat('expert', of('Mallory')));
    for (const bot of many) choose(bot);
    choose(fake.seat('expert', of('Ann')));
    await settled();
    fake.thread(0).answer();
    await settled();
    expect(fake.thread(0).asked).toMatchObject({ bot: many.length });
  });

  it('people from one network wait for a few hints at a time', async () => {
    const fake = new FakePool();
    const { pool } = fake;
    const advice: Advice[] = [];
    const request = { view: 'a view', history: () => [] };
    for (let count = 0; count < 4; count++) {
      expect(pool.mayAdvise('here')).toBe(true);
      fake.seat('adviser').advise(request, (given) => advice.push(given));
    }
    expect(pool.mayAdvise('here')).toBe(false);
    expect(pool.mayAdvise('there')).toBe(true);
    await settled();
    expect(pool.mayAdvise('here')).toBe(false);
    fake.thread(0).answer({ value: { moves: [] } });
    expect(advice).toEqual([{ value: [] }]);
    expect(pool.mayAdvise('here')).toBe(true);
  });
});

describe('what a bot is told', () => {
  it('a bot is first told all that its seat has seen, then what is new', async () => {
    const fake = new FakePool();
    const bot = fake.seat('expert');
    bot.see('one');
    bot.see('two');
    choose(bot, ['one', 'two']);
    await settled();
    expect(fake.thread(0).asked).toMatchObject({ setup: SETUP, seen: ['one', 'two'] });
    // It is seen after the question, so it belongs to the next one.
    bot.see('three');
    fake.thread(0).answer();
    bot.see('four');
    choose(bot, ['never needed']);
    await settled();
    expect(fake.thread(0).asked).toMatchObject({ setup: undefined, seen: ['three', 'four'] });
    fake.thread(0).answer();
    bot.see('five');
    choose(bot);
    await settled();
    expect(fake.thread(0).asked).toMatchObject({ setup: undefined, seen: ['five'] });
  });

  it('a match that fails to tell its history fails that question, and no other', async () => {
    const fake = new FakePool();
    const answers: unknown[] = [];
    const history = (): never => {
      throw new Error('the journal is torn');
    };
    fake.seat('strong').choose({ view: 'now', history }, (choice) => answers.push(choice));
    const other = choose(fake.seat('strong'));
    await settled();
    expect(answers).toMatchObject([{ problem: { cause: { message: 'the journal is torn' } } }]);
    fake.thread(0).answer();
    expect(other.choice).toEqual({ value: 1 });
  });

  it('each question of a bot with a seed has a seed, the same ones again', async () => {
    const drawn = await Promise.all(
      [1, 2].map(async () => {
        const fake = new FakePool();
        const bot = fake.pool.seat({ ...SETUP, bot: 'strong', seed: 7 }, HERE);
        const seeds: unknown[] = [];
        for (let count = 0; count < 3; count++) {
          choose(bot);
          await settled();
          seeds.push(fake.thread(0).asked.seed);
          fake.thread(0).answer();
        }
        return seeds;
      }),
    );
    expect(drawn[1]).toEqual(drawn[0]);
    expect(new Set(drawn[0]).size).toBe(3);
  });
});
