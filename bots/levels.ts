import type { Translated } from '@pepite/kernel';
import type { Budget } from './search/budget.ts';

/** What a level is called, and what to expect of it. */
export interface LevelWords {
  readonly name: string;
  readonly about: string;
}

/** How well a bot plays, whatever the game. */
export interface Level {
  readonly words: Translated<LevelWords>;
  /** How often out of a hundred choices it does just anything. */
  readonly blunders: number;
  /** How long it thinks; without it, it goes by its first sight. */
  readonly budget?: Budget;
}

/** From the one that discovers the game to the best we have. */
export const LEVELS = {
  newcomer: {
    words: {
      en: {
        name: 'Newcomer',
        about: 'Just learning: tries things out and lets you win.',
      },
      fr: {
        name: 'Novice',
        about: 'Découvre le jeu : tâtonne, et vous laisse gagner.',
      },
    },
    blunders: 90,
  },
  casual: {
    words: {
      en: { name: 'Casual', about: 'Plays for fun: sees the obvious, but is often distracted.' },
      fr: {
        name: 'Dilettante',
        about: 'Joue pour le plaisir : voit les évidences, mais a souvent la tête ailleurs.',
      },
    },
    blunders: 65,
  },
  regular: {
    words: {
      en: { name: 'Regular', about: 'Knows the game, but doesn’t always pay attention.' },
      fr: { name: 'Habitué', about: 'Connaît le jeu, mais n’est pas toujours attentif.' },
    },
    blunders: 35,
  },
  strong: {
    words: {
      en: { name: 'Strong', about: 'Makes no careless mistakes: weighs every move at a glance.' },
      fr: { name: 'Fort', about: 'Ne fait pas d’étourderies : pèse chaque coup d’un regard.' },
    },
    blunders: 0,
  },
  expert: {
    words: {
      en: { name: 'Expert', about: 'Explores hundreds of continuations before each move.' },
      fr: { name: 'Expert', about: 'Explore des centaines de suites avant chaque coup.' },
    },
    blunders: 0,
    budget: { iterations: 3000, milliseconds: 900 },
  },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly LevelName[];
