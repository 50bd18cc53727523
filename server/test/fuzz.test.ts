import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { GAMES } from '@pepite/games';
import { itemAt, type Rng, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { scaled } from '../../kernel/test/scale.ts';
import { within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { hostileText } from './support/hostile.ts';
import { startServer } from './support/in-process.ts';
import { readAnswer } from './support/kinds.ts';
import { refusalOf } from './support/refused.ts';
import { seatAll } from './support/seat-all.ts';
import { FuzzSession } from './support/fuzz-session.ts';

describe('messages that are malformed or hostile', () => {
  /** So many times so many sessions of so many messages each: 110,000 in `npm test`. */
  const PARTS = Math.min(10, scaled(10, 2));
  const SESSIONS = scaled(5, 2);
  const MESSAGES = 2200;
  const BATCH = 100;

  async function runSession(fuzz: FuzzSession, seed: number): Promise<void> {
    try {
      for (let count = 0; count < MESSAGES; count++) {
        await fuzz.attack();
        if (count % BATCH === 0) await fuzz.checkUnchanged();
      }
      await fuzz.checkUnchanged();
    } catch (error) {
      throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
    }
    expect([seed, (await fuzz.playOn(1, Infinity))?.status]).toEqual([seed, 'over']);
    expect([seed, (await fuzz.playOn(2, Infinity))?.status]).toEqual([seed, 'over']);
  }

  const firsts = Array.from({ length: PARTS }, (_, part) => 1 + part * SESSIONS);

  it.each(firsts)('hostile messages are refused, and all play on: seed %i', async (first) => {
    const keys = Object.getOwnPropertyNames(Object.prototype).join();
    let accepted = 0;
    for (let seed = first; seed < first + SESSIONS; seed++) {
      const fuzz = await FuzzSession.begin(itemAt(GAMES, seed % GAMES.length), seed);
      await runSession(fuzz, seed);
      accepted += fuzz.accepted;
      await fuzz.testServer.close();
    }
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(keys);
    // Some were legal by chance: the judge was reached, not only the parser.
    expect(accepted).toBeGreaterThan(SESSIONS);
  });
});

/** Moves that some game has. */
const MOVES = ['keep', 'end', 'play B1', 'play G3', 'bid Z7', 'swap G0 1 P2', 'mark 3 a1 b1'];

/** Waits until a socket is closed, whoever closed it, and says with which code. */
async function closing(socket: WebSocket): Promise<number> {
  socket.on('error', () => {});
  const [code] = (await within(10, 'a socket closes', once(socket, 'close'))) as [number];
  return code;
}

async function opened(guest: Guest, base: string): Promise<WebSocket> {
  const socket = guest.connect(base);
  await within(10, 'a socket opens', once(socket, 'open'));
  return socket;
}

/** Three guests at a match over sockets, whom all that follows must not disturb. */
async function match(base: string) {
  const guests = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Guest.arrive(base, name)));
  const id = await itemAt(guests, 0).create(base, {
    game: 'aurum',
    bots: [null, null, null],
    options: {},
    access: 'public',
    start: false,
  });
  return { id, guests };
}

/** Sends so many hostile messages and waits for as many answers. */
async function flood(socket: WebSocket, rng: Rng, id: string, count: number): Promise<void> {
  let answers = 0;
  const all = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const { type } = readAnswer(data.toString());
      // What is told of the match besides is no answer.
      if (type !== 'match' && type !== 'moved') answers++;
      if (answers >= count) resolve();
    });
  });
  const target = { matches: ['nosuchmatch'], moves: MOVES, ply: rng.below(60), own: 0 };
  socket.send(JSON.stringify({ type: 'watch', match: id }));
  for (let sent = 0; sent < count; sent++) {
    const text = hostileText(rng, target);
    const bytes = Buffer.from(text);
    if (bytes.length > 4096) socket.send('short');
    else if (sent % 7 === 0) socket.send(bytes, { binary: true });
    else if (sent % 7 === 1) {
      socket.send(bytes.subarray(0, 9), { binary: false, fin: false });
      socket.send(bytes.subarray(9), { binary: false, fin: true });
    } else socket.send(text);
  }
  await within(60, 'every message is answered', all);
}

