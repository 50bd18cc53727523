import { command } from '../command.ts';
import { WORKERS, workersWords } from '../workers-flag.ts';

export const labWorkerCommand = command({
  name: 'lab worker',
  arguments: [],
  flags: { workers: WORKERS },
  words: {
    en: {
      summary: 'play for an experiment that runs elsewhere',
      about: [
        'Takes slices of experiments that pepite lab run --queue has put into the PostgreSQL of ' +
          'DATABASE_URL, and plays them until Ctrl-C. Start as many as you like, on as many ' +
          'machines, all of the same version; what one of them leaves undone another does.',
      ],
      arguments: {},
      flags: { workers: workersWords.en },
      examples: ['DATABASE_URL=postgres://… pepite lab worker'],
    },
    fr: {
      summary: 'jouer pour une expérience menée ailleurs',
      about: [
        'Prend les tranches d’expériences que pepite lab run --queue a mises dans le PostgreSQL ' +
          'de DATABASE_URL, et les joue jusqu’à Ctrl-C. Lancez-en autant que vous voulez, sur ' +
          'autant de machines, tous de la même version ; ce que l’un abandonne, un autre le fait.',
      ],
      arguments: {},
      flags: {
        workers: workersWords.fr,
      },
      examples: ['DATABASE_URL=postgres://… pepite lab worker --lang fr'],
    },
  },
  run: async (context, { flags }) =>
    (await import('./worker.ts')).runWorker(context, flags.workers),
});
