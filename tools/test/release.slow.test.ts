import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bin/install.mjs';

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
};

let folder: string;

/** A folder with nothing in it, a release beside it, and npm: no repository. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pepite-release-'));
  const program = join(root, 'tools/bin/release.mjs');
  execFileSync(process.execPath, [program, '--to', folder], { stdio: 'pipe' });
  const [release] = readdirSync(folder);
  expect(release).toMatch(/^pepite-\d+\.\d+\.\d+\.tgz$/);
  execFileSync('npm', ['install', '--prefer-offline', join(folder, String(release))], {
    cwd: folder,
    env: ENVIRONMENT,
    stdio: 'pipe',
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pepite = (...options: readonly string[]) => ['--no-install', 'pepite', ...options];

const run = (options: readonly string[], input = '') =>
  spawnSync('npx', options, { cwd: folder, env: ENVIRONMENT, input, encoding: 'utf8' });

/** The first line that a program prints in which something is found. */
async function lineWith(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (child.stdout === null) throw new Error('its output is not read');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = pattern.exec(line)?.[0];
    if (found !== undefined) return found;
  }
  throw new Error(`it ended without ${String(pattern)}`);
}

describe('a release in an empty folder', () => {
  it('says its version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(run(pepite('--version'))).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  it('plays in the terminal', () => {
    const { status, stdout } = run(pepite('play', 'aurum'), 'q\n');
    expect(stdout).toContain('You are Guest, in seat 0.');
    expect(status).toBe(0);
  });

  it('plays in several threads', () => {
    const { status, stdout } = run(pepite('simulate', 'aurum', '--games', '4', '--workers', '2'));
    expect(stdout).toContain('4 matches');
    expect(status).toBe(0);
  });

  it('serves the pages, keeps matches here, and ends when it is told to', async () => {
    const child = spawn('npx', pepite('serve', '--port', '0'), {
      cwd: folder,
      env: ENVIRONMENT,
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
