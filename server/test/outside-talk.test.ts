// What programs say and take back, under the limits that people have.
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import type { OutsideBot } from './support/outside-bot.ts';
import { connected, setup, WELCOMING } from './support/outside-tables.ts';

/** Puts a sign on the first move that all have seen, once there is one; which. */
async function firstSeen(bot: OutsideBot, match: string): Promise<number> {
  const { events = [] } = bot.told('start')[0]?.position ?? {};
  for (const { ply } of events) {
    const answer = await bot.post('react', { match, ply, sign: 'wow' });
    if (answer.status === 200) return ply;
  }
  throw new Error('nothing was seen by all');
}

describe('programs that talk', () => {
  it('a program says what people may say, under the same limits', async () => {
    const clock = new TestClock();
    const base = await startServer({}, { clock });
    const ann = await Guest.arrive(base, 'Ann');
    const [bot, other] = [await connected(base, ann, 'Robo'), await connected(base, ann, 'Other')];
    bot.plays = false;
    other.plays = false;
    const { match } = await other.ask('open', { ...WELCOMING, talk: 'free' });
    await bot.ask('sit', { match });
    await bot.until('the match', () => bot.told('start').length > 0);
    const problem = async (name: string, body: object) => {
      const answer = await bot.post(name, { match, ...body });
      const { problem: found } = (await answer.json()) as { problem?: { kind: string } };
      return [answer.status, found?.kind];
    };
    expect(await problem('say', { text: 'x'.repeat(201) })).toEqual([400, 'talk-too-long']);
    expect(await problem('say', { text: 'a\u202Eb' })).toEqual([400, 'talk-unreadable']);
    expect(await problem('react', { ply: 9999, sign: 'bravo' })).toEqual([400, 'no-such-event']);
    expect(await problem('react', { ply: 0, sign: 'knife' })).toEqual([400, 'bad-field']);
    await bot.ask('say', { match, text: 'Good luck, humans!' });
    await other.until('the text', () => other.told('talk').length > 0);
    expect(other.told('talk')).toMatchObject([
      { match, entries: [{ kind: 'text', text: 'Good luck, humans!', name: 'Robo', seat: 1 }] },
    ]);
    const answers: unknown[] = [];
    for (let count = 0; count < 6; count++) answers.push(await problem('say', { text: 'Hi' }));
    expect(answers.at(-1)).toEqual([429, 'talks-too-much']);
    await clock.pass(10_000);
    // A sign is only put on what all have seen: the last of what chance brought openly.
    const seen = await firstSeen(bot, match ?? '');
    await other.until('the sign', () =>
      other
        .told('talk')
        .some(({ entries }) =>
          entries.some((one) => one.kind === 'reaction' && one.ply === seen && one.sign === 'wow'),
        ),
    );
  });

  it('at a table of phrases a program says phrases only', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const [bot, other] = [await connected(base, ann, 'Robo'), await connected(base, ann, 'Other')];
    const { match } = await other.ask('open', { ...WELCOMING, startsWhenFull: false });
    await bot.ask('sit', { match });
    const refused = await bot.post('say', { match, text: 'Hello' });
    expect(await refused.json()).toMatchObject({ problem: { kind: 'phrases-only' } });
    await bot.ask('say-phrase', { match, phrase: 'hello' });
    await other.until('the phrase', () => other.told('talk').length > 0);
  });

  it('a program takes back what it has chosen while another still chooses', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const [one, two] = [await connected(base, ann, 'One'), await connected(base, ann, 'Two')];
    for (const bot of [one, two]) bot.plays = false;
    const table = setup('silver-and-gold', [null, null], { programs: true, startsWhenFull: true });
    const { match } = await one.ask('open', table);
    await two.ask('sit', { match });
    await one.until('a question', () => one.told('start').some(({ yourTurn }) => yourTurn));
    const { position, moves = [] } = itemAt(one.told('start'), 0);
    const { ply, own } = position;
    expect(own).toBe(0);
    await one.ask('move', { match, ply, own, move: itemAt(moves, 0) });
    await one.until('its choice', () => one.told('position').some((line) => line.position.own > 0));
    await one.ask('take-back', { match, ply });
    await one.until('the question again', () => one.told('position').at(-1)?.yourTurn === true);
    expect(one.told('position').at(-1)).toMatchObject({ position: { ply, own: 0 }, moves });
  });
});
