import { EFFORT_NAMES } from '@pepite/review';
import { command } from '../command.ts';
import { WORKERS, workersWords } from '../workers-flag.ts';

export const reviewCalibrateCommand = command({
  name: 'review calibrate',
  arguments: ['game'],
  flags: {
    seats: { kind: 'whole', least: 2, most: 6 },
    matches: { kind: 'whole', least: 2, most: 100_000, default: 40 },
    effort: { kind: 'choice', among: EFFORT_NAMES, default: 'quick' },
    iterations: { kind: 'whole', least: 20, most: 1_000_000, default: 200 },
    seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, default: 1 },
    out: { kind: 'text' },
    json: { kind: 'flag' },
    workers: WORKERS,
  },
  words: {
    en: {
      summary: 'see what accuracy says of bots of all levels',
      about: [
        'Has bots of all five levels play with each other, reviews every match from every seat, ' +
          'and shows how accurate each level is, how far matches stray from that, and how many ' +
          'it takes to tell two levels apart. docs/review.md has what came of it.',
      ],
      arguments: { game: { name: 'GAME', about: 'the game' } },
      flags: {
        seats: { value: 'N', about: 'number of seats (default: 4, or as many as the game has)' },
        matches: { value: 'N', about: 'number of matches' },
        effort: { about: 'how closely decisions are looked at' },
        iterations: { value: 'N', about: 'playouts that experts think with' },
        seed: { value: 'N', about: 'another seed plays other matches' },
        out: { value: 'FILE', about: 'keep what is found here, and go on with what is there' },
        json: { about: 'print every match as JSON instead of the table' },
        workers: workersWords.en,
      },
      examples: ['pepite review calibrate aurum --matches 60 --out aurum.json'],
    },
    fr: {
      summary: 'voir ce que dit la précision des robots de tous les niveaux',
      about: [
        'Fait jouer ensemble des robots des cinq niveaux, analyse chaque partie depuis chaque ' +
          'place, et montre la précision de chaque niveau, sa dispersion d’une partie à l’autre, ' +
          'et combien de parties il faut pour distinguer deux niveaux. docs/review.md en donne ' +
          'les résultats.',
      ],
      arguments: { game: { name: 'JEU', about: 'le jeu' } },
      flags: {
        seats: { value: 'N', about: 'nombre de places (par défaut : 4, ou le plus possible)' },
        matches: { value: 'N', about: 'nombre de parties' },
        effort: { about: 'avec quel soin regarder les décisions' },
        iterations: { value: 'N', about: 'suites que les experts explorent à chaque choix' },
        seed: { value: 'N', about: 'une autre graine joue d’autres parties' },
        out: { value: 'FICHIER', about: 'garder le résultat ici, et reprendre ce qui y est' },
        json: { about: 'donner chaque partie en JSON au lieu du tableau' },
        workers: workersWords.fr,
      },
      examples: ['pepite review calibrate aurum --matches 60 --out aurum.json --lang fr'],
    },
  },
  run: async (context, { arguments: { game }, flags }) =>
    (await import('./calibrate.ts')).calibrate(context, { game, ...flags }),
});
