import type { ServerResponse } from 'node:http';
import type { Clock } from '@pepite/matches';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Program } from '../programs/program.ts';
import type { ProgramDirectory } from '../programs/directory.ts';
import { type ProgramServices, ProgramSession } from '../programs/session.ts';
import { ConnectionQuery, takesIn } from '../programs/takes.ts';
import type { Addresses, AdmittedSocket } from './addresses.ts';
import { BOT_API, refusal } from './bot-api.ts';
import { costOfTelling } from './costs.ts';
import type { OpenPrograms } from './open-programs.ts';
import { statusOf } from './problems.ts';
import { admitProgram, type ProgramAccess } from './program-access.ts';

/** How many connections a program may have at one process. */
const MOST_STREAMS = 4;
/** How often an empty line says that the stream is still there, in milliseconds. */
const KEEP_ALIVE = 15_000;

export interface StreamSettings extends ProgramAccess {
  readonly addresses: Addresses;
  readonly openPrograms: OpenPrograms;
  readonly directory: ProgramDirectory;
  readonly clock: Clock;
  /** Bytes that may wait for one program to read them. */
  readonly mostUnread: number;
}

/** Lets a connection of a program in, or says what there is too much of. */
export function enterProgram(
  { guest, origin }: Program,
  reply: FastifyReply,
  { addresses, openPrograms, refusals }: StreamSettings,
): AdmittedSocket | undefined {
  const isMany = openPrograms.countOf(guest) >= MOST_STREAMS;
  const entry = isMany ? 'too-many-streams' : addresses.enter(origin);
  if (typeof entry !== 'string') return entry;
  const refused = refusal({ kind: entry });
  refusals.note({ kind: entry, address: origin, guest });
  if ('retryAfter' in refused) void reply.header('retry-after', refused.retryAfter);
  void reply.status(statusOf({ kind: entry })).send(refused);
  return undefined;
}

/**
 * Notes that a program is connected, and which challenges it takes; has the connection end when the
 * program, or whoever made it, is let in no more.
 */
export function noteConnection(
  program: Program,
  { query }: Pick<FastifyRequest, 'query'>,
  session: ProgramSession,
  end: () => void,
  { blocked, openPrograms, directory }: StreamSettings,
): () => void {
  const { guest, owner } = program;
  const joined = (match: string): void => session.follow(match);
  const cancels = [
    openPrograms.add(guest, { end, joined }),
    directory.add(program, takesIn(query as ConnectionQuery)),
    blocked.watch(guest, end),
    ...(owner === null ? [] : [blocked.watch(owner, end)]),
  ];
  return () => {
    for (const cancel of cancels) cancel();
  };
}

/** Whether the address of a connection asks for legal moves with every question. */
export const wantsMoves = ({ query }: FastifyRequest): boolean =>
  (query as { readonly moves?: unknown }).moves === 'yes';

/** The stream of what happens, as lines of JSON. */
export function addBotStream(
  app: FastifyInstance,
  services: ProgramServices,
  settings: StreamSettings,
): void {
  const options = {
    preValidation: admitProgram(settings),
    schema: { querystring: ConnectionQuery },
    exposeHeadRoute: false,
  };
  app.get(`${BOT_API}/stream`, options, async (request, reply) => {
    const { program } = request;
    const entry = program === null ? undefined : enterProgram(program, reply, settings);
    if (program === null || entry === undefined) return reply;
    reply.hijack();
    reply.raw.once('close', entry.leave);
    sendHeaders(reply);
    const line = new StreamedLines(reply.raw, entry, settings);
    const withMoves = wantsMoves(request);
    const session = new ProgramSession(program, services, line, { withMoves });
    const forget = noteConnection(program, request, session, () => line.end(), settings);
    reply.raw.once('close', () => {
      line.close();
      forget();
      session.close().catch(services.report);
    });
    await session.open();
    return reply;
  });
}

/** Nobody else answers any more, so the headers that all answers have are sent here. */
function sendHeaders(reply: FastifyReply): void {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.setHeader('content-type', 'application/x-ndjson; charset=utf-8');
  // A proxy that waits for more before it passes a line on would keep the program waiting.
  raw.setHeader('x-accel-buffering', 'no');
  raw.writeHead(200);
}

/** Lines that are written to a response, with an empty one now and then. */
class StreamedLines {
  readonly #response: ServerResponse;
  readonly #entry: AdmittedSocket;
  readonly #clock: Clock;
  readonly #mostUnread: number;
  #stop = (): void => {};

  constructor(
    response: ServerResponse,
    entry: AdmittedSocket,
    { clock, mostUnread }: Pick<StreamSettings, 'clock' | 'mostUnread'>,
  ) {
    this.#response = response;
    this.#entry = entry;
    this.#clock = clock;
    this.#mostUnread = mostUnread;
    this.#beat();
  }

  #beat(): void {
    this.#stop = this.#clock.after(KEEP_ALIVE, () => {
      this.send('');
      this.#beat();
    });
  }

  send(text: string): void {
    if (this.#response.destroyed) return;
    this.#entry.unread.sending(text.length);
    // A program that does not read what it is sent is let go; it asks again when it is back.
    if (this.#response.writableLength > this.#mostUnread) this.#response.destroy();
    else this.#response.write(`${text}\n`);
  }

  retelling(plies: number): void {
    this.#entry.charge(costOfTelling(plies));
  }

  end(): void {
    this.#response.end();
  }

  close(): void {
    this.#stop();
  }
}
