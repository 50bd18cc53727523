import { MOST_SEATS } from '@pepite/kernel';
import { type Static, type TSchema, Type } from 'typebox';
import { BOTS, CHOICES, PACES, type TableChoices } from './match-setup.ts';
import { LONGEST_NAME_TEXT } from './name.ts';
import { CLOCK_RANGES, type ClockNumber } from './table-clock.ts';
import { PHRASE_NAMES, SIGNS } from './talk.ts';

const strict = { additionalProperties: false };

const oneOf = <const V extends string | boolean>(values: readonly V[]) =>
  Type.Unsafe<V>(Type.Union(values.map((value) => Type.Literal(value))));

export const BotSchema = oneOf(BOTS);
export const PaceSchema = oneOf(PACES);
export const PhraseSchema = oneOf(PHRASE_NAMES);
export const SignSchema = oneOf(SIGNS);

/** What each choice of a table is about, for those who write programs. */
export const CHOICE_WORDS: Readonly<Record<keyof typeof CHOICES, string>> = {
  access: 'Who may find it: anybody in the lobby, or who has its link.',
  hints: 'Whether players may ask what the best bot would do.',
  pace: 'Whether bots move at a pace that people can follow, or as soon as they can.',
  programs: 'Whether programs from outside may sit down.',
  sharedChance: 'Whether players’ pages add to chance: the first card waits a moment for that.',
  standIn: 'The level of bots that stand in for players who are away.',
  startsWhenFull: 'Whether the match begins by itself when the last seat is taken.',
  talk: 'What may be said.',
  talkOff: 'Whether the host has turned talk off for now.',
  timeout: 'When time is up a bot makes that one choice, or takes the seat until one is back.',
};

/** Every choice of a table may be made, and none has to be. */
const choices = Object.entries(CHOICES).map(([name, { values }]): [string, TSchema] => [
  name,
  Type.Optional(
    Type.Unsafe<string | boolean>(
      Type.Union(
        values.map((value: string | boolean) => Type.Literal(value)),
        { description: CHOICE_WORDS[name as keyof typeof CHOICES] },
      ),
    ),
  ),
]);

const clockNumber = (name: ClockNumber) =>
  Type.Integer({ minimum: CLOCK_RANGES[name].least, maximum: CLOCK_RANGES[name].most });

const ClockSchema = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, strict),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: clockNumber('bank'),
      increment: clockNumber('increment'),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('days'), days: clockNumber('days') }, strict),
]);

export const NameSchema = Type.String({ maxLength: LONGEST_NAME_TEXT });

/** Who plays on the creator's device, besides the creator: at which seat, and under which name. */
const CompanionSchema = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 }), name: NameSchema },
  strict,
);

const fields = {
  game: Type.String({ maxLength: 40 }),
  bots: Type.Array(Type.Union([BotSchema, Type.Null()]), {
    maxItems: MOST_SEATS,
    description: 'One entry a seat: the bot that sits there, or null for people.',
  }),
  options: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
    description: 'Those of the game that are to be otherwise; `GET /api/v1/games` tells them.',
  }),
  start: Type.Boolean({
    description: 'Begin at once: the creator has the first free seat, all others need a bot.',
  }),
};

const CompanionsSchema = Type.Array(CompanionSchema, {
  maxItems: MOST_SEATS - 1,
  description: 'Who plays on the creator’s device, besides the creator.',
});

/** What every table is opened with, whoever is to sit there. */
export const TABLE_FIELDS = {
  game: fields.game,
  bots: fields.bots,
  options: fields.options,
  ...Object.fromEntries(choices),
  clock: Type.Optional(ClockSchema),
};

/** The body of `POST /api/matches`. Whether it fits the game is checked against its declaration. */
export type NewMatchRequest = Static<ReturnType<typeof Type.Object<typeof fields>>> &
  Partial<TableChoices> & { companions?: Static<typeof CompanionsSchema> };
export const NewMatchSchema = Type.Object(
  {
    ...TABLE_FIELDS,
    start: fields.start,
    companions: Type.Optional(CompanionsSchema),
  },
  { ...strict, title: 'NewMatch' },
);

/** The longest text of a position that a table may go on from, in characters. */
export const LONGEST_BRANCH = 100_000;

const branchFields = {
  /** The position: a document as it is shared (`pepiteBranch`). Its game and options count. */
  branch: Type.String({ maxLength: LONGEST_BRANCH }),
  /** The seat from whose view all that is hidden is imagined; nothing for what it was. */
  imaginedFor: Type.Union([Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 }), Type.Null()]),
  bots: fields.bots,
  /** Where the creator sits: a seat without a bot. */
  seat: Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 }),
};

/** The body of `POST /api/branches`: a table that goes on from a position of another match. */
export type NewBranchRequest = Static<ReturnType<typeof Type.Object<typeof branchFields>>> &
  Partial<TableChoices>;
export const NewBranchSchema = Type.Object(
  {
    ...branchFields,
    ...Object.fromEntries(choices),
    clock: Type.Optional(ClockSchema),
  },
  strict,
);

/** The body of `PUT /api/me`. */
export const MeSchema = Type.Object({ name: NameSchema }, strict);

/** The code of a link to another device, as it stands in its address. */
const LINK_CODE = '^[A-Za-z0-9_-]{22}$';

/** The body of `POST /api/link`. */
export const LinkSchema = Type.Object({ code: Type.String({ pattern: LINK_CODE }) }, strict);

/** A body with nothing in it: other sites can't send it without being asked for their right to. */
export const NothingSchema = Type.Object({}, strict);

/** The answer of `POST /api/me/link`. */
export interface DeviceLink {
  readonly code: string;
  /** For how long it can be used, in milliseconds. */
  readonly lasts: number;
}

/** The answer of `GET /api/me` and `PUT /api/me`. */
export interface Me {
  readonly name: string | null;
}

/** The answer of `GET /api/invitation`. */
export interface Invitation {
  /** Where others find this server, if that may be another address than the one asked for. */
  readonly address?: string;
}

/** The answer of `POST /api/matches` and `POST /api/branches`. */
export interface Created {
  readonly match: string;
}
