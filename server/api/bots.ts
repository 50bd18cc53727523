import { ONLINE_REQUESTS, type OnlineRequestName } from '@pepite/outside';
import { NewBotSchema, type Problem } from '@pepite/protocol';
import { Type } from 'typebox';
import { BOT_API } from '../http/bot-api.ts';
import { AddedBotSchema, BotLineSchema, DoneSchema, OwnBotsSchema } from './bot-shapes.ts';
import type { Operation, OperationGroup } from './operation.ts';
import { ConnectionQuery } from '../programs/takes.ts';
import { STAND_INS } from './stand-ins.ts';

const { match, bot, token, program, challenged } = STAND_INS;

/** What each request does, and what it might be asked with. */
const REQUESTS: Readonly<
  Record<OnlineRequestName, { readonly summary: string; readonly body: object }>
> = {
  open: {
    summary: 'Opens a table',
    body: { game: 'aurum', bots: [null, 'random', 'random'], options: {}, start: false },
  },
  programs: {
    summary: 'Programs that are connected and take challenges of this one',
    body: { game: 'aurum', seats: 3 },
  },
  challenge: {
    summary: 'Opens a table and asks another program to play',
    body: { game: 'aurum', bots: [null, null, 'random'], options: {}, program },
  },
  accept: { summary: 'Takes a seat that it is asked to take', body: { match: challenged } },
  decline: {
    summary: 'Does not take a seat that it is asked to take',
    body: { match: challenged, reason: 'busy' },
  },
  tables: { summary: 'Tables that wait for players and welcome programs', body: {} },
  stand: { summary: 'Gets up from a table whose match has not begun', body: { match } },
  sit: { summary: 'Sits down at a table', body: { match, seat: 0 } },
  start: { summary: 'Lets the match begin at a table of its own', body: { match } },
  moves: { summary: 'Which moves are legal', body: { match, language: 'en' } },
  move: { summary: 'Makes a move', body: { match, ply: 12, own: 0, move: 'bid Z10' } },
  'take-back': {
    summary: 'Drops what it has chosen in this turn, while others still choose',
    body: { match, ply: 12 },
  },
  reclaim: { summary: 'Takes the seat back in which a bot stands in', body: { match } },
  say: { summary: 'Says something in words of its own', body: { match, text: 'Hello!' } },
  react: { summary: 'Puts a sign on a move', body: { match, ply: 12, sign: 'bravo' } },
  'say-phrase': {
    summary: 'Says something that all read in their language',
    body: { match, phrase: 'good-luck' },
  },
  resign: { summary: 'Gives the seat up for good', body: { match } },
  rematch: { summary: 'The same players at a new match', body: { match } },
};

/** What comes with the answer to some of them. */
const ANSWERS: Readonly<Record<string, object>> = {
  open: { match, seat: 0 },
  programs: { programs: [{ program, name: 'Deep Gold', games: ['aurum'], seats: null }] },
  accept: { match: challenged, seat: 1 },
};

const problems: readonly Problem['kind'][] = ['no-token', 'blocked', 'no-such-match', 'stale'];

const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, one: string) => one.toUpperCase());

const requests: readonly Operation[] = Object.entries(REQUESTS).map(
  ([name, { summary, body }]) => ({
    id: `bot${camel(`-${name}`)}`,
    method: 'post',
    path: `${BOT_API}/${name}`,
    summary,
    asks: 'bot',
    body: { schema: ONLINE_REQUESTS[name as OnlineRequestName], example: body },
    answer: {
      description: 'Done.',
      schema: DoneSchema,
      example: { type: 'done', id: null, ...ANSWERS[name] },
    },
    problems,
  }),
);

/** Programs from outside, and the tokens by which they come in. */
export const bots: OperationGroup = {
  name: 'Bots',
  description: 'Programs of others play with a token; what happens comes as lines of a stream.',
  operations: [
    {
      id: 'addBot',
      method: 'post',
      path: '/api/v1/me/bots',
      summary: 'Makes a token for a program of mine',
      asks: 'guest',
      body: { schema: NewBotSchema, example: { name: 'Robbie' } },
      answer: {
        status: 201,
        description: 'The token.',
        schema: AddedBotSchema,
        example: { bot, name: 'Robbie', date: 1_800_000_000_000, token },
      },
      problems: ['no-guest', 'no-name', 'name-wrong', 'too-many-bots'],
    },
    {
      id: 'listBots',
      method: 'get',
      path: '/api/v1/me/bots',
      summary: 'My programs',
      asks: 'guest',
      answer: {
        description: 'Those that have a token.',
        schema: OwnBotsSchema,
        example: { bots: [{ bot, name: 'Robbie', date: 1_800_000_000_000 }], most: 5 },
      },
    },
    {
      id: 'getBotAccount',
      method: 'get',
      path: `${BOT_API}/account`,
      summary: 'What the program of this token is called',
      asks: 'bot',
      answer: {
        description: 'Its name.',
        schema: Type.Object({ name: Type.String() }),
        example: { name: 'Robbie' },
      },
      problems: ['no-token', 'blocked'],
    },
    {
      id: 'streamBotEvents',
      method: 'get',
      path: `${BOT_API}/stream`,
      summary: 'Everything that happens to the program, as lines, until it hangs up',
      description:
        'With `?moves=yes` legal moves come with every question; what else is asked of it says ' +
        'which challenges the program takes.',
      query: { schema: ConnectionQuery, example: { moves: 'yes', challenges: 'everyone' } },
      asks: 'bot',
      answer: {
        description: 'Lines; an empty one now and then.',
        line: BotLineSchema,
        isEndless: true,
        example: { type: 'hello', name: 'Robbie' },
      },
      problems: ['no-token', 'blocked', 'too-many-streams', 'full'],
    },
    ...requests,
    {
      id: 'dropBot',
      method: 'delete',
      path: '/api/v1/me/bots/:bot',
      summary: 'Revokes a token',
      asks: 'guest',
      parts: { bot: { description: 'What the program is known by.', example: bot } },
      answer: {
        description: 'Done.',
        schema: Type.Object({}, { description: 'Nothing.' }),
        example: {},
      },
      problems: ['no-guest', 'not-found'],
    },
  ],
};
