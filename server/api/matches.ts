import {
  ChallengeSchema,
  NewBranchSchema,
  NewMatchSchema,
  NothingSchema,
  ReportSchema,
} from '@pepite/protocol';
import {
  ConnectedProgramsSchema,
  CreatedSchema,
  InvitationSchema,
  LobbyMatchSchema,
  MatchStateSchema,
  ProblemSchema,
  RecordSchema,
} from '@pepite/protocol/described';
import { Type } from 'typebox';
import { ProgramsQuery } from '../http/challenge-api.ts';
import { listOf, MatchesQuery, RecordsQuery } from '../http/reading/shapes.ts';
import { RECORD } from './example-record.ts';
import type { Operation, OperationGroup } from './operation.ts';
import { STAND_INS } from './stand-ins.ts';

const NOTHING = Type.Object({}, { description: 'Nothing.' });
const part = (example: string) => ({
  id: { description: 'The id of the match, as in its link.', example },
});

const WAITING = {
  match: STAND_INS.match,
  game: 'aurum',
  status: 'waiting',
  options: { zeros: false, cumulative: false },
  clock: { kind: 'live', bank: 600, increment: 10 },
  names: ['Ann', null, null],
};

const STATE = {
  match: STAND_INS.match,
  setup: {
    game: 'aurum',
    rules: 1,
    options: { zeros: false, cumulative: false },
    clock: { kind: 'live', bank: 600, increment: 10 },
    access: 'public',
    hints: true,
    pace: 'human',
    programs: false,
    sharedChance: false,
    standIn: 'regular',
    startsWhenFull: false,
    talk: 'free',
    talkOff: false,
    timeout: 'choice',
  },
  status: 'waiting',
  seats: [
    { kind: 'guest', name: 'Ann', present: true, replaceable: false, replaced: false },
    { kind: 'open' },
    { kind: 'open' },
  ],
  inviter: 'Ann',
  you: null,
  host: false,
  unwelcome: false,
  hints: false,
  spectators: 0,
  next: null,
  position: null,
  log: [],
  result: null,
};

const RecordsSchema = Type.Object(
  {
    records: Type.Array(RecordSchema, { description: 'Each says in “match” which one it is of.' }),
    missing: Type.Array(Type.Object({ match: Type.String(), problem: ProblemSchema })),
    total: Type.Integer({ description: 'How many matches were asked for.' }),
    next: Type.Union([Type.String(), Type.Null()], {
      description: 'The address of the next twenty; null after the last.',
    }),
  },
  { title: 'Records' },
);

const reading: readonly Operation[] = [
  {
    id: 'listMatches',
    method: 'get',
    path: '/api/v1/matches',
    summary: 'Public matches that wait for players, then those being played',
    description:
      'What the lobby shows. Matches by link, and matches that are over, are only known to those ' +
      'who have their links.',
    isReading: true,
    isPaged: true,
    query: { schema: MatchesQuery, example: { status: 'waiting', game: 'aurum' } },
    answer: {
      description: 'Some of them.',
      schema: listOf('Matches', LobbyMatchSchema, 'matches'),
      line: LobbyMatchSchema,
      example: { matches: [WAITING], total: 1, next: null },
    },
  },
  {
    id: 'getMatch',
    method: 'get',
    path: '/api/v1/matches/:id',
    summary: 'A match as somebody knows it who looks on',
    description: 'Players, and whoever wants to be told of changes, watch it over the socket.',
    isReading: true,
    parts: part(STAND_INS.match),
    answer: { description: 'Its state.', schema: MatchStateSchema, example: STATE },
    problems: ['no-such-match', 'match-ended', 'match-broken'],
  },
  {
    id: 'getRecord',
    method: 'get',
    path: '/api/v1/matches/:id/record',
    summary: 'The record of a match that is over',
    isReading: true,
    parts: part(STAND_INS.finished),
    answer: {
      description: 'The record.',
      schema: RecordSchema,
      line: RecordSchema,
      example: RECORD,
    },
    problems: ['no-such-match', 'not-over', 'aborted', 'match-ended', 'match-broken'],
  },
  {
    id: 'getRecords',
    method: 'get',
    path: '/api/v1/records',
    summary: 'The records of many matches, twenty at a time',
    description: 'As lines, what is not there is left out, and each record says its match.',
    isReading: true,
    isPaged: true,
    query: {
      schema: RecordsQuery,
      example: { matches: `${STAND_INS.finished},${STAND_INS.match}` },
    },
    answer: {
      description: 'The records, and why some are not there.',
      schema: RecordsSchema,
      line: RecordSchema,
      example: {
        records: [{ ...RECORD, match: STAND_INS.finished }],
        missing: [{ match: STAND_INS.match, problem: { kind: 'not-over' } }],
        total: 2,
        next: null,
      },
    },
  },
];

