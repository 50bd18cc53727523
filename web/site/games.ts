import { CATALOGUE, type Listing } from '@pepite/games/catalogue';
import { type Game, itemNamed } from '@pepite/kernel';
import type { BoardModule } from '../boards/board.ts';

/** Rules and boards are chunks of their own: a page brings those of the game it shows. */
const RULES = import.meta.glob('../../games/*/index.ts');
const BOARDS = import.meta.glob<{ readonly board: BoardModule }>('../boards/*/index.ts');

export const listingOf = (id: string): Listing | undefined =>
  CATALOGUE.find((listing) => listing.id === id);

/** Whether a game can be played here already. */
export const isBuilt = (id: string): boolean => Object.hasOwn(BOARDS, `../boards/${id}/index.ts`);

/** All games that can be. */
export const BUILT: readonly string[] = CATALOGUE.map(({ id }) => id).filter(isBuilt);

const isGame = (value: unknown, id: string): value is Game =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

export async function loadGame(id: string): Promise<Game> {
  const module = await itemNamed(RULES, `../../games/${id}/index.ts`)();
  const game = Object.values(module as object).find((value) => isGame(value, id));
  if (game === undefined) throw new Error(`games/${id} declares no game of that name`);
  return game;
}

const boards = new Map<string, Promise<BoardModule>>();

/** Asked for again, a board is there at once: what shows it never starts empty. */
export function loadBoard(id: string): Promise<BoardModule> {
  const known = boards.get(id);
  if (known !== undefined) return known;
  const loading = itemNamed(BOARDS, `../boards/${id}/index.ts`)().then(({ board }) => board);
  boards.set(id, loading);
  // What could not be fetched may be asked for again.
  loading.catch(() => boards.delete(id));
  return loading;
}
