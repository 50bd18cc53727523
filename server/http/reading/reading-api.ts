import type { LobbyMatch } from '@pepite/protocol';
import type { MatchRegistry } from '@pepite/matches';
import type { FastifyInstance } from 'fastify';
import { gameInfos } from './games.ts';
import { ladderOf } from './ladder.ts';
import { type ListPart, partOf } from './paging.ts';
import { countedIn, readRecords } from './records.ts';
import { addReading, type Asking } from './route.ts';
import type { Readable } from './send.ts';
import { LadderQuery, ListQuery, MatchesQuery, RecordsQuery } from './shapes.ts';

/** What may have to bring a match back from disk costs more than it looks. */
const COST_OF_MATCH = 5;

/** A part of a list in both forms; `name` is what its items are called in the document. */
const readableOf = <T>(name: string, { items, total, next }: ListPart<T>): Readable => ({
  json: { [name]: items, total, next },
  lines: items,
  next,
});

/** What programs read without being anybody: games, the ladder, public matches, records. */
export function addReadingApi(app: FastifyInstance, registry: MatchRegistry): void {
  addGames(app);
  addMatches(app, registry);
  addRecords(app, registry);
}

function addGames(app: FastifyInstance): void {
  addReading(app, {
    path: '/api/v1/games',
    query: ListQuery,
    read: ({ query, url }) => readableOf('games', partOf(gameInfos(), query, url)),
  });
  addReading(app, {
    path: '/api/v1/games/:game',
    read: ({ params }) => {
      const found = gameInfos().find(({ game }) => game === params['game']);
      return found === undefined ? { problem: { kind: 'not-found' } } : { json: found };
    },
  });
  addReading(app, {
    path: '/api/v1/ladder',
    query: LadderQuery,
    read: ({ query, url }) => readableOf('ladder', partOf(ladderOf(query['game']), query, url)),
  });
}

function addMatches(app: FastifyInstance, registry: MatchRegistry): void {
  addReading(app, {
    path: '/api/v1/matches',
    query: MatchesQuery,
    read: async ({ query, url }) => {
      const { open, live } = await registry.lobby();
      const shown = [...open, ...live].filter((match) => isWanted(match, query));
      return readableOf('matches', partOf(shown, query, url));
    },
  });
  addReading(app, {
    path: '/api/v1/matches/:id',
    cost: COST_OF_MATCH,
    read: async ({ params }) => {
      const state = await registry.stateOf(params['id'] ?? '');
      return 'problem' in state ? state : { json: state.value };
    },
  });
}

const isWanted = ({ status, game }: LobbyMatch, query: Asking['query']): boolean =>
  (query['status'] ?? status) === status && (query['game'] ?? game) === game;

function addRecords(app: FastifyInstance, registry: MatchRegistry): void {
  addReading(app, {
    path: '/api/v1/matches/:id/record',
    cost: COST_OF_MATCH,
    read: async ({ params }) => {
      const read = await registry.recordOf(params['id'] ?? '');
      return 'problem' in read ? read : { json: read.value, lines: [read.value] };
    },
  });
  addReading(app, {
    path: '/api/v1/records',
    query: RecordsQuery,
    cost: ({ query }) =>
      COST_OF_MATCH * countedIn((query as { readonly matches?: unknown }).matches),
    read: ({ query, url }) => {
      const { matches = '', skip = '0' } = query;
      return readRecords({ matches, skip: Number(skip), url }, (id) => registry.recordOf(id));
    },
  });
}
