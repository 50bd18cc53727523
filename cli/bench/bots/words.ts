import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import { PER_CHOICE } from './measure.ts';
import type { FLAGS } from './plan.ts';

interface BenchBotsWords {
  readonly columns: readonly string[];
  readonly method: (seconds: string, node: string, processor: string) => string;
}

export const benchBotsWords: Translated<BenchBotsWords> = {
  en: {
    columns: ['game', 'seats', 'iterations/s', 'per choice', 'choices'],
    method: (seconds, node, processor) =>
      'The expert plays against itself; an iteration is one simulated playout, from an imagined ' +
      `world to the point where it is evaluated. ${PER_CHOICE} ms of processor time per choice ` +
      `(per choice: the median), ${seconds} s for each table. Node ${node}; ${processor}.`,
  },
  fr: {
    columns: ['jeu', 'places', 'itérations/s', 'par choix', 'choix'],
    method: (seconds, node, processor) =>
      'L’expert joue contre lui-même ; une itération est une partie simulée, d’un monde imaginé ' +
      `au point où il l’évalue. ${PER_CHOICE} ms de temps processeur pour chaque ` +
      `choix (par choix : la médiane), ${seconds} s pour chaque table. Node ${node} ; ` +
      `${processor}.`,
  },
};

const examples = ['pepite bench bots', 'pepite bench bots --game aurum --seconds 20'];

export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure how fast bots think',
    about: [
      'Has the expert play every game, with every number of seats, on one processor core, and ' +
        'shows how many playouts it simulates per second.',
    ],
    arguments: {},
    flags: {
      game: { about: 'measure only this game' },
      seconds: { value: 'NUMBER', about: 'seconds for each number of seats' },
      seed: { value: 'NUMBER', about: 'random seed' },
      json: { about: 'print figures as JSON' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer la vitesse à laquelle les robots réfléchissent',
    about: [
      'Fait jouer l’expert à chaque jeu, avec chaque nombre de places, sur un cœur de ' +
        'processeur, et montre combien de parties il simule par seconde.',
    ],
    arguments: {},
    flags: {
      game: { about: 'ne mesurer que ce jeu' },
      seconds: { value: 'NOMBRE', about: 'secondes par nombre de places' },
      seed: { value: 'NOMBRE', about: 'graine du hasard' },
      json: { about: 'donner les chiffres en JSON' },
    },
    examples,
  },
};
