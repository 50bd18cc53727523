import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../command.ts';
import type { FLAGS } from './plan.ts';

const examples = [
  'pepite bench',
  'pepite bench --game aurum --seconds 20 --peers limit',
  'pepite bench --json > bench.json',
];

/** What the help of `pepite bench` says. */
export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure how fast random matches are played, beside other engines',
    about: [
      'Plays random matches of every game, with every number of seats, as fast as one processor ' +
        'core can, and shows decisions and playouts per second and what they cost in memory.',
      'Beside it, in turn and in the same run, plays the same rules on boardgame.io, which is ' +
        'installed for this only, and Aurum in C++ (compiled here, if there is a g++), which is ' +
        'about as fast as it can be.',
    ],
    arguments: {},
    flags: {
      game: { about: 'measure this game only' },
      seconds: { value: 'NUMBER', about: 'how long each contestant plays each game' },
      seed: { value: 'NUMBER', about: 'the seed of all chance' },
      peers: { about: 'who else plays' },
      json: { about: 'figures for machines' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer la vitesse de parties au hasard, à côté d’autres moteurs',
    about: [
      'Joue au hasard des parties de chaque jeu, avec chaque nombre de places, aussi vite qu’un ' +
        'cœur de processeur le peut, et montre les décisions et les parties par seconde et ce ' +
        'qu’elles coûtent en mémoire.',
      'À côté, à tour de rôle et dans la même exécution, joue les mêmes règles sur boardgame.io, ' +
        'installé pour cela seulement, et Aurum en C++ (compilé ici, s’il y a un g++), à peu ' +
        'près aussi vite qu’il se peut.',
    ],
    arguments: {},
    flags: {
      game: { about: 'ne mesurer que ce jeu' },
      seconds: { value: 'NOMBRE', about: 'combien de temps chacun joue à chaque jeu' },
      seed: { value: 'NOMBRE', about: 'la graine de tout le hasard' },
      peers: { about: 'qui d’autre joue' },
      json: { about: 'des chiffres pour les machines' },
    },
    examples,
  },
};
