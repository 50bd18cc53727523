import { BOT_NAMES } from '@pepite/bots';
import { command } from '../command.ts';
import { DATA_FLAGS, GAME_IDS } from '../seating.ts';
import { simulateGames } from './run.ts';
import { WORKERS, workersWords } from '../workers-flag.ts';

export const simulate = command({
  name: 'simulate',
  arguments: ['game'],
  flags: {
    seats: { kind: 'whole', least: 1, most: 6 },
    games: { kind: 'whole', least: 1, most: 1_000_000_000, default: 1000 },
    bots: { kind: 'text', default: 'heuristic' },
    seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, default: 1 },
    options: { kind: 'text' },
    ...DATA_FLAGS,
    records: { kind: 'text' },
    workers: WORKERS,
    json: { kind: 'flag' },
  },
  words: {
    en: {
      summary: 'simulate matches and report statistics',
      about: [
        'Plays many matches between bots and reports who won, the scores, how long the matches ' +
          'were and how rounds ended. A seed always gives the same result, however many workers ' +
          'there are.',
      ],
      arguments: { game: { name: 'GAME', about: `the game: ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'number of seats (default: the maximum)' },
        games: { value: 'N', about: 'number of matches' },
        bots: {
          value: 'NAMES',
          about: `${BOT_NAMES.join(', ')}: one name for all seats, or one each, with commas`,
        },
        seed: { value: 'N', about: 'random seed' },
        options: {
          value: 'JSON',
          about: 'the table’s options, see below, or a .json file with them',
        },
        cards: { value: 'FILE', about: 'card table as a JSON file' },
        records: { value: 'FILE', about: 'write a record of every match, one per line' },
        workers: workersWords.en,
        json: { about: 'print the result as JSON' },
      },
      examples: [
        'pepite simulate aurum',
        'pepite simulate aurum --games 10000 --bots heuristic,random,heuristic,random --seed 7',
        `pepite simulate aurum --seats 3 --options '{"cumulative": true}' --records out.jsonl`,
      ],
    },
    fr: {
      summary: 'simuler des parties et donner des statistiques',
      about: [
        'Fait jouer de nombreuses parties aux robots et donne les gagnants, les scores, la ' +
          'longueur des parties et les fins de manche. Une graine donne toujours le même ' +
          'résultat, quel que soit le nombre de fils d’exécution.',
      ],
      arguments: { game: { name: 'JEU', about: `le jeu : ${GAME_IDS.join(', ')}` } },
      flags: {
        seats: { value: 'N', about: 'nombre de places (par défaut : le maximum)' },
        games: { value: 'N', about: 'nombre de parties' },
        bots: {
          value: 'NOMS',
          about:
            `${BOT_NAMES.join(', ')} : un nom pour toutes les places, ou un pour chacune, ` +
            'séparés par des virgules',
        },
        seed: { value: 'N', about: 'graine du hasard' },
        options: {
          value: 'JSON',
          about: 'les options de la table, voir plus bas, ou un fichier .json',
        },
        cards: { value: 'FICHIER', about: 'table de cartes, dans un fichier JSON' },
        records: {
          value: 'FICHIER',
          about: 'enregistrer chaque partie, une par ligne',
        },
        workers: workersWords.fr,
        json: { about: 'donner le résultat en JSON' },
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
