import type { TryPosition } from '@pepite/kernel';

/** Each position is a file of its own, named as the figure that shows it. */
const POSITIONS = import.meta.glob<TryPosition>(
  ['../../games/*/positions/*.ts', '!../../games/template/*'],
  { import: 'position' },
);
const pathOf = (game: string, figure: string): string =>
  `../../games/${game}/positions/${figure}.ts`;

/** Whether what a figure shows can be tried on a board. */
export const canTry = (game: string, figure: string): boolean =>
  Object.hasOwn(POSITIONS, pathOf(game, figure));

export async function loadPosition(game: string, figure: string): Promise<TryPosition | undefined> {
  return POSITIONS[pathOf(game, figure)]?.();
}
