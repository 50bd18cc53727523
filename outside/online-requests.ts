import { LANGUAGES } from '@pepite/kernel';
import {
  DECLINE_REASONS,
  type DeclineReason,
  LONGEST_TALK_TEXT,
  type MessageProblem,
  type NewChallenge,
  NewChallengeSchema,
  type NewMatchRequest,
  NewMatchSchema,
  PhraseSchema,
  SignSchema,
  wrongFieldBy,
} from '@pepite/protocol';
import { type Static, Type } from 'typebox';
import { readObject } from './lines.ts';

const strict = { additionalProperties: false };
const MATCH = Type.String({ pattern: '^[a-z0-9]{1,20}$' });
const SEAT = Type.Integer({ minimum: 0, maximum: 5 });
const COUNT = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const LANGUAGE = Type.Unsafe<(typeof LANGUAGES)[number]>(
  Type.Union(LANGUAGES.map((language) => Type.Literal(language))),
);
const REASON = Type.Unsafe<DeclineReason>(
  Type.Union(DECLINE_REASONS.map((reason) => Type.Literal(reason))),
);
const ofMatch = Type.Object({ match: MATCH }, strict);

/**
 * Everything that a program may ask for, as the body of `POST /api/v1/bot/<name>`, or as a line of
 * the socket with its name as `type` and a number of its own as `id`.
 */
export const ONLINE_REQUESTS = {
  /** `ply` and `own` are those of the position that the move was chosen for. */
  move: Type.Object(
    { match: MATCH, ply: COUNT, own: COUNT, move: Type.String({ maxLength: 400 }) },
    strict,
  ),
  /** Which moves are legal, and with a language what they mean. */
  moves: Type.Object({ match: MATCH, language: Type.Optional(LANGUAGE) }, strict),
  /** Tables that wait for players and welcome programs. */
  tables: Type.Object({}, strict),
  /** Sits down at a table, at the first free seat unless another is named. */
  sit: Type.Object({ match: MATCH, seat: Type.Optional(SEAT) }, strict),
  /** Gets up from a table whose match has not begun. */
  stand: ofMatch,
  /** Opens a table, as `POST /api/matches` does for people. */
  open: NewMatchSchema,
  /** Programs that are connected and take challenges of this one, for a game or a table's size. */
  programs: Type.Object(
    {
      game: Type.Optional(Type.String({ maxLength: 40 })),
      seats: Type.Optional(Type.Integer({ minimum: 2, maximum: 6 })),
    },
    strict,
  ),
  /**
   * Opens a table and asks another program to take the second free seat there: one as `programs`
   * calls it, or the only one of a name. The match begins when all seats are taken.
   */
  challenge: NewChallengeSchema,
  /** Takes the seat that it is asked to take, or does not. */
  accept: ofMatch,
  decline: Type.Object({ match: MATCH, reason: Type.Optional(REASON) }, strict),
  /** Lets the match at a table begin that the program has opened. */
  start: ofMatch,
  /** Gives the seat up for good: a bot plays it to the end. */
  resign: ofMatch,
  /** Takes the seat back in which a bot stands in. */
  reclaim: ofMatch,
  /** Drops what it has chosen in this turn, while others still choose. */
  'take-back': Type.Object({ match: MATCH, ply: COUNT }, strict),
  /** The same players at a new match, after this one. */
  rematch: ofMatch,
  /** Says something in words of its own, where the table allows it. */
  say: Type.Object({ match: MATCH, text: Type.String({ maxLength: LONGEST_TALK_TEXT }) }, strict),
  'say-phrase': Type.Object({ match: MATCH, phrase: PhraseSchema }, strict),
  /** Puts a sign on a move, another one, or none any more. */
  react: Type.Object(
    { match: MATCH, ply: COUNT, sign: Type.Union([SignSchema, Type.Null()]) },
    strict,
  ),
} as const;

type Bodies = Omit<
  { [K in keyof typeof ONLINE_REQUESTS]: Static<(typeof ONLINE_REQUESTS)[K]> },
  'open' | 'challenge'
> & { readonly open: NewMatchRequest; readonly challenge: NewChallenge };

export type OnlineRequestName = keyof Bodies;

/** One of them, with its name. */
export type OnlineRequest = {
  [K in OnlineRequestName]: { readonly name: K; readonly body: Bodies[K] };
}[OnlineRequestName];

export type ReadOnlineRequest =
  | { readonly request: OnlineRequest; readonly id: number | null }
  | { readonly problem: MessageProblem; readonly id: number | null };

const CHECKS = new Map(
  Object.entries(ONLINE_REQUESTS).map(([name, schema]) => [name, wrongFieldBy(schema)]),
);

/** Reads a line of the socket: one of the requests, or the name of what is wrong with it. */
export function readOnlineRequest(text: string): ReadOnlineRequest {
  const read = readObject(text);
  if ('problem' in read) return { ...read, id: null };
  const { type, id = null, ...body } = read.object;
  if (id !== null && (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)) {
    return { problem: { kind: 'bad-field', field: 'id' }, id: null };
  }
  const wrongField = typeof type === 'string' ? CHECKS.get(type) : undefined;
  if (wrongField === undefined) {
    return { problem: { kind: 'unknown-type', known: Object.keys(ONLINE_REQUESTS) }, id };
  }
  const field = wrongField(body);
  if (field !== undefined) return { problem: { kind: 'bad-field', field }, id };
  return { request: { name: type as OnlineRequestName, body } as OnlineRequest, id };
}
