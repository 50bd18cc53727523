import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '@pepite/games';
import { type Language, LANGUAGES, type MatchRecord, type Read, variantOf } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { FastifyInstance } from 'fastify';
import { type Moment, momentOf } from '../replays/facts.ts';
import { ReplayPictures } from '../replays/pictures.ts';
import { PICTURES } from './previews.ts';
import { sendProblem } from './problems.ts';

/** The record of a match that is over, or why there is none. */
export type RecordOf = (match: string) => Promise<Read<MatchRecord, Problem>>;

/** The match may have to be brought back from disk and played again, and the picture drawn. */
const COST = 20;
/** A day, in seconds: only a name that the host takes away changes a picture. */
const KEPT = 24 * 60 * 60;

const NUMBER = /^\d{1,6}$/;

/** The number of moves that an address asks for, if it is one. */
export function plyIn(query: unknown): number | undefined {
  const at = typeof query === 'object' && query !== null && 'at' in query ? query.at : undefined;
  return typeof at === 'string' && NUMBER.test(at) ? Number(at) : undefined;
}

/** What is told of a moment of a match; nothing of a game that we do not have. */
export function momentIn(
  record: MatchRecord,
  at: number | undefined,
  language: Language,
): Moment | undefined {
  const game = gameOf(record.game, record.rules);
  return game && momentOf(variantOf(game, record.options), record, at, language);
}

/** The picture that a link to a moment of a match is shown with. */
export function addReplayPictures(
  app: FastifyInstance,
  { recordOf, folder }: { readonly recordOf: RecordOf; readonly folder: string },
  pictures = new ReplayPictures(),
): void {
  app.get<{
    Params: { readonly match: string };
    Querystring: { readonly at?: unknown; readonly lang?: unknown };
  }>('/r/:match/picture.png', { config: { cost: COST } }, async ({ params, query }, reply) => {
    const read = await recordOf(params.match);
    if ('problem' in read) return sendProblem(reply, read.problem);
    const language = LANGUAGES.find((one) => one === query.lang) ?? 'en';
    const moment = momentIn(read.value, plyIn(query), language);
    const cover = coverOf(folder, read.value.game);
    const picture = moment && (await pictures.draw({ ...moment, cover }));
    // Without time for it, the picture of the game says at least what it is about.
    if (picture === undefined) return reply.redirect(`${PICTURES}${read.value.game}.png`);
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${KEPT}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(picture));
  });
}

/** The cover of a game, which the build lays beside its picture. */
function coverOf(folder: string, game: string): string | undefined {
  const path = join(folder, PICTURES, `${game}.svg`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
