import type { Readable, Writable } from 'node:stream';
import type { Language, Translated } from '@pepite/kernel';

/**
 * 0 fine, 1 what was asked for by `--strict` is not so, `doctor` has found something to do or
 * `verify` something that was changed, 2 bad input (one sentence said why, nothing was written),
 * 130 stopped by Ctrl-C.
 */
export const DONE = 0;
export const MISSED = 1;
export const BAD_INPUT = 2;
export const INTERRUPTED = 130;
export type ExitCode = typeof DONE | typeof MISSED | typeof BAD_INPUT | typeof INTERRUPTED;

/** What a command may be told with `--name`. A flag with a default value is never absent. */
export type FlagSpec =
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly default?: string }
  | {
      readonly kind: 'whole';
      readonly least: number;
      readonly most: number;
      readonly default?: number;
    }
  | { readonly kind: 'choice'; readonly among: readonly string[]; readonly default?: string };
export type Flags = Readonly<Record<string, FlagSpec>>;

type ValueOf<S extends FlagSpec> = S extends { readonly kind: 'whole' }
  ? number
  : S extends { readonly kind: 'choice'; readonly among: readonly (infer C)[] }
    ? C
    : string;

type Chosen<S extends FlagSpec> = S extends { readonly kind: 'flag' }
  ? boolean
  : S extends { readonly default: string | number }
    ? ValueOf<S>
    : ValueOf<S> | undefined;

/** A command line that fits the command: every argument, and what its flags say. */
export interface Given<F extends Flags = Flags, A extends string = string> {
  readonly arguments: Readonly<Record<A, string>>;
  readonly flags: { readonly [K in keyof F]: Chosen<F[K]> };
}

/** `value` is what the help calls the value, in capitals: `--seed NUMBER`. */
type FlagWords<S extends FlagSpec> = S extends { readonly kind: 'text' | 'whole' }
  ? { readonly value: string; readonly about: string }
  : { readonly about: string };

export interface CommandWords<F extends Flags = Flags, A extends string = string> {
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Paragraphs for the command's own help. */
  readonly about: readonly string[];
  readonly arguments: Readonly<Record<A, { readonly name: string; readonly about: string }>>;
  readonly flags: { readonly [K in keyof F]: FlagWords<F[K]> };
  /** Whole command lines. */
  readonly examples: readonly string[];
}

/** Where text goes: `process.stdout`, or what a test reads afterwards. */
export interface Output extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Where lines come from: `process.stdin`, or what a test feeds. */
export interface Input extends Readable {
  readonly isTTY?: boolean;
}

/** All that a command knows of the world outside. */
export interface Context {
  readonly language: Language;
  readonly input: Input;
  /** Results. */
  readonly out: Output;
  /** Progress, and what went wrong. */
  readonly error: Output;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal;
}

/**
 * One command of `pepite`. Parser and help are made from this; `--help` and `--lang` are every
 * command's and are not listed here. Arguments are all required, in this order.
 */
export interface Command<F extends Flags = Flags, A extends string = string> {
  readonly name: string;
  readonly arguments: readonly A[];
  readonly flags: F;
  readonly words: Translated<CommandWords<F, A>>;
  run(context: Context, given: Given<F, A>): Promise<ExitCode>;
}

/** Declares a command; only here so that the types of its flags follow from the declaration. */
export const command = <const F extends Flags, const A extends string>(
  declared: Command<F, A>,
): Command<F, A> => declared;

/** Says in one sentence why nothing was done. */
export function refuseCommand(context: Context, sentence: string): ExitCode {
  context.error.write(`pepite: ${sentence}\n`);
  return BAD_INPUT;
}
