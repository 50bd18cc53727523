import type { Translated } from '@pepite/kernel';
import { conventions } from '../../words/numbers.ts';
import { type Figures, figuresIn } from '../figures.ts';
import type { BotLoad } from './bot-load.ts';
import type { Absence, PeerId, ServerId } from './contestant.ts';
import type { Method } from './method.ts';

/** Everything the benchmark of servers says, in one language. */
export interface ServerWords extends Figures {
  readonly contestants: Readonly<Record<ServerId, string>>;
  readonly columns: readonly string[];
  readonly milliseconds: (value: number) => string;
  readonly kilobytes: (bytes: number) => string;
  readonly installing: string;
  readonly absent: (peer: PeerId, absence: Exclude<Absence, 'not-asked'>) => string;
  readonly method: (method: Method) => readonly string[];
  /** The rows of what others notice of bots. */
  readonly botLoad: {
    readonly heading: (matches: string) => string;
    readonly alone: string;
    readonly beside: string;
    readonly ratio: string;
  };
  readonly botLoadMethod: (botLoad: BotLoad) => string;
}

const NAMES = {
  pepite: 'Pépite',
  sqlite: 'Pépite, SQLite',
  colyseus: 'Colyseus',
  boardgameio: 'boardgame.io',
} as const;

/** Where ours is on PostgreSQL. */
export const POSTGRES_NAMES = {
  ...NAMES,
  pepite: 'Pépite, PostgreSQL',
  colyseus: 'Colyseus, Redis',
} as const;

function numbers(locale: string): Figures & Pick<ServerWords, 'milliseconds' | 'kilobytes'> {
  const { number } = conventions(locale);
  return {
    ...figuresIn(locale),
    milliseconds: (value) => number(value, 1),
    kilobytes: (bytes) => number(bytes / 1024),
  };
}

const english: ServerWords = {
  ...numbers('en'),
  contestants: NAMES,
  columns: [
    'matches',
    'server',
    'moves/s',
    'moves/CPU s',
    'spread',
    'ratio',
    'p50 ms',
    'p99 ms',
    'KiB/match',
  ],
  installing: 'Installing Colyseus and boardgame.io in bench/server, for this benchmark only.',
  absent: (peer, absence) => {
    const because: Record<typeof absence, string> = {
      'not-installed': 'npm ci couldn’t install it (is the network up?)',
      'no-redis': 'it needs Redis for several processes, and there is no redis-server here',
      failed: 'it failed during the run',
    };
    return `${NAMES[peer]} is missing from the table: ${because[absence]}.`;
  },
  method: ({ slices, seconds, loads, node, versions, processor }) => [
    'Random legal moves by bots with a socket for every seat, over loopback, from another ' +
      'process; the same rules, with every move checked and hands shown only to their seats. ' +
      'Pépite has every move on disk before anyone is told; the others keep matches in ' +
      `memory. Medians of ${slices} slices; the spread is half their range. The servers take ` +
      `turns; each runs for ${seconds} s with each load, after a warm-up. A CPU second ` +
      'is one second of the server’s processor time; the ratio is Pépite’s moves in one over ' +
      'this server’s, slice by slice.',
    `Latencies are at ${loads.at(-1)} matches with one move a second in each: from the moment ` +
      'the move is sent until the last seat has been told. KiB per match is how much the process ' +
      'grew as they were opened, after garbage collection.',
    `Node ${node}, Colyseus ${versions.colyseus} (told at once, without its patch timer), ` +
      `boardgame.io ${versions.boardgameio}; ${processor}.`,
  ],
  botLoad: {
    heading: (matches) => `${matches} matches, one move a second`,
    alone: 'no bots',
    beside: 'beside six experts',
    ratio: 'ratio',
  },
  botLoadMethod: ({ choices, seconds }) =>
    'Two of our servers take turns, with as many slices. On one of them, six experts play each ' +
    'other meanwhile, without a pause, thinking for as long as they may: they made ' +
    `${choices} choices in ${seconds.toFixed()} s. The ratio is the median of slices of the ` +
    'same round.',
};

const french: ServerWords = {
  ...numbers('fr-FR'),
  contestants: NAMES,
  columns: [
    'parties',
    'serveur',
    'coups/s',
    'coups/s CPU',
    'écart',
    'rapport',
    'p50 ms',
    'p99 ms',
    'Kio/partie',
  ],
  installing:
    'Installation de Colyseus et de boardgame.io dans bench/server, pour cette mesure seulement.',
  absent: (peer, absence) => {
    const because: Record<typeof absence, string> = {
      'not-installed': 'npm ci n’a pas pu l’installer (le réseau marche-t-il ?)',
      'no-redis': 'il lui faut Redis pour plusieurs processus, et redis-server n’est pas installé',
      failed: 'il est tombé en panne pendant qu’on y jouait',
    };
    return `${NAMES[peer]} manque dans le tableau : ${because[absence]}.`;
  },
  method: ({ slices, seconds, loads, node, versions, processor }) => [
    'Coups permis au hasard, par des robots qui ont une connexion par place, en boucle locale, ' +
      'depuis un autre processus ; les mêmes règles, chaque coup vérifié, les mains montrées à ' +
      'leurs places seulement. Chez Pépite, chaque coup est sur disque avant que quiconque ' +
      `l’apprenne ; les autres gardent les parties en mémoire. Médianes de ${slices} tranches ; ` +
      'l’écart est la moitié de leur étendue. Les serveurs passent à tour de rôle ; on joue sur ' +
      `chacun ${seconds} s par charge, après un échauffement. Une seconde CPU est du temps ` +
      'processeur du serveur, et le rapport est le nombre de coups que Pépite y fait sur celui ' +
      'de ce serveur, tranche par tranche.',
    `Les latences sont celles de ${loads.at(-1)} parties à un coup par seconde chacune : du ` +
      'moment où le coup est envoyé jusqu’à ce que la dernière place l’ait appris. Les Kio par ' +
      'partie sont ce que le processus a pris en les ouvrant, après un passage du ' +
      'ramasse-miettes.',
    `Node ${node}, Colyseus ${versions.colyseus} (qui annonce aussitôt, sans son minuteur), ` +
      `boardgame.io ${versions.boardgameio} ; ${processor}.`,
  ],
  botLoad: {
    heading: (matches) => `${matches} parties, un coup par seconde`,
    alone: 'sans robots',
    beside: 'à côté de six experts',
    ratio: 'rapport',
  },
  botLoadMethod: ({ choices, seconds }) =>
    'Deux de nos serveurs passent à tour de rôle, en autant de tranches. Sur l’un, six experts ' +
    'jouent pendant ce temps entre eux, sans pause, et réfléchissent autant qu’ils le peuvent : ' +
    `ils ont fait ${choices} choix en ${seconds.toFixed()} s. Le rapport est la médiane des ` +
    'tranches du même tour.',
};

export const serverWords: Translated<ServerWords> = { en: english, fr: french };
