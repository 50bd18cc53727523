import type { ServerResponse } from 'node:http';
import type { WebSocket } from '@fastify/websocket';
import { TaskQueue } from '@pepite/matches';
import { readOnlineRequest } from '@pepite/outside';
import { LONGEST_MESSAGE } from '@pepite/protocol';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Program } from '../programs/program.ts';
import { answerProgram, type RequestContext } from '../programs/requests.ts';
import { type ProgramServices, ProgramSession } from '../programs/session.ts';
import { ConnectionQuery } from '../programs/takes.ts';
import type { AdmittedSocket } from './addresses.ts';
import { BOT_API, refusal, REQUEST_COSTS } from './bot-api.ts';
import { enterProgram, noteConnection, type StreamSettings, wantsMoves } from './bot-stream.ts';
import { SocketTransport } from './connection.ts';
import { sendProblem } from './problems.ts';
import { admitProgram } from './program-access.ts';
import { keepAlive, socketFailed } from './socket.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A program that was let in to open a socket. */
    admittedProgram: { readonly entry: AdmittedSocket; readonly response: ServerResponse } | null;
  }
}

export interface BotSocketSettings extends StreamSettings {
  readonly log: FastifyBaseLogger;
}

/** After so many lines too many in a row, it is no slip. */
const PATIENCE = 20;

/** The same lines as frames of a socket, both ways. */
export function addBotSocket(
  app: FastifyInstance,
  services: ProgramServices,
  context: RequestContext,
  settings: BotSocketSettings,
): void {
  app.decorateRequest('admittedProgram', null);
  const admit = admitProgram(settings);
  app.get(
    `${BOT_API}/socket`,
    {
      websocket: true,
      schema: { querystring: ConnectionQuery },
      // Refused while it is still a request, as with pages.
      preValidation: async (request, reply) => {
        if (!request.ws) return sendProblem(reply, { kind: 'not-found' });
        await admit(request, reply);
        const { program } = request;
        const entry = program === null ? undefined : enterProgram(program, reply, settings);
        if (entry === undefined) return reply;
        request.raw.socket.once('close', entry.leave);
        request.admittedProgram = { entry, response: reply.raw };
        return undefined;
      },
    },
    (socket, request) => {
      if (request.program === null || request.admittedProgram === null) socket.terminate();
      else listen(socket, request, request.program, { services, context, settings });
    },
  );
}

interface Around {
  readonly services: ProgramServices;
  readonly context: RequestContext;
  readonly settings: BotSocketSettings;
}

function listen(
  socket: WebSocket,
  request: FastifyRequest,
  program: Program,
  { services, context, settings }: Around,
): void {
  const { admittedProgram: admitted, id: reqId } = request;
  if (admitted === null) return;
  const { entry, response } = admitted;
  const { refusals, clock, mostUnread, log } = settings;
  const { guest, origin: address } = program;
  const wire = request.raw.socket;
  response.detachSocket(wire);
  socket.removeAllListeners('error');
  socket.on('error', (error) => socketFailed(error, socket, { address, reqId, refusals, log }));
  const hungUp = (): void => refusals.note({ kind: 'hung-up', address, guest, reqId });
  const transport = new SocketTransport(socket, entry, clock, { wire, mostUnread, hungUp });
  const session = new ProgramSession(program, services, transport, {
    withMoves: wantsMoves(request),
  });
  const lines = new ProgramLines(program, context, transport, services.report);
  entry.unread.add(socket);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (transport.isOpen) lines.receive(isBinary ? '' : data.toString('utf8'));
  });
  socket.on('ping', (data: Buffer) => transport.ping(data));
  const stop = keepAlive(socket, transport, entry, clock);
  const forget = noteConnection(program, request, session, () => transport.hangUp(), settings);
  socket.on('close', () => {
    stop();
    forget();
    entry.unread.delete(socket);
    session.close().catch(services.report);
  });
  session.open().catch(services.report);
}

/** What a program says over a socket: counted, read, carried out one after the other, answered. */
class ProgramLines {
  readonly #program: Program;
  readonly #context: RequestContext;
  readonly #transport: SocketTransport;
  readonly #report: (error: unknown) => void;
  readonly #tasks = new TaskQueue();
  #tooFast = 0;

  constructor(
    program: Program,
    context: RequestContext,
    transport: SocketTransport,
    report: (error: unknown) => void,
  ) {
    this.#program = program;
    this.#context = context;
    this.#transport = transport;
    this.#report = report;
  }

  receive(text: string): void {
    // What is too much is not even read.
    if (!this.#mayAsk(1)) return;
    const read =
      text.length > LONGEST_MESSAGE
        ? ({ problem: { kind: 'too-long', most: LONGEST_MESSAGE }, id: null } as const)
        : readOnlineRequest(text);
    if ('problem' in read) {
      this.#send(refusal(read.problem, read.id));
      return;
    }
    const { request, id } = read;
    if (!this.#mayAsk(REQUEST_COSTS[request.name] - 1, id)) return;
    this.#tooFast = 0;
    void this.#tasks.run(async () => {
      try {
        const answered = await answerProgram(this.#context, this.#program, request);
        if ('problem' in answered) this.#send(refusal(answered.problem, id));
        else this.#send({ type: 'done', id, ...answered.value });
      } catch (error) {
        this.#report(new Error(`a request of a program failed: ${request.name}`, { cause: error }));
        this.#send(refusal({ kind: 'failed' }, id));
      }
    });
  }

  #send(line: object): void {
    this.#transport.send(JSON.stringify(line));
  }

  #mayAsk(cost: number, id: number | null = null): boolean {
    if (cost === 0 || this.#transport.allow(cost)) return true;
    if (++this.#tooFast > PATIENCE) this.#transport.hangUp();
    else this.#send(refusal({ kind: 'too-fast' }, id));
    return false;
  }
}
