import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { type Known, type Names, namesOf, problemWithId, problemWithTitle } from './names.ts';
import { filledIn, registered } from './texts.ts';

const TEMPLATE = 'template';
const USAGE = 'Usage: npm run new-game <id> [-- --title "Its title"]';

type Outcome = { readonly text: string } | { readonly problem: string };

/** Makes a game of the template, and lists it. What can’t be done is told, and writes nothing. */
export async function newGame(root: string, argv: readonly string[]): Promise<Outcome> {
  const asked = readArguments(argv);
  if ('problem' in asked) return asked;
  const { id, title } = asked;
  const games = join(root, 'games');
  const known = knownIn(games);
  const wrong = problemWithId(id, known) ?? (title === undefined ? title : problemWithTitle(title));
  if (wrong !== undefined) return refused(wrong);
  const names = namesOf(id, title, known);
  if (names === undefined) return refused('every letter is the sign of some game already');
  const list = join(games, 'index.ts');
  const listed = registered(readFileSync(list, 'utf8'), names);
  if (listed === undefined) return refused('games/index.ts does not list games as it used to');
  const files = await Promise.all(
    filesOf(games).map(({ path, text }) => inStyle(root, join(games, id, path), text, names)),
  );
  writeAll(join(games, id), [...files, { path: list, text: await styled(root, list, listed) }]);
  return { text: whatNext(names) };
}

const refused = (why: string): Outcome => ({ problem: `Nothing was written: ${why}.` });

function readArguments(
  argv: readonly string[],
): { readonly id: string; readonly title: string | undefined } | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { title: { type: 'string' } },
      allowPositionals: true,
    });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) return { problem: USAGE };
    return { id, title: values.title };
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}

/** What stands in the listings of the games. */
function knownIn(games: string): readonly Known[] {
  return globSync('*/listing.ts', { cwd: games })
    .map((path) => readFileSync(join(games, path), 'utf8'))
    .map((text) => ({
      id: fieldIn(text, 'id'),
      sign: fieldIn(text, 'sign'),
      place: Number(fieldIn(text, 'place')),
    }))
    .filter(({ id }) => id !== TEMPLATE);
}

const fieldIn = (listing: string, field: string): string =>
  new RegExp(`^ {2}${field}: '?([^',]+)`, 'm').exec(listing)?.[1] ?? '';

interface File {
  readonly path: string;
  readonly text: string;
}

const filesOf = (games: string): readonly File[] =>
  globSync('**/*.*', { cwd: join(games, TEMPLATE) }).map((path) => ({
    path,
    text: readFileSync(join(games, TEMPLATE, path), 'utf8'),
  }));

const inStyle = async (root: string, path: string, text: string, names: Names): Promise<File> => ({
  path,
  text: await styled(root, path, filledIn(path, text, names)),
});

/** Names have other lengths than those of the template: lines break elsewhere. */
async function styled(root: string, path: string, text: string): Promise<string> {
  if (!path.endsWith('.ts')) return text;
  const config = await resolveConfig(join(root, 'package.json'));
  return format(text, { ...config, filepath: path });
}

function writeAll(folder: string, files: readonly File[]): void {
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

const whatNext = ({ id, title, sign }: Names): string => `\
${title} is a game now: five tricks with twenty cards, until you write rules of your own.

  npx vitest run games/${id}     its tests: the laws, and one at least for each clause
  npx pepite play ${id}          a match in the terminal, against bots
  npm start                      the table, with a plain board

Its folder is games/${id}, its clauses are ${sign}1, ${sign}2 and so on. Begin with
games/${id}/rules.md, and go on as CONTRIBUTING.md says under "Add a game".`;
