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
      'The expert plays against itself; an iteration is a match played on in its mind, from an ' +
      `imagined world to where it is weighed. ${PER_CHOICE} ms of processor time for each choice ` +
      `(per choice: the median), ${seconds} s for each table. Node ${node}; ${processor}.`,
  },
  fr: {
    columns: ['jeu', 'places', 'itérations/s', 'par choix', 'choix'],
    method: (seconds, node, processor) =>
      'L’expert joue contre lui-même ; une itération est une partie jouée dans sa tête, d’un ' +
      `monde imaginé à l’endroit où il le pèse. ${PER_CHOICE} ms de temps processeur pour chaque ` +
      `choix (par choix : la médiane), ${seconds} s pour chaque table. Node ${node} ; ` +
      `${processor}.`,
  },
};

const examples = ['pepite bench bots', 'pepite bench bots --game aurum --seconds 20'];

export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure how fast bots think',
    about: [
      'Lets the expert play every game, with every number of seats, on one processor core, and ' +
        'shows how many matches it plays on in its mind per second.',
    ],
    arguments: {},
    flags: {
      game: { about: 'measure this game only' },
      seconds: { value: 'NUMBER', about: 'how long it plays with each number of seats' },
      seed: { value: 'NUMBER', about: 'the seed of all chance' },
      json: { about: 'figures for machines' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer la vitesse à laquelle les robots réfléchissent',
    about: [
      'Fait jouer l’expert à chaque jeu, avec chaque nombre de places, sur un cœur de ' +
        'processeur, et montre combien de parties il joue dans sa tête par seconde.',
    ],
    arguments: {},
    flags: {
      game: { about: 'ne mesurer que ce jeu' },
      seconds: { value: 'NOMBRE', about: 'combien de temps il joue avec chaque nombre de places' },
      seed: { value: 'NOMBRE', about: 'la graine de tout le hasard' },
      json: { about: 'des chiffres pour les machines' },
    },
    examples,
  },
};
