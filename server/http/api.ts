import {
  type Created,
  type Me,
  MeSchema,
  readName,
  LONGEST_BRANCH,
  LONGEST_NAME,
  type NewBranchRequest,
  NewBranchSchema,
  type NewMatchRequest,
  NewMatchSchema,
  type OwnRecords,
  type OwnStatistics,
} from '@pepite/protocol';
import { printRecord } from '@pepite/kernel';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Clock, MatchRegistry } from '@pepite/matches';
import { bucketOf } from './address.ts';
import { sendPacked } from './packed-answer.ts';
import { sendProblem } from './problems.ts';
import { guestIn, welcome } from './guest-cookie.ts';
import { addressAfter, skipField } from './reading/paging.ts';
import { sendReadable } from './reading/send.ts';

/** What makes a match, or may have to bring one back from disk, costs more than it looks. */
const COSTLY = 5;

/** Many matches are read from disk for it. */
const PAGE_COST = 20;

/** A whole match may be played through to find the position that a table goes on from. */
const POSITION_COST = 40;
/** A position is a text in a text, where each quotation mark takes two bytes. */
const LARGEST_POSITION = 2 * LONGEST_BRANCH;

/** How many of the latest are left out. */
export const SkipQuery = Type.Object(skipField, { additionalProperties: false });

/** Everything that is asked over plain HTTP. */
export function addApi(app: FastifyInstance, registry: MatchRegistry, clock: Clock): void {
  addGuest(app, registry, clock);
  addOwnMatches(app, registry);
  addTables(app, registry);
  addRecord(app, registry);
}

/** Who somebody is. */
function addGuest(app: FastifyInstance, registry: MatchRegistry, clock: Clock): void {
  app.get('/api/me', async (request, reply): Promise<Me> => {
    const guest = welcome(request, reply, clock.date());
    await registry.noteVisit(guest);
    return { name: (await registry.guests.nameOf(guest)) ?? null };
  });

  app.put<{ Body: { readonly name: string } }>(
    '/api/me',
    { schema: { body: MeSchema } },
    async (request, reply) => {
      const name = readName(request.body.name);
      if (name === undefined) return sendProblem(reply, { kind: 'name-wrong', most: LONGEST_NAME });
      await registry.rename(welcome(request, reply, clock.date()), name);
      return reply.send({ name } satisfies Me);
    },
  );
}

/** What somebody has played, and plays. */
function addOwnMatches(app: FastifyInstance, registry: MatchRegistry): void {
  app.get<{ Querystring: { readonly skip?: string } }>(
    '/api/me/records',
    { schema: { querystring: SkipQuery }, config: { cost: PAGE_COST } },
    async (request, reply) => {
      const guest = guestIn(request);
      const none: OwnRecords = { matches: [], total: 0, next: null };
      const { skip = '0' } = request.query;
      const found = guest === undefined ? none : await registry.recordsOf(guest, Number(skip));
      const next = found.next === null ? null : addressAfter(request.url, found.next);
      return sendReadable(request, reply, { json: found, lines: found.matches, next });
    },
  );

  app.get('/api/me/matches', { config: { cost: COSTLY } }, async (request, reply) => {
    const guest = guestIn(request);
    const matches = guest === undefined ? [] : await registry.matchesOf(guest);
    return sendReadable(request, reply, { json: { matches }, lines: matches });
  });

  app.get('/api/me/statistics', { config: { cost: COSTLY } }, async (request, reply) => {
    const guest = guestIn(request);
    const none: OwnStatistics = { games: [] };
    const found = guest === undefined ? none : await registry.statisticsOf(guest);
    return sendReadable(request, reply, { json: found, lines: found.games });
  });
}

/** Tables that are opened. */
function addTables(app: FastifyInstance, registry: MatchRegistry): void {
  app.post<{ Body: NewMatchRequest }>(
    '/api/matches',
    { schema: { body: NewMatchSchema }, config: { cost: COSTLY } },
    async (request, reply) => {
      const guest = guestIn(request);
      if (guest === undefined) return sendProblem(reply, { kind: 'no-name' });
      const created = await registry.create(request.body, guest, bucketOf(request.ip));
      if ('problem' in created) return sendProblem(reply, created.problem);
      return reply.status(201).send({ match: created.value.id } satisfies Created);
    },
  );

  app.post<{ Body: NewBranchRequest }>(
    '/api/branches',
    {
      schema: { body: NewBranchSchema },
      bodyLimit: LARGEST_POSITION,
      config: { cost: POSITION_COST },
    },
    async (request, reply) => {
      const guest = guestIn(request);
      if (guest === undefined) return sendProblem(reply, { kind: 'no-name' });
      const created = await registry.createBranch(request.body, guest, bucketOf(request.ip));
      if ('problem' in created) return sendProblem(reply, created.problem);
      return reply.status(201).send({ match: created.value.id } satisfies Created);
    },
  );
}

/** What was played. */
function addRecord(app: FastifyInstance, registry: MatchRegistry): void {
  app.get<{ Params: { readonly id: string }; Querystring: { readonly download?: string } }>(
    '/api/matches/:id/record',
    { config: { cost: COSTLY, isForPages: true } },
    async (request, reply) => {
      const { id } = request.params;
      const read = await registry.recordOf(id);
      if ('problem' in read) return sendProblem(reply, read.problem);
      if (request.query.download !== undefined) {
        const name = `pepite-${read.value.game}-${id}.jsonl`;
        void reply.header('content-disposition', `attachment; filename="${name}"`);
      }
      void reply.type('application/json; charset=utf-8');
      return sendPacked(request, reply, `${printRecord(read.value)}\n`);
    },
  );
}
