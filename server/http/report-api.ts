import type { Clock } from '@pepite/matches';
import { type ReportRequest, ReportSchema } from '@pepite/protocol';
import type { FastifyInstance } from 'fastify';
import type { NewReport, Reported } from '../store/reports.ts';
import { guestIn } from './guest-cookie.ts';
import { sendProblem } from './problems.ts';

/** Keeps what a player reports, for the host. */
export type KeepReport = (report: NewReport) => Promise<Reported>;

/** A report costs a row of the store. */
const COSTLY = 20;

/** What players tell the host of each other. */
export function addReportApi(app: FastifyInstance, keep: KeepReport, clock: Clock): void {
  app.post<{ Params: { readonly id: string }; Body: ReportRequest }>(
    '/api/matches/:id/reports',
    { schema: { body: ReportSchema }, config: { cost: COSTLY } },
    async (request, reply) => {
      const reporter = guestIn(request);
      if (reporter === undefined) return sendProblem(reply, { kind: 'no-guest' });
      const { id: match } = request.params;
      const answer = await keep({ match, reporter, ...request.body, date: clock.date() });
      if (answer === 'kept') return reply.status(201).send({});
      return sendProblem(reply, { kind: answer === 'too-many' ? 'too-many-reports' : answer });
    },
  );
}
