import { GAMES } from '@pepite/games';
import { type Game, LANGUAGES, type OptionSpec, type Translated } from '@pepite/kernel';
import { TranslatedSchema } from '@pepite/protocol/described';
import { type Static, Type } from 'typebox';

const OptionInfoSchema = Type.Object(
  {
    name: Type.String(),
    kind: Type.Union([Type.Literal('flag'), Type.Literal('count'), Type.Literal('data')]),
    words: TranslatedSchema,
    least: Type.Optional(Type.Integer({ description: 'Of a count.' })),
    most: Type.Optional(Type.Integer({ description: 'Of a count.' })),
    default: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What holds when nothing is said, by the number of seats; of data, under “any”.',
    }),
  },
  { title: 'GameOption' },
);

/** A game, as programs are told of it. */
export const GameInfoSchema = Type.Object(
  {
    game: Type.String({ description: 'Its id.' }),
    title: TranslatedSchema,
    credits: TranslatedSchema,
    seats: Type.Object({ least: Type.Integer(), most: Type.Integer() }),
    rules: Type.Integer({ description: 'The version of its rules that new matches get.' }),
    earlierRules: Type.Array(Type.Integer(), {
      description: 'Versions before, by which matches that began under them are played.',
    }),
    hasTeams: Type.Boolean({ description: 'Whether partners play together at some table.' }),
    options: Type.Array(OptionInfoSchema),
    clauses: Type.Array(Type.Object({ clause: Type.String(), words: TranslatedSchema }), {
      description: 'What each clause of the rules says, in short: a refused move names one.',
    }),
  },
  { title: 'Game' },
);
type GameInfo = Static<typeof GameInfoSchema>;

const inAll = (wordsOf: (words: Game['words']['en']) => string | undefined, game: Game) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, wordsOf(game.words[language]) ?? '']),
  ) as Translated<string>;

const seatsOf = ({ seats: { least, most } }: Game): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

const defaultOf = (option: OptionSpec, seats: number): unknown =>
  option.kind === 'count' ? option.default(seats) : option.default;

function optionsOf(game: Game): GameInfo['options'] {
  return Object.entries(game.options).map(([name, option]) => ({
    name,
    kind: option.kind,
    words: inAll(({ options }) => options[name], game),
    ...(option.kind === 'count' && { least: option.least, most: option.most }),
    // The cards of a table are long, and the same for any number of seats.
    default:
      option.kind === 'data'
        ? { any: option.default }
        : Object.fromEntries(seatsOf(game).map((seats) => [seats, defaultOf(option, seats)])),
  }));
}

const infoOf = (game: Game): GameInfo => ({
  game: game.id,
  title: inAll(({ title }) => title, game),
  credits: inAll(({ credits }) => credits, game),
  seats: { ...game.seats },
  rules: game.rules,
  earlierRules: game.earlier?.map(({ rules }) => rules) ?? [],
  hasTeams: game.sideOf !== undefined,
  options: optionsOf(game),
  clauses: game.clauses.map((clause) => ({
    clause,
    words: inAll(({ clauses }) => clauses[clause], game),
  })),
});

/** All games, worked out when the first program asks. */
let infos: readonly GameInfo[] | undefined;
export const gameInfos = (): readonly GameInfo[] => (infos ??= GAMES.map(infoOf));
