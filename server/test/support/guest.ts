import { itemAt } from '@pepite/kernel';
import type { Created, NewMatchRequest } from '@pepite/protocol';
import { WebSocket } from 'ws';

/** A browser, as far as a server knows it: a cookie, requests and sockets. */
export class Guest {
  readonly name: string;
  readonly cookie: string;

  constructor(name: string, cookie: string) {
    this.name = name;
    this.cookie = cookie;
  }

  /** Comes for the first time and says a name. */
  static async arrive(
    base: string,
    name: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Guest> {
    const answer = await fetch(`${base}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (!answer.ok || cookie === undefined) throw new Error(`no cookie: ${answer.status}`);
    return new Guest(name, itemAt(cookie.split(';'), 0));
  }

  get(base: string, path: string): Promise<Response> {
    return fetch(`${base}${path}`, { headers: { cookie: this.cookie } });
  }

  post(base: string, path: string, body: unknown): Promise<Response> {
    return fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    });
  }

  async create(base: string, setup: NewMatchRequest): Promise<string> {
    const answer = await this.post(base, '/api/matches', setup);
    if (answer.status !== 201) throw new Error(await answer.text());
    return ((await answer.json()) as Created).match;
  }

  /** Opens a socket; `query` says as which companion, if not as the guest. */
  connect(base: string, headers: Readonly<Record<string, string>> = {}, query = ''): WebSocket {
    const address = `${base.replace('http', 'ws')}/socket${query}`;
    return new WebSocket(address, { headers: { cookie: this.cookie, ...headers } });
  }
}
