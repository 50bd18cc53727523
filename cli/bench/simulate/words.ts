import type { Translated } from '@pepite/kernel';
import type { Sentences } from '../../words/sentences.ts';
import { type Figures, figuresIn } from '../figures.ts';
import type { CheckoutProblem } from './checkout.ts';
import { ROUNDS } from './run.ts';

/** How it was measured, and on what. */
export interface Method {
  readonly seconds: number;
  /** The other checkout, if there is one. */
  readonly against: string | undefined;
  readonly node: string;
  readonly processor: string;
}

export interface BenchSimulateWords extends Figures {
  readonly columns: readonly string[];
  /** Those that follow where another checkout is measured, too. */
  readonly comparedColumns: readonly string[];
  readonly problems: Sentences<CheckoutProblem>;
  readonly noSuchTable: (seats: number) => string;
  readonly method: (method: Method) => readonly string[];
}

const english: BenchSimulateWords = {
  ...figuresIn('en'),
  columns: ['game', 'seats', 'decisions/s', 'spread'],
  comparedColumns: ['against', 'spread', 'ratio', 'slice by slice'],
  problems: {
    'no-folder': ({ folder }) => `there is no folder ${folder}.`,
    'no-pepite': ({ folder }) => `${folder} holds neither a checkout nor a release of Pépite.`,
    'not-built': ({ folder }) => `${folder} is not built yet: run npm run build there.`,
  },
  noSuchTable: (seats) => `no game that is asked for has ${seats} seats.`,
  method: ({ seconds, against, node, processor }) => [
    'Matches between heuristic bots, as pepite simulate plays them, on one thread: decisions per ' +
      `second of processor time. Medians of ${ROUNDS} slices, ${seconds} s in all for each ` +
      'table and checkout, after a warm-up; the spread is half their range.',
    ...(against === undefined
      ? []
      : [
          `Against ${against}: the two take turns, and the ratio is worked out slice by slice ` +
            '(its median, then the lowest and the highest).',
        ]),
    `Node ${node}; ${processor}.`,
  ],
};

const french: BenchSimulateWords = {
  ...figuresIn('fr-FR'),
  columns: ['jeu', 'places', 'décisions/s', 'écart'],
  comparedColumns: ['face à', 'écart', 'rapport', 'par tranche'],
  problems: {
    'no-folder': ({ folder }) => `le dossier ${folder} n’existe pas.`,
    'no-pepite': ({ folder }) =>
      `${folder} ne contient ni les sources de Pépite ni une version publiée.`,
    'not-built': ({ folder }) => `${folder} n’est pas construit : lancez-y npm run build.`,
  },
  noSuchTable: (seats) => `aucun des jeux demandés ne se joue à ${seats}.`,
  method: ({ seconds, against, node, processor }) => [
    'Parties entre robots heuristic, jouées comme par pepite simulate, sur un seul fil : ' +
      `décisions par seconde de temps processeur. Médianes de ${ROUNDS} tranches, ${seconds} s ` +
      'en tout par table et par version, après un échauffement ; l’écart est la moitié de leur ' +
      'étendue.',
    ...(against === undefined
      ? []
      : [
          `Face à ${against} : les deux jouent à tour de rôle, et le rapport est calculé tranche ` +
            'par tranche (la médiane, puis le plus bas et le plus haut).',
        ]),
    `Node ${node} ; ${processor}.`,
  ],
};

export const benchSimulateWords: Translated<BenchSimulateWords> = { en: english, fr: french };
