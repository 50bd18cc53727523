import { FITTABLE_GAMES } from '@pepite/bots';
import { command } from '../command.ts';
import { fitWeights } from './run.ts';
import { WORKERS, workersWords } from '../workers-flag.ts';

export const fitCommand = command({
  name: 'fit',
  arguments: ['game'],
  flags: {
    generations: { kind: 'whole', least: 1, most: 10_000, default: 20 },
    population: { kind: 'whole', least: 4, most: 10_000, default: 60 },
    games: { kind: 'whole', least: 1, most: 1_000_000, default: 200 },
    seed: { kind: 'whole', least: 0, most: 2 ** 32, default: 1 },
    workers: WORKERS,
    json: { kind: 'flag' },
  },
  words: {
    en: {
      summary: 'look for better weights for the heuristic bot',
      about: [
        'Looks for weights that win more often against the heuristic: samples some around a ' +
          'guess, plays them on the same deals and learns from the best quarter, again and again ' +
          '(the cross-entropy method). A seed always gives the same result, however many workers ' +
          'there are.',
      ],
      arguments: { game: { name: 'GAME', about: `the game: ${FITTABLE_GAMES.join(', ')}` } },
      flags: {
        generations: { value: 'N', about: 'number of rounds of sampling and learning' },
        population: { value: 'N', about: 'samples per generation' },
        games: { value: 'N', about: 'matches per sample for each number of seats' },
        seed: { value: 'N', about: 'random seed' },
        workers: workersWords.en,
        json: { about: 'print the result as JSON' },
      },
      examples: ['pepite fit auruxxx', 'pepite fit auruxxx --generations 5 --games 100 --json'],
    },
    fr: {
      summary: 'chercher de meilleurs poids pour le robot heuristique',
      about: [
        'Cherche des poids qui gagnent plus contre l’heuristique : en tire au hasard autour ' +
          'd’une estimation, leur fait jouer les mêmes donnes et apprend du meilleur quart, ' +
          'encore et encore (la méthode de l’entropie croisée). Une graine donne toujours le ' +
          'même résultat, quel que soit le nombre de fils d’exécution.',
      ],
      arguments: { game: { name: 'JEU', about: `le jeu : ${FITTABLE_GAMES.join(', ')}` } },
      flags: {
        generations: { value: 'N', about: 'nombre de tirages et d’apprentissages' },
        population: { value: 'N', about: 'tirages par génération' },
        games: { value: 'N', about: 'parties par tirage pour chaque nombre de places' },
        seed: { value: 'N', about: 'graine du hasard' },
        workers: workersWords.fr,
        json: { about: 'donner le résultat en JSON' },
      },
      examples: [
        'pepite fit auruxxx --lang fr',
        'pepite fit auruxxx --generations 5 --games 100 --json',
      ],
    },
  },
  run: (context, { arguments: { game }, flags }) => fitWeights(context, { game, ...flags }),
});
