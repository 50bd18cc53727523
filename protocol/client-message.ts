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
/** A message has no other fields; what it says is told in the description of the API, too. */
const saying = (description: string) => ({ additionalProperties: false, description });

const message = <T extends string>(type: T, description: string) =>
  Type.Object({ type: Type.Literal(type), id: ID }, saying(description));
const atSeat = <T extends string>(type: T, description: string) =>
  Type.Object({ type: Type.Literal(type), id: ID, seat: SEAT }, saying(description));
const turning = <T extends string>(type: T, description: string) =>
  Type.Object({ type: Type.Literal(type), id: ID, on: Type.Boolean() }, saying(description));

/**
 * Everything a client may say over a socket. What is about a match is about the one it watches.
 * `ply` and `own` say which position the player saw (see `Position`): a choice made for another
 * position is refused as stale, so that a message sent twice can't act twice.
 */
export const CLIENT_MESSAGES = {
  lobby: message(
    'lobby',
    'Tell me about the lobby, now and whenever it changes; I watch no match.',
  ),
  watch: Type.Object(
    { type: Type.Literal('watch'), id: ID, match: MATCH },
    saying('Tell me about this match, now and whenever it changes.'),
  ),
  sit: atSeat('sit', 'I sit down at this seat.'),
  stand: message('stand', 'I leave my seat, before the match begins.'),
  'seat-companion': Type.Object(
    { type: Type.Literal('seat-companion'), id: ID, seat: SEAT, name: NameSchema },
    saying('Somebody else plays on my device, too: they get a seat of their own, under a name.'),
  ),
  'seat-bot': Type.Object(
    { type: Type.Literal('seat-bot'), id: ID, seat: SEAT, bot: BotSchema },
    saying('The host has a bot sit down.'),
  ),
  unseat: atSeat(
    'unseat',
    'The host takes a bot or a player away from a seat, before the match begins.',
  ),
  start: message('start', 'The host begins the match.'),
  contribute: Type.Object(
    {
      type: Type.Literal('contribute'),
      id: ID,
      contributions: Type.Array(
        Type.Object(
          { seat: SEAT, value: Type.String({ pattern: '^[0-9a-f]{32}$' }) },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: MOST_SEATS },
      ),
    },
    saying('Adds to chance before the first card, for me and for those who play on my device.'),
  ),
  move: Type.Object(
    {
      type: Type.Literal('move'),
      id: ID,
      ply: COUNT,
      own: COUNT,
      move: Type.String({ maxLength: 400 }),
    },
    saying('My move at the position that has this ply and own.'),
  ),
  'take-back': Type.Object(
    { type: Type.Literal('take-back'), id: ID, ply: COUNT },
    saying('Drops what I have chosen in this turn, while others still choose.'),
  ),
  'look-back': Type.Object(
    { type: Type.Literal('look-back'), id: ID, before: Type.Optional(COUNT) },
    saying(
      'Show me the positions before this one: before the one with so many moves, or the latest.',
    ),
  ),
  hint: Type.Object(
    { type: Type.Literal('hint'), id: ID, ply: COUNT, own: COUNT },
    saying('What would the best bot do in my place?'),
  ),
  replace: atSeat('replace', 'Let a bot play for somebody who has been away for a while.'),
  reclaim: message('reclaim', 'I play again myself, after a bot has stood in.'),
  pace: Type.Object(
    { type: Type.Literal('pace'), id: ID, pace: PaceSchema },
    saying('Let the bots of this match move faster or slower from now on.'),
  ),
  pause: turning(
    'pause',
    'I agree to stop the clocks, once all players do; or I don’t any more, and they go on.',
  ),
  plan: Type.Object(
    {
      type: Type.Literal('plan'),
      id: ID,
      plan: Type.String({ pattern: '^[a-z-]{1,40}$' }),
      on: Type.Boolean(),
    },
    saying('Decide this for me until further notice; or don’t any more.'),
  ),
  'plan-moves': Type.Object(
    {
      type: Type.Literal('plan-moves'),
      id: ID,
      ply: COUNT,
      moves: Type.Array(Type.String({ maxLength: 400 }), { maxItems: MOST_PLANNED }),
    },
    saying(
      'When I am asked for one of these moves, make the first that is legal; none: ask me. ' +
        'The ply is how many moves were settled where I planned it.',
    ),
  ),
  say: Type.Object(
    { type: Type.Literal('say'), id: ID, text: Type.String({ maxLength: LONGEST_TALK_TEXT }) },
    saying('Says something in words of one’s own, where the table allows it.'),
  ),
  'say-phrase': Type.Object(
    { type: Type.Literal('say-phrase'), id: ID, phrase: PhraseSchema },
    saying('Says something that everybody reads in their own language.'),
  ),
  react: Type.Object(
    {
      type: Type.Literal('react'),
      id: ID,
      ply: COUNT,
      sign: Type.Union([SignSchema, Type.Null()]),
    },
    saying('Puts a sign on a move of the log, another one, or none any more.'),
  ),
  hear: Type.Object(
    { type: Type.Literal('hear'), id: ID, after: COUNT },
    saying('What was said after this number?'),
  ),
  'allow-talk': turning(
    'allow-talk',
    'The host lets the table talk, or turns that off for a while.',
  ),
  leave: message(
    'leave',
    'Let a bot play for me from now on; I may take my seat back while the match lasts.',
  ),
  resign: message('resign', 'I give my seat up for good: a bot plays it to the end.'),
  abort: Type.Object(
    { type: Type.Literal('abort'), id: ID, match: Type.Optional(MATCH), on: Type.Boolean() },
    saying(
      'I agree to end the match without a result, once all players do; or I don’t any more. ' +
        'From the lobby it is said of one of my matches.',
    ),
  ),
  unlist: Type.Object(
    { type: Type.Literal('unlist'), id: ID, match: MATCH, on: Type.Boolean() },
    saying('Take one of my matches off my list, or put it back.'),
  ),
  rematch: message('rematch', 'I want to play again, with the same players at a new match.'),
  ping: message('ping', 'Are you there?'),
} as const;

type Schemas = typeof CLIENT_MESSAGES;
export type ClientMessage = { [K in keyof Schemas]: Static<Schemas[K]> }[keyof Schemas];
export type MessageType = ClientMessage['type'];

const TYPES = Object.keys(CLIENT_MESSAGES);

const CHECKS = new Map(
  Object.entries(CLIENT_MESSAGES).map(([type, schema]) => [type, wrongFieldBy(schema)]),
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
