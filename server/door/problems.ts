import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { itemAt } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** The largest body of a request, in bytes. */
export const LARGEST_BODY = 8192;
/** The longest part of an address that names something, in characters. */
export const LONGEST_PARAMETER = 100;
/** The largest headers, in bytes; more than that is not read. */
const LARGEST_HEADERS = 16_384;

/** Which status goes with a problem; most are bad requests. */
const STATUS: Partial<Record<Problem['kind'], number>> = {
  'no-such-match': 404,
  'not-found': 404,
  'not-over': 409,
  'no-name': 409,
  'no-guest': 401,
  'foreign-origin': 403,
  'too-many-matches': 429,
  'too-fast': 429,
  failed: 500,
  'match-broken': 500,
  full: 503,
  busy: 503,
};

/** Whatever goes wrong with a request is answered in one shape: a problem that has a name. */
export const refuse = (reply: FastifyReply, problem: Problem, status?: number): FastifyReply =>
  reply.status(status ?? STATUS[problem.kind] ?? 400).send({ problem });

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (problem !== undefined) return refuse(reply, problem);
  request.log.error({ error: error.message, stack: error.stack }, 'a request failed');
  return refuse(reply, { kind: 'failed' });
}

/** What the framework finds wrong before it knows what a request is about. */
export function answerFrameworkError(error: FastifyError, reply: FastifyReply): void {
  if (error.statusCode === 414) refuse(reply, { kind: 'too-long', most: LONGEST_PARAMETER }, 414);
  else refuse(reply, { kind: 'bad-request' });
}

/** What is no request at all, or never becomes one, is answered and its connection ended. */
export function answerBrokenRequest({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, problem] = brokenRequest(code);
  const body = JSON.stringify({ problem });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

function brokenRequest(code: string | undefined): readonly [number, Problem] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, { kind: 'too-long', most: LARGEST_HEADERS }];
  return [code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, { kind: 'bad-request' }];
}

/** What the sender of a request did wrong, if it was the sender. */
function problemOf({ statusCode, validation, code }: FastifyError): Problem | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'too-long', most: LARGEST_BODY };
  if (validation !== undefined) return { kind: 'bad-field', field: fieldOf(itemAt(validation, 0)) };
  return statusCode !== undefined && statusCode < 500 ? { kind: 'not-json' } : undefined;
}

function fieldOf(fault: {
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}): string {
  const named = fault.params['missingProperty'] ?? fault.params['additionalProperty'];
  return (typeof named === 'string' ? named : fault.instancePath.slice(1)).slice(0, 40);
}
