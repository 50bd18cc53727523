// Programs are asked to play, by people and by each other, at the real server.
import { CHALLENGE_TIME } from '@pepite/matches';
import type { ServerMessage } from '@pepite/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import { LIMITS } from '../http/limits.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { OutsideBot, type Transport } from './support/outside-bot.ts';
import { challengeAt, connected, programsFor, setup, stateOf } from './support/outside-tables.ts';

const TRANSPORTS: readonly Transport[] = ['stream', 'socket'];
const EVERYONE = '&challenges=everyone';

/** A table of Aurum with a seat for a program. */
const TABLE = setup('aurum', [null, null, 'random'], { standIn: 'random', pace: 'quick' });
/** The shortest match of two. */
const DUEL = { game: 'silver-and-gold', bots: [null, null], options: {}, pace: 'quick' } as const;

/** Ann has a program that is asked to play at a table of hers. */
async function challenged(transport: Transport = 'stream', clock?: TestClock) {
  const base = await startServer({}, clock === undefined ? {} : { clock });
  const ann = await Guest.arrive(base, 'Ann');
  const bot = await connected(base, ann, 'Robo', transport);
  bot.plays = false;
  const match = await ann.create(base, TABLE);
  expect((await challengeAt(base, ann, match)).status).toBe(200);
  await bot.until('a challenge', () => bot.told('challenge').length > 0);
  const seat = async () => (await stateOf(base, match)).seats[1];
  return { base, ann, bot, match, seat };
}

/** The page of somebody at a match, which only asks. */
async function pageAt(base: string, guest: Guest, match: string) {
  const socket = guest.connect(base);
  onTestFinished(() => socket.terminate());
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'watch', match }));
  return { heard, say: (message: object) => socket.send(JSON.stringify(message)) };
}

const refusedBy = async (answer: Response): Promise<readonly [number, string]> => [
  answer.status,
  ((await answer.json()) as { readonly problem: { readonly kind: string } }).problem.kind,
];

describe.each(TRANSPORTS)('a challenge over a %s', (transport) => {
  it('a program that accepts sits down at a table that does not welcome others', async () => {
    const { base, ann, bot, match, seat } = await challenged(transport);
    expect(bot.told('challenge')).toMatchObject([
      { match, game: 'aurum', seat: 1, from: { name: 'Ann' }, clock: { kind: 'none' } },
    ]);
    expect(await seat()).toEqual({ kind: 'open', challenged: { name: 'Robo' } });
    const page = await pageAt(base, ann, match);
    expect(await bot.ask('accept', { match })).toMatchObject({ match, seat: 1 });
    expect(await seat()).toMatchObject({ kind: 'guest', name: 'Robo', program: true });
    await bot.until('the table', () => bot.told('table').length > 0);
    page.say({ type: 'start' });
    await bot.until('the match', () => bot.told('start').length > 0);
    expect(bot.told('challenge-over')).toEqual([]);
  });

  it('a program that declines says why, and everybody at the table is told', async () => {
    const { bot, match, seat } = await challenged(transport);
    expect(await refusedBy(await bot.post('decline', { match, reason: 'bored' }))).toEqual([
      400,
      'bad-field',
    ]);
    await bot.ask('decline', { match, reason: 'time' });
    expect(await seat()).toEqual({ kind: 'open', declined: { name: 'Robo', reason: 'time' } });
    await bot.until('the end of it', () => bot.told('challenge-over').length > 0);
    expect(bot.told('challenge-over')).toEqual([
      { type: 'challenge-over', match, how: 'declined' },
    ]);
    expect(await refusedBy(await bot.post('accept', { match }))).toEqual([409, 'not-challenged']);
    expect(bot.told('end')).toEqual([]);
  });
});

