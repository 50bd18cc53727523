import {
  ONLINE_REQUESTS,
  type OnlineAnswer,
  type OnlineRequest,
  type OnlineRequestName,
  refusedBy,
} from '@pepite/outside';
import type { Problem } from '@pepite/protocol';
import type { FastifyInstance } from 'fastify';
import { answerProgram, type RequestContext } from '../programs/requests.ts';
import { statusOf } from './problems.ts';
import { admitProgram, type ProgramAccess } from './program-access.ts';

/** Where programs from outside find everything. */
export const BOT_API = '/api/v1/bot';

/** What a request costs its address, or a line its socket, in units of the cheapest. */
export const REQUEST_COSTS: Readonly<Record<OnlineRequestName, number>> = {
  move: 1,
  moves: 1,
  tables: 2,
  sit: 5,
  stand: 5,
  open: 5,
  start: 4,
  resign: 5,
  reclaim: 5,
  programs: 5,
  challenge: 10,
  accept: 5,
  decline: 2,
  'take-back': 2,
  rematch: 5,
  say: 4,
  'say-phrase': 4,
  react: 2,
};

/** In how many seconds it makes sense to try again. */
const RETRY_AFTER: Partial<Record<Problem['kind'], number>> = {
  busy: 30,
  full: 30,
  'talks-too-much': 2,
  'too-fast': 1,
  'too-many-matches': 60,
  'too-many-streams': 30,
};

/** A refusal as programs are told it, with the time after which they may try again. */
export function refusal(problem: Problem, id: number | null = null): OnlineAnswer {
  const retryAfter = 'seconds' in problem ? problem.seconds : RETRY_AFTER[problem.kind];
  return { ...refusedBy(problem, id), ...(retryAfter !== undefined && { retryAfter }) };
}

/** What programs from outside ask for over plain HTTP: each request is a POST of its own. */
export function addBotApi(
  app: FastifyInstance,
  context: RequestContext,
  access: ProgramAccess,
): void {
  app.decorateRequest('program', null);
  const preValidation = admitProgram(access);

  app.get(`${BOT_API}/account`, { preValidation }, (request, reply) =>
    reply.send({ name: request.program?.name }),
  );

  for (const [name, schema] of Object.entries(ONLINE_REQUESTS)) {
    const cost = REQUEST_COSTS[name as OnlineRequestName];
    const options = { preValidation, config: { cost } };
    const route = `${BOT_API}/${name}`;
    const answer = async (body: unknown, program: FastifyRequestProgram) => {
      if (program === null) return { problem: { kind: 'no-token' } as const };
      return answerProgram(context, program, { name, body } as OnlineRequest);
    };
    app.post(route, { ...options, schema: { body: schema } }, async (request, reply) => {
      const answered = await answer(request.body, request.program);
      if ('value' in answered) return reply.send({ type: 'done', id: null, ...answered.value });
      const refused = refusal(answered.problem);
      if ('retryAfter' in refused) void reply.header('retry-after', refused.retryAfter);
      return reply.status(statusOf(answered.problem)).send(refused);
    });
  }
}

type FastifyRequestProgram = Parameters<typeof answerProgram>[1] | null;