describe('over real sockets', () => {
  it('hostile messages, frames and fragments disturb nobody’s match', async () => {
    const base = await startServer();
    const { id, guests } = await match(base);
    const stranger = await Guest.arrive(base, 'Mallory');
    const { players, bell, close } = seatAll(base, id, guests);
    await bell.until(10, 'the match begins', () => itemAt(players, 0).state?.status === 'playing');
    for (let seed = 1; seed <= 6; seed++) {
      const socket = await opened(stranger, base);
      await flood(socket, new Seeded(seed), id, 500);
      socket.terminate();
    }
    await bell.until(60, 'the match ends', () => players.every(({ isOver }) => isOver));
    close();
  });

  it('broken frames close the connection they came on and no other', async () => {
    const base = await startServer();
    const guest = await Guest.arrive(base, 'Mallory');
    const witness = await opened(guest, base);
    const sendings: readonly (readonly [number, (socket: WebSocket) => void])[] = [
      [1009, (socket) => socket.send('x'.repeat(5000))],
      [1009, (socket) => socket.send(Buffer.alloc(1 << 20))],
      [1007, (socket) => socket.send(Buffer.from([0x22, 0xff, 0xfe, 0x22]), { binary: false })],
      [1007, (socket) => socket.send(Buffer.from([0xed, 0xa0, 0x80]), { binary: false })],
    ];
    for (const [code, send] of sendings) {
      const socket = await opened(guest, base);
      const closed = closing(socket);
      send(socket);
      expect(await closed).toBe(code);
    }
    const answer = once(witness, 'message');
    witness.send('{"type":"ping"}');
    expect(String((await within(10, 'an answer', answer))[0])).toBe('{"type":"pong"}');
    witness.terminate();
  });

  it('nobody comes in with a wrong cookie, a forged one, or from another site', async () => {
    const base = await startServer();
    const guest = await Guest.arrive(base, 'Ada');
    const value = guest.cookie.slice('pepite='.length);
    const headers: readonly Readonly<Record<string, string>>[] = [
      { cookie: '' },
      { cookie: 'pepite=' },
      { cookie: 'pepite=abc' },
      { cookie: `pepite=abc.${value.split('.').at(-1) ?? ''}` },
      { cookie: `pepite=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}` },
      { cookie: `pepite=${value}x` },
      { cookie: `pepite=${'x'.repeat(4000)}` },
      { cookie: 'pepite=%00%ff%' },
      { cookie: 'pepite=__proto__.x' },
      { origin: 'https://example.com' },
      { origin: 'null' },
      { origin: `${base}.example.com` },
      { origin: 'not an address' },
    ];
    for (const wrong of headers) {
      const { status } = await refusalOf(guest.connect(base, wrong));
      expect([wrong, status]).toEqual([wrong, 'origin' in wrong ? 403 : 401]);
    }
    const socket = guest.connect(base, { origin: base });
    await within(10, 'the rightful one comes in', once(socket, 'open'));
    socket.terminate();
  });

  it('a client that sends far too much is told so, then disconnected', async () => {
    const base = await startServer({ limits: true });
    const socket = await opened(await Guest.arrive(base, 'Mallory'), base);
    const kinds = new Map<string, number>();
    const told = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const answer = readAnswer(data.toString());
        const kind = answer.type === 'refused' ? answer.problem.kind : answer.type;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        if (kind === 'too-fast') resolve();
      });
    });
    const closed = closing(socket);
    for (let count = 0; count < 100; count++) socket.send('{"type":"ping"}');
    await within(10, 'it is told so', told);
    for (let count = 0; count < 1000; count++) socket.send('{"type":"ping"}');
    // Nobody waits for it to take leave, so it may have heard why, or not.
    expect([1006, 1008]).toContain(await closed);
    expect(kinds.get('pong')).toBeLessThan(300);
  });
});

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A request as it is, without the tidying that `fetch` does to addresses. */
async function ask(
  base: string,
  method: string,
  path: string,
  body?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const asking = request({ hostname, port, method, path, headers, agent: false });
  const answered = once(asking, 'response');
  asking.end(body);
  const [response] = (await within(10, path, answered)) as [NodeJS.ReadableStream];
  let text = '';
  for await (const part of response) text += part.toString();
  const status = 'statusCode' in response ? Number(response.statusCode) : 0;
  return { status, body: text };
}

