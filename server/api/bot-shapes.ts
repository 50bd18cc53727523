import type { LineToOnlineProgram, OnlineDone, OutsidePosition, Refused } from '@pepite/outside';
import { type AddedBot, DECLINE_REASONS, type OwnBots } from '@pepite/protocol';
import {
  ClockStateSchema,
  ConnectedProgramsSchema,
  describing,
  LobbyMatchSchema,
  LoggedSchema,
  MatchSetupSchema,
  oneOf,
  OptionsSchema,
  ProblemSchema,
  ResultSchema,
  SeatStateSchema,
  TableClockSchema,
  TalkEntrySchema,
} from '@pepite/protocol/described';
import { Type } from 'typebox';

/** The line of one type. */
type Line<T extends LineToOnlineProgram['type']> = Extract<
  LineToOnlineProgram,
  { readonly type: T }
>;

const MATCH = Type.String();
const SEAT = Type.Integer({ minimum: 0 });
const ID = Type.Union([Type.Integer(), Type.Null()]);

const ownBot = {
  bot: Type.String({ description: 'What it is known by: the hash of its token.' }),
  name: Type.String(),
  date: Type.Number({ description: 'Since when, in milliseconds since 1970.' }),
};

export const OwnBotsSchema = describing<OwnBots>()(
  Type.Object(
    {
      bots: Type.Array(Type.Object(ownBot)),
      most: Type.Integer({ description: 'How many there may be.' }),
    },
    { title: 'OwnBots' },
  ),
);

export const AddedBotSchema = describing<AddedBot>()(
  Type.Object(
    { ...ownBot, token: Type.String({ description: 'Told this once.' }) },
    { title: 'AddedBot' },
  ),
);

const OutsidePositionSchema = describing<OutsidePosition>()(
  Type.Object(
    {
      game: Type.String(),
      rules: Type.Integer(),
      seats: Type.Integer(),
      options: OptionsSchema,
      seat: SEAT,
      ply: Type.Integer({ description: 'How many moves are settled; said again with a move.' }),
      own: Type.Integer({ description: 'Choices in the turn under way; said again, too.' }),
      deciding: Type.Array(SEAT),
      status: Type.Union([Type.Literal('playing'), Type.Literal('over')]),
      table: Type.Unknown({ description: 'What all see; its shape is the game’s.' }),
      hand: Type.Unknown({ description: 'What this seat sees besides.' }),
      events: Type.Array(LoggedSchema, { description: 'Since the last position told.' }),
      clock: Type.Optional(ClockStateSchema),
      result: Type.Optional(ResultSchema),
    },
    { title: 'OutsidePosition' },
  ),
);

const legal = {
  moves: Type.Optional(Type.Array(Type.String(), { description: 'Those that are legal.' })),
  complete: Type.Optional(Type.Boolean({ description: 'Whether these are all of them.' })),
};

const standing = {
  ...legal,
  match: MATCH,
  position: OutsidePositionSchema,
  yourTurn: Type.Boolean(),
  replaced: Type.Optional(Type.Literal(true, { description: 'A bot plays in its place.' })),
};

export const DoneSchema = describing<OnlineDone>()(
  Type.Object(
    {
      ...legal,
      type: Type.Literal('done'),
      id: ID,
      match: Type.Optional(MATCH),
      seat: Type.Optional(SEAT),
      ply: Type.Optional(Type.Integer()),
      own: Type.Optional(Type.Integer()),
      meanings: Type.Optional(Type.Array(Type.String())),
      programs: Type.Optional(ConnectedProgramsSchema.properties.programs),
      tables: Type.Optional(Type.Array(LobbyMatchSchema)),
    },
    { title: 'Done', description: 'It was done; what was asked for comes with it.' },
  ),
);

const RefusedSchema = describing<Refused & { readonly retryAfter?: number }>()(
  Type.Object(
    {
      type: Type.Literal('refused'),
      id: ID,
      problem: ProblemSchema,
      clause: Type.Optional(Type.String()),
      message: Type.String(),
      retryAfter: Type.Optional(Type.Integer({ description: 'In how many seconds.' })),
    },
    { title: 'Refused', description: 'Something was not done: nothing has changed.' },
  ),
);

/** Everything that a server says to a program, by its type. */
export const BOT_LINES = {
  hello: describing<Line<'hello'>>()(
    Type.Object(
      { type: Type.Literal('hello'), name: Type.String() },
      { description: 'The first line: what the program is called.' },
    ),
  ),
  challenge: describing<Line<'challenge'>>()(
    Type.Object(
      {
        type: Type.Literal('challenge'),
        match: MATCH,
        game: Type.String(),
        rules: Type.Integer(),
        options: OptionsSchema,
        clock: TableClockSchema,
        pace: MatchSetupSchema.properties.pace,
        talk: MatchSetupSchema.properties.talk,
        seat: SEAT,
        seats: Type.Array(SeatStateSchema),
        from: Type.Object({ name: Type.String(), program: Type.Optional(Type.Literal(true)) }),
        answerWithin: Type.Integer({ description: 'In milliseconds.' }),
        rematch: Type.Optional(Type.Literal(true)),
      },
      { description: 'Somebody asks the program to play: it accepts or declines.' },
    ),
  ),
  'challenge-over': describing<Line<'challenge-over'>>()(
    Type.Object(
      {
        type: Type.Literal('challenge-over'),
        match: MATCH,
        how: oneOf(['declined', 'unanswered', 'withdrawn']),
      },
      { description: 'The program is asked no more, and has no seat.' },
    ),
  ),
  declined: describing<Line<'declined'>>()(
    Type.Object(
      {
        type: Type.Literal('declined'),
        match: MATCH,
        seat: SEAT,
        name: Type.String(),
        reason: oneOf([...DECLINE_REASONS, 'no-answer']),
      },
      { description: 'A program that was asked to sit down at its table does not.' },
    ),
  ),
  table: describing<Line<'table'>>()(
    Type.Object(
      {
        type: Type.Literal('table'),
        match: MATCH,
        game: Type.String(),
        seat: SEAT,
        seats: Type.Array(SeatStateSchema),
        host: Type.Boolean({ description: 'Whether it may let the match begin.' }),
      },
      { description: 'A table at which the program waits for others.' },
    ),
  ),
  start: describing<Line<'start'>>()(
    Type.Object(
      { type: Type.Literal('start'), seats: Type.Array(SeatStateSchema), ...standing },
      { description: 'A match begins, or the program has come back to it.' },
    ),
  ),
  position: describing<Line<'position'>>()(
    Type.Object(
      { type: Type.Literal('position'), ...standing },
      { description: 'How it stands, and whether the program has to decide.' },
    ),
  ),
  talk: describing<Line<'talk'>>()(
    Type.Object(
      { type: Type.Literal('talk'), match: MATCH, entries: Type.Array(TalkEntrySchema) },
      { description: 'What was said at a match.' },
    ),
  ),
  end: describing<Line<'end'>>()(
    Type.Object(
      {
        type: Type.Literal('end'),
        match: MATCH,
        result: Type.Union([ResultSchema, Type.Null()]),
        aborted: Type.Optional(Type.Literal(true)),
        resigned: Type.Optional(Type.Literal(true)),
        left: Type.Optional(Type.Literal(true)),
        problem: Type.Optional(ProblemSchema),
      },
      { description: 'The program has nothing more to do with a match; why, without a result.' },
    ),
  ),
  done: DoneSchema,
  refused: RefusedSchema,
} as const;

export const BotLineSchema = Type.Union(Object.values(BOT_LINES), { title: 'BotLine' });
