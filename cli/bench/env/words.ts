import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import { type Figures, figuresIn } from '../figures.ts';
import type { FLAGS } from './plan.ts';
import { ROUNDS } from './run.ts';

/** How it was measured, and on what. */
export interface Method {
  readonly batch: number;
  readonly seconds: number;
  readonly node: string;
  readonly processor: string;
}

export interface BenchEnvWords extends Figures {
  readonly columns: readonly string[];
  /** Above the second table. */
  readonly byProcessor: string;
  readonly processorColumns: readonly string[];
  readonly noSuchTable: (seats: number) => string;
  readonly method: (method: Method) => readonly string[];
}

const english: BenchEnvWords = {
  ...figuresIn('en'),
  columns: ['game', 'seats', 'steps/s', 'fastest', 'with arrays', 'no pipe', 'ratio', 'by slice'],
  byProcessor: 'By processor time:',
  processorColumns: ['game', 'seats', 'steps/s', 'with arrays', 'no pipe', 'ratio'],
  noSuchTable: (seats) => `no game that is asked for has ${seats} seats.`,
  method: ({ batch, seconds, node, processor }) => [
    `Steps per second through the pipe of pepite env --batch ${batch}: a step is one decision, ` +
      'made at random by this process; with arrays, every answer has an observation and the ' +
      'legal actions of each match. No pipe: the same matches in this process, without lines. ' +
      'The ratio is what the pipe leaves of that, slice by slice (its median, then the lowest ' +
      `and the highest). Medians of ${ROUNDS} slices, ${seconds} s in all for each, after a ` +
      'warm-up, by the clock on the wall: what else runs on the machine slows it, so the ' +
      'fastest slice is shown, too.',
    'By processor time: steps in a second of a core that pepite env itself has used, over all ' +
      'slices, beside what this process has used without the pipe; what this process takes to ' +
      'choose and to read is not in the first two.',
    `Node ${node}; ${processor}.`,
  ],
};

const french: BenchEnvWords = {
  ...figuresIn('fr-FR'),
  columns: [
    'jeu',
    'places',
    'décisions/s',
    'au mieux',
    'avec tableaux',
    'sans tube',
    'rapport',
    'par tranche',
  ],
  byProcessor: 'En temps de processeur :',
  processorColumns: ['jeu', 'places', 'décisions/s', 'avec tableaux', 'sans tube', 'rapport'],
  noSuchTable: (seats) => `aucun des jeux demandés ne se joue à ${seats}.`,
  method: ({ batch, seconds, node, processor }) => [
    `Décisions par seconde à travers le tube de pepite env --batch ${batch}, prises au hasard ` +
      'par ce processus ; avec tableaux, chaque réponse donne une observation et les actions ' +
      'permises de chaque partie. Sans tube : les mêmes parties dans ce processus, sans aucune ' +
      'ligne. Le rapport est ce que le tube en laisse, tranche par tranche (la médiane, puis ' +
      `le plus bas et le plus haut). Médianes de ${ROUNDS} tranches, ${seconds} s en tout pour ` +
      'chacun, après un échauffement, à l’horloge : ce qui tourne à côté ralentit la mesure, ' +
      'd’où la tranche la plus rapide, au mieux.',
    'En temps de processeur : décisions par seconde d’un cœur que pepite env lui-même a ' +
      'utilisé, sur toutes les tranches, à côté de ce que ce processus a utilisé sans tube ; ce ' +
      'qu’il lui faut pour choisir et pour lire n’est pas dans les deux premières colonnes.',
    `Node ${node} ; ${processor}.`,
  ],
};

export const benchEnvWords: Translated<BenchEnvWords> = { en: english, fr: french };

const examples = ['pepite bench env', 'pepite bench env --game aurum --seats 3 --batch 1024'];

/** What the help of `pepite bench env` says. */
export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure how many steps a second a program gets from pepite env',
    about: [
      'Drives pepite env through its pipe, at random, and shows how many decisions a second that ' +
        'makes, beside the same matches in this process.',
    ],
    arguments: {},
    flags: {
      game: { about: 'measure only this game' },
      seats: { value: 'NUMBER', about: 'number of seats (default: the maximum)' },
      batch: { value: 'NUMBER', about: 'number of matches played side by side' },
      seconds: { value: 'NUMBER', about: 'seconds for each game and way to play' },
      seed: { value: 'NUMBER', about: 'random seed' },
      json: { about: 'print figures as JSON' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer combien de décisions par seconde pepite env permet',
    about: [
      'Pilote pepite env à travers son tube, au hasard, et montre combien de décisions par ' +
        'seconde cela donne, à côté des mêmes parties dans ce processus.',
    ],
    arguments: {},
    flags: {
      game: { about: 'ne mesurer que ce jeu' },
      seats: { value: 'NOMBRE', about: 'nombre de places (par défaut : le maximum)' },
      batch: { value: 'NOMBRE', about: 'nombre de parties jouées côte à côte' },
      seconds: { value: 'NOMBRE', about: 'secondes par jeu et par façon de jouer' },
      seed: { value: 'NOMBRE', about: 'graine du hasard' },
      json: { about: 'donner les chiffres en JSON' },
    },
    examples,
  },
};
