import { PROGRAM_AWAY_AFTER } from '@pepite/matches';
import type { MatchState, ServerMessage } from '@pepite/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import { LIMITS } from '../http/limits.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { readableLog } from './support/log.ts';
import { OutsideBot, type Transport } from './support/outside-bot.ts';
import { connected, setup, WELCOMING } from './support/outside-tables.ts';

const TRANSPORTS: readonly Transport[] = ['stream', 'socket'];

describe('programs at tables', () => {
  it('two programs meet: one opens a table, the other finds it and sits down', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const one = await connected(base, ann, 'One', 'stream');
    const other = await connected(base, ann, 'Other', 'socket');
    expect((await other.ask('tables', {})).tables).toEqual([]);
    const { match, seat } = await one.ask('open', WELCOMING);
    expect(seat).toBe(0);
    await one.until('the table', () => one.told('table').length > 0);
    const { tables } = await other.ask('tables', {});
    expect(tables).toMatchObject([{ match, game: 'aurum', programs: [0], welcomesPrograms: true }]);
    expect(await other.ask('sit', { match })).toMatchObject({ match, seat: 1 });
    for (const bot of [one, other]) {
      await bot.until('the end', () => bot.told('end').length > 0);
      expect(bot.told('end')).toHaveLength(1);
    }
    expect(one.told('end')[0]?.result).toEqual(other.told('end')[0]?.result);
  });

  it('a table that does not welcome programs is neither listed nor open to them', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const match = await ann.create(base, { ...WELCOMING, programs: false });
    const bot = await connected(base, ann, 'Robo');
    expect((await bot.ask('tables', {})).tables).toEqual([]);
    const refused = await bot.post('sit', { match });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { type: 'refused', problem: { kind: 'no-programs' } },
    ]);
  });

  it('legal moves are told on request, with what they mean in either language', async () => {
    const base = await startServer();
    const bot = await connected(base, await Guest.arrive(base, 'Ann'), 'Robo');
    bot.plays = false;
    const bots = [null, 'random', 'random'] as const;
    const { match } = await bot.ask('open', setup('aurum', [...bots], { start: true }));
    await bot.until('a question', () => bot.told('start').some(({ yourTurn }) => yourTurn));
    const [start] = bot.told('start');
    const { ply, own } = start?.position ?? {};
    const plain = await bot.ask('moves', { match });
    expect(plain).toEqual({
      type: 'done',
      id: null,
      match,
      ply,
      own,
      moves: start?.moves,
      complete: true,
    });
    const explained = await bot.ask('moves', { match, language: 'fr' });
    expect(explained.moves).toEqual(plain.moves);
    expect(explained.meanings).toHaveLength(plain.moves?.length ?? -1);
  });

  it('a program says phrases, gets up, and gives its seat up for good', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const bot = await connected(base, ann, 'Robo');
    const other = await connected(base, ann, 'Other');
    bot.plays = false;
    const { match } = await other.ask('open', WELCOMING);
    await bot.ask('sit', { match });
    await bot.until('the match', () => bot.told('start').length > 0);
    await bot.ask('say-phrase', { match, phrase: 'hello' });
    await other.until('the phrase', () => other.told('talk').length > 0);
    expect(other.told('talk')).toMatchObject([
      { match, entries: [{ kind: 'phrase', phrase: 'hello', name: 'Robo' }] },
    ]);
    expect((await bot.post('stand', { match })).status).toBe(409);
    await bot.ask('resign', { match });
    await bot.until('its end', () => bot.told('end').length > 0);
    expect(bot.told('end')).toMatchObject([{ match, resigned: true }]);
    await other.until('the end', () => other.told('end').length > 0);
    expect(other.told('end')[0]?.result).not.toBeNull();
  });
});

describe('programs that behave badly', () => {
  it('rubbish is refused by name, over both ways, and the program goes on', async () => {
    const base = await startServer();
    const bot = await connected(base, await Guest.arrive(base, 'Ann'), 'Robo', 'socket');
    for (const line of [
      { type: 'conquer' },
      { type: 'move', match: 'abc' },
      { type: 'tables', more: 1 },
      { type: 'tables', id: -1 },
      { type: 'sit', match: 'nowhere' },
      { type: 'sit', match: 'x'.repeat(2000) },
    ]) {
      bot.say(line);
    }
    const kinds = () => bot.told('refused').map(({ problem }) => problem.kind);
    await bot.until('all answers', () => kinds().length >= 6);
    expect(kinds().toSorted()).toEqual(
      ['unknown-type', 'bad-field', 'bad-field', 'bad-field', 'no-such-match', 'too-long'].sort(),
    );
    const bad = await bot.post('move', { match: 'abc' });
    expect([bad.status, await bad.json()]).toEqual([
      400,
      { problem: { kind: 'bad-field', field: 'ply' } },
    ]);
    expect((await bot.post('conquer', {})).status).toBe(404);
    const id = bot.say({ type: 'tables' });
    await bot.until('an answer', () => bot.told('done').some((one) => one.id === id));
  });

  it('an illegal or stale move is refused with its clause, and changes nothing', async () => {
    const base = await startServer();
    const bot = await connected(base, await Guest.arrive(base, 'Ann'), 'Robo');
    bot.plays = false;
    const table = setup('aurum', [null, 'random', 'random'], { start: true });
    const { match } = await bot.ask('open', table);
    await bot.until('a question', () => bot.told('start').some(({ yourTurn }) => yourTurn));
    const { ply = 0, own = 0 } = bot.told('start')[0]?.position ?? {};
    const wrong = await bot.post('move', { match, ply, own, move: 'fly away' });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { problem: { kind: 'notation' }, clause: 'A5' },
    ]);
    const stale = await bot.post('move', { match, ply: ply + 1, own, move: 'pass' });
    expect([stale.status, await stale.json()]).toMatchObject([409, { problem: { kind: 'stale' } }]);
    expect((await bot.ask('moves', { match })).ply).toBe(ply);
  });

  it('a program that dies gets a stand-in, and has its seat back when it returns', async () => {
    const clock = new TestClock();
    const base = await startServer({}, { clock });
    const ann = await Guest.arrive(base, 'Ann');
    const bot = await connected(base, ann, 'Robo');
    const other = await connected(base, ann, 'Other');
    other.plays = false;
    bot.plays = false;
    const { match } = await other.ask('open', WELCOMING);
    await bot.ask('sit', { match });
    await other.until('the match', () => other.told('start').length > 0);
    bot.vanish();
    const seat = async () => {
      const socket = ann.connect(base);
      const state = await new Promise<MatchState>((resolve) => {
        socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', match })));
        socket.on('message', (data: Buffer) => {
          const message = JSON.parse(data.toString('utf8')) as ServerMessage;
          if (message.type === 'match') resolve(message.state);
        });
      });
      socket.terminate();
      return state.seats[1];
    };
    await expect
      .poll(
        async () => {
          await clock.pass(PROGRAM_AWAY_AFTER);
          return seat();
        },
        { timeout: 30_000 },
      )
      .toMatchObject({ program: true, replaced: true });
    bot.received.length = 0;
    await bot.connect('socket');
    await bot.until('its seat', () =>
      bot.lines.some((line) => line.type === 'position' && line.replaced === undefined),
    );
    expect(bot.told('start')).toMatchObject([{ match, replaced: true, yourTurn: false }]);
    expect(await seat()).toMatchObject({ replaced: false, present: true });
  });
});

