import { parseArgs } from 'node:util';
import {
  itemAt,
  itemNamed,
  type Language,
  LANGUAGES,
  type Read,
  type Translated,
} from '@pepite/kernel';
import type { Command, Flags, FlagSpec, Given } from './command.ts';
import { isLanguage } from './language.ts';

/** Why a command line says nothing we can do. Flags are named as they were written. */
export type ArgumentProblem =
  | { readonly kind: 'command-missing'; readonly commands: readonly string[] }
  | {
      readonly kind: 'command-unknown';
      readonly command: string;
      readonly commands: readonly string[];
    }
  | { readonly kind: 'flag-unknown'; readonly flag: string; readonly help: string }
  | { readonly kind: 'flag-repeated'; readonly flag: string }
  | { readonly kind: 'value-missing'; readonly flag: string }
  | { readonly kind: 'value-unwanted'; readonly flag: string }
  | { readonly kind: 'value-not-whole'; readonly flag: string; readonly value: string }
  | {
      readonly kind: 'value-out-of-range';
      readonly flag: string;
      readonly value: string;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'value-not-choice';
      readonly flag: string;
      readonly value: string;
      readonly among: readonly string[];
    }
  | {
      readonly kind: 'argument-missing';
      readonly argument: Translated<string>;
      readonly help: string;
    }
  | { readonly kind: 'argument-unwanted'; readonly argument: string; readonly help: string };

export type Asked =
  | { readonly kind: 'help'; readonly command?: Command }
  | { readonly kind: 'version' }
  | { readonly kind: 'run'; readonly command: Command; readonly given: Given };

interface FlagToken {
  readonly name: string;
  readonly flag: string;
  readonly value: string | undefined;
}

interface Tokens {
  readonly flags: readonly FlagToken[];
  readonly positionals: readonly string[];
}

const EVERYWHERE: Flags = { help: { kind: 'flag' }, lang: { kind: 'choice', among: LANGUAGES } };
const SHORT: Readonly<Record<string, string>> = { help: 'h', version: 'V' };
const ALONE: Flags = { ...EVERYWHERE, version: { kind: 'flag' } };

/**
 * The language that `--lang` asks for, wherever it stands, so that even the sentence about a bad
 * command line is in it. A bad `--lang` itself is found when the line is read.
 */
export function languageAsked(argv: readonly string[]): Language | undefined {
  const asked = tokensOf(argv, EVERYWHERE).flags.find(({ name }) => name === 'lang')?.value;
  return asked !== undefined && isLanguage(asked) ? asked : undefined;
}

/** What a command line asks for. Flags may stand anywhere, before the command too. */
export function readArguments(
  argv: readonly string[],
  commands: readonly Command[],
): Read<Asked, ArgumentProblem> {
  const names = commands.map(({ name }) => name);
  const place = argv.findIndex((text) => commands.some((one) => wordsOf(one)[0] === text));
  const command = commandAt(argv, place, commands);
  return command === undefined
    ? readWithoutCommand(argv, names)
    : readCommand(command, argv.toSpliced(place, wordsOf(command).length));
}

const wordsOf = ({ name }: Command): readonly string[] => name.split(' ');

/** The command named there, by as many words as possible: `bench server` is not `bench`. */
function commandAt(
  argv: readonly string[],
  place: number,
  commands: readonly Command[],
): Command | undefined {
  const isNamed = (command: Command): boolean =>
    wordsOf(command).every((word, index) => word === argv[place + index]);
  return commands
    .filter(isNamed)
    .toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)
    .at(0);
}

const isFlag = (text: string): boolean => text.startsWith('-') && text.length > 1;

function readWithoutCommand(
  argv: readonly string[],
  commands: readonly string[],
): Read<Asked, ArgumentProblem> {
  const tokens = tokensOf(argv, ALONE);
  const [command] = tokens.positionals;
  if (command !== undefined) return { problem: { kind: 'command-unknown', command, commands } };
  const problem = problemWithFlags(tokens, ALONE, 'pepite --help');
  if (problem !== undefined) return { problem };
  if (tokens.flags.some(({ name }) => name === 'help')) return { value: { kind: 'help' } };
  if (tokens.flags.some(({ name }) => name === 'version')) return { value: { kind: 'version' } };
  return { problem: { kind: 'command-missing', commands } };
}

