import { MeSchema } from '@pepite/protocol';
import {
  MeAnswerSchema,
  OwnMatchSchema,
  OwnRecordSchema,
  OwnRecordsSchema,
  OwnStatisticsSchema,
} from '@pepite/protocol/described';
import { Type } from 'typebox';
import { SkipQuery } from '../http/api.ts';
import { RECORD } from './example-record.ts';
import type { OperationGroup } from './operation.ts';
import { STAND_INS } from './stand-ins.ts';

const OwnMatchesSchema = Type.Object(
  { matches: Type.Array(OwnMatchSchema, { description: 'The latest first.' }) },
  { title: 'OwnMatches' },
);

const ResultsSchema = OwnStatisticsSchema.properties.games.items;

export const me: OperationGroup = {
  name: 'Guests',
  description:
    'Who plays is a guest with a name, known by a cookie: no account. A program that keeps the ' +
    'cookie does all that a page does.',
  operations: [
    {
      id: 'getMe',
      method: 'get',
      path: '/api/v1/me',
      summary: 'Who I am; whoever has no cookie gets one',
      answer: {
        description: 'The name; null as long as there is none.',
        schema: MeAnswerSchema,
        example: { name: null },
      },
    },
    {
      id: 'setName',
      method: 'put',
      path: '/api/v1/me',
      summary: 'Takes a name, which shows at all tables',
      body: { schema: MeSchema, example: { name: 'Ann' } },
      answer: {
        description: 'The name as it will be shown.',
        schema: MeAnswerSchema,
        example: { name: 'Ann' },
      },
      problems: ['name-wrong'],
    },
    {
      id: 'listOwnMatches',
      method: 'get',
      path: '/api/v1/me/matches',
      summary: 'My matches, those that wait for me among them',
      asks: 'guest',
      answer: {
        description: 'The latest matches.',
        schema: OwnMatchesSchema,
        line: OwnMatchSchema,
        example: {
          matches: [
            {
              match: STAND_INS.finished,
              game: 'silver-and-gold',
              status: 'over',
              options: {},
              names: ['Ann', 'Bot'],
              seat: 0,
              yourTurn: false,
              alone: true,
              ending: {
                scores: [61, 55],
                winners: [0],
                places: [1, 2],
                sides: 2,
                date: 1_800_000_000_000,
              },
            },
          ],
        },
      },
    },
    {
      id: 'listOwnRecords',
      method: 'get',
      path: '/api/v1/me/records',
      summary: 'The records of my finished matches, twenty at a time, of the latest 200',
      asks: 'guest',
      isPaged: true,
      query: { schema: SkipQuery, example: { skip: '0' } },
      answer: {
        description: 'Some of my matches.',
        schema: OwnRecordsSchema,
        line: OwnRecordSchema,
        example: {
          matches: [
            { match: STAND_INS.finished, seat: 0, date: 1_800_000_000_000, record: RECORD },
          ],
          total: 1,
          next: null,
        },
      },
    },
    {
      id: 'getOwnStatistics',
      method: 'get',
      path: '/api/v1/me/statistics',
      summary: 'What has come of my finished matches, by game and number of seats',
      description:
        'By the results of the latest 200; what a page tells besides, it works out of the records.',
      asks: 'guest',
      answer: {
        description: 'Matches, wins, places and scores.',
        schema: OwnStatisticsSchema,
        line: ResultsSchema,
        example: {
          games: [
            {
              game: 'silver-and-gold',
              seats: 2,
              matches: 1,
              won: 1,
              places: [1, 0],
              meanScore: 61,
              highest: 61,
              lowest: 61,
            },
          ],
        },
      },
    },
  ],
};
