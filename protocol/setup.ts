import { MOST_SEATS } from '@pepite/kernel';
import { Type, type Static } from 'typebox';
import { LONGEST_NAME_TEXT } from './name.ts';

/** Who may find a match: anybody in the lobby, or only those who have its link. */
export const ACCESSES = ['public', 'link'] as const;
export type Access = (typeof ACCESSES)[number];

/** Bots move at a pace that people can follow, or as soon as they know what to do. */
export const PACES = ['human', 'quick'] as const;
export type Pace = (typeof PACES)[number];

/** Levels for people, from the weakest to the best; the last two are for tools and tests. */
export const BotSchema = Type.Union([
  Type.Literal('newcomer'),
  Type.Literal('casual'),
  Type.Literal('regular'),
  Type.Literal('strong'),
  Type.Literal('expert'),
  Type.Literal('heuristic'),
  Type.Literal('random'),
]);
const Access = Type.Union([Type.Literal('public'), Type.Literal('link')]);
const Pace = Type.Union([Type.Literal('human'), Type.Literal('quick')]);
const strict = { additionalProperties: false };

/** The body of `POST /api/matches`. Whether it fits the game is checked against its declaration. */
export const SetupSchema = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    /** One entry a seat: the bot that sits there, or nothing for people. */
    bots: Type.Array(Type.Union([BotSchema, Type.Null()]), { maxItems: MOST_SEATS }),
    options: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
    access: Access,
    /** Whether everybody who sits down here may ask what the best bot would do. */
    hints: Type.Optional(Type.Boolean()),
    pace: Type.Optional(Pace),
    /** The level of the bots that stand in for players who are away. */
    standIn: Type.Optional(BotSchema),
    /** Begin at once; the creator sits at the first free seat, and all others need a bot. */
    start: Type.Boolean(),
  },
  strict,
);
export type Setup = Static<typeof SetupSchema>;

/** The body of `PUT /api/me`. */
export const MeSchema = Type.Object(
  { name: Type.String({ maxLength: LONGEST_NAME_TEXT }) },
  strict,
);

/** The answer of `GET /api/me` and `PUT /api/me`. */
export interface Me {
  readonly name: string | null;
}

/** The answer of `POST /api/matches`. */
export interface Created {
  readonly match: string;
}
