import type { ServerMessage } from '@pepite/protocol';
import { itemAt } from '@pepite/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../test/support/fake-socket.ts';
import { compileRunes } from '../../test/support/runes.ts';
import type { Connection } from '../connection.svelte.ts';

compileRunes();

/** The longest that the first tries to come back take, in milliseconds. */
const SOON = 1000;
const LOBBY = { type: 'lobby' } as const;
const PONG: ServerMessage = { type: 'pong' };

/** A browser as far as the connection needs one. */
function pretendBrowser(): { readonly page: EventTarget; readonly document: EventTarget } {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { origin: 'https://club.example' });
  vi.stubGlobal('WebSocket', FakeSocket);
  const me = (): Promise<Response> => Promise.resolve(Response.json({ name: 'Ann' }));
  vi.stubGlobal('fetch', vi.fn(me));
  return { page, document };
}

describe('the one socket of a page', () => {
  let connection: Connection;
  let browser: ReturnType<typeof pretendBrowser>;
  const heard: ServerMessage[] = [];
  const last = (): FakeSocket => itemAt(FakeSocket.opened, FakeSocket.opened.length - 1);

  /** Lets time pass, with all that waits for promises. */
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  async function watch(): Promise<() => void> {
    const stop = connection.watch(LOBBY, (message) => heard.push(message));
    await pass(0);
    return stop;
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    heard.length = 0;
    FakeSocket.opened.length = 0;
    browser = pretendBrowser();
    const module = await import('../connection.svelte.ts');
    connection = new module.Connection();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('the socket opens once this browser has its cookie, and asks for the topic', async () => {
    await watch();
    expect(fetch).toHaveBeenCalledOnce();
    expect(last().url).toBe('wss://club.example/socket');
    expect(connection.isOpen).toBe(false);
    expect(connection.send({ type: 'ping' })).toBeUndefined();
    last().open();
    expect(connection.isOpen).toBe(true);
    expect(last().sent).toEqual([{ type: 'lobby', id: 1 }]);
  });

  it('the connection numbers what it sends, and passes messages on while watched', async () => {
    const stop = await watch();
    last().open();
    last().hear(PONG);
    expect(heard).toEqual([PONG]);
    expect(connection.send({ type: 'start' })).toBe(2);
    stop();
    last().hear(PONG);
    expect(heard).toHaveLength(1);
  });

  it('the connection comes back when it breaks, and asks for the topic again', async () => {
    await watch();
    last().open();
    const first = last();
    first.break();
    expect([connection.isOpen, connection.isLost, connection.session]).toEqual([false, true, 1]);
    await pass(SOON);
    expect(last()).not.toBe(first);
    last().open();
    expect([connection.isOpen, connection.isLost, connection.session]).toEqual([true, false, 2]);
    expect(last().sent).toEqual([{ type: 'lobby', id: 2 }]);
    // A late word of the old one is not heard any more.
    first.hear(PONG);
    expect(heard).toEqual([]);
  });

  it('the connection tries again every few seconds while the server is away', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('fetch failed'));
    await watch();
    await pass(60_000);
    expect(FakeSocket.opened).toEqual([]);
    const asked = vi.mocked(fetch).mock.calls.length;
    expect(asked).toBeGreaterThan(10);
    await pass(5000);
    expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(asked);
    expect(connection.isLost).toBe(false);
  });

  it('a socket counts as broken when a ping is not answered, or when it never opens', async () => {
    await watch();
    const never = last();
    await pass(5000 + SOON);
    expect(never.isClosed).toBe(true);
    expect(last()).not.toBe(never);
    last().open();
    const silent = last();
    await pass(6000);
    expect(silent.sent.at(-1)).toMatchObject({ type: 'ping' });
    await pass(4000 + SOON);
    expect(silent.isClosed).toBe(true);
    expect(last()).not.toBe(silent);
  });

  it('a socket on which much is told, but no ping is answered, does not hear us', async () => {
    await watch();
    last().open();
    const deaf = last();
    for (let second = 0; second < 17; second++) {
      await pass(1000);
      deaf.hear({ type: 'presence', match: 'm', seats: [], spectators: 0 });
    }
    expect(deaf.isClosed).toBe(false);
    await pass(1000);
    expect(deaf.isClosed).toBe(true);
    await pass(SOON);
    expect(last()).not.toBe(deaf);
  });

  it('the socket stays as it is when pings are answered', async () => {
    await watch();
    last().open();
    const socket = last();
    for (let beat = 0; beat < 4; beat++) {
      await pass(6000);
      socket.hear(PONG);
    }
    expect(FakeSocket.opened).toEqual([socket]);
  });

  it('the socket is tried at once when the page comes back to the front', async () => {
    await watch();
    last().open();
    const socket = last();
    browser.document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'ping' });
    await pass(1000);
    expect(socket.isClosed).toBe(true);
    await pass(SOON);
    const next = last();
    next.break();
    const before = FakeSocket.opened.length;
    browser.page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(FakeSocket.opened.length).toBe(before + 1);
  });

  it('[R16] a page whose guest is blocked knows it by itself, and comes back after', async () => {
    const { me } = await import('../me.svelte.ts');
    await watch();
    last().open();
    const problem = { kind: 'blocked', until: null } as const;
    const blocked = (): Promise<Response> =>
      Promise.resolve(Response.json({ problem }, { status: 403 }));
    const fetched = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementation(blocked);
    const before = FakeSocket.opened.length;
    last().break();
    await pass(SOON);
    expect(me.blocked).toEqual(problem);
    expect([connection.isLost, FakeSocket.opened.length]).toEqual([true, before]);
    vi.mocked(fetch).mockImplementation(fetched ?? blocked);
    await pass(SOON);
    expect(me.blocked).toBeUndefined();
    last().open();
    expect([connection.isLost, FakeSocket.opened.length]).toEqual([false, before + 1]);
    expect(last().sent).toEqual([{ ...LOBBY, id: expect.any(Number) as number }]);
  });
});
