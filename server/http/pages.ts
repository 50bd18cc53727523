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
  '/m/:match/table',
  '/alone/:match',
  '/what-if',
  '/what-if/:match',
  '/learn/:game',
  '/rules/:game',
  '/reference/:game',
  '/try/:game/:figure',
  '/record',
  '/device',
  '/notices',
  '/lab',
  '/link',
  '/lab/cards',
  '/lab/cards/print',
];
const RULES = '/rules/:game';
const LAB = '/lab';
const OF_MATCHES = ['/m/:match', '/m/:match/table'];

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
    serve: false,
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
  addFiles(app, folder);
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
 * One address for each folder: one for each of hundreds of files would take longer to add than
 * anything else at the start. A new visitor's browser fetches all assets at once, to play without
 * us; they cost next to nothing. What is not there costs as much as anything else.
 */
function addFiles(app: FastifyInstance, root: string): void {
  for (const [folder, files] of filesByFolder(root)) {
    const fileOf = ({ params }: FastifyRequest): string =>
      (params as { readonly file: string }).file;
    const isFree = (request: FastifyRequest): boolean =>
      isHashed(folder) && files.has(fileOf(request));
    const cost = (request: FastifyRequest): number => (isFree(request) ? 0 : 1);
    app.get(`${folder}:file`, { config: { cost } }, (request, reply) => {
      const file = fileOf(request);
      return files.has(file) ? reply.sendFile(folder + file) : reply.callNotFound();
    });
  }
}

/** The names of all files below a folder, by the folders of their addresses. */
function* filesByFolder(
  root: string,
  folder = '/',
): Generator<readonly [folder: string, files: ReadonlySet<string>]> {
  // Not with `recursive`, which asks the disk about each file.
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !PACKED.includes(extname(entry.name)));
  yield [folder, new Set(files.map(({ name }) => name))];
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesByFolder(root, `${folder}${entry.name}/`);
  }
}

/** What an address is about. */
interface Asked {
  readonly page: string;
  readonly game: string | undefined;
}

async function gameOn(
  page: string,
  { game, match }: Params,
  gameOfMatch: GameOfMatch,
): Promise<string | undefined> {
  return OF_MATCHES.includes(page) && match !== undefined ? gameOfMatch(match) : game;
}

/** Whether its game or match is not there; what is played alone only browsers know. */
function isMissing({ page, game }: Asked, previews: Previews): boolean {
  if (OF_MATCHES.includes(page)) return game === undefined;
  return page.includes(':game') && !previews.knows(game);
}

function sendPage(
  { previews, preloads, firstWords, contact, packed }: PageWriters,
  asked: Asked,
  { protocol, host, headers, url }: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): FastifyReply {
  const { page, game } = asked;
  const { scheme, language: chosen } = chosenIn(headers.cookie);
  const language = chosen ?? likedLanguage(headers['accept-language']);
  const linked = { game, isRules: page === RULES, isLab: page === LAB };
  const previewed = previews.page(linked, language, `${protocol}://${host}`);
  const preloading = preloads.addTo(withContact(previewed, contact), { page, game, language });
  const [path = ''] = url.split('?');
  const written = firstWords.addTo(preloading, { path, language, scheme });
  const { encoding, content } = packed.pack(written, headers['accept-encoding']);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply
    .status(isMissing(asked, previews) ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .send(content);
}
