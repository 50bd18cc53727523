import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Created, NewMatchRequest } from '@pepite/protocol';
import { clientFrame, CLOSE, FrameReader, PING, PONG, TEXT, textFrame } from './frames.ts';
import { loopback, TARGET } from './loopback.ts';

/** Where somebody comes from. */
export interface Origin {
  readonly port: number;
  readonly address: string;
  /** What a client who lies about its address writes into `X-Forwarded-For`. */
  readonly forwarded?: string;
}

export interface Answer {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly text: string;
}

const headersOf = ({ forwarded }: Origin, cookie: string): Readonly<Record<string, string>> => ({
  ...(cookie === '' ? {} : { cookie }),
  ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
});

// Connections are kept: an attacker would, and a bench has only so many ports.
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** One request over HTTP. */
export async function ask(
  origin: Origin,
  method: string,
  path: string,
  { cookie = '', body }: { readonly cookie?: string; readonly body?: object } = {},
): Promise<Answer> {
  const sent = request({
    agent,
    host: loopback(TARGET),
    port: origin.port,
    localAddress: loopback(origin.address),
    method,
    path,
    headers: {
      ...headersOf(origin, cookie),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  const [cookieSet] = answer.headers['set-cookie'] ?? [];
  return { status: answer.statusCode ?? 0, cookie: cookieSet?.split(';')[0], text };
}

let newcomers = 0;

/** Comes for the first time and says a name of its own; what comes back is the cookie. */
export async function register(origin: Origin): Promise<string> {
  const body = { name: `Bot ${++newcomers}` };
  const { cookie, text } = await ask(origin, 'PUT', '/api/me', { body });
  if (cookie === undefined) throw new Error(`no cookie: ${text}`);
  return cookie;
}

export async function createMatch(
  origin: Origin,
  cookie: string,
  setup: NewMatchRequest,
): Promise<string> {
  const { status, text } = await ask(origin, 'POST', '/api/matches', { cookie, body: setup });
  if (status !== 201) throw new Error(`no match: ${status} ${text}`);
  return (JSON.parse(text) as Created).match;
}

/** A connection on which anything may be sent, whether or not it is allowed. */
export const connectRaw = ({ port, address }: Origin): Socket =>
  connect({ host: loopback(TARGET), port, localAddress: loopback(address), noDelay: true });

/** The request that makes a connection a WebSocket. */
export const upgradeOf = (origin: Origin, cookie: string): string =>
  [
    'GET /socket HTTP/1.1',
    `Host: ${TARGET}:${origin.port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: cGVwaXRlIGF0dGFja2Vycw==',
    ...Object.entries(headersOf(origin, cookie)).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

const END_OF_HEAD = '\r\n\r\n';

/** A WebSocket that is open. Who does not listen drops what comes, and answers nothing. */
export class AttackSocket {
  readonly socket: Socket;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  send(text: string): void {
    if (this.socket.writable) this.socket.write(textFrame(text));
  }
}

/** Opens a WebSocket; nothing if the server won't have it, or ends before it is open. */
export function openWire(
  origin: Origin,
  cookie: string,
  hear?: (text: string) => void,
): Promise<AttackSocket | undefined> {
  const socket = connectRaw(origin);
  socket.write(upgradeOf(origin, cookie));
  const reader = hear === undefined ? undefined : politeReader(socket, hear);
  return new Promise((resolve) => {
    let head: Buffer | undefined = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      if (head === undefined) {
        reader?.read(chunk);
        return;
      }
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const rest = head.subarray(end + END_OF_HEAD.length);
      const isOpen = head.subarray(0, 12).toString('latin1') === 'HTTP/1.1 101';
      head = undefined;
      resolve(isOpen ? new AttackSocket(socket) : undefined);
      if (!isOpen) socket.destroy();
      else if (rest.length > 0) reader?.read(rest);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(undefined));
  });
}

/** Does what a browser does: answers pings, and leaves when it is asked to. */
const politeReader = (socket: Socket, hear: (text: string) => void): FrameReader =>
  new FrameReader((opcode, payload) => {
    if (opcode === TEXT) hear(payload.toString('utf8'));
    if (opcode === PING) socket.write(clientFrame(PONG, payload));
    if (opcode === CLOSE) socket.end(clientFrame(CLOSE, payload));
  });
