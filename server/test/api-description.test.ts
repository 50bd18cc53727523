import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Seeded } from '@pepite/kernel';
import { parseClientMessage } from '@pepite/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { asyncApi, CHANNELS } from '../api/asyncapi.ts';
import { GROUPS } from '../api/groups.ts';
import { openApi } from '../api/openapi.ts';
import { socket } from '../api/socket.ts';
import { NO_LIMITS } from '../http/limits.ts';
import type { HttpSettings } from '../http/open.ts';
import { PAGES } from '../http/pages.ts';
import { temporaryFolder } from './support/folder.ts';
import { TestServer } from './support/test-server.ts';
import { openTestHttp } from './support/test-server-http.ts';

type Route = Parameters<NonNullable<HttpSettings['noteRoute']>>[0];

const OPERATIONS = GROUPS.flatMap(({ operations }) => operations);
const nameOf = (method: string, path: string): string => `${method.toUpperCase()} ${path}`;
const routeName = ({ method, url }: Route): string => nameOf(String(method), url);

/** All routes of a server that has pages, and a host who can be written to. */
async function routesOf(): Promise<readonly Route[]> {
  const pages = join(temporaryFolder(), 'pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(pages, 'previews.json'), '[]');
  const testServer = new TestServer(new Seeded(1));
  const routes: Route[] = [];
  const noteRoute = (route: Route): void => void routes.push({ ...route });
  const contact = 'mailto:host@example.org';
  const app = await openTestHttp(testServer, NO_LIMITS, false, pages, { noteRoute, contact });
  onTestFinished(async () => {
    await app.close();
    await testServer.close();
  });
  return routes;
}

/** What is no page, no file and no socket; what a browser asks before it reads is not told. */
const isForPrograms = ({ method, url }: Route): boolean =>
  !['HEAD', 'OPTIONS'].includes(String(method)) &&
  !PAGES.includes(url) &&
  !url.endsWith('/:file') &&
  !CHANNELS.some(({ path }) => path === url);

const isOfPages = ({ url }: Route): boolean => /^\/api\/(?!v1\/)/.test(url);

describe('the description of the API', () => {
  it('every route for programs is described, and nothing else is', async () => {
    const routes = (await routesOf()).filter(isForPrograms);
    const named = routes.filter((route) => !isOfPages(route)).map(routeName);
    const described = OPERATIONS.map(({ method, path }) => nameOf(method, path));
    expect(named.toSorted()).toEqual(described.toSorted());
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  });

  it('every route of pages has a name with a version, or another route in its place', async () => {
    const routes = (await routesOf()).filter(isForPrograms);
    const names = new Set(routes.map(routeName));
    const versioned = routes
      .filter(isOfPages)
      .map(({ method, url }) => nameOf(String(method), url.replace('/api/', '/api/v1/')));
    expect(versioned.length).toBeGreaterThan(10);
    expect(versioned.filter((name) => !names.has(name))).toEqual([]);
  });

  it('every operation is described by what its route is checked with', async () => {
    const routes = new Map((await routesOf()).map((route) => [routeName(route), route]));
    for (const { method, path, body, query, isReading, parts = {} } of OPERATIONS) {
      const name = nameOf(method, path);
      const { schema, config } = routes.get(name) ?? {};
      const isSame = {
        body: schema?.body === body?.schema,
        query: query === undefined || schema?.querystring === query.schema,
      };
      expect({ name, ...isSame }).toEqual({ name, body: true, query: true });
      expect({ name, isReading: config?.isReading }).toEqual({ name, isReading });
      const named = [...path.matchAll(/:(\w+)/g)].map(([, part]) => part);
      expect({ name, parts: Object.keys(parts) }).toEqual({ name, parts: named });
    }
  });
});

describe('the description of sockets', () => {
  it('every message that a client may send has an example that the server reads', () => {
    for (const { said, examples, path } of CHANNELS) {
      const tried = new Set(examples.map(({ type }) => type));
      const types = Object.keys(said).toSorted();
      expect({ path, tried: [...tried].toSorted() }).toEqual({ path, tried: types });
    }
    for (const message of socket.examples) {
      expect(parseClientMessage(JSON.stringify(message))).toEqual({ message });
    }
  });

  it('every socket of the server is described', async () => {
    const sockets = (await routesOf()).filter((route) => 'websocket' in route && route.websocket);
    const paths = new Set(sockets.map(({ url }) => url));
    expect([...paths].toSorted()).toEqual(CHANNELS.map(({ path }) => path).toSorted());
  });
});

describe('the lint of the descriptions', () => {
  const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const config = join(import.meta.dirname, 'redocly.yaml');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

  /** What the linter has to say of some documents; nothing if they are sound. */
  async function lint(...documents: readonly object[]): Promise<string> {
    const folder = temporaryFolder();
    const files = documents.map((document, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(document));
      return file;
    });
    const args = [redocly, 'lint', '--config', config, '--format', 'summary', ...files];
    const run = promisify(execFile)(process.execPath, args, { env });
    return run.then(
      () => '',
      (error: unknown) => {
        const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
        return `${stdout}${stderr}`;
      },
    );
  }

  it('both descriptions are sound, and so are their examples', async () => {
    expect(await lint(openApi(), asyncApi())).toBe('');
  });

  it('a description of each kind that is not sound is found out', async () => {
    const [group] = GROUPS;
    const [operation] = group?.operations ?? [];
    if (group === undefined || operation === undefined) throw new Error('there is nothing');
    const answer = { ...operation.answer, example: { games: 'none' } };
    const wrong = openApi([{ ...group, operations: [{ ...operation, answer }] }]);
    expect(await lint(wrong)).toContain('no-invalid-media-type-examples');
    expect(await lint({ ...asyncApi(), operations: { say: { action: 'shout' } } })).toContain(
      'struct',
    );
  });
});
