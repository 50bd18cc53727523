import { BOT_NAMES } from '@pepite/bots';
import { command } from '../command.ts';
import { DATA_FLAGS, GAME_IDS } from '../seating.ts';
import { SEATINGS } from './lineups.ts';
import { holdArena } from './run.ts';

export const arena = command({
  name: 'arena',
  arguments: ['game'],
  flags: {
    bots: { kind: 'text', standard: 'expert,strong,regular,casual,newcomer' },
    games: { kind: 'whole', least: 1, most: 1_000_000, standard: 100 },
    seed: { kind: 'whole', least: 0, most: 2 ** 32, standard: 1 },
    seats: { kind: 'whole', least: 2, most: 6 },
    seating: { kind: 'choice', among: SEATINGS },
    time: { kind: 'whole', least: 1, most: 60_000 },
    options: { kind: 'text' },
    ...DATA_FLAGS,
    out: { kind: 'text' },
    workers: { kind: 'whole', least: 1, most: 256 },
    json: { kind: 'flag' },
  },
  words: {
    en: {
      summary: 'let bots meet each other, and rate them',
      about: [
        'Lets every two bots of a list meet in many matches and rates them. Each deal is played ' +
          'several times, with the bots on other seats, so that luck is shared out. Without ' +
          '--time the same seed gives the same matches, whatever the workers.',
      ],
      arguments: { game: { name: 'GAME', about: `which game: ${GAME_IDS.join(', ')}` } },
      flags: {
        bots: { value: 'NAMES', about: `two or more of ${BOT_NAMES.join(', ')}, with commas` },
        games: { value: 'N', about: 'how many matches each pair plays; deals are played out' },
        seed: { value: 'N', about: 'where chance starts from' },
        seats: { value: 'N', about: 'how many play; as many as can unless said' },
        seating: {
          about:
            'every other seat each (partners, where there are teams), or the one named first ' +
            'alone against the other on all other seats; alternate unless the seats are odd',
        },
        time: {
          value: 'MS',
          about: 'how long a bot that searches thinks about a choice, in processor time',
        },
        options: { value: 'JSON', about: 'what the table chooses, see below' },
        cards: { value: 'FILE', about: 'that option of a game, as JSON in a file' },
        out: { value: 'FILE', about: 'where a record of every match goes, one on each line' },
        workers: { value: 'N', about: 'how many threads play; one for each core unless said' },
        json: { about: 'the result as JSON, for programs' },
      },
      examples: [
        'pepite arena aurum --bots expert,heuristic --games 300 --time 50',
        'pepite arena auruxxx --seats 4 --seating alone --bots expert,heuristic --seed 7',
        'pepite arena silver-and-gold --seats 2 --out out.jsonl',
      ],
    },
    fr: {
      summary: 'faire se rencontrer les robots, et les coter',
      about: [
        'Fait se rencontrer deux à deux les robots d’une liste, en beaucoup de parties, et les ' +
          'cote. Chaque donne est jouée plusieurs fois, les robots à d’autres places, pour que ' +
          'la chance soit partagée. Sans --time, la même graine donne les mêmes parties, quel ' +
          'que soit le nombre de fils d’exécution.',
      ],
      arguments: { game: { name: 'JEU', about: `quel jeu : ${GAME_IDS.join(', ')}` } },
      flags: {
        bots: {
          value: 'NOMS',
          about: `au moins deux parmi ${BOT_NAMES.join(', ')}, séparés par des virgules`,
        },
        games: {
          value: 'N',
          about: 'combien de parties joue chaque paire ; les donnes sont jouées en entier',
        },
        seed: { value: 'N', about: 'la graine d’où part le hasard' },
        seats: { value: 'N', about: 'combien jouent ; le plus possible si rien n’est dit' },
        seating: {
          about:
            'une place sur deux chacun (des partenaires, là où il y a des équipes), ou le ' +
            'premier nommé seul contre l’autre à toutes les autres places ; alternate, sauf si ' +
            'le nombre de places est impair',
        },
        time: {
          value: 'MS',
          about: 'combien de temps de processeur un robot qui cherche passe sur un choix',
        },
        options: { value: 'JSON', about: 'ce que la table choisit, voir plus bas' },
        cards: { value: 'FICHIER', about: 'cette option d’un jeu, en JSON dans un fichier' },
        out: { value: 'FICHIER', about: 'où va l’enregistrement de chaque partie, un par ligne' },
        workers: {
          value: 'N',
          about: 'combien de fils d’exécution ; un par cœur si rien n’est dit',
        },
        json: { about: 'le résultat en JSON, pour les programmes' },
      },
      examples: [
        'pepite arena aurum --bots expert,heuristic --games 300 --time 50 --lang fr',
        'pepite arena auruxxx --seats 4 --seating alone --bots expert,heuristic --seed 7',
        'pepite arena silver-and-gold --seats 2 --out sortie.jsonl',
      ],
    },
  },
  run: (context, { arguments: { game }, flags }) => holdArena(context, { game, ...flags }),
});
