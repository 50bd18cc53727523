import { type Guide, itemNamed, type Translated } from '@pepite/kernel';
import type { Component } from 'svelte';
import type { FigureProps } from '../boards/board.ts';

/** All that a rules page shows of a game. */
export interface Rules {
  readonly guide: Translated<Guide>;
  readonly words: Translated<{ readonly credits: string }>;
  readonly figures: ReadonlyMap<string, Component<FigureProps>>;
}

const GUIDES = import.meta.glob<Pick<Rules, 'guide'>>([
  '../../games/*/guide.ts',
  '!../../games/template/*',
]);
const WORDS = import.meta.glob<Pick<Rules, 'words'>>([
  '../../games/*/words.ts',
  '!../../games/template/*',
]);
const FIGURES = import.meta.glob<{ readonly default: Component<FigureProps> }>(
  '../boards/*/figures/*.svelte',
);

/** The figures come along at once, so that nothing moves under the reader's eyes afterwards. */
export async function loadRules(game: string): Promise<Rules> {
  const [{ guide }, { words }, figures] = await Promise.all([
    itemNamed(GUIDES, `../../games/${game}/guide.ts`)(),
    itemNamed(WORDS, `../../games/${game}/words.ts`)(),
    loadFigures(`../boards/${game}/figures/`),
  ]);
  return { guide, words, figures };
}

async function loadFigures(folder: string): Promise<Rules['figures']> {
  const own = Object.entries(FIGURES).filter(([path]) => path.startsWith(folder));
  return new Map(
    await Promise.all(
      own.map(async ([path, load]) => {
        const figure = (await load()).default;
        return [path.slice(folder.length, -'.svelte'.length), figure] as const;
      }),
    ),
  );
}
