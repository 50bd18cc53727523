import { LANGUAGES } from '@pepite/kernel';
import { type MessageProblem, wrongFieldBy } from '@pepite/protocol';
import { type Static, Type } from 'typebox';
import { readObject } from '../lines.ts';

/** The most matches that one process plays at once. */
export const MOST_MATCHES = 4096;

/** What an answer says of each match besides whose turn it is. */
export const WANTS = ['legal', 'view', 'arrays'] as const;
export type Want = (typeof WANTS)[number];

const strict = { additionalProperties: false };
const SEED = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const MATCH = Type.Integer({ minimum: 0, maximum: MOST_MATCHES - 1 });
const WantSchema = Type.Unsafe<Want>(Type.Union(WANTS.map((want) => Type.Literal(want))));
const LanguageSchema = Type.Unsafe<(typeof LANGUAGES)[number]>(
  Type.Union(LANGUAGES.map((language) => Type.Literal(language))),
);

/** For each match what is chosen there; nothing where it is to stay as it is. */
const perMatch = <T extends Parameters<typeof Type.Union>[0][number]>(choice: T) =>
  Type.Array(Type.Union([choice, Type.Null()]), { maxItems: MOST_MATCHES });
const PLACE = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const SCHEMAS = {
  /** What is played here, and how long arrays are. */
  describe: Type.Object({ type: Type.Literal('describe') }, strict),
  /** Begins all matches anew, or some of them. */
  reset: Type.Object(
    {
      type: Type.Literal('reset'),
      seed: SEED,
      matches: Type.Optional(Type.Array(MATCH, { maxItems: MOST_MATCHES })),
      options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
      want: Type.Optional(Type.Array(WantSchema, { maxItems: WANTS.length })),
      /** Whether a match that is over begins anew by itself. */
      restart: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  /** One decision in each match: a place among the legal moves, an action, or a move as text. */
  step: Type.Object(
    {
      type: Type.Literal('step'),
      places: Type.Optional(perMatch(PLACE)),
      actions: Type.Optional(perMatch(PLACE)),
      moves: Type.Optional(perMatch(Type.String({ maxLength: 400 }))),
    },
    strict,
  ),
  /** How a match looks to a seat, whoever has to decide. */
  look: Type.Object(
    {
      type: Type.Literal('look'),
      match: MATCH,
      seat: Type.Integer({ minimum: 0, maximum: 5 }),
      /** Also as lines of text, in this language. */
      text: Type.Optional(LanguageSchema),
    },
    strict,
  ),
} as const;

type Schemas = typeof SCHEMAS;
export type EnvRequest = { [K in keyof Schemas]: Static<Schemas[K]> }[keyof Schemas];
export type ResetRequest = Static<Schemas['reset']>;
export type StepRequest = Static<Schemas['step']>;
export type LookRequest = Static<Schemas['look']>;

const TYPES = Object.keys(SCHEMAS);
const CHECKS = new Map(
  Object.entries(SCHEMAS).map(([type, schema]) => [type, wrongFieldBy(schema)]),
);

/** Reads a line of the driving program: a request, or the name of what is wrong with it. */
export function readEnvRequest(
  text: string,
): { readonly request: EnvRequest } | { readonly problem: MessageProblem } {
  const read = readObject(text);
  if ('problem' in read) return read;
  const { type } = read.object;
  const wrongField = typeof type === 'string' ? CHECKS.get(type) : undefined;
  if (wrongField === undefined) return { problem: { kind: 'unknown-type', known: TYPES } };
  const field = wrongField(read.object);
  return field === undefined
    ? { request: read.object as EnvRequest }
    : { problem: { kind: 'bad-field', field } };
}