describe('challenges that come to nothing', () => {
  it('a program that does not answer counts as unwilling, and is told so', async () => {
    const clock = new TestClock();
    const { bot, match, seat } = await challenged('stream', clock);
    await clock.pass(CHALLENGE_TIME - 1);
    expect(await seat()).toMatchObject({ challenged: { name: 'Robo' } });
    await clock.pass(1);
    await expect.poll(seat).toMatchObject({ declined: { name: 'Robo', reason: 'no-answer' } });
    await bot.until('the end of it', () => bot.told('challenge-over').length > 0);
    expect(bot.told('challenge-over')).toMatchObject([{ match, how: 'unanswered' }]);
  });

  it('a program that vanishes has as much time as before when it is back', async () => {
    const clock = new TestClock();
    const { bot, match, seat } = await challenged('stream', clock);
    bot.vanish();
    await bot.until('its end', () => bot.isClosed);
    await clock.pass(5000);
    bot.received.length = 0;
    await bot.connect('socket');
    await bot.until('the challenge again', () => bot.told('challenge').length > 0);
    expect(bot.told('challenge')).toMatchObject([{ match, answerWithin: CHALLENGE_TIME - 5000 }]);
    bot.vanish();
    await bot.until('its end', () => bot.isClosed);
    await clock.pass(CHALLENGE_TIME - 5000);
    await expect.poll(seat).toMatchObject({ declined: { name: 'Robo', reason: 'no-answer' } });
  });

  it('a host may withdraw, and whoever does not host may neither ask nor withdraw', async () => {
    const { base, ann, bot, match, seat } = await challenged();
    const ben = await Guest.arrive(base, 'Ben');
    const headers = { cookie: ben.cookie };
    const path = `${base}/api/matches/${match}/challenges/1`;
    const foreign = await fetch(path, { method: 'DELETE', headers });
    expect(await refusedBy(foreign)).toEqual([403, 'not-host']);
    const other = await connected(base, ben, 'Other', 'stream', EVERYONE);
    expect(await refusedBy(await challengeAt(base, ben, match, 2))).toEqual([403, 'not-host']);
    // Nor does a program answer what another was asked.
    expect(await refusedBy(await other.post('accept', { match }))).toEqual([409, 'not-challenged']);
    expect(await refusedBy(await other.post('decline', { match }))).toEqual([
      409,
      'not-challenged',
    ]);
    expect(await refusedBy(await other.post('sit', { match, seat: 1 }))).toEqual([
      409,
      'seat-taken',
    ]);
    const own = await fetch(path, { method: 'DELETE', headers: { cookie: ann.cookie } });
    expect(own.status).toBe(200);
    expect(await seat()).toEqual({ kind: 'open' });
    await bot.until('the end of it', () => bot.told('challenge-over').length > 0);
    expect(bot.told('challenge-over')).toMatchObject([{ how: 'withdrawn' }]);
    const again = await fetch(path, { method: 'DELETE', headers: { cookie: ann.cookie } });
    expect(await refusedBy(again)).toEqual([409, 'not-challenged']);
    expect(other.told('challenge')).toEqual([]);
  });

  it('a table that begins with somebody else asks the program no more', async () => {
    const { base, ann, bot, match } = await challenged();
    const page = await pageAt(base, ann, match);
    // A seat that a program is asked to take is not free: the match can't begin.
    page.say({ type: 'start', id: 7 });
    const refusals = () => page.heard.flatMap((one) => (one.type === 'refused' ? [one] : []));
    await expect.poll(refusals).toMatchObject([{ id: 7, problem: { kind: 'not-full' } }]);
    page.say({ type: 'seat-bot', seat: 1, bot: 'random' });
    page.say({ type: 'start' });
    await bot.until('the end of it', () => bot.told('challenge-over').length > 0);
    expect(bot.told('challenge-over')).toMatchObject([{ how: 'withdrawn' }]);
    await expect.poll(async () => (await stateOf(base, match)).status).toBe('playing');
    expect(await refusedBy(await bot.post('accept', { match }))).toEqual([409, 'not-waiting']);
    expect(bot.told('start')).toEqual([]);
  });
});

describe('who may be challenged', () => {
  it('a program takes challenges of its owner, unless it says otherwise', async () => {
    const base = await startServer();
    const [ann, ben] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
    await connected(base, ann, 'Default');
    await connected(base, ann, 'Public', 'socket', `${EVERYONE}&games=aurum&seats=3,4`);
    await connected(base, ann, 'Silent', 'stream', '&challenges=nobody');
    const names = async (guest: Guest, query = '') =>
      (await programsFor(base, guest, query)).map(({ name, own = false }) => [name, own]);
    expect(await names(ann)).toEqual([
      ['Default', true],
      ['Public', true],
    ]);
    expect(await names(ben)).toEqual([['Public', false]]);
    expect(await names(ben, '?game=aurum&seats=3')).toEqual([['Public', false]]);
    expect(await names(ben, '?game=or-etc')).toEqual([]);
    expect(await names(ben, '?game=aurum&seats=2')).toEqual([]);
    const [found] = await programsFor(base, ben);
    const match = await ben.create(base, setup('silver-and-gold', [null, null]));
    const body = { seat: 1, program: found?.program };
    const refused = await ben.post(base, `/api/matches/${match}/challenges`, body);
    expect(await refusedBy(refused)).toEqual([404, 'no-such-program']);
    // Nobody learns by what a program is known here.
    const told = JSON.stringify(await programsFor(base, ben));
    expect(told).not.toContain('.program');
  });

  it('a program that is gone, or whose token was revoked, is not listed', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const [one, two] = [await connected(base, ann, 'One'), await connected(base, ann, 'Two')];
    one.vanish();
    const headers = { cookie: ann.cookie };
    await fetch(`${base}/api/me/bots/${two.bot}`, { method: 'DELETE', headers });
    await expect.poll(() => programsFor(base, ann)).toEqual([]);
  });

  it('what a program says of itself when it connects has to be sound', async () => {
    const base = await startServer();
    const bot = await OutsideBot.make(base, await Guest.arrive(base, 'Ann'), 'Robo');
    for (const [query, field] of [
      ['challenges=friends', 'challenges'],
      ['games=', 'games'],
      ['seats=9', 'seats'],
    ]) {
      const answer = await fetch(`${base}/api/v1/bot/stream?${query}`, { headers: bot.headers });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { problem: { kind: 'bad-field', field } },
      ]);
    }
  });

  it('whoever challenges too often is told when to try again', async () => {
    const base = await startServer({}, { limits: LIMITS, clock: new TestClock() });
    const [ann, ben] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
    await connected(base, ann, 'Robo', 'stream', EVERYONE);
    const match = await ben.create(base, TABLE);
    const headers = { cookie: ben.cookie };
    let answer = await challengeAt(base, ben, match);
    let count = 0;
    for (; answer.status === 200 && count < 50; count++) {
      await fetch(`${base}/api/matches/${match}/challenges/1`, { method: 'DELETE', headers });
      answer = await challengeAt(base, ben, match);
    }
    expect(count).toBe(LIMITS.challengesOfPair.burst);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect([answer.status, await answer.json()]).toEqual([
      429,
      { problem: { kind: 'challenges-too-much', seconds: wait } },
    ]);
  });
});

