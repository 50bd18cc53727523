import {
  type Created,
  type Me,
  MeSchema,
  readName,
  LONGEST_NAME,
  type Setup,
  SetupSchema,
} from '@pepite/protocol';
import { printRecord } from '@pepite/kernel';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '@pepite/matches';
import { bucketOf } from './address.ts';
import { refuse } from './problems.ts';
import { guestIn, welcome } from './session.ts';
import type { Place } from './visit.ts';

/** What makes a match, or may have to bring one back from disk, costs more than it looks. */
const COSTLY = 5;

/** Everything that is asked over plain HTTP. */
export function addApi(app: FastifyInstance, { house }: Place, clock: Clock): void {
  app.get('/api/me', (request, reply): Me => {
    const guest = welcome(request, reply, clock.date());
    house.noteVisit(guest);
    return { name: house.guests.nameOf(guest) ?? null };
  });

  app.put<{ Body: { readonly name: string } }>(
    '/api/me',
    { schema: { body: MeSchema } },
    (request, reply) => {
      const name = readName(request.body.name);
      if (name === undefined) return refuse(reply, { kind: 'name-wrong', most: LONGEST_NAME });
      house.rename(welcome(request, reply, clock.date()), name);
      return reply.send({ name } satisfies Me);
    },
  );

  app.post<{ Body: Setup }>(
    '/api/matches',
    { schema: { body: SetupSchema }, config: { cost: COSTLY } },
    (request, reply) => {
      const guest = guestIn(request);
      if (guest === undefined) return refuse(reply, { kind: 'no-name' });
      const created = house.create(request.body, guest, bucketOf(request.ip));
      if ('problem' in created) return refuse(reply, created.problem);
      return reply.status(201).send({ match: created.match.id } satisfies Created);
    },
  );

  app.get<{ Params: { readonly id: string }; Querystring: { readonly download?: string } }>(
    '/api/matches/:id/record',
    { config: { cost: COSTLY } },
    (request, reply) => {
      const { id } = request.params;
      const read = house.recordOf(id);
      if ('problem' in read) return refuse(reply, read.problem);
      if (request.query.download !== undefined) {
        const name = `pepite-${read.value.game}-${id}.jsonl`;
        void reply.header('content-disposition', `attachment; filename="${name}"`);
      }
      return reply.type('application/json').send(`${printRecord(read.value)}\n`);
    },
  );
}
