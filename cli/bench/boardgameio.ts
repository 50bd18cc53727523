import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Peer, startProcess, startServer } from './contestant.ts';
import { LINKED } from '../engine.mjs';

const FOLDER = fileURLToPath(new URL('../../bench/boardgame.io/', import.meta.url));
const LOCK = join(FOLDER, 'package-lock.json');
/** Says from which lock file `npm ci` has made the tree; a tree it has not finished has none. */
const STAMP = join(FOLDER, 'node_modules', '.pepite-install');

/** The version we measure against, exactly. */
export function boardgameioVersion(): string {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return packages['node_modules/boardgame.io'].version;
}

/** Installs boardgame.io, in its own folder, unless it is there; `tell` is called if so. */
export async function prepareBoardgameio(tell: () => void, signal: AbortSignal): Promise<Peer> {
  if (!isInstalled()) {
    tell();
    if (!(await install(signal))) return () => 'not-installed';
  }
  return ({ game, seats, seed }) =>
    startServer({
      // The rules are linked as ours are. Our V8 flags, measured, made it no faster, rather slower.
      command: process.execPath,
      options: ['--import', LINKED, join(FOLDER, 'main.ts'), game, String(seats), String(seed)],
      environment: { NODE_ENV: 'production' },
      signal,
    });
}

const fingerprint = (): string => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

const isInstalled = (): boolean =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

async function install(signal: AbortSignal): Promise<boolean> {
  // Without a network it should fail at once, not after minutes of trying again.
  const options = ['ci', '--ignore-scripts', '--fetch-retries=0', '--prefix', FOLDER];
  try {
    // Silent: what matters about its failure is one sentence of ours.
    const npm = startProcess({ command: 'npm', options, signal }, 'ignore');
    const [code] = (await once(npm, 'exit')) as [number | null];
    if (code !== 0) return false;
  } catch {
    return false;
  }
  writeFileSync(STAMP, fingerprint());
  return true;
}
