import { deciding, each, itemAt, Moves, parseView, type Seat } from '@pepite/kernel';
import type { Position, Problem } from '@pepite/protocol';
import { gameIn } from '../../rules.ts';
import type { Page } from './page.ts';

/** Where a page thinks its match stands. */
export function positionOf(page: Page): Position {
  const last = page.told.findLast(({ type }) => type === 'match' || type === 'moved');
  const found = last?.type === 'moved' ? last.position : page.state.position;
  if (found === null) throw new Error('nothing is being played');
  return found;
}

/** The seats that have to decide, as a page sees it. */
export const seatsToAct = (page: Page): readonly Seat[] => [
  ...each(deciding(gameIn(page.state.setup).turn(positionOf(page).table))),
];

/** What a player may do, found as a page finds it. */
export function legalTexts(page: Page): readonly string[] {
  const { setup, you } = page.state;
  const game = gameIn(setup);
  if (you === null || !seatsToAct(page).includes(you)) return [];
  const { table, hand } = positionOf(page);
  const moves = new Moves();
  game.moves(parseView(JSON.stringify({ table, seat: you, hand })), moves);
  return [...moves].map((move) => game.print(move));
}

/** Makes a move at the position that the page sees, or at another one. */
export function makeMove(
  page: Page,
  move: string,
  { ply, own }: Pick<Position, 'ply' | 'own'> = positionOf(page),
): Promise<Problem | undefined> {
  return page.ask({ type: 'move', ply, own, move });
}

/** Makes the first legal move. */
export const moveFirst = (page: Page): Promise<Problem | undefined> =>
  makeMove(page, itemAt(legalTexts(page), 0));