describe('who is let in', () => {
  it('without a token that counts nothing is told, and a cookie does not help', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const bot = await OutsideBot.make(base, ann, 'Robo');
    const wrong = `Bearer ${bot.token.slice(0, -1)}${bot.token.endsWith('A') ? 'B' : 'A'}`;
    for (const authorization of ['', 'Bearer', `Basic ${bot.token}`, wrong, 'Bearer x']) {
      for (const path of ['stream', 'account']) {
        const headers = { cookie: ann.cookie, ...(authorization !== '' && { authorization }) };
        const answer = await fetch(`${base}/api/v1/bot/${path}`, { headers });
        expect([answer.status, await answer.json()]).toEqual([
          401,
          { problem: { kind: 'no-token' } },
        ]);
      }
    }
    const account = await fetch(`${base}/api/v1/bot/account`, { headers: bot.headers });
    expect(await account.json()).toEqual({ name: 'Robo' });
    expect(account.headers.get('access-control-allow-origin')).toBeNull();
    const page = await fetch(`${base}/api/me`, { headers: bot.headers });
    expect(await page.json()).toEqual({ name: null });
  });

  it('a token stands in no line of the log, whatever becomes of it', async () => {
    const { lines, logger } = readableLog();
    const base = await startServer({}, { logger });
    const bot = await connected(base, await Guest.arrive(base, 'Ann'), 'Robo', 'socket');
    const wrong = new OutsideBot(base, { token: `${bot.token}x`, bot: bot.bot });
    expect((await wrong.post('tables', {})).status).toBe(401);
    await bot.post('move', { match: 'none', ply: 0, own: 0, move: 'x' });
    await bot.postText('sit', '{');
    expect(lines.some(({ kind }) => kind === 'no-token')).toBe(true);
    expect(JSON.stringify(lines)).not.toContain(bot.token.slice('pepite_bot_'.length, -1));
  });

  it.each(TRANSPORTS)('a token that is revoked ends its %s at once', async (transport) => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const bot = await connected(base, ann, 'Robo', transport);
    const headers = { cookie: ann.cookie };
    await fetch(`${base}/api/me/bots/${bot.bot}`, { method: 'DELETE', headers });
    await bot.until('its end', () => bot.isClosed);
    expect((await bot.post('tables', {})).status).toBe(401);
  });

  it('a program has so many connections, and is told when to try again', async () => {
    const base = await startServer();
    const bot = await OutsideBot.make(base, await Guest.arrive(base, 'Ann'), 'Robo');
    const more = [1, 2, 3, 4].map(() => new OutsideBot(base, bot));
    for (const one of more) await one.connect('stream');
    onTestFinished(() => more.forEach((one) => one.vanish()));
    const refused = await fetch(`${base}/api/v1/bot/stream`, { headers: bot.headers });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.json()).toMatchObject({ problem: { kind: 'too-many-streams' } });
  });

  it('whoever asks too often is told in how many seconds to try again', async () => {
    const base = await startServer(
      {},
      { limits: { ...LIMITS, request: { burst: 30, perSecond: 1 } } },
    );
    const bot = await OutsideBot.make(base, await Guest.arrive(base, 'Ann'), 'Robo');
    const statuses: number[] = [];
    let answer = await bot.post('tables', {});
    for (; answer.status === 200; answer = await bot.post('tables', {})) statuses.push(200);
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([
      429,
      expect.any(Number),
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(statuses.length).toBeGreaterThan(0);
  });

  it('an empty line every 15 seconds says that a stream is still there', async () => {
    const clock = new TestClock();
    const base = await startServer({}, { clock });
    const bot = await connected(base, await Guest.arrive(base, 'Ann'), 'Robo');
    await clock.pass(15_000);
    await bot.until('an empty line', () => bot.pulses > 0);
    expect(bot.pulses).toBe(1);
  });
});