const creating: Operation = {
  id: 'createMatch',
  method: 'post',
  path: '/api/v1/matches',
  summary: 'Opens a table; everything after that is said over the socket',
  asks: 'guest',
  body: {
    schema: NewMatchSchema,
    example: {
      game: 'aurum',
      bots: [null, null, null],
      options: {},
      access: 'public',
      hints: true,
      talk: 'free',
      clock: { kind: 'live', bank: 600, increment: 10 },
      start: false,
    },
  },
  answer: {
    status: 201,
    description: 'The new match.',
    schema: CreatedSchema,
    example: { match: STAND_INS.match },
  },
  problems: [
    'no-name',
    'game-unknown',
    'seats-wrong',
    'bots-wrong',
    'option-unknown',
    'options-unplayable',
    'name-taken',
    'busy',
    'too-many-matches',
  ],
};

/** A position is a document of its own: this one is the beginning of a match. */
const BRANCH = {
  pepiteBranch: 1,
  name: 'Once more',
  origin: { address: null, record: null, ply: 0 },
  game: 'silver-and-gold',
  rules: 1,
  options: {},
  players: [{ name: 'Ann' }, { name: 'Ben' }],
  hints: false,
  opening: { moves: [], choices: [], imagined: null },
  moves: [],
  choices: [],
};

const branching: Operation = {
  id: 'createBranch',
  method: 'post',
  path: '/api/v1/branches',
  summary: 'Opens a table that goes on from a position of another match',
  description: 'Everybody is told that it does; what is hidden may be imagined anew.',
  asks: 'guest',
  body: {
    schema: NewBranchSchema,
    example: { branch: JSON.stringify(BRANCH), imaginedFor: null, bots: [null, null], seat: 0 },
  },
  answer: {
    status: 201,
    description: 'The new match.',
    schema: CreatedSchema,
    example: { match: 'a2c4e6g8j3k5' },
  },
  problems: [
    'no-name',
    'position-wrong',
    'position-over',
    'bots-wrong',
    'busy',
    'too-many-matches',
  ],
};

const acting: readonly Operation[] = [
  {
    id: 'getInvitation',
    method: 'get',
    path: '/api/v1/invitation',
    summary: 'Where others find this server',
    answer: { description: 'An address, or nothing.', schema: InvitationSchema, example: {} },
  },
  {
    id: 'muteMatch',
    method: 'put',
    path: '/api/v1/matches/:id/mute',
    summary: 'Tells me of no more turns in this match',
    asks: 'guest',
    parts: part(STAND_INS.match),
    body: { schema: NothingSchema, example: {} },
    answer: { description: 'Done.', schema: NOTHING, example: {} },
    problems: ['no-guest'],
  },
  {
    id: 'unmuteMatch',
    method: 'delete',
    path: '/api/v1/matches/:id/mute',
    summary: 'Tells me of turns in this match again',
    asks: 'guest',
    parts: part(STAND_INS.match),
    answer: { description: 'Done.', schema: NOTHING, example: {} },
    problems: ['no-guest'],
  },
  {
    id: 'reportPlayer',
    method: 'post',
    path: '/api/v1/matches/:id/reports',
    summary: 'Tells the host of this server of a player',
    asks: 'guest',
    parts: part(STAND_INS.finished),
    body: { schema: ReportSchema, example: { seat: 1, reason: 'name' } },
    answer: { status: 201, description: 'Kept.', schema: NOTHING, example: {} },
    problems: ['no-guest', 'no-such-match', 'no-such-seat', 'not-seated', 'too-many-reports'],
  },
];

/** Programs from outside are asked to play. */
const challenging: readonly Operation[] = [
  {
    id: 'listPrograms',
    method: 'get',
    path: '/api/v1/programs',
    summary: 'Programs that are connected and take my challenges',
    asks: 'guest',
    query: { schema: ProgramsQuery, example: { game: 'aurum', seats: '3' } },
    answer: {
      description: 'My own first.',
      schema: ConnectedProgramsSchema,
      example: {
        programs: [
          { program: STAND_INS.program, name: 'Deep Gold', own: true, games: null, seats: null },
        ],
      },
    },
  },
  {
    id: 'challengeProgram',
    method: 'post',
    path: '/api/v1/matches/:id/challenges',
    summary: 'Asks a program to take a free seat at my table',
    asks: 'guest',
    parts: part(STAND_INS.match),
    body: { schema: ChallengeSchema, example: { seat: 1, program: STAND_INS.program } },
    answer: {
      description: 'It is asked: the state of the table tells what it answers.',
      schema: NOTHING,
      example: {},
    },
    problems: [
      'no-guest',
      'no-such-match',
      'not-host',
      'not-waiting',
      'seat-taken',
      'name-taken',
      'no-such-program',
      'challenges-too-much',
    ],
  },
  {
    id: 'withdrawChallenge',
    method: 'delete',
    path: '/api/v1/matches/:id/challenges/:seat',
    summary: 'Asks that program no more',
    asks: 'guest',
    parts: { ...part(STAND_INS.match), seat: { description: 'The seat.', example: '1' } },
    answer: { description: 'Done.', schema: NOTHING, example: {} },
    problems: ['no-guest', 'no-such-match', 'not-host', 'not-challenged'],
  },
];

export const matches: OperationGroup = {
  name: 'Matches',
  description: 'Tables and matches: to open one, to look on, and what was played.',
  operations: [creating, ...reading, ...challenging, branching, ...acting],
};
