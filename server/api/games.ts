import { GameInfoSchema } from '../http/reading/games.ts';
import { LadderEntrySchema } from '../http/reading/ladder.ts';
import { LadderQuery, ListQuery, listOf } from '../http/reading/shapes.ts';
import type { OperationGroup } from './operation.ts';

const AURUM = {
  game: 'aurum',
  title: { en: 'Aurum', fr: 'Aurum' },
  credits: { en: 'Aurum, by its authors.', fr: 'Aurum, par ses auteurs.' },
  seats: { least: 3, most: 4 },
  rules: 1,
  earlierRules: [],
  hasTeams: true,
  options: [
    {
      name: 'zeros',
      kind: 'flag',
      words: { en: 'Everyone starts with a gold 0', fr: 'Chacun commence avec un 0 d’or' },
      default: { 3: false, 4: false },
    },
  ],
  clauses: [
    {
      clause: 'A26',
      words: { en: 'Partners say nothing of cards.', fr: 'Les partenaires taisent leurs cartes.' },
    },
  ],
};

const EXPERT = {
  game: 'aurum',
  rules: 1,
  seats: 4,
  bot: 'expert',
  points: 2262,
  matches: 40,
  milliseconds: 20,
  seed: 1,
};

export const games: OperationGroup = {
  name: 'Games',
  description: 'The games, and how strong our bots are in them.',
  operations: [
    {
      id: 'listGames',
      method: 'get',
      path: '/api/v1/games',
      summary: 'All games, with their seats, options, rules and clauses in both languages',
      isReading: true,
      isPaged: true,
      query: { schema: ListQuery, example: { limit: '2' } },
      answer: {
        description: 'Some of the games.',
        schema: listOf('Games', GameInfoSchema, 'games'),
        line: GameInfoSchema,
        example: { games: [AURUM], total: 4, next: '/api/v1/games?limit=2&skip=2' },
      },
    },
    {
      id: 'getGame',
      method: 'get',
      path: '/api/v1/games/:game',
      summary: 'One game',
      isReading: true,
      parts: { game: { description: 'The id of the game.', example: 'aurum' } },
      answer: { description: 'The game.', schema: GameInfoSchema, example: AURUM },
      problems: ['not-found'],
    },
    {
      id: 'getLadder',
      method: 'get',
      path: '/api/v1/ladder',
      summary: 'How strong each level of bots is in each game, as measured',
      description:
        'Ratings as in chess, from matches of every two levels on the same deals with seats ' +
        'changed (`pepite arena`).',
      isReading: true,
      isPaged: true,
      query: { schema: LadderQuery, example: { game: 'aurum' } },
      answer: {
        description: 'The levels of a game, the strongest first.',
        schema: listOf('Ladder', LadderEntrySchema, 'ladder'),
        line: LadderEntrySchema,
        example: { ladder: [EXPERT], total: 5, next: null },
      },
    },
  ],
};
