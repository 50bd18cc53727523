import type { Socket } from 'node:net';
import { type Problem, type Shape, wrongFieldBy } from '@pepite/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

// Imported as a module, all that it exports is looked up, and that loads a whole HTTP client, which
// would be an eighth of what a start takes.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

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
  stale: 409,
  'seat-taken': 409,
  'name-taken': 409,
  'not-waiting': 409,
  'not-playing': 409,
  'not-seated': 409,
  replaced: 409,
  'not-replaced': 409,
  resigned: 409,
  paused: 409,
  'no-programs': 403,
  'no-such-program': 404,
  'several-programs': 409,
  'not-challenged': 409,
  'challenges-too-much': 429,
  unwelcome: 403,
  'not-host': 403,
  'talks-too-much': 429,
  aborted: 409,
  'link-used': 410,
  'still-seated': 409,
  'no-name': 409,
  'no-guest': 401,
  'no-token': 401,
  'foreign-origin': 403,
  blocked: 403,
  'too-many-matches': 429,
  'too-fast': 429,
  failed: 500,
  'match-broken': 500,
  'match-ended': 410,
  'too-many-reports': 429,
  'no-reviews': 403,
  'too-many-reviews': 429,
  'reviews-full': 503,
  'too-many-streams': 429,
  'too-many-bots': 409,
  full: 503,
  busy: 503,
};

/** With which status something is refused. */
export const statusOf = ({ kind }: { readonly kind: Problem['kind'] }): number =>
  STATUS[kind] ?? 400;

/** Whatever goes wrong with a request is answered in one shape: a problem that has a name. */
export const sendProblem = (reply: FastifyReply, problem: Problem, status?: number): FastifyReply =>
  reply.status(status ?? statusOf(problem)).send({ problem });

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error, request.routeOptions.bodyLimit);
  if (problem !== undefined) return sendProblem(reply, problem);
  request.log.error({ error: error.message, stack: error.stack }, 'request failed');
  // Whoever tells us of it can tell us where in the log to look.
  return sendProblem(reply.header('x-request-id', request.id), { kind: 'failed' });
}

/** What the framework finds wrong before it knows what a request is about. */
export function answerFrameworkError(error: FastifyError, reply: FastifyReply): void {
  if (error.statusCode === 414)
    sendProblem(reply, { kind: 'too-long', most: LONGEST_PARAMETER }, 414);
  else sendProblem(reply, { kind: 'bad-request' });
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

/** A body is not of the shape that it has to be of. */
class BadBody extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`the field ${field} is wrong`);
    this.field = field;
  }
}

/** Checks bodies as messages are checked. That of the framework would be made at every start. */
export function checkBodies(app: FastifyInstance): void {
  app.setValidatorCompiler<Shape>(({ schema }) => {
    const wrongField = wrongFieldBy(schema);
    return (body: unknown) => {
      const field = wrongField(body);
      return field === undefined ? { value: body } : { error: new BadBody(field) };
    };
  });
}

/** What the sender of a request did wrong, if it was the sender. */
function problemOf(error: FastifyError, most = LARGEST_BODY): Problem | undefined {
  const { statusCode, code } = error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'too-long', most };
  if (error instanceof BadBody) return { kind: 'bad-field', field: error.field };
  return statusCode !== undefined && statusCode < 500 ? { kind: 'not-json' } : undefined;
}
