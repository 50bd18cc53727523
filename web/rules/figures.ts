import type { Component } from 'svelte';
import type { FigureProps } from '../boards/board.ts';

/** How high a figure is, in pixels, where the text is as wide as a phone and where it is wider. */
export interface Room {
  readonly narrow: number;
  readonly wide: number;
}

/** About what a figure takes that nobody has measured. */
const SOME: Room = { narrow: 320, wide: 300 };

const FIGURES = import.meta.glob<{ readonly default: Component<FigureProps> }>(
  '../boards/*/figures/*.svelte',
);
const ROOMS = import.meta.glob<Readonly<Record<string, Room>>>('../boards/*/figures/rooms.ts', {
  eager: true,
  import: 'rooms',
});

/** Fetches the picture of this name; there is none for a name that a game does not draw. */
export async function loadFigure(
  game: string,
  name: string,
): Promise<Component<FigureProps> | undefined> {
  const load = FIGURES[`../boards/${game}/figures/${name}.svelte`];
  return (await load?.())?.default;
}

/** The room that is kept for a figure until it has come. */
export const roomOf = (game: string, name: string): Room =>
  ROOMS[`../boards/${game}/figures/rooms.ts`]?.[name] ?? SOME;
