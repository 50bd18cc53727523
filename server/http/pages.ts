import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language, MatchRecord } from '@pepite/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenIn } from './chosen.ts';
import { withContact } from './contact.ts';
import { FirstWords } from './first-words.ts';
import { PackedPages } from './packed-pages.ts';
import { Preloads } from './preloads.ts';
import { allowFrames } from './headers.ts';
import { type Linked, likedLanguage, PICTURES, Previews } from './previews.ts';
import { addReplayPictures, momentIn, plyIn, type RecordOf } from './replay-pictures.ts';
import { sendProblem } from './problems.ts';

interface Params {
  readonly game?: string;
  readonly match?: string;
}

/** What pages say of matches before anybody has opened them. */
export interface PageMatches {
  /** Which game a match is of, if there is such a match. */
  readonly gameOf: (match: string) => Promise<string | undefined>;
  readonly recordOf: RecordOf;
}

/** What is written into a page before it is sent. */
interface PageWriters {
  readonly previews: Previews;
  readonly preloads: Preloads;
  readonly firstWords: FirstWords;
  readonly contact: string | undefined;
  readonly packed: PackedPages;
}

/** What the browser draws itself from the one page; anything else is not found. */
export const PAGES = [
  '/',
  '/api',
  '/new/:game',
  '/m/:match',
  '/m/:match/table',
  '/r/:match',
  '/r/:match/embed',
  '/alone/:match',
  '/what-if',
  '/what-if/:match',
  '/learn/:game',
  '/rules/:game',
  '/reference/:game',
  '/try/:game/:figure',
  '/record',
  '/verify',
  '/device',
  '/notices',
  '/bots',
  '/statistics',
  '/lab',
  '/link',
  '/lab/cards',
  '/lab/cards/print',
];
const RULES = '/rules/:game';
const LAB = '/lab';
const EMBED = '/r/:match/embed';
const OF_REPLAYS = ['/r/:match', EMBED];
const OF_MATCHES = ['/m/:match', '/m/:match/table', ...OF_REPLAYS];
/** A match that is over may have to be brought back from disk and played again. */
const COST_OF_REPLAY = 5;

/** Where files are that have their content in their names, and so never change. */
const ASSETS = '/assets/';
/** Sent in place of what they were made from, so they need no addresses of their own. */
const PACKED = ['.br', '.gz'];
const isHashed = (path: string): boolean => path.includes(ASSETS);

/** The page, its scripts, styles, fonts and pictures. */
export async function addPages(
  app: FastifyInstance,
  { pages: folder, contact }: { readonly pages: string; readonly contact?: string | undefined },
  matches: PageMatches,
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
  addReplayPictures(app, { recordOf: matches.recordOf, folder });
  for (const page of PAGES) {
    const cost = OF_REPLAYS.includes(page) ? COST_OF_REPLAY : 1;
    app.get<{ Params: Params }>(page, { config: { cost } }, async (request, reply) => {
      const game = await gameOn(page, request.params, matches);
      const record = await recordOn(page, request.params, matches);
      if (page === EMBED) allowFrames(reply);
      return sendPage(writers, { page, game, record }, request, reply);
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
  /** A match that is over, if it is about one. */
  readonly record: MatchRecord | undefined;
}

async function gameOn(
  page: string,
  { game, match }: Params,
  { gameOf }: PageMatches,
): Promise<string | undefined> {
  return OF_MATCHES.includes(page) && match !== undefined ? gameOf(match) : game;
}

/** Nothing of a match that goes on, or has no result: its page says so. */
async function recordOn(
  page: string,
  { match }: Params,
  { recordOf }: PageMatches,
): Promise<MatchRecord | undefined> {
  if (!OF_REPLAYS.includes(page) || match === undefined) return undefined;
  const read = await recordOf(match);
  return 'problem' in read ? undefined : read.value;
}

/** What a link to a match that is over is shown with. */
function replayOn(
  record: MatchRecord | undefined,
  { params, query }: FastifyRequest<{ Params: Params }>,
  language: Language,
): Linked['replay'] {
  const at = plyIn(query);
  const facts = record && momentIn(record, at, language)?.facts;
  if (facts === undefined) return undefined;
  const moment = at === undefined ? '' : `at=${at}&`;
  return { facts, picture: `/r/${params.match ?? ''}/picture.png?${moment}lang=${language}` };
}

/** Whether its game or match is not there; what is played alone only browsers know. */
function isMissing({ page, game }: Asked, previews: Previews): boolean {
  if (OF_MATCHES.includes(page)) return game === undefined;
  return page.includes(':game') && !previews.knows(game);
}

function sendPage(
  { previews, preloads, firstWords, contact, packed }: PageWriters,
  asked: Asked,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): FastifyReply {
  const { page, game, record } = asked;
  const { protocol, host, headers, url } = request;
  const { scheme, language: chosen } = chosenIn(headers.cookie);
  const language = chosen ?? likedLanguage(headers['accept-language']);
  const replay = replayOn(record, request, language);
  const linked = { game, isRules: page === RULES, isLab: page === LAB, replay };
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
