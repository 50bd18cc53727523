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
    summary: 'measure how fast random matches run, compared with other engines',
    about: [
      'Plays random matches of every game, with every number of seats, as fast as one ' +
        'processor core can, and shows decisions and playouts per second and their memory cost.',
      'In the same run, taking turns, it plays the same rules on boardgame.io, installed only ' +
        'for this, and Aurum in C++ (compiled here, if there is a g++), which is about as fast ' +
        'as it gets.',
    ],
    arguments: {},
    flags: {
      game: { about: 'measure only this game' },
      seconds: { value: 'NUMBER', about: 'seconds each contestant plays each game' },
      seed: { value: 'NUMBER', about: 'random seed' },
      peers: { about: 'the engines to compare with' },
      json: { about: 'print figures as JSON' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer la vitesse de parties au hasard, face à d’autres moteurs',
    about: [
      'Joue au hasard des parties de chaque jeu, avec chaque nombre de places, aussi vite ' +
        'qu’un cœur de processeur le peut, et montre les décisions et les parties par seconde et ' +
        'ce qu’elles coûtent en mémoire.',
      'Dans la même exécution, à tour de rôle, joue les mêmes règles sur boardgame.io, ' +
        'installé seulement pour cela, et Aurum en C++ (compilé ici, s’il y a un g++), qui est à ' +
        'peu près le plus rapide possible.',
    ],
    arguments: {},
    flags: {
      game: { about: 'ne mesurer que ce jeu' },
      seconds: { value: 'NOMBRE', about: 'secondes par concurrent et par jeu' },
      seed: { value: 'NOMBRE', about: 'graine du hasard' },
      peers: { about: 'les moteurs à comparer' },
      json: { about: 'donner les chiffres en JSON' },
    },
    examples,
  },
};
