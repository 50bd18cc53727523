import { type Game, itemNamed, type Language, type Listing } from '@pepite/kernel';
import type { BoardModule } from '../boards/board.ts';
import { inOwnTask } from './own-task.ts';

/** What is in every folder of rules, but for the one that new games are copied from. */
const LISTINGS = import.meta.glob<{ readonly listing: Listing }>(
  ['../../games/*/listing.ts', '!../../games/template/*'],
  { eager: true },
);
/** Rules and boards are chunks of their own: a page brings those of the game it shows. */
const RULES = import.meta.glob<{ readonly game: Game }>([
  '../../games/*/index.ts',
  '!../../games/template/*',
]);
const BOARDS = import.meta.glob<{ readonly board: BoardModule }>('../boards/*/index.ts');
/** How a game's table and the backs of its cards look; without one, as everywhere else. */
const SURFACES = import.meta.glob('../boards/*/surface.css');
/** What a game is played on until it has a board of its own. */
const PLAIN = '../boards/plain/index.ts';

/** All games, in the order in which they are shown. */
export const CATALOGUE: readonly Listing[] = Object.values(LISTINGS)
  .map(({ listing }) => listing)
  .sort((one, other) => one.place - other.place);

export const listingOf = (id: string): Listing | undefined =>
  CATALOGUE.find((listing) => listing.id === id);

/** What a game is called, or its id where this page does not know it. */
export const titleOf = (id: string, language: Language): string =>
  listingOf(id)?.texts[language].title ?? id;

export async function loadGame(id: string): Promise<Game> {
  const { game } = await itemNamed(RULES, `../../games/${id}/index.ts`)();
  return game;
}

const boards = new Map<string, Promise<BoardModule>>();

/** Asked for again, a board is there at once: what shows it never starts empty. */
export function loadBoard(id: string): Promise<BoardModule> {
  const known = boards.get(id);
  if (known !== undefined) return known;
  const own = `../boards/${id}/index.ts`;
  const load = itemNamed(BOARDS, Object.hasOwn(BOARDS, own) ? own : PLAIN);
  const surface = SURFACES[`../boards/${id}/surface.css`];
  const loading = inOwnTask(Promise.all([load(), surface?.()])).then(([{ board }]) => board);
  boards.set(id, loading);
  // What could not be fetched may be asked for again.
  loading.catch(() => boards.delete(id));
  return loading;
}
