import { gameOf } from './paths.ts';
import type { Finding, Source } from './rule.ts';

/** The same names in each game, so that whoever knows one finds everything in another. */
const GAME_FILES = [
  'rules.md',
  'listing.ts',
  'pieces.ts',
  'world.ts',
  'moves.ts',
  'notation.ts',
  'judge.ts',
  'apply.ts',
  'score.ts',
  'imagine.ts',
  'show.ts',
  'phrases.ts',
  'words.ts',
  'words.en.ts',
  'words.fr.ts',
  'guide.ts',
  'guide.en.ts',
  'guide.fr.ts',
  'reference.ts',
  'reference.en.ts',
  'reference.fr.ts',
  'facts.ts',
  'coach.ts',
  'coach.en.ts',
  'coach.fr.ts',
  'reasons.ts',
  'reasons.en.ts',
  'reasons.fr.ts',
  'lesson.ts',
  'lesson.en.ts',
  'lesson.fr.ts',
  'index.ts',
] as const;

/** What only some games have. */
const OPTIONAL_FILES: ReadonlySet<string> = new Set(['plans.ts', 'measures.ts', 'arrays.ts']);

export function* gameShape(sources: readonly Source[]): Generator<Finding> {
  const games = namesByGame(sources);
  // What one game has besides, every game has.
  const expected = new Set([...GAME_FILES, ...[...games.values()].flatMap((names) => [...names])]);
  for (const [game, names] of games) {
    for (const name of expected) {
      if (names.has(name) || OPTIONAL_FILES.has(name)) continue;
      const message = 'missing: games have the same files';
      yield { path: `games/${game}/${name}`, line: 1, message };
    }
  }
}

/** Folders of a game, such as `test/` or `data/`, are its own business. */
function namesByGame(sources: readonly Source[]): Map<string, Set<string>> {
  const games = new Map<string, Set<string>>();
  for (const { path } of sources) {
    const game = gameOf(path);
    if (game === undefined) continue;
    const names = games.get(game) ?? new Set();
    games.set(game, names);
    const name = path.slice(`games/${game}/`.length);
    if (!name.includes('/')) names.add(name);
  }
  return games;
}
