import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

interface Fetching {
  readonly request: { readonly method: string; readonly mode: string; readonly url: string };
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** A script, not a module: it is run for what it does, and exports nothing. */
const WORKER = new URL('../service-worker.ts', import.meta.url).href;

const kept = new Map<string, Response>();
const listeners = new Map<string, (event: Fetching) => void>();

/** As much of a browser as the service worker needs. */
beforeAll(async () => {
  const cache = {
    keys: () =>
      Promise.resolve([...kept.keys()].map((path) => ({ url: `http://localhost${path}` }))),
    addAll: (paths: readonly string[]) => {
      for (const path of paths) kept.set(path, new Response(path));
      return Promise.resolve();
    },
    delete: (path: string) => Promise.resolve(kept.delete(path)),
    put: (key: string, response: Response) => Promise.resolve(kept.set(key, response)),
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Fetching) => void) =>
    listeners.set(type, listener),
  );
  await import(WORKER);
});

afterEach(() => {
  kept.clear();
});

/** Goes to a page, which the server answers with this, or not at all. */
async function goTo(
  path: string,
  answer: Response | undefined,
  files: readonly string[] = [],
): Promise<Response> {
  vi.stubGlobal('fetch', (request: unknown) => {
    if (typeof request === 'string') return Promise.resolve(new Response(JSON.stringify(files)));
    return answer === undefined ? Promise.reject(new TypeError('gone')) : Promise.resolve(answer);
  });
  let response: Promise<Response> | undefined;
  const works: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: `http://localhost${path}` },
    respondWith: (answered) => {
      response = answered;
    },
    waitUntil: (work) => void works.push(work),
  });
  if (response === undefined) throw new Error('it did not answer');
  await Promise.all(works);
  return response;
}

const html = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

const json = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });

describe('the files that a browser keeps', () => {
  const assets = (): readonly string[] =>
    [...kept.keys()].filter((path) => path.includes('assets'));
  const visit = (...names: readonly string[]): Promise<Response> =>
    goTo(
      '/',
      html('page'),
      names.map((name) => `/assets/${name}`),
    );

  it('what is new is fetched, and a page of the version before finds all its parts', async () => {
    await visit('shell-1.js', 'board-1.js');
    await visit('shell-2.js', 'board-1.js');
    await visit('shell-2.js', 'board-1.js');
    expect(new Set(assets())).toEqual(
      new Set(['/assets/shell-1.js', '/assets/board-1.js', '/assets/shell-2.js']),
    );
  });

  it('what no version needs but one before the last is forgotten', async () => {
    await visit('shell-1.js');
    await visit('shell-2.js');
    await visit('shell-3.js');
    expect(new Set(assets())).toEqual(new Set(['/assets/shell-2.js', '/assets/shell-3.js']));
  });
});

describe('the page that is shown without a server', () => {
  it('the page shown without a server is the last one that the server sent', async () => {
    await goTo('/', html('old'));
    await goTo('/m/abc', html('new'));
    expect(await (await goTo('/', undefined)).text()).toBe('new');
  });

  it('the page shown without a server has no first words, but its policy', async () => {
    const words = '<main><!--first--><div id="first">The rules</div><!--/first--></main>';
    const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip', 'x-policy': 'none' };
    await goTo('/rules/aurum', new Response(words, { headers }));
    const shown = await goTo('/learn/aurum', undefined);
    expect(await shown.text()).toBe('<main></main>');
    expect(shown.headers.get('x-policy')).toBe('none');
    expect(shown.headers.get('content-encoding')).toBe(null);
  });

  it('a page that others may frame is left to the server, and kept for no other', async () => {
    await goTo('/', html('page'));
    await expect(goTo('/r/abc/embed', html('framed'))).rejects.toThrow('it did not answer');
    expect(await (await goTo('/', undefined)).text()).toBe('page');
  });

  it.each([
    ['/healthz', json('{"status":"ok"}')],
    ['/api/matches/abc/record', json('{}')],
    ['/nowhere', html('not found', 404)],
    ['/robots.txt', new Response('text')],
  ])('the page shown without a server is not what %s says', async (path, answer) => {
    await goTo('/', html('page'));
    await goTo(path, answer);
    expect(await (await goTo('/', undefined)).text()).toBe('page');
  });
});
