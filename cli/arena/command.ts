import { BOT_NAMES } from '@pepite/bots';
import { command } from '../command.ts';
import { DATA_FLAGS, GAME_IDS } from '../seating.ts';
import { SEATINGS } from './lineups.ts';
import { holdArena } from './run.ts';
import { WORKERS, workersWords } from '../workers-flag.ts';

export const arena = command({
  name: 'arena',
  arguments: ['game'],
  flags: {
    bots: { kind: 'text', default: 'expert,strong,regular,casual,newcomer' },
    games: { kind: 'whole', least: 1, most: 1_000_000, default: 100 },
    seed: { kind: 'whole', least: 0, most: 2 ** 32, default: 1 },
    seats: { kind: 'whole', least: 2, most: 6 },
    seating: { kind: 'choice', among: SEATINGS },
    time: { kind: 'whole', least: 1, most: 60_000 },
    options: { kind: 'text' },
    ...DATA_FLAGS,
    out: { kind: 'text' },
    workers: WORKERS,
    json: { kind: 'flag' },
  },
  words: {
    en: {
      summary: 'play bots against each other and rate them',
      about: [
        'Plays every pair of bots in a list against each other in many matches and rates them. ' +
          'Each deal is played several times with the bots in different seats, to even out luck. ' +
          'Without --time, a seed always gives the same matches, however many workers there are.',
      ],
      arguments: { game: { name: 'GAME', about: `the game: ${GAME_IDS.join(', ')}` } },
      flags: {
        bots: {
          value: 'NAMES',
          about:
            `two or more of ${BOT_NAMES.join(', ')}, or exec: and a command that starts your own ` +
            'program (docs/env.md), separated by commas',
        },
        games: { value: 'N', about: 'matches per pair, rounded up to whole deals' },
        seed: { value: 'N', about: 'random seed' },
        seats: { value: 'N', about: 'number of seats (default: the maximum)' },
        seating: {
          about:
            'alternate: every other seat each (partners, where there are teams); alone: the ' +
            'first bot against the other in all other seats (default: alternate, alone if seats ' +
            'are odd)',
        },
        time: {
          value: 'MS',
          about:
            'time for each decision: of the processor for a searching bot, by the clock for a ' +
            'program (default: 1000)',
        },
        options: {
          value: 'JSON',
          about: 'the table’s options, see below, or a .json file with them',
        },
        cards: { value: 'FILE', about: 'card table as a JSON file' },
        out: { value: 'FILE', about: 'write a record of every match, one per line' },
        workers: workersWords.en,
        json: { about: 'print the result as JSON' },
      },
      examples: [
        'pepite arena aurum --bots expert,heuristic --games 300 --time 50',
        'pepite arena auruxxx --seats 4 --seating alone --bots expert,heuristic --seed 7',
        'pepite arena silver-and-gold --seats 2 --out out.jsonl',
        `pepite arena aurum --bots expert,'exec:python3 mybot.py' --games 20`,
      ],
    },
    fr: {
      summary: 'opposer les robots et leur attribuer une cote',
      about: [
        'Oppose deux à deux les robots d’une liste en de nombreuses parties et leur attribue ' +
          'une cote. Chaque donne est jouée plusieurs fois, les robots changeant de place, pour ' +
          'répartir la chance. Sans --time, une graine donne toujours les mêmes parties, quel ' +
          'que soit le nombre de fils d’exécution.',
      ],
      arguments: { game: { name: 'JEU', about: `le jeu : ${GAME_IDS.join(', ')}` } },
      flags: {
        bots: {
          value: 'NOMS',
          about:
            `au moins deux parmi ${BOT_NAMES.join(', ')}, ou exec: et une commande qui lance ` +
            'votre propre programme (docs/env.md), séparés par des virgules',
        },
        games: {
          value: 'N',
          about: 'parties par paire, arrondies à des donnes entières',
        },
        seed: { value: 'N', about: 'graine du hasard' },
        seats: { value: 'N', about: 'nombre de places (par défaut : le maximum)' },
        seating: {
          about:
            'alternate : une place sur deux chacun (des partenaires, s’il y a des équipes) ; ' +
            'alone : le premier robot contre l’autre à toutes les autres places (par défaut : ' +
            'alternate, alone si le nombre de places est impair)',
        },
        time: {
          value: 'MS',
          about:
            'temps par décision : du processeur pour un robot qui cherche, à l’horloge pour un ' +
            'programme (par défaut : 1000)',
        },
        options: {
          value: 'JSON',
          about: 'les options de la table, voir plus bas, ou un fichier .json',
        },
        cards: { value: 'FICHIER', about: 'table de cartes, dans un fichier JSON' },
        out: { value: 'FICHIER', about: 'enregistrer chaque partie, une par ligne' },
        workers: workersWords.fr,
        json: { about: 'donner le résultat en JSON' },
      },
      examples: [
        'pepite arena aurum --bots expert,heuristic --games 300 --time 50 --lang fr',
        'pepite arena auruxxx --seats 4 --seating alone --bots expert,heuristic --seed 7',
        'pepite arena silver-and-gold --seats 2 --out sortie.jsonl',
        `pepite arena aurum --bots expert,'exec:python3 monrobot.py' --games 20`,
      ],
    },
  },
  run: (context, { arguments: { game }, flags }) => holdArena(context, { game, ...flags }),
});
