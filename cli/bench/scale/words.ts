import type { Translated } from '@pepite/kernel';
import { conventions } from '../../words/numbers.ts';
import type { Plan } from './plan.ts';

/** Everything the benchmark of sizes says, in one language. */
export interface ScaleWords {
  readonly whole: (value: number) => string;
  readonly seconds: (milliseconds: number) => string;
  readonly mebibytes: (bytes: number) => string;
  readonly milliseconds: (value: number) => string;
  readonly percent: (part: number) => string;
  readonly columns: readonly string[];
  readonly empty: string;
  readonly stored: (matches: string) => string;
  readonly idle: (sockets: string) => string;
  readonly live: (matches: string) => string;
  readonly liveColumns: readonly string[];
  readonly method: (plan: Plan, isPinned: boolean) => string;
}

function numbers(
  locale: string,
): Pick<ScaleWords, 'whole' | 'seconds' | 'mebibytes' | 'milliseconds' | 'percent'> {
  const { number, percent } = conventions(locale);
  return {
    whole: (value) => number(value),
    seconds: (milliseconds) => number(milliseconds / 1000, 2),
    mebibytes: (bytes) => number(bytes / 1024 / 1024),
    milliseconds: (value) => number(value, 1),
    percent,
  };
}

const english: ScaleWords = {
  ...numbers('en'),
  columns: ['server', 'start, s', 'MiB'],
  empty: 'no data',
  stored: (matches) => `${matches} stored matches`,
  idle: (sockets) => `… and ${sockets} sockets in the lobby`,
  live: (matches) => `${matches} live matches`,
  liveColumns: ['moves/s', 'p50 ms', 'p99 ms', 'CPU'],
  method: ({ seconds }, isPinned) =>
    'Stored matches were played to their end. Live ones have one player each, who moves every ' +
    `ten seconds, for ${seconds} s; latencies are from the moment a move is sent until it is ` +
    'told. Memory is what the process holds after garbage collection. ' +
    (isPinned
      ? 'For live matches the server runs on one processor only.'
      : 'The server was not kept to one processor: taskset is missing.'),
};

const french: ScaleWords = {
  ...numbers('fr-FR'),
  columns: ['serveur', 'départ, s', 'Mio'],
  empty: 'sans données',
  stored: (matches) => `${matches} parties enregistrées`,
  idle: (sockets) => `… et ${sockets} connexions dans le salon`,
  live: (matches) => `${matches} parties en cours`,
  liveColumns: ['coups/s', 'p50 ms', 'p99 ms', 'CPU'],
  method: ({ seconds }, isPinned) =>
    'Les parties enregistrées sont terminées. Celles en cours ont chacune un seul joueur, qui ' +
    `joue toutes les dix secondes, pendant ${seconds} s ; les latences vont du moment où le ` +
    'coup est envoyé jusqu’à ce qu’il soit annoncé. La mémoire est celle du processus après un ' +
    'passage du ramasse-miettes. ' +
    (isPinned
      ? 'Pour les parties en cours, le serveur tourne sur un seul processeur.'
      : 'Le serveur n’a pas pu être limité à un processeur : taskset manque.'),
};

export const scaleWords: Translated<ScaleWords> = { en: english, fr: french };
