import { argv } from 'node:process';
import { itemAt } from '@pepite/kernel';
import type { Created, NewMatchRequest } from '@pepite/protocol';

// What players of Pépite's own server are started with: GAME SEATS SEED PORT[,PORT…]. Where there
// are several, these are processes of one server, and `at` says which of them somebody is at.
const PORTS = (argv[5] ?? '').split(',');

export const PROCESSES = PORTS.length;

const addressOf = (at: number): string => `127.0.0.1:${itemAt(PORTS, at)}`;

let newcomers = 0;

/** A newcomer gets a cookie, and a name that nobody else has. */
export async function register(at = 0): Promise<string> {
  const greeting = await ask('GET', '/api/me', { at });
  const cookie = itemAt(itemAt(greeting.headers.getSetCookie(), 0).split(';'), 0);
  await ask('PUT', '/api/me', { at, cookie, body: { name: `Bot ${++newcomers}` } });
  return cookie;
}

/** Opens a match, and returns its id. */
export async function createMatch(cookie: string, setup: NewMatchRequest, at = 0): Promise<string> {
  const created = await ask('POST', '/api/matches', { at, cookie, body: setup });
  const { match } = (await created.json()) as Created;
  return match;
}

/** A socket of a guest, open. */
export async function connect(cookie: string, at = 0): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${addressOf(at)}/socket`, { headers: { cookie } });
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  return socket;
}

interface Request {
  readonly at: number;
  readonly cookie?: string;
  readonly body?: object;
}

async function ask(
  method: string,
  path: string,
  { at, cookie = '', body }: Request,
): Promise<Response> {
  const answer = await fetch(`http://${addressOf(at)}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
