// Programs whose requests come to another process than their stream.
import { expect, it, onTestFinished } from 'vitest';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { OutsideBot } from './support/outside-bot.ts';
import { challengeAt, connected, programsFor, setup, stateOf } from './support/outside-tables.ts';
import { temporaryDatabase } from './support/temporary-database.ts';

it('a program is asked to play at another process than it is connected to', async () => {
  const database = await temporaryDatabase();
  const [here, there] = [await startServer({ database }), await startServer({ database })];
  const [ann, ben] = [await Guest.arrive(here, 'Ann'), await Guest.arrive(there, 'Ben')];
  const bot = await connected(here, ann, 'Robo', 'stream', '&challenges=everyone&games=aurum');
  bot.plays = false;
  await expect
    .poll(() => programsFor(there, ben), { timeout: 20_000 })
    .toMatchObject([{ name: 'Robo', games: ['aurum'] }]);
  const match = await ben.create(there, setup('aurum', [null, null, 'random'], { talk: 'free' }));
  const path = `${there}/api/matches/${match}/challenges/1`;
  expect((await challengeAt(there, ben, match)).status).toBe(200);
  await bot.until('a challenge', () => bot.told('challenge').length > 0);
  await fetch(path, { method: 'DELETE', headers: { cookie: ben.cookie } });
  await bot.until('its end', () => bot.told('challenge-over').length > 0);
  expect(bot.told('challenge-over')).toMatchObject([{ match, how: 'withdrawn' }]);
  expect((await challengeAt(there, ben, match)).status).toBe(200);
  await bot.until('another', () => bot.told('challenge').length > 1);
  await bot.ask('accept', { match });
  await expect
    .poll(async () => (await stateOf(there, match)).seats[1], { timeout: 20_000 })
    .toMatchObject({ kind: 'guest', name: 'Robo', program: true });
  // What is said at one process is heard at the other.
  const page = ben.connect(there);
  onTestFinished(() => page.terminate());
  await new Promise((resolve) => page.once('open', resolve));
  for (const message of [
    { type: 'watch', match },
    { type: 'say', text: 'Welcome' },
  ]) {
    page.send(JSON.stringify(message));
  }
  await bot.until('the text', () => bot.told('talk').length > 0);
  expect(bot.told('talk')).toMatchObject([{ entries: [{ text: 'Welcome', name: 'Ben' }] }]);
  bot.vanish();
  await expect.poll(() => programsFor(there, ben), { timeout: 20_000 }).toEqual([]);
});

it('a program asks another process than it hears, until its token is revoked', async () => {
  const database = await temporaryDatabase();
  const [here, there] = [await startServer({ database }), await startServer({ database })];
  const ann = await Guest.arrive(here, 'Ann');
  const bot = await connected(here, ann, 'Robo');
  const asking = new OutsideBot(there, bot);
  // What it asks for, its moves as well, comes to the other process.
  bot.plays = false;
  const table = setup('silver-and-gold', [null, 'random'], { start: true, pace: 'quick' });
  const { match } = await asking.ask('open', table);
  let answered = 0;
  await bot.until('the end', () => {
    for (; answered < bot.lines.length; answered++) {
      const line = bot.lines[answered];
      if (line?.type !== 'start' && line?.type !== 'position') continue;
      const { position, moves = [], yourTurn } = line;
      const body = { match, ply: position.ply, own: position.own, move: moves[0] ?? '' };
      if (yourTurn) void asking.post('move', body);
    }
    return bot.told('end').length > 0;
  });
  expect(bot.told('end')[0]?.result?.scores).toHaveLength(2);
  const headers = { cookie: ann.cookie };
  await fetch(`${there}/api/me/bots/${bot.bot}`, { method: 'DELETE', headers });
  await bot.until('its stream ends at the other process', () => bot.isClosed);
  expect((await asking.post('tables', {})).status).toBe(401);
});
