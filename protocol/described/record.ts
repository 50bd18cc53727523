import type { MatchRecord, Options, Player, Result, Translated } from '@pepite/kernel';
import { Type } from 'typebox';
import type { OwnRecord, OwnRecords, OwnStatistics } from '../own-records.ts';
import { DATE, describing, MATCH_ID, orNull, SEAT } from './describing.ts';

export const TranslatedSchema = describing<Translated<string>>()(
  Type.Object({ en: Type.String(), fr: Type.String() }, { title: 'Translated' }),
);

export const OptionsSchema = Type.Unsafe<Options>(
  Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Number(), Type.Object({})]), {
    title: 'Options',
    description: 'What a table has chosen about its game; what may be chosen, each game says.',
  }),
);

export const ResultSchema = describing<Result>()(
  Type.Object(
    {
      scores: Type.Array(Type.Number(), { description: 'One a seat.' }),
      winners: Type.Array(SEAT, { description: 'All seats that have won, ascending.' }),
    },
    { title: 'Result' },
  ),
);

const PlayerSchema = describing<Player>()(
  Type.Object(
    {
      name: Type.String(),
      bot: Type.Optional(Type.String({ description: 'The level of the bot, if it is one.' })),
      resigned: Type.Optional(
        Type.Boolean({ description: 'Has given up: a bot has played on to the end.' }),
      ),
    },
    { title: 'Player' },
  ),
);

/** A record has keys of its own, which `MatchRecord` does not name. */
export const RecordSchema = Type.Unsafe<MatchRecord>(
  Type.Object(
    {
      pepite: Type.Literal(1, { description: 'The version of this notation.' }),
      game: Type.String(),
      rules: Type.Integer({ description: 'The version of the rules it was played by.' }),
      seats: Type.Integer(),
      options: OptionsSchema,
      players: Type.Array(PlayerSchema),
      moves: Type.Array(Type.String(), {
        description:
          'All moves in their order: who moved (a seat, or * for chance) and the move in the ' +
          'notation of the game.',
      }),
      result: Type.Optional(ResultSchema),
    },
    {
      title: 'Record',
      additionalProperties: true,
      description:
        'A saved match. Other keys may be there: program (who wrote it), chance (what proves ' +
        'that chance was fair), clock and times.',
    },
  ),
);

export const OwnRecordSchema = describing<OwnRecord>()(
  Type.Object(
    {
      match: MATCH_ID,
      seat: SEAT,
      date: orNull(DATE, { description: 'When it ended, if that is known, in milliseconds.' }),
      record: RecordSchema,
    },
    { title: 'OwnRecord' },
  ),
);

export const OwnRecordsSchema = describing<OwnRecords>()(
  Type.Object(
    {
      matches: Type.Array(OwnRecordSchema, { description: 'The latest first.' }),
      total: Type.Integer({ description: 'How many there are, as far as they are counted.' }),
      next: orNull(Type.Integer(), { description: 'What to skip next; null after the last.' }),
    },
    { title: 'OwnRecords' },
  ),
);

export const OwnStatisticsSchema = describing<OwnStatistics>()(
  Type.Object(
    {
      games: Type.Array(
        Type.Object({
          game: Type.String(),
          seats: Type.Integer(),
          matches: Type.Integer(),
          won: Type.Integer({ description: 'A shared win is one, too.' }),
          places: Type.Array(Type.Integer(), {
            description: 'How often your side came first, second and so on.',
          }),
          meanScore: Type.Number(),
          highest: Type.Number(),
          lowest: Type.Number(),
        }),
        { description: 'By game and number of seats, the most played first.' },
      ),
    },
    { title: 'OwnStatistics' },
  ),
);
