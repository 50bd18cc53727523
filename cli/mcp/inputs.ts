import { MOST_SEATS } from '@pepite/kernel';
import { BotSchema } from '@pepite/protocol';
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false };

/** The most moves that are listed at a time, and how many are unless it is said. */
const MOST_LISTED = 200;
export const USUALLY_LISTED = 50;

/** A match as this program names it. */
const MATCH = Type.String({ minLength: 1, maxLength: 20 });
const GAME = Type.String({ minLength: 1, maxLength: 40 });
const COUNT = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const PLACE = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const FORMAT = Type.Optional(
  Type.Unsafe<Format>(Type.Union([Type.Literal('words'), Type.Literal('json')])),
);

/** How a position is told: in the words of the game, or as data for a program. */
export type Format = 'words' | 'json';

/** What each tool may be given. Whether it fits the game, and the match, is checked by those. */
export const INPUTS = {
  list_games: Type.Object({}, strict),
  read_rules: Type.Object(
    {
      game: GAME,
      clause: Type.Optional(Type.String({ maxLength: 10 })),
      whole: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  open_match: Type.Object(
    {
      game: GAME,
      seats: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_SEATS })),
      seat: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })),
      bots: Type.Optional(
        Type.Union([BotSchema, Type.Array(BotSchema, { maxItems: MOST_SEATS - 1 })]),
      ),
      options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
      seed: Type.Optional(PLACE),
      ask_always: Type.Optional(Type.Boolean()),
      format: FORMAT,
    },
    strict,
  ),
  list_matches: Type.Object({}, strict),
  position: Type.Object({ match: MATCH, format: FORMAT }, strict),
  legal_moves: Type.Object(
    {
      match: MATCH,
      from: Type.Optional(PLACE),
      most: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_LISTED })),
    },
    strict,
  ),
  make_move: Type.Object(
    {
      match: MATCH,
      move: Type.String({ minLength: 1, maxLength: 400 }),
      ply: COUNT,
      own: COUNT,
      format: FORMAT,
    },
    strict,
  ),
  take_back: Type.Object({ match: MATCH, ply: COUNT, format: FORMAT }, strict),
  what_happened: Type.Object({ match: MATCH, since: Type.Optional(COUNT) }, strict),
  resign: Type.Object({ match: MATCH }, strict),
  result: Type.Object({ match: MATCH }, strict),
  record: Type.Object({ match: MATCH }, strict),
} as const;

type Inputs = typeof INPUTS;
export type ToolName = keyof Inputs;
export type Input<N extends ToolName> = Static<Inputs[N]>;
/** The names of what a tool may be given. */
export type Field<N extends ToolName> = keyof Inputs[N]['properties'];

export const TOOL_NAMES = Object.keys(INPUTS) as readonly ToolName[];
