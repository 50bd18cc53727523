// Programs whose requests come to another process than their stream.
import { expect, it } from 'vitest';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { OutsideBot } from './support/outside-bot.ts';
import { connected, setup } from './support/outside-tables.ts';
import { temporaryDatabase } from './support/temporary-database.ts';

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
