import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import type { FLAGS } from './plan.ts';

const examples = [
  'pepite bench server',
  'pepite bench server --matches 100 --seconds 5 --peers colyseus',
  'pepite bench server --store postgres --seconds 4 --peers colyseus',
  'pepite bench server --bots --matches 100 --peers none',
  'pepite bench server --json > server.json',
];

/** What the help of `pepite bench server` says. */
export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure how much load our server takes, compared with other game servers',
    about: [
      'Starts our server, opens many matches with a socket for every seat, and lets bots play ' +
        'them at random: first as fast as they can, then one move a second in each match.',
      'In the same run, taking turns, it plays the same rules on Colyseus and boardgame.io, ' +
        'installed only for this. They keep matches in memory; ours has every move on disk ' +
        'before anyone is told.',
      'With --store postgres it is ours on PostgreSQL (the one that DATABASE_URL names, in ' +
        'schemas of its own, or else one started for this) that is compared: with ours on SQLite ' +
        'and with Colyseus on Redis, if there is a redis-server. Then our server takes turns ' +
        'with itself as 1, 2, 4 … processes.',
    ],
    arguments: {},
    flags: {
      matches: {
        value: 'NUMBER',
        about: 'simultaneous matches (default: 100, then 500)',
      },
      seconds: { value: 'NUMBER', about: 'seconds per server and load' },
      seed: { value: 'NUMBER', about: 'random seed for the bots' },
      peers: { about: 'the servers to compare with' },
      store: { about: 'where our server keeps matches' },
      processes: { value: 'NUMBER', about: 'most processes of ours that share a PostgreSQL' },
      bots: {
        about:
          'also compare latencies (on SQLite) without bots and alongside a match of six experts, ' +
          'which think all the time',
      },
      json: { about: 'print figures as JSON' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer ce que supporte notre serveur, face à d’autres serveurs de jeux',
    about: [
      'Lance notre serveur, ouvre beaucoup de parties avec une connexion par place et y fait ' +
        'jouer des robots au hasard : d’abord aussi vite qu’ils le peuvent, puis un coup par ' +
        'seconde dans chaque partie.',
      'Dans la même exécution, à tour de rôle, joue les mêmes règles sur Colyseus et sur ' +
        'boardgame.io, installés seulement pour cela. Ils gardent les parties en mémoire ; chez ' +
        'nous, chaque coup est sur disque avant que quiconque l’apprenne.',
      'Avec --store postgres, c’est le nôtre sur PostgreSQL (celui que nomme DATABASE_URL, dans ' +
        'des schémas à part, ou sinon un autre, lancé pour cela) que l’on compare : au nôtre sur ' +
        'SQLite et à Colyseus sur Redis, s’il y a un redis-server. Puis notre serveur passe à ' +
        'tour de rôle en 1, 2, 4… processus.',
    ],
    arguments: {},
    flags: {
      matches: {
        value: 'NOMBRE',
        about: 'parties simultanées (par défaut : 100, puis 500)',
      },
      seconds: {
        value: 'NOMBRE',
        about: 'secondes par serveur et par charge',
      },
      seed: { value: 'NOMBRE', about: 'graine du hasard des robots' },
      peers: { about: 'les serveurs à comparer' },
      store: { about: 'où notre serveur garde les parties' },
      processes: {
        value: 'NOMBRE',
        about: 'processus de notre serveur sur un même PostgreSQL, au plus',
      },
      bots: {
        about:
          'comparer aussi les latences (sur SQLite) sans robots et à côté d’une partie de six ' +
          'experts, qui réfléchissent tout le temps',
      },
      json: { about: 'donner les chiffres en JSON' },
    },
    examples,
  },
};
