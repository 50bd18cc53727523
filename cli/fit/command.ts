import { FITTABLE_GAMES } from '@pepite/bots';
import { command } from '../command.ts';
import { fitWeights } from './run.ts';

export const fitCommand = command({
  name: 'fit',
  arguments: ['game'],
  flags: {
    generations: { kind: 'whole', least: 1, most: 10_000, standard: 20 },
    population: { kind: 'whole', least: 4, most: 10_000, standard: 60 },
    games: { kind: 'whole', least: 1, most: 1_000_000, standard: 200 },
    seed: { kind: 'whole', least: 0, most: 2 ** 32, standard: 1 },
    workers: { kind: 'whole', least: 1, most: 256 },
    json: { kind: 'flag' },
  },
  words: {
    en: {
      summary: 'look for better weights of a bot that plays at first sight',
      about: [
        'Looks for weights that win more against the heuristic: draws some at random around a ' +
          'guess, lets them play the same deals and learns from the best quarter, again and ' +
          'again (the cross-entropy method). The same seed finds the same, whatever the workers.',
      ],
      arguments: { game: { name: 'GAME', about: `which game: ${FITTABLE_GAMES.join(', ')}` } },
      flags: {
        generations: { value: 'N', about: 'how often to draw and to learn' },
        population: { value: 'N', about: 'how many are drawn each time' },
        games: { value: 'N', about: 'how many matches each plays with every number of seats' },
        seed: { value: 'N', about: 'where chance starts from' },
        workers: { value: 'N', about: 'how many threads play; one for each core unless said' },
        json: { about: 'the result as JSON, for programs' },
      },
      examples: ['pepite fit auruxxx', 'pepite fit auruxxx --generations 5 --games 100 --json'],
    },
    fr: {
      summary: 'chercher de meilleurs poids pour un robot qui joue au premier regard',
      about: [
        'Cherche des poids qui gagnent plus contre l’heuristique : en tire au hasard autour ' +
          'd’une estimation, leur fait jouer les mêmes donnes et apprend du meilleur quart, ' +
          'encore et encore (la méthode de l’entropie croisée). La même graine trouve la même ' +
          'chose, quel que soit le nombre de fils d’exécution.',
      ],
      arguments: { game: { name: 'JEU', about: `quel jeu : ${FITTABLE_GAMES.join(', ')}` } },
      flags: {
        generations: { value: 'N', about: 'combien de fois tirer et apprendre' },
        population: { value: 'N', about: 'combien sont tirés à chaque fois' },
        games: { value: 'N', about: 'combien de parties chacun joue à chaque nombre de places' },
        seed: { value: 'N', about: 'la graine d’où part le hasard' },
        workers: {
          value: 'N',
          about: 'combien de fils d’exécution ; un par cœur si rien n’est dit',
        },
        json: { about: 'le résultat en JSON, pour les programmes' },
      },
      examples: [
        'pepite fit auruxxx --lang fr',
        'pepite fit auruxxx --generations 5 --games 100 --json',
      ],
    },
  },
  run: (context, { arguments: { game }, flags }) => fitWeights(context, { game, ...flags }),
});