function readCommand(command: Command, argv: readonly string[]): Read<Asked, ArgumentProblem> {
  const specs = { ...command.flags, ...EVERYWHERE };
  const tokens = tokensOf(argv, specs);
  const help = `pepite ${command.name} --help`;
  const problem = problemWithFlags(tokens, specs, help);
  if (problem !== undefined) return { problem };
  if (tokens.flags.some(({ name }) => name === 'help')) return { value: { kind: 'help', command } };
  const { positionals } = tokens;
  const wanted = command.arguments;
  if (positionals.length > wanted.length) {
    const argument = itemAt(positionals, wanted.length);
    return { problem: { kind: 'argument-unwanted', argument, help } };
  }
  if (positionals.length < wanted.length) {
    const argument = namesOf(command, itemAt(wanted, positionals.length));
    return { problem: { kind: 'argument-missing', argument, help } };
  }
  return { value: { kind: 'run', command, given: givenBy(command, tokens) } };
}

const namesOf = ({ words }: Command, argument: string): Translated<string> => ({
  en: itemNamed(words.en.arguments, argument).name,
  fr: itemNamed(words.fr.arguments, argument).name,
});

function tokensOf(argv: readonly string[], specs: Flags): Tokens {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { kind }]) => [
      name,
      {
        type: kind === 'flag' ? ('boolean' as const) : ('string' as const),
        ...(Object.hasOwn(SHORT, name) ? { short: SHORT[name] } : {}),
      },
    ]),
  );
  // Not strict: what is wrong is said by us, in the reader's language.
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    tokens: true,
  });
  const flags = tokens.flatMap((token) =>
    token.kind === 'option'
      ? [{ name: token.name, flag: token.rawName, value: valueIn(token) }]
      : [],
  );
  return { flags, positionals };
}

/** A value that looks like the next flag was not meant as a value; a negative number was. */
function valueIn(token: {
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}): string | undefined {
  const { value, inlineValue } = token;
  if (value === undefined || inlineValue === true) return value;
  return isFlag(value) && !/^-\d/.test(value) ? undefined : value;
}

function problemWithFlags(
  { flags }: Tokens,
  specs: Flags,
  help: string,
): ArgumentProblem | undefined {
  const seen = new Set<string>();
  for (const { name, flag, value } of flags) {
    if (!Object.hasOwn(specs, name)) return { kind: 'flag-unknown', flag, help };
    if (seen.has(name)) return { kind: 'flag-repeated', flag };
    seen.add(name);
    const problem = problemWithValue(flag, value, itemNamed(specs, name));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemWithValue(
  flag: string,
  value: string | undefined,
  spec: FlagSpec,
): ArgumentProblem | undefined {
  if (spec.kind === 'flag') {
    return value === undefined ? undefined : { kind: 'value-unwanted', flag };
  }
  if (value === undefined || value === '') return { kind: 'value-missing', flag };
  if (spec.kind === 'whole') return problemWithNumber(flag, value, spec.least, spec.most);
  if (spec.kind === 'text' || spec.among.includes(value)) return undefined;
  return { kind: 'value-not-choice', flag, value, among: spec.among };
}

function problemWithNumber(
  flag: string,
  value: string,
  least: number,
  most: number,
): ArgumentProblem | undefined {
  if (!/^-?\d+$/.test(value)) return { kind: 'value-not-whole', flag, value };
  const number = Number(value);
  if (number >= least && number <= most) return undefined;
  return { kind: 'value-out-of-range', flag, value, least, most };
}

function givenBy(command: Command, { flags, positionals }: Tokens): Given {
  const chosen = Object.entries(command.flags).map(([name, spec]) => {
    const token = flags.find((flag) => flag.name === name);
    return [name, chosenBy(spec, token)] as const;
  });
  return {
    arguments: Object.fromEntries(
      command.arguments.map((name, place) => [name, itemAt(positionals, place)]),
    ),
    flags: Object.fromEntries(chosen),
  };
}

function chosenBy(spec: FlagSpec, token: FlagToken | undefined): Given['flags'][string] {
  if (spec.kind === 'flag') return token !== undefined;
  if (token?.value === undefined) return spec.default;
  return spec.kind === 'whole' ? Number(token.value) : token.value;
}
