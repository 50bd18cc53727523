import { command } from '../command.ts';

export const labShowCommand = command({
  name: 'lab show',
  arguments: ['result'],
  flags: { json: { kind: 'flag' }, csv: { kind: 'flag' }, html: { kind: 'text' } },
  words: {
    en: {
      summary: 'show what an experiment has found',
      about: [
        'Shows a result that pepite lab run has kept: every measure of every variant with its ' +
          '95% interval, and where variants really differ.',
      ],
      arguments: { result: { name: 'RESULT', about: 'the file that --out named' } },
      flags: {
        json: { about: 'print the report as JSON' },
        csv: { about: 'print it as CSV, a line for each measure of each variant' },
        html: { value: 'FILE', about: 'write it as one page with plots, which needs no server' },
      },
      examples: ['pepite lab show sheets.json', 'pepite lab show sheets.json --html sheets.html'],
    },
    fr: {
      summary: 'montrer ce qu’une expérience a trouvé',
      about: [
        'Montre un résultat gardé par pepite lab run : chaque mesure de chaque variante avec ' +
          'son intervalle à 95 %, et là où les variantes diffèrent vraiment.',
      ],
      arguments: { result: { name: 'RÉSULTAT', about: 'le fichier nommé par --out' } },
      flags: {
        json: { about: 'donner le rapport en JSON' },
        csv: { about: 'le donner en CSV, une ligne par mesure et par variante' },
        html: {
          value: 'FICHIER',
          about: 'l’écrire en une page avec des courbes, sans serveur',
        },
      },
      examples: [
        'pepite lab show sheets.json --lang fr',
        'pepite lab show sheets.json --html sheets.html --lang fr',
      ],
    },
  },
  run: async (context, { arguments: { result }, flags }) =>
    (await import('./show.ts')).showResult(context, { file: result, ...flags }),
});
