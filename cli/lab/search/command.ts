import { command } from '../../command.ts';
import { WORKERS, workersWords } from '../../workers-flag.ts';

export const labSearchCommand = command({
  name: 'lab search',
  arguments: ['file'],
  flags: {
    out: { kind: 'text' },
    experiment: { kind: 'text' },
    workers: WORKERS,
    json: { kind: 'flag' },
  },
  words: {
    en: {
      summary: 'look for variants of a game that meet goals',
      about: [
        'Moves numbers of a game within bounds until measures are where you want them (“about 45 ' +
          'minutes, no seat far from fair”), and shows the trade-offs it finds. The same file ' +
          'always finds the same, however many workers there are. With --out, Ctrl-C stops the ' +
          'search and the same command goes on. docs/lab.md says what the file looks like.',
      ],
      arguments: { file: { name: 'FILE', about: 'goals and numbers, a JSON file' } },
      flags: {
        out: { value: 'FILE', about: 'keep where it stands here, and go on with what is there' },
        experiment: { value: 'FILE', about: 'write an experiment with the variants found' },
        workers: workersWords.en,
        json: { about: 'print the result as JSON' },
      },
      examples: ['pepite lab search experiments/searches/or-etc.json --out search.json'],
    },
    fr: {
      summary: 'chercher des variantes d’un jeu qui atteignent des buts',
      about: [
        'Déplace des nombres d’un jeu entre des bornes jusqu’à ce que les mesures soient où vous ' +
          'les voulez (« environ 45 minutes, aucune place avantagée »), et montre les compromis ' +
          'trouvés. Un même fichier donne toujours le même résultat, quel que soit le nombre de ' +
          'fils d’exécution. Avec --out, Ctrl-C arrête et la même commande reprend. docs/lab.md ' +
          'dit à quoi ressemble le fichier.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'les buts et les nombres, un fichier JSON' } },
      flags: {
        out: { value: 'FICHIER', about: 'garder ici où elle en est, et reprendre ce qui y est' },
        experiment: {
          value: 'FICHIER',
          about: 'écrire une expérience avec les variantes trouvées',
        },
        workers: workersWords.fr,
        json: { about: 'donner le résultat en JSON' },
      },
      examples: ['pepite lab search experiments/searches/or-etc.json --out search.json --lang fr'],
    },
  },
  run: async (context, { arguments: { file }, flags }) =>
    (await import('./run.ts')).runSearch(context, { file, ...flags }),
});
