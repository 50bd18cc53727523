import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import type { FLAGS } from './plan.ts';

const examples = [
  'pepite bench scale',
  'pepite bench scale --live 2000 --seconds 60',
  'pepite bench scale --store postgres --stored 100000',
  'pepite bench scale --json > scale.json',
];

/** What the help of `pepite bench scale` says. */
export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure our server with many stored matches, idle visitors and live matches',
    about: [
      'Starts our server on an empty data folder and on one with many matches, and shows how ' +
        'long that takes and how much memory it needs; then with many people who only look at ' +
        'the lobby.',
      'Then has many matches played at the same time, one move every ten seconds in each, with ' +
        'the server on one processor, and shows how long players wait.',
      'With --store postgres all of it is in schemas of its own on the PostgreSQL that ' +
        'DATABASE_URL names, or else on one started for this.',
    ],
    arguments: {},
    flags: {
      stored: { value: 'NUMBER', about: 'stored matches' },
      idle: { value: 'NUMBER', about: 'sockets that only look at the lobby' },
      live: { value: 'NUMBER', about: 'matches played at the same time' },
      seconds: { value: 'NUMBER', about: 'seconds for which they are played' },
      seed: { value: 'NUMBER', about: 'random seed for the players' },
      store: { about: 'where the server keeps matches' },
      json: { about: 'print figures as JSON' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer notre serveur avec beaucoup de parties, en cours ou non, et de visiteurs',
    about: [
      'Lance notre serveur sur un dossier de données vide, puis sur un autre plein de parties, ' +
        'et montre le temps et la mémoire qu’il lui faut ; puis avec beaucoup de visiteurs qui ' +
        'ne font que regarder le salon.',
      'Fait ensuite jouer beaucoup de parties en même temps, un coup toutes les dix secondes ' +
        'dans chacune, avec le serveur sur un seul processeur, et montre combien les joueurs ' +
        'attendent.',
      'Avec --store postgres, tout est dans des schémas à part du PostgreSQL que nomme ' +
        'DATABASE_URL, ou sinon d’un autre, lancé pour cela.',
    ],
    arguments: {},
    flags: {
      stored: { value: 'NOMBRE', about: 'parties enregistrées' },
      idle: { value: 'NOMBRE', about: 'connexions qui ne font que regarder le salon' },
      live: { value: 'NOMBRE', about: 'parties jouées en même temps' },
      seconds: { value: 'NOMBRE', about: 'durée du jeu, en secondes' },
      seed: { value: 'NOMBRE', about: 'graine du hasard des joueurs' },
      store: { about: 'où le serveur garde les parties' },
      json: { about: 'donner les chiffres en JSON' },
    },
    examples,
  },
};