describe('over plain requests', () => {
  const json = { 'content-type': 'application/json' };

  it('hostile bodies of requests are refused by name, never with a failure', async () => {
    const base = await startServer();
    const { cookie } = await Guest.arrive(base, 'Ada');
    const rng = new Seeded(1);
    const valid = JSON.stringify({
      game: 'aurum',
      bots: ['random', 'random', null],
      options: { zeros: true },
      access: 'link',
      start: true,
    });
    const target = { matches: [valid], moves: MOVES, ply: 0, own: 0 };
    for (let count = 0; count < 1500; count++) {
      const text = hostileText(rng, target);
      const bent = valid.replace(/aurum|random|true|null|link|zeros/, () => text.slice(0, 60));
      const [method, path] = count % 2 === 0 ? ['PUT', '/api/me'] : ['POST', '/api/matches'];
      const body = count % 3 === 0 ? bent : text.replace('"type"', '"name"');
      const { status } = await ask(base, method, path, body, { ...json, cookie });
      expect([body, status < 500 && status !== 404]).toEqual([body, true]);
    }
  });

  it('bodies of requests that are too large or of another kind are refused', async () => {
    const base = await startServer();
    const large = JSON.stringify({ name: 'x'.repeat(9000) });
    const name = '{"name":"Ada"}';
    const wrong: readonly [string, Readonly<Record<string, string>>, number][] = [
      [large, json, 400],
      [name, { 'content-type': 'text/plain' }, 400],
      [name, { 'content-type': 'application/xml' }, 400],
      [name, {}, 400],
      ['', json, 400],
      ['{"name":"Ada","__proto__":{}}', json, 400],
      ['{"name":["Ada"]}', json, 400],
      ['{"name":"\\u202eadA"}', json, 400],
      ['{"name":"<b>"}', json, 200],
    ];
    for (const [body, headers, status] of wrong) {
      const answer = await ask(base, 'PUT', '/api/me', body, headers);
      expect([body, answer.status]).toEqual([body, status]);
      expect(answer.body).not.toContain('stack');
    }
  });

  it('no path leads out of the folder of pages', async () => {
    const base = await startServer();
    const up = ['..', '%2e%2e', '%2E%2E', '..%2f..', '..%5c..', '%252e%252e', '....', '.%00.'];
    const ends = ['server/main.ts', 'data/pepite.sqlite', 'etc/passwd', 'package.json'];
    const paths = up.flatMap((dots) =>
      ends.flatMap((end) => [
        `/${dots}/${end}`,
        `/assets/${dots}/${dots}/${end}`,
        `/assets/${`${dots}/`.repeat(8)}${end}`,
        `//${dots}/${end}`,
      ]),
    );
    const others = ['/%', '/%00', '/%ff', '/m/%', '/api/matches/%00/record', '/api/matches/..'];
    const records = ['/api/matches/__proto__/record', `/api/matches/${'x'.repeat(200)}/record`];
    for (const path of [...paths, ...others, ...records]) {
      const { status, body } = await ask(base, 'GET', path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect(body).not.toMatch(/SQLite|readConfig|root:|"private"/);
    }
    expect((await ask(base, 'GET', '/assets/script.js')).body).toBe('"script";');
  });

  it('garbage that is no request at all is turned away, and others are served', async () => {
    const base = await startServer();
    const garbage = [
      'GARBAGE\r\n\r\n',
      'GET /socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      'GET /api/me HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`,
      'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n',
      'POST /api/matches HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000',
    ];
    for (const text of garbage) {
      const socket = connect(Number(new URL(base).port), '127.0.0.1');
      let said = '';
      socket.on('data', (data) => {
        said += data.toString();
        socket.end();
      });
      socket.on('error', () => {});
      socket.write(text);
      await within(10, JSON.stringify(text.slice(0, 40)), once(socket, 'close'));
      expect([text, /^HTTP\/1\.1 4\d\d /.test(said)]).toEqual([text, true]);
    }
    expect((await ask(base, 'GET', '/healthz')).body).toMatch(/"status":"ok"/);
  });
});
