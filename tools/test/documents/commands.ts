import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../../../cli/arguments.ts';
import { COMMANDS } from '../../../cli/commands.ts';
import { GAMES } from '../../../games/index.ts';
import { ROOT } from './blocks.ts';

/** A command of a text, and where it stands. */
export interface DocumentCommand {
  readonly place: string;
  readonly words: readonly string[];
}

/** The commands of a text for a shell: without comments and prompts, and whole where they go on. */
export function linesOf(place: string, text: string): readonly DocumentCommand[] {
  return text
    .replaceAll(/\\\n\s*/g, ' ')
    .split(/\n|&&|;|\|/)
    .map((line) => ({ place: `${place} ${line.trim()}`, words: wordsIn(line) }))
    .filter(({ words }) => words.length > 0);
}

/** Words as a shell parts them; what is behind a # is for people, and settings come first. */
export function wordsIn(line: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)) {
    if (word.startsWith('#')) break;
    words.push(word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
  }
  return words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word)));
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** `<id>` stands for whatever the reader puts there. */
const isPlaceholder = (word: string): boolean => /[<…]|^\[/.test(word);

/** What is wrong with a command of ours; nothing where it is somebody else's. */
export function problemWith([program, ...words]: readonly string[]): string | undefined {
  if (program === 'pepite') return problemWithPepite(words);
  if (program === 'npx') return problemWithPackage(words);
  if (program === 'npm') return problemWithScript(words);
  if (program === 'node') return problemWithFile(words.find((word) => !word.startsWith('-')));
  return undefined;
}

function problemWithPackage([name, ...words]: readonly string[]): string | undefined {
  if (name === 'pepite') return problemWithPepite(words);
  if (name !== 'vitest') return undefined;
  const paths = words.filter((word) => /^[a-z][\w-]*\//.test(word));
  return paths.map(problemWithFile).find((problem) => problem !== undefined);
}

function problemWithFile(path: string | undefined): string | undefined {
  if (path === undefined || isPlaceholder(path) || existsSync(join(ROOT, path))) return undefined;
  return `there is no ${path}`;
}

function problemWithScript([verb, name]: readonly string[]): string | undefined {
  const script = verb === 'run' ? name : verb;
  if (script === undefined || isPlaceholder(script)) return undefined;
  const isOurs = verb === 'run' || verb === 'start' || verb === 'test';
  return !isOurs || Object.hasOwn(scripts, script) ? undefined : `there is no script ${script}`;
}

/** Whether the command line could be carried out, as far as that can be said without doing it. */
function problemWithPepite(words: readonly string[]): string | undefined {
  if (words.some(isPlaceholder)) {
    const name = words.find((word) => !isPlaceholder(word) && !word.startsWith('-'));
    const isKnown = name === undefined || COMMANDS.some((one) => one.name.split(' ')[0] === name);
    return isKnown ? undefined : `there is no command ${name}`;
  }
  const asked = readArguments(words, COMMANDS);
  if ('problem' in asked) return JSON.stringify(asked.problem);
  if (asked.value.kind !== 'run') return undefined;
  const { game } = asked.value.given.arguments;
  const isKnown = game === undefined || GAMES.some(({ id }) => id === game);
  return isKnown ? undefined : `there is no game ${game}`;
}
