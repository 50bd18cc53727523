import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import type { FLAGS } from './plan.ts';

const examples = [
  'pepite bench simulate',
  'pepite bench simulate --game silver-and-gold --seats 2 --seconds 20',
  'pepite bench simulate --against ../before',
];

/** What the help of `pepite bench simulate` says. */
export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure how fast matches between heuristic bots are simulated',
    about: [
      'Simulates matches of every game, with every number of seats, on one processor core, and ' +
        'shows how many decisions heuristic bots make per second.',
      'With --against, another checkout of Pépite (say, of an earlier commit, built) does the ' +
        'same in turn, and you see how many times as fast this one is.',
    ],
    arguments: {},
    flags: {
      game: { about: 'measure only this game' },
      seats: { value: 'NUMBER', about: 'measure only tables with so many seats' },
      against: { value: 'FOLDER', about: 'the checkout to compare with' },
      seconds: { value: 'NUMBER', about: 'seconds for each table and checkout' },
      seed: { value: 'NUMBER', about: 'random seed' },
      json: { about: 'print figures as JSON' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer la vitesse des parties simulées entre robots heuristic',
    about: [
      'Simule des parties de chaque jeu, avec chaque nombre de places, sur un cœur de ' +
        'processeur, et montre combien de décisions les robots heuristic prennent par seconde.',
      'Avec --against, une autre version de Pépite (un commit plus ancien, par exemple, une fois ' +
        'construit) fait de même à tour de rôle, et l’on voit de combien celle-ci est plus rapide.',
    ],
    arguments: {},
    flags: {
      game: { about: 'ne mesurer que ce jeu' },
      seats: { value: 'NOMBRE', about: 'ne mesurer que les tables à ce nombre de places' },
      against: { value: 'DOSSIER', about: 'la version à laquelle se comparer' },
      seconds: { value: 'NOMBRE', about: 'secondes par table et par version' },
      seed: { value: 'NOMBRE', about: 'graine du hasard' },
      json: { about: 'donner les chiffres en JSON' },
    },
    examples,
  },
};
