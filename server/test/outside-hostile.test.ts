// Programs that say whatever comes to their mind, by both ways, in the name of a token that counts.
import { itemAt, Seeded } from '@pepite/kernel';
import { ONLINE_REQUESTS } from '@pepite/outside';
import { LONGEST_MESSAGE } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';
import { Guest } from './support/guest.ts';
import { hostileText, MOVES } from './support/hostile.ts';
import { startServer } from './support/in-process.ts';
import { connected, setup } from './support/outside-tables.ts';

const LINES = scaled(600, 200);

describe('hostile programs', () => {
  it('whatever a program says is answered by name, and its match stands as it did', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const bot = await connected(base, ann, 'Robo', 'socket');
    bot.plays = false;
    const { match = '' } = await bot.ask('open', setup('aurum', [null, null, null]));
    const others = await ann.create(base, setup('aurum', [null, null, null]));
    const rng = new Seeded(SEED);
    const target = { matches: [match, others], moves: MOVES, ply: 0, own: 0 };
    const names = Object.keys(ONLINE_REQUESTS);
    for (let count = 0; count < LINES; count++) {
      // Longer frames end the connection, as those of pages do.
      const text = hostileText(rng, target).slice(0, LONGEST_MESSAGE);
      if (count % 2 === 0) bot.sayText(text);
      else {
        const name = itemAt(names, rng.below(names.length));
        const answer = await bot.postText(name, text.replace('"type"', '"match"'));
        expect([name, text, answer.status < 500]).toEqual([name, text, true]);
        await answer.text();
      }
    }
    const id = bot.say({ type: 'tables' });
    await bot.until('the last answer', () => bot.told('done').some((done) => done.id === id));
    expect(bot.told('refused').some(({ problem }) => problem.kind === 'failed')).toBe(false);
    // It never got to where it was not welcome.
    expect((await bot.post('moves', { match: others })).status).toBe(409);
  });
});
