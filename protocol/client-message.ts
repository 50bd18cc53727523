import { MOST_SEATS } from '@pepite/kernel';
import { Type, type Static } from 'typebox';
import type { MessageProblem } from './problem.ts';
import { BotSchema, NameSchema, PaceSchema, PhraseSchema, SignSchema } from './setup.ts';
import { wrongFieldBy } from './shape.ts';
import { LONGEST_TALK_TEXT } from './talk.ts';

/** The longest message a client may send, in characters. */
export const LONGEST_MESSAGE = 1024;

/** How many moves may be planned for one decision: the first, and what else would do. */
const MOST_PLANNED = 3;

const SEAT = Type.Integer({ minimum: 0, maximum: 5 });
const MATCH = Type.String({ pattern: '^[a-z0-9]{1,20}$' });
const COUNT = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** What the client calls a message, so that it knows which one was refused. */
const ID = Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));
const strict = { additionalProperties: false };

const message = <T extends string>(type: T) =>
  Type.Object({ type: Type.Literal(type), id: ID }, strict);
const atSeat = <T extends string>(type: T) =>
  Type.Object({ type: Type.Literal(type), id: ID, seat: SEAT }, strict);

/**
 * Everything a client may say over a socket. What is about a match is about the one it watches.
 * `ply` and `own` say which position the player saw (see `Position`): a choice made for another
 * position is refused as stale, so that a message sent twice can't act twice.
 */
const SCHEMAS = {
  /** Tell me about the lobby, now and whenever it changes; I watch no match. */
  lobby: message('lobby'),
  /** Tell me about this match, now and whenever it changes. */
  watch: Type.Object({ type: Type.Literal('watch'), id: ID, match: MATCH }, strict),
  sit: atSeat('sit'),
  stand: message('stand'),
  /** Somebody else plays on my device, too: they get a seat of their own, under a name. */
  'seat-companion': Type.Object(
    { type: Type.Literal('seat-companion'), id: ID, seat: SEAT, name: NameSchema },
    strict,
  ),
  'seat-bot': Type.Object(
    { type: Type.Literal('seat-bot'), id: ID, seat: SEAT, bot: BotSchema },
    strict,
  ),
  /** Take a bot or a player away from a seat, before the match begins. */
  unseat: atSeat('unseat'),
  start: message('start'),
  /** Adds to chance before the first card, for me and for those who play on my device. */
  contribute: Type.Object(
    {
      type: Type.Literal('contribute'),
      id: ID,
      contributions: Type.Array(
        Type.Object({ seat: SEAT, value: Type.String({ pattern: '^[0-9a-f]{32}$' }) }, strict),
        { minItems: 1, maxItems: MOST_SEATS },
      ),
    },
    strict,
  ),
  move: Type.Object(
    {
      type: Type.Literal('move'),
      id: ID,
      ply: COUNT,
      own: COUNT,
      move: Type.String({ maxLength: 400 }),
    },
    strict,
  ),
  'take-back': Type.Object({ type: Type.Literal('take-back'), id: ID, ply: COUNT }, strict),
  /** Show me the positions before this one: before the one with so many moves, or the latest. */
  'look-back': Type.Object(
    { type: Type.Literal('look-back'), id: ID, before: Type.Optional(COUNT) },
    strict,
  ),
  /** What would the best bot do in my place? */
  hint: Type.Object({ type: Type.Literal('hint'), id: ID, ply: COUNT, own: COUNT }, strict),
  /** Let a bot play for somebody who has been away for a while. */
  replace: atSeat('replace'),
  /** Play again oneself, after a bot has stood in. */
  reclaim: message('reclaim'),
  /** Let the bots of this match move faster or slower from now on. */
  pace: Type.Object({ type: Type.Literal('pace'), id: ID, pace: PaceSchema }, strict),
  /** I agree to stop the clocks, once all players do; or I don't any more, and they go on. */
  pause: Type.Object({ type: Type.Literal('pause'), id: ID, on: Type.Boolean() }, strict),
  /** Decide this for me until further notice; or don't any more. */
  plan: Type.Object(
    {
      type: Type.Literal('plan'),
      id: ID,
      plan: Type.String({ pattern: '^[a-z-]{1,40}$' }),
      on: Type.Boolean(),
    },
    strict,
  ),
  /**
   * When I am asked for one of these moves, make the first that is legal; none: ask me. `ply` is
   * how many moves were settled where I planned it.
   */
  'plan-moves': Type.Object(
    {
      type: Type.Literal('plan-moves'),
      id: ID,
      ply: COUNT,
      moves: Type.Array(Type.String({ maxLength: 400 }), { maxItems: MOST_PLANNED }),
    },
    strict,
  ),
  /** Says something in words of one's own, where the table allows it. */
  say: Type.Object(
    { type: Type.Literal('say'), id: ID, text: Type.String({ maxLength: LONGEST_TALK_TEXT }) },
    strict,
  ),
  /** Says something that everybody reads in their own language. */
  'say-phrase': Type.Object(
    { type: Type.Literal('say-phrase'), id: ID, phrase: PhraseSchema },
    strict,
  ),
  /** Puts a sign on a move of the log, another one, or none any more. */
  react: Type.Object(
    {
      type: Type.Literal('react'),
      id: ID,
      ply: COUNT,
      sign: Type.Union([SignSchema, Type.Null()]),
    },
    strict,
  ),
  /** What was said after this number? */
  hear: Type.Object({ type: Type.Literal('hear'), id: ID, after: COUNT }, strict),
  /** The host lets the table talk, or turns that off for a while. */
  'allow-talk': Type.Object(
    { type: Type.Literal('allow-talk'), id: ID, on: Type.Boolean() },
    strict,
  ),
  /** Let a bot play for me from now on; I may take my seat back while the match lasts. */
  leave: message('leave'),
  /** I give my seat up for good: a bot plays it to the end. */
  resign: message('resign'),
  /**
   * I agree to end the match without a result, once all players do; or I don't any more. From the
   * lobby it is said of one of my matches.
   */
  abort: Type.Object(
    { type: Type.Literal('abort'), id: ID, match: Type.Optional(MATCH), on: Type.Boolean() },
    strict,
  ),
  /** Take one of my matches off my list, or put it back. */
  unlist: Type.Object(
    { type: Type.Literal('unlist'), id: ID, match: MATCH, on: Type.Boolean() },
    strict,
  ),
  rematch: message('rematch'),
  ping: message('ping'),
} as const;

