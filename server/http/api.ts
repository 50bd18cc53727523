import {
  type Created,
  type Me,
  MeSchema,
  readName,
  LONGEST_NAME,
  type NewMatchRequest,
  NewMatchSchema,
  type OwnRecords,
} from '@pepite/protocol';
import { printRecord } from '@pepite/kernel';
import type { FastifyInstance } from 'fastify';
import type { Clock, MatchRegistry } from '@pepite/matches';
import { bucketOf } from './address.ts';
import { sendPacked } from './packed-answer.ts';
import { sendProblem } from './problems.ts';
import { guestIn, welcome } from './guest-cookie.ts';

/** What makes a match, or may have to bring one back from disk, costs more than it looks. */
const COSTLY = 5;

/** Many matches are read from disk for it. */
const PAGE_COST = 20;

/** How many of the latest are left out, as a part of an address says it. */
const SkipSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { skip: { type: 'string', pattern: '^\\d{1,4}$' } },
} as const;

/** Everything that is asked over plain HTTP. */
export function addApi(app: FastifyInstance, registry: MatchRegistry, clock: Clock): void {
  app.get('/api/me', async (request, reply): Promise<Me> => {
    const guest = welcome(request, reply, clock.date());
    await registry.noteVisit(guest);
    return { name: (await registry.guests.nameOf(guest)) ?? null };
  });

  app.get<{ Querystring: { readonly skip?: string } }>(
    '/api/me/records',
    { schema: { querystring: SkipSchema }, config: { cost: PAGE_COST } },
    async (request, reply) => {
      const guest = guestIn(request);
      const none: OwnRecords = { matches: [], total: 0, next: null };
      const { skip = '0' } = request.query;
      return reply.send(guest === undefined ? none : await registry.recordsOf(guest, Number(skip)));
    },
  );

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

  app.get<{ Params: { readonly id: string }; Querystring: { readonly download?: string } }>(
    '/api/matches/:id/record',
    { config: { cost: COSTLY } },
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