describe('programs that challenge each other', () => {
  it('two programs meet by a challenge, play to the end, and play again', async () => {
    const base = await startServer();
    const [ann, ben] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
    const one = await connected(base, ann, 'One', 'socket');
    const other = await connected(base, ben, 'Other', 'stream', EVERYONE);
    const { programs } = await one.ask('programs', { game: DUEL.game });
    expect(programs).toMatchObject([{ name: 'Other', games: null }]);
    const id = one.say({ type: 'challenge', ...DUEL, name: 'Other' });
    await one.until('an answer', () => one.told('done').some((done) => done.id === id));
    await other.until('a challenge', () => other.told('challenge').length > 0);
    const [challenge] = other.told('challenge');
    expect(challenge).toMatchObject({ seat: 1, from: { name: 'One', program: true } });
    const match = challenge?.match ?? '';
    await other.ask('accept', { match });
    for (const bot of [one, other]) {
      await bot.until('the end', () => bot.told('end').length > 0);
    }
    expect(one.told('end')).toEqual(other.told('end'));
    // The last step is told before the end.
    const record = await fetch(`${base}/api/matches/${match}/record`);
    const { moves } = (await record.json()) as { readonly moves: readonly string[] };
    const positions = one.lines.filter((line) => line.type === 'start' || line.type === 'position');
    const plies = positions.flatMap(({ position }) => position.events.map(({ ply }) => ply));
    expect(plies).toEqual(moves.map((_, ply) => ply));
    expect(positions.at(-1)).toMatchObject({ yourTurn: false, position: { status: 'over' } });
    for (const bot of [one, other]) bot.plays = false;
    const { match: next = '' } = await other.ask('rematch', { match });
    await one.until('a challenge', () => one.told('challenge').length > 0);
    expect(one.told('challenge')).toMatchObject([
      { match: next, rematch: true, seat: 0, from: { name: 'Other', program: true } },
    ]);
    // It begins when all are there again, though nobody says so.
    await one.ask('accept', { match: next });
    for (const bot of [one, other]) {
      await bot.until('the start', () => bot.told('start').some((start) => start.match === next));
    }
  });

  it('a challenge names one program, which is connected and takes it', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const one = await connected(base, ann, 'One');
    const ask = async (body: object) =>
      refusedBy(await one.post('challenge', { ...DUEL, ...body }));
    expect(await ask({ name: 'Robo' })).toEqual([404, 'no-such-program']);
    const ben = await Guest.arrive(base, 'Ben');
    await connected(base, ben, 'Robo');
    expect(await ask({ name: 'Robo' })).toEqual([404, 'no-such-program']);
    await connected(base, ben, 'Robo', 'stream', EVERYONE);
    await connected(base, ben, 'Robo', 'stream', EVERYONE);
    expect(await ask({ name: 'Robo' })).toEqual([409, 'several-programs']);
    expect(await ask({ name: 'One' })).toEqual([404, 'no-such-program']);
    expect(await ask({})).toEqual([400, 'bad-field']);
    const { programs = [] } = await one.ask('programs', {});
    const { program } = programs[0] ?? {};
    expect(await ask({ name: 'Robo', program })).toEqual([400, 'bad-field']);
    expect(await ask({ program, bots: [null, 'random'] })).toEqual([400, 'bad-field']);
    expect(await ask({ program, bots: ['random', 'random'] })).toEqual([400, 'bad-field']);
    const { match } = await one.ask('challenge', { ...DUEL, program });
    expect((await stateOf(base, match ?? '')).seats).toMatchObject([
      { kind: 'guest', name: 'One' },
      { kind: 'open', challenged: { name: 'Robo' } },
    ]);
  });

  it('a program whose challenge is declined is told, and may get up', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const [one, other] = [await connected(base, ann, 'One'), await connected(base, ann, 'Other')];
    const { match } = await one.ask('challenge', { ...DUEL, name: 'Other' });
    await other.until('a challenge', () => other.told('challenge').length > 0);
    await other.ask('decline', { match });
    await one.until('the answer', () => one.told('declined').length > 0);
    expect(one.told('declined')).toEqual([
      { type: 'declined', match, seat: 1, name: 'Other', reason: 'other' },
    ]);
    await one.ask('stand', { match });
    await one.until('it is gone', () => one.told('end').length > 0);
    expect(one.told('end')).toMatchObject([{ match, left: true }]);
  });
});
