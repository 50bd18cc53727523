import type { Translated } from '@pepite/kernel';
import type { Absence, ContestantId, PeerId } from './contestant.ts';
import { type Figures, figuresIn } from './figures.ts';
import type { Method } from './method.ts';

/** Everything the benchmark says, in one language. */
export interface BenchWords extends Figures {
  readonly contestants: Readonly<Record<ContestantId, string>>;
  readonly columns: readonly string[];
  readonly installing: (version: string) => string;
  readonly compiling: (compiler: string) => string;
  readonly absent: (peer: PeerId, absence: Exclude<Absence, 'not-asked'>) => string;
  readonly method: (method: Method) => readonly string[];
}

const NAMES = { pepite: 'Pépite', limit: 'C++', boardgameio: 'boardgame.io' } as const;

const english: BenchWords = {
  ...figuresIn('en'),
  contestants: NAMES,
  columns: [
    'seats',
    'who',
    'decisions/s',
    'spread',
    'ratio',
    'at best',
    'matches/s',
    'B/decision',
    'B/world',
  ],
  installing: (version) =>
    `Installing boardgame.io ${version} in bench/boardgame.io, for this benchmark only.`,
  compiling: (compiler) => `Compiling the C++ reference with ${compiler}.`,
  absent: (peer, absence) => {
    const because: Record<typeof absence, string> = {
      'no-reference': 'this game isn’t written for it',
      'no-compiler': 'this machine has no g++',
      'not-compiled': 'g++ couldn’t compile it',
      'not-installed': 'npm ci couldn’t install it (is the network up?)',
      failed: 'it failed while playing',
    };
    return `${NAMES[peer]} is missing from the table: ${because[absence]}.`;
  },
  method: ({ slices, seconds, node, flags, processor, compiler, boardgameio }) => [
    'Random playouts, every legal move equally likely; players’ decisions are counted, chance ' +
      `isn’t. Medians of ${slices} slices; the spread is half their range. The contestants take ` +
      `turns; each has ${seconds} s of processor time per game, after a warm-up. The ratio is ` +
      'Pépite’s speed over this one’s: by the medians and, at best, by the fastest slices, which ' +
      'other work on the machine disturbs least. Bytes (B) are what a decision allocates on the ' +
      'heap, and what a world takes up.',
    `Node ${node} (Pépite with ${flags}), boardgame.io ${boardgameio} in production mode, ` +
      `${compiler}; ${processor}.`,
  ],
};

const french: BenchWords = {
  ...figuresIn('fr-FR'),
  contestants: NAMES,
  columns: [
    'places',
    'qui',
    'décisions/s',
    'écart',
    'rapport',
    'au mieux',
    'parties/s',
    'o/décision',
    'o/monde',
  ],
  installing: (version) =>
    `Installation de boardgame.io ${version} dans bench/boardgame.io, pour cette mesure seulement.`,
  compiling: (compiler) => `Compilation de la référence en C++ avec ${compiler}.`,
  absent: (peer, absence) => {
    const because: Record<typeof absence, string> = {
      'no-reference': 'ce jeu n’est pas écrit pour lui',
      'no-compiler': 'il n’y a pas de g++ sur cette machine',
      'not-compiled': 'g++ n’a pas pu le compiler',
      'not-installed': 'npm ci n’a pas pu l’installer (le réseau marche-t-il ?)',
      failed: 'il est tombé en panne en jouant',
    };
    return `${NAMES[peer]} manque dans le tableau : ${because[absence]}.`;
  },
  method: ({ slices, seconds, node, flags, processor, compiler, boardgameio }) => [
    'Parties au hasard, chaque coup permis également probable ; on compte les décisions des ' +
      `joueurs, pas le hasard. Médianes de ${slices} tranches ; l’écart est la moitié de leur ` +
      `étendue. Les concurrents jouent à tour de rôle ; chacun a ${seconds} s de temps ` +
      'processeur par jeu, après un échauffement. Le rapport est la vitesse de Pépite sur celle ' +
      'de celui-ci : par les médianes et, au mieux, par les tranches les plus rapides, que le ' +
      'reste de la machine gêne le moins. Les octets (o) sont ce qu’une décision alloue sur le ' +
      'tas, et ce qu’occupe un monde.',
    `Node ${node} (Pépite avec ${flags}), boardgame.io ${boardgameio} en mode production, ` +
      `${compiler} ; ${processor}.`,
  ],
};

export const benchWords: Translated<BenchWords> = { en: english, fr: french };
