import type { PushedTurn } from '@pepite/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeNotices } from '../site/shown-notices.ts';
import { hearOfTurns } from '../turn-notices.ts';

interface Heard {
  readonly data?: { json(): unknown } | null;
  readonly action?: string;
  readonly notification?: Shown;
  waitUntil(work: Promise<unknown>): void;
}

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: { readonly match: string };
  close(): void;
}

const listeners = new Map<string, (event: Heard) => void>();
/** What the browser shows, by tag. */
const shown = new Map<string, Shown>();
let pages: string[] = [];
let done: string[] = [];

/** As much of a browser as the service worker needs. */
beforeAll(() => {
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Heard) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('registration', {
    getNotifications: () => Promise.resolve([...shown.values()]),
    showNotification: (title: string, { tag, data }: Pick<Shown, 'tag' | 'data'>) => {
      shown.set(tag, { title, tag, data, close: () => shown.delete(tag) });
      return Promise.resolve();
    },
  });
  vi.stubGlobal('clients', {
    matchAll: () =>
      Promise.resolve(pages.map((url) => ({ url, focus: () => done.push(`focus ${url}`) }))),
    openWindow: (address: string) => Promise.resolve(done.push(`open ${address}`)),
  });
  hearOfTurns();
});

beforeEach(() => {
  pages = [];
  done = [];
});

afterEach(() => shown.clear());
afterAll(() => vi.unstubAllGlobals());

async function hear(type: string, event: Omit<Heard, 'waitUntil'>): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work) => void works.push(work) });
  await Promise.all(works);
}

const push = (
  match: string,
  title: string,
  waiting = [match],
  of: Partial<PushedTurn> = {},
): Promise<void> => {
  const pushed: PushedTurn = { match, turn: 1, title, body: '', mute: 'Mute', waiting, ...of };
  return hear('push', { data: { json: () => pushed } });
};

async function press(match: string, action = ''): Promise<void> {
  const notification = shown.get(`turn-${match}`);
  if (notification === undefined) throw new Error('nothing is shown of this match');
  await hear('notificationclick', { notification, action });
}

const titles = (): readonly string[] => [...shown.values()].map(({ title }) => title);

describe('notices that a service worker shows', () => {
  it('a turn takes the place of the last one of its match, and others stay', async () => {
    await push('a', 'first');
    await push('b', 'other', ['a', 'b']);
    await push('a', 'second', ['a', 'b']);
    expect(titles().toSorted()).toEqual(['other', 'second']);
  });

  it('a notice goes away when it is the turn of somebody else', async () => {
    await push('a', 'over');
    await push('b', 'now', ['b']);
    expect(titles()).toEqual(['now']);
  });

  it('each who plays on a device has a notice of their own, which goes with the turn', async () => {
    await push('a', 'Ann');
    await push('a', 'Zoé', ['a'], { companion: 1 });
    expect(titles()).toEqual(['Ann', 'Zoé']);
    await push('a', 'Zoé again', ['a'], { companion: 1, turn: 2 });
    expect(titles()).toEqual(['Zoé again']);
  });

  it('a message without content shows nothing', async () => {
    await hear('push', { data: null });
    expect(titles()).toEqual([]);
  });

  it('a notice that is pressed opens its match, or goes to the page that is open', async () => {
    await push('a', 'turn');
    await press('a');
    expect([done, titles()]).toEqual([['open /m/a'], []]);
    pages = ['http://localhost/m/ab', 'http://localhost/m/a?x#y'];
    await push('a', 'turn');
    await press('a');
    expect(done.at(-1)).toBe('focus http://localhost/m/a?x#y');
  });

  it('a page takes away what is shown of turns that are over, if it may', async () => {
    const registration: unknown = Reflect.get(globalThis, 'registration');
    const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('window', { Notification: {} });
    await push('a', 'over');
    await push('b', 'waiting', ['a', 'b']);
    vi.stubGlobal('Notification', { permission: 'denied' });
    await closeNotices((match) => match === 'a');
    expect(titles()).toEqual(['over', 'waiting']);
    vi.stubGlobal('Notification', { permission: 'granted' });
    await closeNotices((match) => match === 'a');
    expect(titles()).toEqual(['waiting']);
  });

  it.each([
    [200, []],
    [500, ['open /m/a']],
    [undefined, ['open /m/a']],
  ])(
    'the button mutes the match, and where that fails (%s) its page opens',
    async (status, then) => {
      const asked: string[] = [];
      vi.stubGlobal('fetch', (path: string, { method }: { readonly method: string }) => {
        asked.push(`${method} ${path}`);
        if (status === undefined) return Promise.reject(new TypeError('gone'));
        return Promise.resolve(new Response('{}', { status }));
      });
      await push('a', 'turn');
      await press('a', 'mute');
      expect([asked, done]).toEqual([['PUT /api/matches/a/mute'], then]);
    },
  );
});
