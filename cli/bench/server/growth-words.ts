import type { Translated } from '@pepite/kernel';
import type { Group } from './entries.ts';

/** What is said of a server that is several processes on one PostgreSQL, in one language. */
export interface GrowthWords {
  readonly columns: readonly string[];
  readonly players: (group: Group) => string;
  readonly method: (matches: string) => string;
  /** How the table of servers differs where ours is on PostgreSQL. */
  readonly postgresMethod: string;
}

export const growthWords: Translated<GrowthWords> = {
  en: {
    columns: [
      'processes',
      'players of a match',
      'moves/s',
      'moves/CPU s',
      'spread',
      'ratio',
      'p50 ms',
      'p99 ms',
    ],
    players: ({ processes, isApart }) => (isApart ? `at ${processes} processes` : 'at one process'),
    method: (matches) =>
      `Our server as several processes on one PostgreSQL, ${matches} matches, taking turns as ` +
      'above. CPU seconds are those of all its processes together, and the ratio is their moves ' +
      'in one over those of a single process. Latencies are at one move a second in each match, ' +
      'until the last seat has been told, wherever it is.',
    postgresMethod:
      'Pépite’s moves are committed to PostgreSQL, which waits for its disk, and Colyseus has ' +
      'its presence and its list of rooms in Redis. CPU seconds are the servers’ own, without ' +
      'those of PostgreSQL and Redis.',
  },
  fr: {
    columns: [
      'processus',
      'joueurs d’une partie',
      'coups/s',
      'coups/s CPU',
      'écart',
      'rapport',
      'p50 ms',
      'p99 ms',
    ],
    players: ({ processes, isApart }) =>
      isApart ? `sur ${processes} processus` : 'sur un processus',
    method: (matches) =>
      `Notre serveur en plusieurs processus sur un même PostgreSQL, ${matches} parties, à tour ` +
      'de rôle comme ci-dessus. Les secondes CPU sont celles de tous ses processus ensemble, et ' +
      'le rapport est le nombre de coups qu’ils y font sur celui d’un seul processus. Les ' +
      'latences sont celles d’un coup par seconde dans chaque partie, jusqu’à ce que la ' +
      'dernière place l’ait appris, où qu’elle soit.',
    postgresMethod:
      'Les coups de Pépite sont validés par PostgreSQL, qui attend son disque, et Colyseus a sa ' +
      'présence et sa liste de salles dans Redis. Les secondes CPU sont celles des serveurs ' +
      'seuls, sans celles de PostgreSQL et de Redis.',
  },
};
