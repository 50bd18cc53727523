import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Program } from '../programs/program.ts';
import { programWith } from '../programs/token.ts';
import { bucketOf } from './address.ts';
import type { BlockedGuests } from './blocked-guests.ts';
import type { BotTokenStore } from './bot-token-api.ts';
import { sendProblem } from './problems.ts';
import type { Refusals } from './refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The program that has shown its token. */
    program: Program | null;
  }
}

export interface ProgramAccess {
  readonly botTokens: BotTokenStore;
  readonly blocked: BlockedGuests;
  readonly refusals: Refusals;
}

const BEARER = /^Bearer (?<token>\S+)$/i;

/** Lets a program in by its token. A cookie says nothing here: no page can speak for a program. */
export const admitProgram =
  ({ botTokens, blocked, refusals }: ProgramAccess) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const origin = bucketOf(request.ip);
    const { id: reqId } = request;
    const token = BEARER.exec(request.headers.authorization ?? '')?.groups?.['token'] ?? '';
    const guest = programWith(token);
    const kept = guest === undefined ? undefined : await botTokens.botToken(guest);
    if (guest === undefined || kept === undefined) {
      refusals.note({ kind: 'no-token', address: origin, guest, reqId });
      return sendProblem(reply.header('www-authenticate', 'Bearer'), { kind: 'no-token' });
    }
    const { name, owner } = kept;
    // Whoever is not let in does not come by a program either.
    const problem =
      blocked.problemOf(guest) ?? (owner === null ? undefined : blocked.problemOf(owner));
    if (problem !== undefined) {
      refusals.note({ kind: problem.kind, address: origin, guest, reqId });
      return sendProblem(reply, problem);
    }
    request.program = { guest, name, owner, origin };
    return undefined;
  };
