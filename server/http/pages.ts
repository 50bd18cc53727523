import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenIn } from './chosen.ts';
import { withContact } from './contact.ts';
import { FirstWords } from './first-words.ts';
import { PackedPages } from './packed-pages.ts';
import { Preloads } from './preloads.ts';
import { likedLanguage, PICTURES, Previews } from './previews.ts';
import { sendProblem } from './problems.ts';

interface Params {
  readonly game?: string;
  readonly match?: string;
}

/** Says which game a match is of, if there is such a match. */
export type GameOfMatch = (match: string) => Promise<string | undefined>;

/** What is written into a page before it is sent. */
interface PageWriters {
  readonly previews: Previews;
  readonly preloads: Preloads;
  readonly firstWords: FirstWords;
  readonly contact: string | undefined;
  readonly packed: PackedPages;
}

/** What the browser draws itself from the one page; anything else is not found. */
const PAGES = [
  '/',
  '/new/:game',
  '/m/:match',
  '/alone/:match',
  '/learn/:game',
  '/rules/:game',
  '/reference/:game',
  '/try/:game/:figure',
  '/record',
  '/device',
  '/link',
];
const RULES = '/rules/:game';
const MATCH = '/m/:match';
/** What is about a game, or a match of one; those that a browser plays alone only it knows. */
const NAMED = /:game|^\/m\//;

/** Where files are that have their content in their names, and so never change. */
const ASSETS = '/assets/';
/** Sent in place of what they were made from, so they need no addresses of their own. */
const PACKED = ['.br', '.gz'];
const isHashed = (path: string): boolean => path.includes(ASSETS);

/** The page, its scripts, styles, fonts and pictures. */
export async function addPages(
  app: FastifyInstance,
  { pages: folder, contact }: { readonly pages: string; readonly contact?: string | undefined },
  gameOfMatch: GameOfMatch,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, { kind: 'not-found' }));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: [...PACKED.map((ending) => `**/*${ending}`), `**${ASSETS}**`],
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      // The page itself is asked for every time.
      const keep = isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      void response.header('cache-control', keep);
      // These are made to be shown elsewhere.
      if (path.includes(PICTURES)) {
        void response.header('cross-origin-resource-policy', 'cross-origin');
      }
    },
  });
  addAssets(app, join(folder, ASSETS));
  const writers: PageWriters = {
    previews: new Previews(folder),
    preloads: new Preloads(folder),
    firstWords: new FirstWords(folder),
    contact,
    packed: new PackedPages(),
  };
  for (const page of PAGES) {
    app.get<{ Params: Params }>(page, async (request, reply) => {
      const game = await gameOn(page, request.params, gameOfMatch);
      return sendPage(writers, { page, game }, request, reply);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage === true) return reply.status(404).sendFile('index.html');
    return sendProblem(reply, { kind: 'not-found' });
  });
}

/**
 * One address for all of them: hundreds take longer to add than anything else at the start. A new
 * visitor's browser fetches all at once, to play without us; they cost next to nothing. What is not
 * there costs as much as anything else.
 */
function addAssets(app: FastifyInstance, folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = new Set(names.filter((name) => !PACKED.includes(extname(name))));
  const fileOf = ({ params }: FastifyRequest): string => (params as { readonly file: string }).file;
  const cost = (request: FastifyRequest): number => (files.has(fileOf(request)) ? 0 : 1);
  app.get(`${ASSETS}:file`, { config: { cost } }, (request, reply) => {
    const file = fileOf(request);
    return files.has(file) ? reply.sendFile(ASSETS + file) : reply.callNotFound();
  });
}

/** What an address is about: a page that names a game which is not there is no page. */
interface Asked {
  readonly page: string;
  readonly game: string | undefined;
}

async function gameOn(
  page: string,
  { game, match }: Params,
  gameOfMatch: GameOfMatch,
): Promise<string | undefined> {
  return page === MATCH && match !== undefined ? gameOfMatch(match) : game;
}

function sendPage(
  { previews, preloads, firstWords, contact, packed }: PageWriters,
  { page, game }: Asked,
  { protocol, host, headers, url }: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): FastifyReply {
  const { scheme, language: chosen } = chosenIn(headers.cookie);
  const language = chosen ?? likedLanguage(headers['accept-language']);
  const linked = { game, isRules: page === RULES };
  const previewed = previews.page(linked, language, `${protocol}://${host}`);
  const preloading = preloads.addTo(withContact(previewed, contact), { page, game, language });
  const [path = ''] = url.split('?');
  const written = firstWords.addTo(preloading, { path, language, scheme });
  const { encoding, content } = packed.pack(written, headers['accept-encoding']);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply
    .status(NAMED.test(page) && !previews.knows(game) ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .send(content);
}
