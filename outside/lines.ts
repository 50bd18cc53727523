import { type Static, Type } from 'typebox';
import { type MessageProblem, wrongFieldBy } from '@pepite/protocol';
import type { Result } from '@pepite/kernel';
import type { LegalMoves } from './legal-moves.ts';
import type { OutsidePosition } from './position.ts';
import type { Refused } from './refusal.ts';

/** The version of what is said over standard streams. */
export const PROTOCOL = 1;

/** The longest line, either way, in characters. */
export const LONGEST_LINE = 1_000_000;

/** How often a program is asked for one decision before a stand-in makes it. */
export const MOST_QUESTIONS = 3;

/** Everything that is said to a program on its standard input, a line of JSON each. */
export type LineToProgram =
  | { readonly type: 'hello'; readonly protocol: number }
  | { readonly type: 'start'; readonly match: string; readonly position: OutsidePosition }
  /** Something has happened; nothing is asked. */
  | { readonly type: 'position'; readonly match: string; readonly position: OutsidePosition }
  /** A question: to be answered by `move` with the same number. */
  | ({
      readonly type: 'choose';
      readonly match: string;
      readonly id: number;
      readonly position: OutsidePosition;
      /** How long there is to answer. */
      readonly milliseconds: number;
    } & LegalMoves)
  | (Refused & { readonly match?: string })
  /** The match is over, or the program has no seat at it any more: then there is no result. */
  | { readonly type: 'end'; readonly match: string; readonly result: Result | null }
  /** There is nothing more: the program should end. */
  | { readonly type: 'bye' };

const strict = { additionalProperties: false };
const MATCH = Type.String({ minLength: 1, maxLength: 40 });
const ID = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The longest move in the notation of records. */
const LONGEST_MOVE = 400;

const SCHEMAS = {
  hello: Type.Object(
    {
      type: Type.Literal('hello'),
      protocol: Type.Literal(PROTOCOL),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    },
    strict,
  ),
  move: Type.Object(
    {
      type: Type.Literal('move'),
      match: MATCH,
      id: ID,
      move: Type.String({ maxLength: LONGEST_MOVE }),
    },
    strict,
  ),
} as const;

type Schemas = typeof SCHEMAS;

/** Everything that a program may say on its standard output. */
export type LineFromProgram = { [K in keyof Schemas]: Static<Schemas[K]> }[keyof Schemas];

export type ReadLine =
  | { readonly line: LineFromProgram }
  | { readonly problem: MessageProblem; readonly id: number | null };

const CHECKS = new Map(
  Object.entries(SCHEMAS).map(([type, schema]) => [type, wrongFieldBy(schema)]),
);

/** Reads a line of a program: one of those it may say, or the name of what is wrong with it. */
export function readProgramLine(text: string): ReadLine {
  const read = readObject(text);
  if ('problem' in read) return { ...read, id: null };
  const { type, id } = read.object;
  const number = typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
  const wrongField = typeof type === 'string' ? CHECKS.get(type) : undefined;
  if (wrongField === undefined) {
    return { problem: { kind: 'unknown-type', known: Object.keys(SCHEMAS) }, id: number };
  }
  const field = wrongField(read.object);
  if (field !== undefined) return { problem: { kind: 'bad-field', field }, id: number };
  return { line: read.object as LineFromProgram };
}

/** The JSON object that a line is, or what is wrong with the line. */
export function readObject(
  text: string,
): { readonly object: Readonly<Record<string, unknown>> } | { readonly problem: MessageProblem } {
  if (text.length > LONGEST_LINE) return { problem: { kind: 'too-long', most: LONGEST_LINE } };
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { problem: { kind: 'not-json' } };
  }
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? { object: input as Readonly<Record<string, unknown>> }
    : { problem: { kind: 'not-a-message' } };
}
