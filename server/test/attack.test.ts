// What `pepite bench attack` shows in times, in counts: what one visitor costs everybody else.
import { once } from 'node:events';
import { gameOf } from '@pepite/games';
import type { ServerMessage, NewMatchRequest } from '@pepite/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Match } from '@pepite/matches';
import type { Page } from '../../matches/test/support/page.ts';
import { TestRegistry } from '../../matches/test/support/test-registry.ts';
import { SEED } from '../../kernel/test/seed.ts';
import { readConfig } from '../config.ts';
import { serve, type Serving } from '../serve.ts';
import { openDatabase } from '../store/database.ts';
import { promptly } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { playLong } from './support/long-match.ts';
import { openRawSocket, rawText } from './support/frozen-socket.ts';
import { openStore } from './support/same-thread-store.ts';
import { stateFor } from './support/state.ts';

/** A server with the limits that every server has, on a folder. */
async function open(
  data: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly serving: Serving; readonly base: string }> {
  const read = readConfig(
    { port: 0 },
    {
      PEPITE_DATA: data,
      PEPITE_HOST: '127.0.0.1',
      PEPITE_LOG: 'silent',
      ...environment,
    },
  );
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  const serving = await serve({ ...read.config, seed: SEED });
  return { serving, base: `http://127.0.0.1:${serving.port}` };
}

async function openUntilTheEnd(
  data = temporaryFolder(),
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { serving, base } = await open(data, environment);
  onTestFinished(() => serving.close());
  return base;
}

async function connect(base: string, guest: Guest): Promise<WebSocket> {
  const socket = guest.connect(base);
  onTestFinished(() => socket.terminate());
  socket.on('error', () => socket.terminate());
  await once(socket, 'open');
  return socket;
}

const typeOf = (data: Buffer): ServerMessage['type'] =>
  (JSON.parse(data.toString()) as ServerMessage).type;

/** Resolves when all that was said before has been answered, or the connection is gone. */
function answered(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('close', () => resolve());
    socket.on('message', (data: Buffer) => {
      if (typeOf(data) === 'pong') resolve();
    });
    socket.send('{"type":"ping"}');
  });
}

describe('[R1] visitors who come and go at a match with spectators', () => {
  const spectators = async (
    setting: TestRegistry,
    match: Match,
    count: number,
    from = 0,
  ): Promise<readonly Page[]> => {
    const names = Array.from({ length: count }, (_, n) => `spectator-${from + n}`);
    const pages = await setting.guests(...names);
    await setting.watch(match, ...pages);
    return pages;
  };

  it('a visitor who comes and goes costs each spectator at most one message', async () => {
    const setting = new TestRegistry();
    const match = await playLong(setting, 'auruxxx', 3, 100);
    const others = await spectators(setting, match, 10);
    await setting.guest('restless');
    for (const { told } of others) told.length = 0;
    for (let times = 0; times < 20; times++) {
      const restless = setting.page('restless');
      await setting.watch(match, restless);
      await restless.leave();
    }
    for (const { told } of others) {
      expect(told.filter(({ type }) => type === 'match')).toHaveLength(0);
      expect(told.length).toBeLessThanOrEqual(1);
    }
  });

  it('a newcomer has no more moves printed among many spectators than among few', async () => {
    const setting = new TestRegistry();
    const match = await playLong(setting, 'auruxxx', 3, 100);
    const game = gameOf('auruxxx');
    if (game === undefined) throw new Error('Auruxxx is not there');
    const print = vi.spyOn(game, 'print');
    onTestFinished(() => print.mockRestore());
    const printedFor = async (newcomer: string): Promise<number> => {
      print.mockClear();
      const page = await setting.guest(newcomer);
      await setting.watch(match, page);
      await page.leave();
      return print.mock.calls.length;
    };
    await spectators(setting, match, 5);
    const amongFew = await printedFor('early');
    await spectators(setting, match, 35, 5);
    expect(await printedFor('late')).toBeLessThanOrEqual(amongFew);
  });
});

it('[R1] looking back at a long match costs more than a message', async () => {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  const { client, store } = openStore(database);
  const setting = new TestRegistry({ store });
  const { id } = await playLong(setting, 'or-etc', 4, 150);
  setting.registry.close();
  await client.close();
  database.close();
  const base = await openUntilTheEnd(folder);
  const socket = await connect(base, await Guest.arrive(base, 'Mallory'));
  socket.send(JSON.stringify({ type: 'watch', match: id }));
  await answered(socket);
  let answers = 0;
  const gone = once(socket, 'close');
  // Fewer messages than one page may send at once, each when the one before has been answered.
  for (let asked = 0; asked < 50 && socket.readyState === socket.OPEN; asked++) {
    const answer = once(socket, 'message') as Promise<[Buffer]>;
    socket.send('{"type":"look-back"}');
    const [data] = (await Promise.race([answer, gone])) as [unknown];
    if (data instanceof Buffer && typeOf(data) === 'past') answers++;
  }
  expect(answers).toBeLessThan(20);
});

