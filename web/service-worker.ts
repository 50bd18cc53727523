import { hearOfTurns } from './turn-notices.ts';

/**
 * Keeps the pages in the browser, so that they open without the server and one can play alone.
 * What is built has its content in its name and is kept for good; the page itself is asked for
 * anew whenever the server can be reached.
 */
const CACHE = 'pepite';
const PAGE = '/';
const LIST = '/files.json';
/** What a page shows before any script has run: no other page does. */
const FIRST_WORDS = /<!--first-->.*<!--\/first-->/s;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/**
 * Fetches what is not kept yet, and forgets what is not part of the site any more. What the version
 * before had stays until the next one comes: a page of it may still be open, with a match on it,
 * and only fetches its parts when it needs them.
 */
async function keepAll(): Promise<void> {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) return;
  const text = await answer.text();
  const files = new Set(JSON.parse(text) as readonly string[]);
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...files].filter((file) => !kept.has(file)));
  const former = await cache.match(LIST).then((list) => list?.text());
  if (former === text) return;
  const wanted = new Set([PAGE, LIST, ...files, ...filesIn(former)]);
  const gone = [...kept].filter((file) => !wanted.has(file));
  await Promise.all(gone.map((file) => cache.delete(file)));
  await cache.put(LIST, new Response(text));
}

const filesIn = (list: string | undefined): readonly string[] =>
  list === undefined ? [] : (JSON.parse(list) as readonly string[]);

/**
 * What others may show within their pages comes from the server with a policy of its own, which
 * must become that of no other page.
 */
const isEmbed = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && new URL(url).pathname.endsWith('/embed');

/** One may also go to what is no page, `/healthz` or a record: that must not take its place. */
function isPage({ status, redirected, headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  return status === 200 && !redirected && /^text\/html\b/i.test(type);
}

/** Keeps a page for all of them, with all that the server says about it but how it was packed. */
async function keepPage(answer: Response): Promise<void> {
  if (!isPage(answer)) throw new Error('the server has sent no page');
  const plain = (await answer.text()).replace(FIRST_WORDS, '');
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, new Response(plain, { headers }));
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (isPage(answer)) await keepPage(answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: CACHE });
  return kept ?? fetch(request);
}

hearOfTurns();

addEventListener('install', (event) => {
  const kept = fetch(PAGE, { cache: 'no-cache' }).then(keepPage);
  (event as Lasting).waitUntil(Promise.all([kept, keepAll()]));
});

addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  if (request.method !== 'GET' || isEmbed(request)) return;
  if (request.mode === 'navigate') {
    fetching.respondWith(page(request));
    // Without a server nothing is to be done.
    fetching.waitUntil(keepAll().catch(() => undefined));
  } else if (new URL(request.url).pathname.startsWith('/assets/')) {
    fetching.respondWith(file(request));
  }
});
