import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runtimeFor } from '../../cli/runtimes.mjs';
import { root } from '../bin/install.mjs';
import { isAlive, linksIn } from './documents/links.ts';

/** The machine as it is without us: its own Node, and no compiler that works. */
const ENVIRONMENT = {
  ...process.env,
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  CC: 'false',
  CXX: 'false',
  LC_ALL: 'C',
  PEPITE_LOG: 'error',
  // Whoever hosts it has none, and the server would refuse it.
  PEPITE_SEED: '',
};

interface Way {
  readonly install: readonly string[];
  /** The program and its first options. */
  readonly pepite: readonly [program: string, ...options: string[]];
  readonly environment: NodeJS.ProcessEnv;
  /** Where the package lies afterwards. */
  readonly place: string;
}

/** How people get it: as README of the release says, and as docs/hosting.md does. */
const WAYS: readonly (readonly [name: string, way: Way])[] = [
  [
    'in an empty folder, on the Node of the machine',
    {
      install: [],
      pepite: ['npx', '--no-install', 'pepite'],
      environment: ENVIRONMENT,
      place: 'node_modules/pepite',
    },
  ],
  [
    'in a folder by its name, on Node 24, with no other one brought in',
    {
      install: ['--omit=optional', '--prefix', './opt'],
      pepite: ['./opt/node_modules/.bin/pepite'],
      environment: {
        ...ENVIRONMENT,
        PATH: `${dirname(process.execPath)}${delimiter}${ENVIRONMENT.PATH}`,
      },
      place: 'opt/node_modules/pepite',
    },
  ],
];

let releases: string;
let release: string;

beforeAll(() => {
  releases = mkdtempSync(join(tmpdir(), 'pepite-releases-'));
  const program = join(root, 'tools/bin/release.mjs');
  execFileSync(process.execPath, [program, '--to', releases], { stdio: 'pipe' });
  const [name = ''] = readdirSync(releases);
  expect(name).toMatch(/^pepite-\d+\.\d+\.\d+\.tgz$/);
  release = join(releases, name);
});

afterAll(() => rmSync(releases, { recursive: true, force: true }));

/** The first line that a program prints in which something is found. */
async function lineWith(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (child.stdout === null) throw new Error('its output is not read');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = pattern.exec(line)?.[0];
    if (found !== undefined) return found;
  }
  throw new Error(`it ended without ${String(pattern)}`);
}

describe.each(WAYS)('a release %s', (_name, { install, pepite, environment, place }) => {
  const [program, ...first] = pepite;
  let folder: string;

  /** A folder with nothing in it, a release elsewhere, and npm: no repository. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pepite-release-'));
    const options = ['install', '--prefer-offline', ...install, release];
    execFileSync('npm', options, { cwd: folder, env: environment, stdio: 'pipe' });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (options: readonly string[], input = '') =>
    spawnSync(program, [...first, ...options], {
      cwd: folder,
      env: environment,
      input,
      encoding: 'utf8',
    });

  it('a release says its version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(run(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  it('a release brings a Node along only where it is asked to', () => {
    const runtimes = globSync('node-*-*/bin', { cwd: join(folder, dirname(place)) });
    const runtime = install.includes('--omit=optional') ? undefined : runtimeFor(process);
    expect(runtimes).toEqual(runtime === undefined ? [] : [join(runtime, 'bin')]);
  });

  it('a release prints, with fonts that it brings along', () => {
    const file = join(folder, 'card.pdf');
    expect(run(['print', 'aurum', '--reference', '--out', file])).toMatchObject({ status: 0 });
    expect(readFileSync(file, 'latin1')).toContain('/Nunito-Regular-');
  });

  it('a release names whose work is in it', () => {
    const notices = (part: string): string =>
      readFileSync(join(folder, place, 'dist', part, 'third-party.txt'), 'utf8');
    expect(notices('node')).toMatch(/^fastify \d[\d.]* \(MIT\)$/m);
    expect(notices('node')).toMatch(/^pg \d[\d.]* \(MIT\)$/m);
    expect(notices('node')).toMatch(/^@fontsource\/nunito \d[\d.]* \(OFL-1\.1\)$/m);
    expect(notices('web')).toMatch(/^svelte \d[\d.]* \(MIT\)$/m);
  });

  it('a release has documents that lead to what is in it', () => {
    const released = join(folder, place);
    const documents = globSync(['*.md', 'docs/*.md'], { cwd: released });
    expect(documents.toSorted()).toEqual([
      'CHANGELOG.md',
      'README.md',
      'docs/api.md',
      'docs/bots-outside.md',
      'docs/env.md',
      'docs/fair-chance.md',
      'docs/hosting.md',
      'docs/lab.md',
      'docs/mcp.md',
      'docs/measures.md',
      'docs/notices.md',
    ]);
    const links = documents.flatMap((document) =>
      linksIn(document, readFileSync(join(released, document), 'utf8')),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !isAlive(link, released))).toEqual([]);
    expect(existsSync(join(released, 'LICENSE'))).toBe(true);
  });

  it('a release plays in the terminal', () => {
    const { status, stdout } = run(['play', 'aurum'], 'q\n');
    expect(stdout).toContain('You are Guest, in seat 0.');
    expect(status).toBe(0);
  });

  it('a release plays in several threads', () => {
    const { status, stdout } = run(['simulate', 'aurum', '--games', '4', '--workers', '2']);
    expect(stdout).toContain('4 matches');
    expect(status).toBe(0);
  });

  it('a release serves the pages, keeps matches here, and ends when told to', async () => {
    const child = spawn(program, [...first, 'serve', '--port', '0'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
      // npx passes no signals on: as in a terminal, the whole group is told to end.
      detached: true,
    });
    const address = await lineWith(child, /http:\/\/localhost:\d+/);
    const health = await fetch(`${address}/healthz`);
    expect([health.status, await health.json()]).toMatchObject([200, { status: 'ok' }]);
    const page = await (await fetch(address)).text();
    const script = /src="(?<path>\/assets\/[^"]+\.js)"/.exec(page)?.groups?.['path'] ?? '';
    expect((await fetch(address + script)).headers.get('content-type')).toContain('javascript');
    expect(readdirSync(join(folder, '.pepite'))).toContain('pepite.sqlite');
    const closed = lineWith(child, /Matches are kept/);
    process.kill(-Number(child.pid), 'SIGTERM');
    await closed;
    await once(child, 'close');
  });
});
