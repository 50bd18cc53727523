import type { Translated } from './words.ts';

/** What a table may choose about a game, as data: forms, flags and records are checked from it. */
export interface Flag {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** A whole number within bounds. */
export interface Count {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
  /** The value when nothing is said; it may depend on how many play. */
  readonly default: (seats: number) => number;
}

/** Data that a person writes, such as a table of cards; absent when nothing is said. */
export interface Data<V extends object = object> {
  readonly kind: 'data';
  /** What holds when nothing is said: what a person begins to edit. */
  readonly default: V;
  /** The game checks it, and says what is wrong with it. */
  readonly read: (input: unknown) => { readonly value: V } | { readonly problem: Why };
}

/** Why something can't be, for a person. */
export type Why = Translated<string>;

/** One choice that a table has. */
export type OptionSpec = Flag | Count | Data;
/** Every choice that a table has, by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What may be chosen. */
export type OptionValue = boolean | number | object;
/** What a table has chosen, whole. */
export type Options = Readonly<Record<string, OptionValue>>;

type ScalarOf<S> = S extends Flag ? boolean : number;
type DataOf<S> = S extends Data<infer V> ? V : never;
/** The options that a declaration of them makes. */
export type OptionsOf<S extends OptionSpecs> = {
  readonly [K in keyof S as S[K] extends Data ? never : K]: ScalarOf<S[K]>;
} & { readonly [K in keyof S as S[K] extends Data ? K : never]?: DataOf<S[K]> };

/** What the options of a game are checked by. */
export interface OptionRules {
  readonly options: OptionSpecs;
  /** Why so many can't play with such options, each of which is right for itself. */
  whyUnplayable?(seats: number, options: Options): Why | undefined;
}

/** What is wrong with options. */
export type OptionsProblem =
  | { readonly kind: 'options-not-object' }
  | { readonly kind: 'option-unknown'; readonly option: string; readonly known: readonly string[] }
  | { readonly kind: 'option-not-flag'; readonly option: string }
  | {
      readonly kind: 'option-not-count';
      readonly option: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'option-not-data'; readonly option: string; readonly why: Why }
  | { readonly kind: 'options-unplayable'; readonly why: Why };

/** Declares a choice of yes or no. */
export const flag = (value: boolean): Flag => ({ kind: 'flag', default: value });

/** Declares a choice of a whole number. */
export const count = (least: number, most: number, value: Count['default']): Count => ({
  kind: 'count',
  least,
  most,
  default: value,
});

/** Declares a choice of data that the game checks. */
export const data = <V extends object>(value: V, read: Data<V>['read']): Data<V> => ({
  kind: 'data',
  default: value,
  read,
});

const defaultOf = (spec: Flag | Count, seats: number): OptionValue =>
  spec.kind === 'flag' ? spec.default : spec.default(seats);

/** What holds where a table chooses nothing; data stays absent. */
export function defaultOptions(specs: OptionSpecs, seats: number): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind !== 'data') options[name] = defaultOf(spec, seats);
  }
  return options;
}

/** Fills in what is absent and refuses what is unknown: an option changes the rules. */
export function readOptions(
  rules: OptionRules,
  seats: number,
  input: unknown,
): { readonly options: Options } | { readonly problem: OptionsProblem } {
  const { options: specs } = rules;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { problem: { kind: 'options-not-object' } };
  }
  const chosen: Record<string, OptionValue> = { ...defaultOptions(specs, seats) };
  for (const [option, value] of Object.entries(input)) {
    const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
    if (spec === undefined) {
      return { problem: { kind: 'option-unknown', option, known: Object.keys(specs) } };
    }
    const read = readOption(option, spec, value);
    if ('problem' in read) return read;
    chosen[option] = read.value;
  }
  const why = rules.whyUnplayable?.(seats, chosen);
  return why === undefined ? { options: chosen } : { problem: { kind: 'options-unplayable', why } };
}

function readOption(
  option: string,
  spec: OptionSpec,
  value: unknown,
): { readonly value: OptionValue } | { readonly problem: OptionsProblem } {
  if (spec.kind === 'data') {
    const read = spec.read(value);
    if ('value' in read) return read;
    return { problem: { kind: 'option-not-data', option, why: read.problem } };
  }
  if (spec.kind === 'flag') {
    if (typeof value === 'boolean') return { value };
    return { problem: { kind: 'option-not-flag', option } };
  }
  const { least, most } = spec;
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (isWhole && value >= least && value <= most) return { value };
  return { problem: { kind: 'option-not-count', option, least, most } };
}
