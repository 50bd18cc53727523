import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import type { FLAGS } from './plan.ts';

const examples = [
  'pepite bench server',
  'pepite bench server --matches 100 --seconds 5 --peers colyseus',
  'pepite bench server --bots --matches 100 --peers none',
  'pepite bench server --json > server.json',
];

/** What the help of `pepite bench server` says. */
export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure how much our server can take, beside other game servers',
    about: [
      'Starts our server, opens many matches with a socket for every seat, and lets bots play ' +
        'them at random: first as fast as they can, then one move a second in each match.',
      'Beside it, in turn and in the same run, plays the same rules on Colyseus and on ' +
        'boardgame.io, which are installed for this only. They keep matches in memory; ours ' +
        'has every move on disk before anybody is told of it.',
    ],
    arguments: {},
    flags: {
      matches: {
        value: 'NUMBER',
        about: 'how many matches at the same time; otherwise 100, then 500',
      },
      seconds: { value: 'NUMBER', about: 'how long each server is played at with each load' },
      seed: { value: 'NUMBER', about: 'the seed of what the bots choose' },
      peers: { about: 'which other servers' },
      bots: {
        about:
          'also compare latencies without bots and beside a match of six experts, which think ' +
          'all the time',
      },
      json: { about: 'figures for machines' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer ce que supporte notre serveur, à côté d’autres serveurs de jeux',
    about: [
      'Lance notre serveur, ouvre beaucoup de parties avec une connexion par place et y fait ' +
        'jouer des robots au hasard : d’abord aussi vite qu’ils le peuvent, puis un coup par ' +
        'seconde dans chaque partie.',
      'À côté, à tour de rôle et dans la même exécution, joue les mêmes règles sur Colyseus et ' +
        'sur boardgame.io, installés pour cela seulement. Ils gardent les parties en mémoire ; ' +
        'chez nous, chaque coup est sur disque avant que quiconque l’apprenne.',
    ],
    arguments: {},
    flags: {
      matches: {
        value: 'NOMBRE',
        about: 'combien de parties en même temps ; sinon 100, puis 500',
      },
      seconds: {
        value: 'NOMBRE',
        about: 'combien de temps on joue sur chaque serveur, par charge',
      },
      seed: { value: 'NOMBRE', about: 'la graine de ce que choisissent les robots' },
      peers: { about: 'quels autres serveurs' },
      bots: {
        about:
          'comparer aussi les latences sans robots et à côté d’une partie de six experts, qui ' +
          'réfléchissent tout le temps',
      },
      json: { about: 'des chiffres pour les machines' },
    },
    examples,
  },
};
