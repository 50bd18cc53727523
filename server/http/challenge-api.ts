import { decideRequest, type Guest, type Match, type MatchRegistry } from '@pepite/matches';
import {
  type Challenge,
  ChallengeSchema,
  type ConnectedPrograms,
  type Problem,
} from '@pepite/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Challenger, Challenges } from '../programs/challenges.ts';
import { bucketOf } from './address.ts';
import { guestIn } from './guest-cookie.ts';
import { sendProblem } from './problems.ts';

/** All who are connected are looked through for it. */
const LIST_COST = 5;
const CHALLENGE_COST = 10;

/** What they are to play. */
export const ProgramsQuery = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    seats: Type.Optional(Type.String({ pattern: '^[2-6]$' })),
  },
  { additionalProperties: false },
);

interface SeatParams {
  readonly id: string;
  readonly seat: string;
}

/** Where people see which programs are connected, and ask them to play. */
export function addChallengeApi(
  app: FastifyInstance,
  registry: MatchRegistry,
  challenges: Challenges,
): void {
  app.get<{ Querystring: Static<typeof ProgramsQuery> }>(
    '/api/programs',
    { schema: { querystring: ProgramsQuery }, config: { cost: LIST_COST } },
    async (request, reply) => {
      const guest = guestIn(request);
      const { game, seats } = request.query;
      const wanted = { game, seats: seats === undefined ? undefined : Number(seats) };
      const programs =
        guest === undefined ? [] : await challenges.list(challengerOf(request, guest), wanted);
      return reply.send({ programs } satisfies ConnectedPrograms);
    },
  );

  app.post<{ Body: Challenge; Params: Pick<SeatParams, 'id'> }>(
    '/api/matches/:id/challenges',
    { schema: { body: ChallengeSchema }, config: { cost: CHALLENGE_COST } },
    (request, reply) =>
      answerAt(request, reply, registry, async (guest, match) => {
        const { seat, program } = request.body;
        const challenger = challengerOf(request, guest);
        if (!match.waitingRoom.isHost(guest)) return { kind: 'not-host' };
        const wanted = { game: match.setup.game, seats: match.seats.occupants.length };
        const chosen = await challenges.choose(challenger, { program }, wanted);
        if ('problem' in chosen) return chosen.problem;
        return challenges.ask(challenger, match, seat, chosen.value);
      }),
  );

  app.delete<{ Params: SeatParams }>('/api/matches/:id/challenges/:seat', (request, reply) =>
    answerAt(request, reply, registry, async (guest, match) => {
      if (!/^\d$/.test(request.params.seat)) return { kind: 'no-such-seat' };
      const seat = Number(request.params.seat);
      const withdrawal = { type: 'withdraw', seat } as const;
      return match.carryOut(() => decideRequest(match, guest, undefined, withdrawal));
    }),
  );
}

const challengerOf = ({ ip }: FastifyRequest, guest: Guest): Challenger => ({
  guest,
  person: guest,
  origin: bucketOf(ip),
});

/** Has somebody do something at a match. */
async function answerAt(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: MatchRegistry,
  act: (guest: Guest, match: Match) => Promise<Problem | undefined>,
): Promise<unknown> {
  const guest = guestIn(request);
  if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
  const found = await registry.find((request.params as Pick<SeatParams, 'id'>).id);
  const problem = 'problem' in found ? found.problem : await act(guest, found.value);
  if (problem === undefined) return reply.send({});
  if (problem.kind === 'challenges-too-much') void reply.header('retry-after', problem.seconds);
  return sendProblem(reply, problem);
}
