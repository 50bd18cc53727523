import { command } from '../command.ts';
import { WORKERS, workersWords } from '../workers-flag.ts';

export const labRunCommand = command({
  name: 'lab run',
  arguments: ['file'],
  flags: {
    out: { kind: 'text' },
    workers: WORKERS,
    queue: { kind: 'flag' },
  },
  words: {
    en: {
      summary: 'run an experiment: variants of a game, compared',
      about: [
        'Has bots play the variants of a game that an experiment describes, and compares them. ' +
          'The same experiment always finds the same, however many workers there are. With ' +
          '--out the result is kept: Ctrl-C stops the run, and the same command goes on with it. ' +
          'docs/lab.md says what an experiment looks like.',
      ],
      arguments: { file: { name: 'FILE', about: 'the experiment, a JSON file' } },
      flags: {
        out: { value: 'FILE', about: 'keep the result here, and go on with what is there' },
        workers: workersWords.en,
        queue: {
          about: 'have it played by pepite lab worker, on any machines, by way of DATABASE_URL',
        },
      },
      examples: ['pepite lab run experiments/or-etc-sheets.json --out sheets.json'],
    },
    fr: {
      summary: 'mener une expérience : comparer des variantes d’un jeu',
      about: [
        'Fait jouer aux robots les variantes d’un jeu que décrit une expérience, et les compare. ' +
          'Une même expérience donne toujours le même résultat, quel que soit le nombre de fils ' +
          'd’exécution. Avec --out, le résultat est gardé : Ctrl-C arrête, et la même commande ' +
          'reprend. docs/lab.md dit à quoi ressemble une expérience.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'l’expérience, un fichier JSON' } },
      flags: {
        out: { value: 'FICHIER', about: 'garder le résultat ici, et reprendre ce qui y est' },
        workers: workersWords.fr,
        queue: {
          about: 'faire jouer par pepite lab worker, sur d’autres machines, à travers DATABASE_URL',
        },
      },
      examples: ['pepite lab run experiments/or-etc-sheets.json --out sheets.json --lang fr'],
    },
  },
  run: async (context, { arguments: { file }, flags }) =>
    (await import('./run.ts')).runExperiment(context, { file, ...flags }),
});
