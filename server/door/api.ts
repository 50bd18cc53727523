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
import { refuse } from './problems.ts';
import { guestIn, welcome } from './session.ts';
import type { Place } from './visit.ts';

/** What makes a match, or may have to bring one back from disk, costs more than it looks. */
const COSTLY = 5;

/** Everything that is asked over plain HTTP. */
export function addApi(app: FastifyInstance, { house, ledger }: Place, clock: Clock): void {
  /** Answers once all that was written is on disk. */
  const afterwards = <T>(value: T): Promise<T> =>
    new Promise((resolve) => {
      ledger.afterwards(() => resolve(value));
    });

  app.get('/api/me', (request, reply): Me => {
    const guest = welcome(request, reply, clock.date());
    return { name: house.guests.nameOf(guest) ?? null };
  });

  app.put<{ Body: { readonly name: string } }>(
    '/api/me',
    { schema: { body: MeSchema } },
    async (request, reply) => {
      const name = readName(request.body.name);
      if (name === undefined) return refuse(reply, { kind: 'name-wrong', most: LONGEST_NAME });
      house.guests.rename(welcome(request, reply, clock.date()), name, clock.date());
      return afterwards<Me>({ name });
    },
  );

  app.post<{ Body: Setup }>(
    '/api/matches',
    { schema: { body: SetupSchema }, config: { cost: COSTLY } },
    async (request, reply) => {
      const guest = guestIn(request);
      if (guest === undefined) return refuse(reply, { kind: 'no-name' });
      const created = house.create(request.body, guest);
      if ('problem' in created) return refuse(reply, created.problem);
      void reply.status(201);
      return afterwards<Created>({ match: created.match.id });
    },
  );

  app.get<{ Params: { readonly id: string }; Querystring: { readonly download?: string } }>(
    '/api/matches/:id/record',
    { config: { cost: COSTLY } },
    (request, reply) => {
      const match = house.find(request.params.id);
      if (match === undefined) return refuse(reply, { kind: 'no-such-match' });
      const record = match.record();
      if (record === undefined) return refuse(reply, { kind: 'not-over' });
      if (request.query.download !== undefined) {
        const name = `pepite-${match.game.id}-${match.id}.jsonl`;
        void reply.header('content-disposition', `attachment; filename="${name}"`);
      }
      return reply.type('application/json').send(`${printRecord(record)}\n`);
    },
  );
}
