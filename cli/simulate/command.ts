import { BOT_NAMES } from '@pepite/bots';
import { command } from '../command.ts';
import { DATA_FLAGS, GAME_IDS } from '../seating.ts';
import { simulateGames } from './run.ts';

export const simulate = command({
  name: 'simulate',
  arguments: ['game'],
  flags: {
    seats: { kind: 'whole', least: 1, most: 6 },
    games: { kind: 'whole', least: 1, most: 1_000_000_000, standard: 1000 },
    bots: { kind: 'text', standard: 'heuristic' },
    seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, standard: 1 },
    options: { kind: 'text' },
    ...DATA_FLAGS,
    records: { kind: 'text' },
    workers: { kind: 'whole', least: 1, most: 256 },
    json: { kind: 'flag' },
  },
  words: {
    en: {
      summary: 'let bots play many matches, and count',
      about: [
        'Lets bots play many matches and tells who won, with which scores, how long they took ' +
          'and how their rounds ended. The same seed gives the same result, whatever the workers.',
      ],
      arguments: { game: { name: 'GAME', about: `which game: ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'how many play; as many as can unless said' },
        games: { value: 'N', about: 'how many matches' },
        bots: {
          value: 'NAMES',
          about: `${BOT_NAMES.join(', ')}: one name for all seats, or one each, with commas`,
        },
        seed: { value: 'N', about: 'where chance starts from' },
        options: { value: 'JSON', about: 'what the table chooses, see below' },
        cards: { value: 'FILE', about: 'that option of a game, as JSON in a file' },
        records: { value: 'FILE', about: 'where a record of every match goes, one on each line' },
        workers: { value: 'N', about: 'how many threads play; one for each core unless said' },
        json: { about: 'the result as JSON, for programs' },
      },
      examples: [
        'pepite simulate aurum',
        'pepite simulate aurum --games 10000 --bots heuristic,random,heuristic,random --seed 7',
        `pepite simulate aurum --seats 3 --options '{"cumulative": true}' --records out.jsonl`,
      ],
    },
    fr: {
      summary: 'faire jouer beaucoup de parties aux robots, et compter',
      about: [
        'Fait jouer beaucoup de parties aux robots et dit qui a gagné, avec quels scores, ' +
          'combien de temps elles ont duré et comment leurs manches ont fini. La même graine ' +
          'donne le même résultat, quel que soit le nombre de fils d’exécution.',
      ],
      arguments: { game: { name: 'JEU', about: `quel jeu : ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'combien jouent ; le plus possible si rien n’est dit' },
        games: { value: 'N', about: 'combien de parties' },
        bots: {
          value: 'NOMS',
          about:
            `${BOT_NAMES.join(', ')} : un nom pour toutes les places, ou un pour chacune, ` +
            'séparés par des virgules',
        },
        seed: { value: 'N', about: 'la graine d’où part le hasard' },
        options: { value: 'JSON', about: 'ce que la table choisit, voir plus bas' },
        cards: { value: 'FICHIER', about: 'cette option d’un jeu, en JSON dans un fichier' },
        records: {
          value: 'FICHIER',
          about: 'où va l’enregistrement de chaque partie, un par ligne',
        },
        workers: {
          value: 'N',
          about: 'combien de fils d’exécution ; un par cœur si rien n’est dit',
        },
        json: { about: 'le résultat en JSON, pour les programmes' },
      },
      examples: [
        'pepite simulate aurum --lang fr',
        'pepite simulate aurum --games 10000 --bots heuristic,random,heuristic,random --seed 7',
        `pepite simulate aurum --seats 3 --options '{"cumulative": true}' --records sortie.jsonl`,
      ],
    },
  },
  run: (context, { arguments: { game }, flags }) => simulateGames(context, { game, ...flags }),
});
