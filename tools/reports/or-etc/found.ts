import type { Findings } from '../findings.ts';
import type { Asked } from '../kept.ts';

/** The experiments that the report on Or etc. is made of, and what it reads of each. */
export const ASKED = {
  /** Looked at closely, with few matches. */
  players: {
    name: 'or-etc-players',
    keeps: [
      'matters',
      'interaction',
      'leader-chance',
      'skill',
      'tool-worth',
      'tool-worth-points',
      'card-worth',
      'card-worth-points',
    ],
  },
  seats: {
    name: 'or-etc-seats',
    keeps: [
      'minutes',
      'decisions',
      'wins-by-turn',
      'score',
      'margin',
      'lead-changes',
      'ahead-wins',
      'endings',
      'tool-price',
      'tool-unwanted',
      'hand-size',
      'claims',
      'contested',
      'offers',
      'offers-taken',
      'mine-turns',
      'deck-left',
    ],
  },
  sheets: {
    name: 'or-etc-sheets',
    keeps: ['deck-out', 'deck-left', 'minutes', 'mine-turns', 'score', 'endings'],
  },
  tools: {
    name: 'or-etc-tools',
    keeps: [
      'tool-had',
      'tool-price',
      'tool-unwanted',
      'tool-gain',
      'hand-size',
      'score',
      'minutes',
      'wins-by-turn',
    ],
  },
  accidents: {
    name: 'or-etc-accidents',
    keeps: ['minutes', 'mine-turns', 'score', 'rows', 'mines-aside', 'accidents', 'margin'],
  },
  exits: {
    name: 'or-etc-exits',
    keeps: ['minutes', 'mine-turns', 'score', 'rows', 'mines-aside', 'margin', 'deck-left'],
  },
  values: {
    name: 'or-etc-values',
    keeps: [
      'card-laid',
      'card-dropped',
      'card-paid',
      'rolled',
      'shown',
      'score',
      'minutes',
      'mine-turns',
      'rows',
      'mines-aside',
      'margin',
    ],
  },
} as const satisfies Readonly<Record<string, Asked>>;

/** What each of them has found. */
export type OrEtcFound = Readonly<Record<keyof typeof ASKED, Findings>>;

/** The number of players that figures are told of where one is enough. */
export const FOUR = { seats: 4 } as const;
