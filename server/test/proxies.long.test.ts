import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../http/limits.ts';
import { ServerProcess } from './support/child.ts';
import { within } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { caddy, type Front, nginx, openFront, type Proxy } from './support/front.ts';
import { needPrograms } from './support/packages.ts';
import { refusalOf } from './support/refused.ts';
import { temporaryDatabase } from './support/temporary-database.ts';

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Asking {
  readonly method?: string;
  readonly headers?: Headers;
  readonly body?: string;
  /** The address that a visitor comes from. */
  readonly from?: string;
}

/** A browser in front of a proxy. */
class Visitor {
  readonly #front: Front;

  constructor(front: Front) {
    this.#front = front;
  }

  async ask(path: string, { method = 'GET', headers, body, from }: Asking = {}): Promise<Answer> {
    const asking = request({
      host: '127.0.0.1',
      servername: 'localhost',
      port: this.#front.port,
      ca: this.#front.certificate,
      localAddress: from ?? '127.0.0.1',
      agent: false,
      path,
      method,
      headers: { host: `localhost:${this.#front.port}`, ...headers },
    });
    asking.end(body);
    const [answer] = (await within(20, path, once(asking, 'response'))) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }

  /** Comes for the first time and says a name; what the cookie is set with is returned. */
  async arrive(): Promise<string> {
    const answer = await this.ask('/api/me', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    return answer.headers['set-cookie']?.[0] ?? '';
  }

  connect(cookie: string, origin: string): WebSocket {
    return new WebSocket(`wss://localhost:${this.#front.port}/socket`, {
      ca: this.#front.certificate,
      headers: { cookie: cookie.split(';')[0] ?? '', origin },
    });
  }
}

async function openBoth(proxy: Proxy): Promise<Front> {
  const folder = temporaryFolder();
  const settings = { PEPITE_PROXY: 'on', PEPITE_LIMITS: 'on' };
  const server = new ServerProcess(join(folder, 'data'), join(folder, 'cache'), settings);
  onTestFinished(() => server.kill());
  return openFront(proxy, folder, await server.open());
}

beforeAll(() => needPrograms('nginx', 'caddy', 'openssl'));

describe.each<[string, Proxy]>([
  ['Caddy', caddy],
  ['nginx', nginx],
])('behind %s as in deploy/', (_name, proxy) => {
  it('pages come over TLS, and browsers are told to stay there', async () => {
    const visitor = new Visitor(await openBoth(proxy));
    const page = await visitor.ask('/');
    expect(page.status).toBe(200);
    expect(page.body).toContain('<title>Pépite');
    expect(page.headers['strict-transport-security']).toContain('max-age');
    expect((await visitor.ask('/healthz')).body).toContain('"status":"ok"');
  });

  it('cookies are bound to the host and to TLS', async () => {
    const visitor = new Visitor(await openBoth(proxy));
    expect(await visitor.arrive()).toMatch(/^__Host-pepite=.*; Secure/);
  });

  it('a socket of our page opens and answers, and that of another site is refused', async () => {
    const front = await openBoth(proxy);
    const visitor = new Visitor(front);
    const cookie = await visitor.arrive();
    const socket = visitor.connect(cookie, `https://localhost:${front.port}`);
    await within(20, 'the socket opens', once(socket, 'open'));
    const answer = once(socket, 'message');
    socket.send('{"type":"ping"}');
    const [data] = (await within(20, 'an answer', answer)) as [Buffer];
    expect(JSON.parse(data.toString())).toMatchObject({ type: 'pong' });
    socket.terminate();
    const foreign = await refusalOf(visitor.connect(cookie, 'https://other.example.org'));
    expect(foreign.status).toBe(403);
  });

  it('a visitor is served on by others when one of several servers stops or dies', async () => {
    const folder = temporaryFolder();
    const settings = { PEPITE_PROXY: 'on', DATABASE_URL: await temporaryDatabase() };
    const servers = ['a', 'b'].map(
      (name) => new ServerProcess(join(folder, name), join(folder, 'cache'), settings),
    );
    for (const server of servers) onTestFinished(() => server.kill());
    const bases = await Promise.all(servers.map((server) => server.open()));
    const front = await openFront(proxy, folder, ...bases);
    const visitor = new Visitor(front);
    const cookie = await visitor.arrive();
    const open = async (): Promise<WebSocket> => {
      const socket = visitor.connect(cookie, `https://localhost:${front.port}`);
      await within(5, 'a socket opens', once(socket, 'open'));
      return socket;
    };
    // The fewest are where the last one did not go, so both servers have one.
    const sockets = [await open(), await open()];
    const [first, second] = sockets.map((socket) => once(socket, 'close'));
    expect(await servers[0]?.stop()).toBe(0);
    await within(5, 'whoever was there is told', Promise.race([first, second]));
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    for (let time = 0; time < 10; time++) {
      const answer = await visitor.ask('/api/me', { headers });
      expect([answer.status, answer.body]).toEqual([200, '{"name":"Ada"}']);
    }
    (await open()).terminate();
    await servers[1]?.kill();
    await within(5, 'the other one, too', Promise.all([first, second]));
  });

  it('each visitor has limits of their own, which no forged header gets around', async () => {
    const visitor = new Visitor(await openBoth(proxy));
    const { burst, perSecond } = LIMITS.request;
    const start = performance.now();
    let answered = 0;
    let isRefused = false;
    for (let batch = 0; !isRefused; batch++) {
      const asking = Array.from({ length: 20 }, (_, place) =>
        visitor.ask('/api/me', {
          headers: { 'x-forwarded-for': `10.0.${batch}.${place}` },
          from: '127.0.0.2',
        }),
      );
      const answers = await Promise.all(asking);
      answered += answers.filter(({ status }) => status === 200).length;
      isRefused = answers.some(({ status }) => status === 429);
      const allowed = burst + perSecond * ((performance.now() - start) / 1000);
      expect(answered).toBeLessThanOrEqual(allowed);
    }
    expect(answered).toBeGreaterThanOrEqual(burst);
    expect((await visitor.ask('/api/me', { from: '127.0.0.3' })).status).toBe(200);
  });
});

it('nginx redirects a visitor without TLS to TLS', async () => {
  const { port } = await openBoth(nginx);
  const options = { host: '127.0.0.1', port: port + 1, path: '/m/abc', agent: false };
  const asking = requestPlain({ ...options, headers: { host: 'localhost' } });
  asking.end();
  const [answer] = (await within(20, 'an answer', once(asking, 'response'))) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([301, 'https://localhost/m/abc']);
});
