import { GAMES } from '@pepite/games';
import { type Game, itemNamed, type Language, LANGUAGES, type OptionSpec } from '@pepite/kernel';
import type { Command, FlagSpec } from './command.ts';
import { definitions, wrap } from './layout.ts';
import { textsIn } from './words/index.ts';

const WIDEST = 100;

type Entry = readonly [term: string, meaning: string];

/** How wide help is set: never so wide that it is hard to read. */
export const helpWidth = (columns: number | undefined): number =>
  // A terminal that does not know its width says 0.
  columns === undefined || columns === 0 ? WIDEST : Math.min(columns, WIDEST);

/** What `pepite --help` says. */
export function generalHelp(
  commands: readonly Command[],
  language: Language,
  width: number,
): string {
  const { help } = textsIn(language);
  const list = commands.map(({ name, words }): Entry => [name, words[language].summary]);
  return page([
    wrap(help.about, width),
    [`${help.usage} pepite ${help.command} ${help.flagsInUsage}`],
    section(help.headings.commands, list, width),
    section(
      help.headings.flags,
      [...flagsOfAll(language), ['-V, --version', help.version] as const],
      width,
    ),
    wrap(help.more, width),
  ]);
}

/** What `pepite COMMAND --help` says. */
export function commandHelp(command: Command, language: Language, width: number): string {
  const { help } = textsIn(language);
  const words = command.words[language];
  const named = command.arguments.map((name) => itemNamed(words.arguments, name));
  const usage = ['pepite', command.name, ...named.map(({ name }) => name), help.flagsInUsage];
  const about = named.map(({ name, about }): Entry => [name, about]);
  return page([
    words.about.flatMap((paragraph) => wrap(paragraph, width)),
    [`${help.usage} ${usage.join(' ')}`],
    section(help.headings.arguments, about, width),
    section(help.headings.flags, [...flagsOf(command, language), ...flagsOfAll(language)], width),
    command.arguments.includes('game') ? gamesSection(language, width) : [],
    words.examples.length === 0
      ? []
      : [help.headings.examples, ...words.examples.map((line) => `  ${line}`)],
  ]);
}

const page = (sections: readonly (readonly string[])[]): string =>
  sections
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');

const section = (heading: string, entries: readonly Entry[], width: number): readonly string[] =>
  entries.length === 0 ? [] : [heading, ...definitions(entries, width)];

function flagsOfAll(language: Language): readonly Entry[] {
  const { help } = textsIn(language);
  return [
    [`--lang ${LANGUAGES.join('|')}`, help.lang],
    ['-h, --help', help.help],
  ];
}

function flagsOf({ flags, words }: Command, language: Language): readonly Entry[] {
  return Object.entries(flags).map(([name, spec]) => {
    const told = itemNamed(words[language].flags, name);
    const value = 'value' in told ? told.value : choicesOf(spec);
    return [`--${name} ${value}`.trimEnd(), withStandard(told.about, spec, language)];
  });
}

const choicesOf = (spec: FlagSpec): string => (spec.kind === 'choice' ? spec.among.join('|') : '');

function withStandard(about: string, spec: FlagSpec, language: Language): string {
  if (spec.kind === 'flag' || spec.default === undefined) return about;
  return `${about} (${textsIn(language).help.standard(String(spec.default))})`;
}

/** Every game with what its table may choose: the cli knows no more of them than they declare. */
function gamesSection(language: Language, width: number): readonly string[] {
  const { help } = textsIn(language);
  const lines = GAMES.flatMap((game) => [
    `  ${game.id}  ${game.words[language].title}, ` + help.seats(game.seats.least, game.seats.most),
    ...optionLines(game, language, width),
  ]);
  return [help.headings.games, ...lines];
}

function optionLines(game: Game, language: Language, width: number): readonly string[] {
  const { options } = game.words[language];
  const entries = Object.entries(game.options).map(([name, spec]): Entry => [
    name,
    `${options[name]} (${rangeOf(spec, game.seats.most, language)})`,
  ]);
  return entries.length === 0 ? [] : definitions(entries, width - 2).map((line) => `  ${line}`);
}

function rangeOf(spec: OptionSpec, seats: number, language: Language): string {
  const { help } = textsIn(language);
  if (spec.kind === 'flag') return help.flagOption(spec.default);
  if (spec.kind === 'data') return help.dataOption;
  return help.countOption(spec.least, spec.most, spec.default(seats));
}
