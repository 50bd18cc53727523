import { argv } from 'node:process';
import { itemAt } from '@pepite/kernel';
import type { Created, NewMatchRequest } from '@pepite/protocol';

// What players of Pépite's own server are started with: GAME SEATS SEED PORT.
const [, , , port] = argv.slice(2);
const address = `http://127.0.0.1:${port}`;

let newcomers = 0;

/** A newcomer gets a cookie, and a name that nobody else has. */
export async function register(): Promise<string> {
  const greeting = await ask('GET', '/api/me');
  const cookie = itemAt(itemAt(greeting.headers.getSetCookie(), 0).split(';'), 0);
  await ask('PUT', '/api/me', { cookie, body: { name: `Bot ${++newcomers}` } });
  return cookie;
}

/** Opens a match, and returns its id. */
export async function createMatch(cookie: string, setup: NewMatchRequest): Promise<string> {
  const created = await ask('POST', '/api/matches', { cookie, body: setup });
  const { match } = (await created.json()) as Created;
  return match;
}

/** A socket of a guest, open. */
export async function connect(cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie } });
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  return socket;
}

async function ask(
  method: string,
  path: string,
  { cookie = '', body }: { readonly cookie?: string; readonly body?: object } = {},
): Promise<Response> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
