import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { LIMITS } from '../http/limits.ts';
import { TestClock } from '../../matches/test/support/clock.ts';
import { promptly, within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { startServer, startServing } from './support/in-process.ts';
import { readableLog } from './support/log.ts';
import { RawSocket } from './support/raw-socket.ts';
import { refusalOf } from './support/refused.ts';

async function opened(guest: Guest, base: string): Promise<WebSocket> {
  const socket = guest.connect(base);
  await within(10, 'a socket opens', once(socket, 'open'));
  return socket;
}

/** Says something and waits for the answer: all that was sent before has been seen by then. */
async function settle(socket: WebSocket): Promise<void> {
  const answer = once(socket, 'message');
  socket.send('{"type":"ping"}');
  await within(10, 'an answer', answer);
}

describe('frames that are no messages', () => {
  it('the server answers one ping a second, and then the latest', async () => {
    const clock = new TestClock();
    const base = await startServer({}, { clock });
    const socket = await opened(await Guest.arrive(base, 'Ada'), base);
    const pongs: string[] = [];
    socket.on('pong', (data: Buffer) => pongs.push(data.toString()));
    for (let count = 0; count < 10; count++) socket.ping(String(count));
    await settle(socket);
    expect(pongs).toEqual(['0']);
    await clock.pass(1000);
    await settle(socket);
    expect(pongs).toEqual(['0', '9']);
    socket.terminate();
  });

  it.each(['pings', 'pongs'] as const)('too many %s end a connection', async (frames) => {
    const base = await startServer({ limits: true });
    const { cookie } = await Guest.arrive(base, 'Mallory');
    const raw = await RawSocket.open(base, cookie);
    raw[frames](5000);
    await promptly('the connection ends', raw.closed);
  });

  it('control frames use up the allowance of their address for all its sockets', async () => {
    const limits = { ...LIMITS, messageOfAddress: { burst: 20, perSecond: 0 } };
    const base = await startServer({}, { limits });
    const guest = await Guest.arrive(base, 'Mallory');
    const raw = await RawSocket.open(base, guest.cookie);
    raw.pings(20);
    raw.text('{"type":"ping"}');
    await within(10, 'it is refused', raw.hears('too-fast'));
    const socket = await opened(guest, base);
    const answer = once(socket, 'message');
    socket.send('{"type":"ping"}');
    const [text] = (await within(10, 'an answer', answer)) as [Buffer];
    expect(text.toString()).toContain('too-fast');
    socket.terminate();
    raw.destroy();
  });

  it('a message in a hundred pieces ends its connection', async () => {
    const base = await startServer();
    const socket = await opened(await Guest.arrive(base, 'Mallory'), base);
    const closed = once(socket, 'close');
    socket.on('error', () => {});
    for (let count = 0; count < 100; count++) socket.send('', { fin: false });
    const [code] = (await within(10, 'the connection ends', closed)) as [number];
    expect(code).toBe(1008);
  });
});

describe('connections that we hang up', () => {
  it('a connection that we hang up is gone at once, even if the client never answers', async () => {
    const base = await startServer({ limits: true });
    const { cookie } = await Guest.arrive(base, 'Mallory');
    const raw = await RawSocket.open(base, cookie);
    raw.text(...Array.from({ length: 500 }, () => '{"type":"ping"}'));
    await promptly('the connection ends', raw.closed);
  });
});

describe('sockets that may not be opened', () => {
  it('a socket that may not be opened is refused as a request, by name', async () => {
    const limits = { ...LIMITS, socketsOfAddress: 1 };
    const base = await startServer({}, { limits });
    const guest = await Guest.arrive(base, 'Ada');
    expect(await refusalOf(guest.connect(base, { cookie: '' }))).toMatchObject({
      status: 401,
      kind: 'no-guest',
    });
    const elsewhere = guest.connect(base, { origin: 'https://example.com' });
    expect(await refusalOf(elsewhere)).toMatchObject({ status: 403, kind: 'foreign-origin' });
    const first = await opened(guest, base);
    expect(await refusalOf(guest.connect(base))).toEqual({
      status: 429,
      kind: 'too-fast',
      retryAfter: '30',
    });
    const left = once(first, 'close');
    first.close();
    await within(10, 'the first socket closes', left);
  });

  it('a client of a full server is told to come back later', async () => {
    const base = await startServer({}, { limits: { ...LIMITS, sockets: 1 } });
    const guest = await Guest.arrive(base, 'Ada');
    const first = await opened(guest, base);
    expect(await refusalOf(guest.connect(base))).toEqual({
      status: 503,
      kind: 'full',
      retryAfter: '30',
    });
    first.terminate();
  });

  it('a refused socket frees its place, and so does one that closes', async () => {
    const base = await startServer({}, { limits: { ...LIMITS, sockets: 1 } });
    const guest = await Guest.arrive(base, 'Ada');
    for (let count = 0; count < 5; count++) {
      await refusalOf(guest.connect(base, { cookie: '' }));
      const socket = await opened(guest, base);
      const closed = once(socket, 'close');
      socket.close();
      await within(10, 'a socket closes', closed);
    }
  });

  it('a refused socket is one line in the log, however often it is tried', async () => {
    const { lines, logger } = readableLog();
    const clock = new TestClock();
    const base = await startServer({}, { logger, clock });
    const guest = await Guest.arrive(base, 'Ada');
    for (let count = 0; count < 5; count++) {
      await refusalOf(guest.connect(base, { origin: 'https://example.com' }));
    }
    const refused = () => lines.filter(({ msg }) => msg.startsWith('refused'));
    expect(refused()).toMatchObject([
      {
        level: 40,
        kind: 'foreign-origin',
        address: '127.0.0.1',
        guest: expect.stringMatching(/^[\w-]{12}$/) as string,
        origin: 'https://example.com',
        host: new URL(base).host,
        hint: expect.stringContaining('PEPITE_PROXY') as string,
      },
    ]);
    await clock.pass(60_000);
    expect(refused().slice(1)).toMatchObject([
      { kind: 'foreign-origin', address: '127.0.0.1', count: 4, msg: 'refused again' },
    ]);
  });
});

describe('broken frames', () => {
  it('a broken frame is one short line in the log, and many are two', async () => {
    const { lines, logger } = readableLog();
    const clock = new TestClock();
    const base = await startServer({}, { logger, clock });
    const guest = await Guest.arrive(base, 'Mallory');
    for (let count = 0; count < 10; count++) {
      const socket = await opened(guest, base);
      const closed = once(socket, 'close');
      socket.on('error', () => {});
      socket.send('x'.repeat(5000));
      await within(10, 'the connection ends', closed);
    }
    await clock.pass(60_000);
    const about = lines.filter(({ msg }) => msg !== 'listening' && !msg.startsWith('Server'));
    expect(about.filter(({ level }) => level > 30)).toEqual([]);
    expect(JSON.stringify(about)).not.toContain('stack');
    expect(about.filter(({ kind }) => kind === 'bad-frame')).toMatchObject([
      { address: '127.0.0.1', code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' },
      { address: '127.0.0.1', count: 9 },
    ]);
  });
});

describe('a server that closes', () => {
  it('a server that closes says so, and waits for nobody longer than two seconds', async () => {
    const serving = await startServing();
    const base = `http://127.0.0.1:${serving.port}`;
    const guest = await Guest.arrive(base, 'Ada');
    const socket = await opened(guest, base);
    const frozen = await RawSocket.open(base, guest.cookie);
    frozen.freeze();
    const closed = once(socket, 'close');
    await promptly('the server closes', serving.close());
    const [code] = (await closed) as [number];
    expect(code).toBe(1012);
    frozen.destroy();
  });

  it('a server that closes takes nobody in who comes back before it is closed', async () => {
    const serving = await startServing();
    const base = `http://127.0.0.1:${serving.port}`;
    const guest = await Guest.arrive(base, 'Ada');
    const socket = await opened(guest, base);
    const frozen = await RawSocket.open(base, guest.cookie);
    frozen.freeze();
    const gone = once(socket, 'close');
    const closed = serving.close();
    await promptly('the socket is closed', gone);
    const again = guest.connect(base);
    const [error] = (await once(again, 'error')) as [Error & { readonly code?: string }];
    expect(error.code).toBe('ECONNREFUSED');
    await closed;
    frozen.destroy();
  });
});