describe('[R2] ping frames', () => {
  it.each(['read', 'unread'])('only some pings are answered when pongs are %s', async (how) => {
    const base = await openUntilTheEnd();
    const socket = await connect(base, await Guest.arrive(base, 'Mallory'));
    let pongs = 0;
    socket.on('pong', () => pongs++);
    if (how === 'unread') socket.pause();
    const payload = Buffer.alloc(125);
    for (let sent = 0; sent < 5000; sent++) socket.ping(payload);
    const over = answered(socket);
    socket.resume();
    await over;
    expect(pongs).toBeLessThan(100);
  });
});

describe('[R2] a connection', () => {
  it('a connection that sends too much is ended, even if it never answers', async () => {
    const base = await openUntilTheEnd();
    const { cookie } = await Guest.arrive(base, 'Mallory');
    const socket = await openRawSocket(base, cookie);
    const ended = once(socket, 'close');
    for (let sent = 0; sent < 400; sent++) socket.write(rawText('{"type":"ping"}'));
    await promptly('the connection is ended', ended);
  });

  it('a connection without a cookie is ended, even if it never answers', async () => {
    const base = await openUntilTheEnd();
    const socket = await openRawSocket(base);
    if (!socket.destroyed) await promptly('the connection is ended', once(socket, 'close'));
  });

  it('an address does not renew its allowance by closing its connections', async () => {
    const base = await openUntilTheEnd();
    const guest = await Guest.arrive(base, 'Mallory');
    let heard = 0;
    const start = performance.now();
    for (let round = 0; round < 4; round++) {
      const coming = Array.from({ length: 10 }, () => connect(base, guest));
      // Some may not even be let in.
      const gone = (await Promise.allSettled(coming)).map(async (come) => {
        if (come.status === 'rejected') return;
        const socket = come.value;
        socket.on('message', (data: Buffer) => {
          if (typeOf(data) === 'pong') heard++;
        });
        for (let sent = 0; sent < 55; sent++) socket.send('{"type":"ping"}');
        const closed = once(socket, 'close');
        socket.close();
        await closed;
      });
      await Promise.all(gone);
    }
    const seconds = (performance.now() - start) / 1000;
    // The burst of an address, and what it gains each second.
    expect(heard).toBeLessThanOrEqual(600 + 200 * seconds);
  });
});

it('[R3] a forged address does not get around the limits behind a proxy', async () => {
  const base = await openUntilTheEnd(temporaryFolder(), { PEPITE_PROXY: 'on' });
  const start = performance.now();
  let answered = 0;
  for (let n = 0; n < 700; n++) {
    const forged = `10.0.${n >> 8}.${n & 255}, 203.0.113.7`;
    const answer = await fetch(`${base}/api/me`, { headers: { 'x-forwarded-for': forged } });
    await answer.text();
    if (answer.status !== 429) answered++;
  }
  // What an address may ask for in a minute, and what it may gain meanwhile.
  const seconds = (performance.now() - start) / 1000;
  expect(answered).toBeLessThanOrEqual(600 + 10 * seconds);
});

it('[R5] a table of bots that nobody watches does not play', async () => {
  const setting = new TestRegistry();
  const host = await setting.guest('Mallory');
  const setup: NewMatchRequest = {
    game: 'or-etc',
    bots: Array.from({ length: 6 }, () => 'regular'),
    options: {},
    access: 'link',
    pace: 'quick',
    start: true,
  };
  const created = await setting.registry.create(setup, host.guest);
  if ('problem' in created) throw new Error(created.problem.kind);
  const ply = (): number => stateFor(created.value, host.guest).position?.ply ?? 0;
  const before = ply();
  await setting.pass(10_000);
  expect(ply()).toBe(before);
  // There is something to play: it begins when somebody comes.
  await setting.watch(created.value, host);
  await setting.pass(10_000);
  expect(ply()).toBeGreaterThan(before);
  setting.registry.close();
});

it('[R21] a server ends within seconds though a client is frozen', async () => {
  const { serving, base } = await open(temporaryFolder());
  const { cookie } = await Guest.arrive(base, 'Mallory');
  const frozen = await openRawSocket(base, cookie);
  frozen.pause();
  await promptly('the server ends', serving.close());
});