type Schemas = typeof SCHEMAS;
export type ClientMessage = { [K in keyof Schemas]: Static<Schemas[K]> }[keyof Schemas];
export type MessageType = ClientMessage['type'];

const TYPES = Object.keys(SCHEMAS);

const CHECKS = new Map(
  Object.entries(SCHEMAS).map(([type, schema]) => [type, wrongFieldBy(schema)]),
);

export type ParsedMessage =
  | { readonly message: ClientMessage }
  | { readonly problem: MessageProblem; readonly id: number | null };

/** Reads one message as it came in: one of the union, or the name of what is wrong with it. */
export function parseClientMessage(text: string): ParsedMessage {
  if (text.length > LONGEST_MESSAGE) return wrong({ kind: 'too-long', most: LONGEST_MESSAGE });
  const input = parseJson(text);
  if (input === undefined) return wrong({ kind: 'not-json' });
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return wrong({ kind: 'not-a-message' });
  }
  const { type, id } = input as { readonly type?: unknown; readonly id?: unknown };
  const number = typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
  const wrongField = typeof type === 'string' ? CHECKS.get(type) : undefined;
  if (wrongField === undefined) return wrong({ kind: 'unknown-type', known: TYPES }, number);
  const field = wrongField(input);
  if (field !== undefined) return wrong({ kind: 'bad-field', field }, number);
  return { message: input as ClientMessage };
}

const wrong = (problem: MessageProblem, id: number | null = null): ParsedMessage => ({
  problem,
  id,
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
