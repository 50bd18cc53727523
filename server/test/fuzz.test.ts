import { once } from 'node:events';
import { GAMES } from '@pepite/games';
import { itemAt, type Rng, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { scaled } from '../../kernel/test/scale.ts';
import { within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { hostileText, MOVES } from './support/hostile.ts';
import { startServer } from './support/in-process.ts';
import { readAnswer } from './support/kinds.ts';
import { refusalOf } from './support/refused.ts';
import { seatAll } from './support/seat-all.ts';
import { FuzzSession } from './support/fuzz-session.ts';

describe('messages that are malformed or hostile', () => {
  /** So many times so many sessions of so many messages each: 44,000 in `npm test`. */
  const PARTS = Math.min(10, scaled(10, 2));
  const SESSIONS = scaled(2, 2);
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
