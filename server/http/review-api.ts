import type { Seat } from '@pepite/kernel';
import { NothingSchema } from '@pepite/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Asker, ReviewService, Standing } from '../reviews/service.ts';
import { bucketOf } from './address.ts';
import { guestIn } from './guest-cookie.ts';
import { sendProblem } from './problems.ts';
import { sendReadable } from './reading/send.ts';
import { ReviewQuery } from './review-shapes.ts';

/** A thread is at work for seconds; whoever has many reviewed has enough left for all else. */
const COST_OF_ASKING = 10;
/** Whoever waits asks again and again; what is finished has its match brought back from disk. */
const COST_OF_LOOKING = 2;

const SEAT = /^\d{1,2}$/;
const ADDRESS = '/api/matches/:id/reviews/:seat';

type ReviewRequest = FastifyRequest<{
  Params: { readonly id: string; readonly seat: string };
}>;

const askerOf = (request: FastifyRequest): Asker => ({
  guest: guestIn(request),
  origin: bucketOf(request.ip),
});

/** Reviews of matches that are over: whoever has the link may ask, as for the record. */
export function addReviewApi(app: FastifyInstance, reviews: ReviewService): void {
  const answering =
    (answer: (match: string, seat: Seat, asker: Asker) => Promise<Standing>) =>
    async (request: ReviewRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { id, seat } = request.params;
      if (!SEAT.test(seat)) return sendProblem(reply, { kind: 'no-such-seat' });
      return sendStanding(request, reply, await answer(id, Number(seat), askerOf(request)));
    };
  const looking = { querystring: ReviewQuery };
  const cost = COST_OF_LOOKING;
  app.get(
    ADDRESS,
    { schema: looking, config: { cost } },
    answering((match, seat) => reviews.standing(match, seat)),
  );
  app.put(
    ADDRESS,
    { schema: { ...looking, body: NothingSchema }, config: { cost: COST_OF_ASKING } },
    answering((match, seat, asker) => reviews.ask(match, seat, asker)),
  );
  app.delete(
    ADDRESS,
    { schema: looking, config: { cost } },
    answering((match, seat, asker) => reviews.stop(match, seat, asker)),
  );
}

async function sendStanding(
  request: FastifyRequest,
  reply: FastifyReply,
  standing: Standing,
): Promise<FastifyReply> {
  if ('value' in standing) return sendReadable(request, reply, { json: standing.value });
  const { retryAfter, ...problem } = standing.problem;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return sendProblem(reply, problem);
}
