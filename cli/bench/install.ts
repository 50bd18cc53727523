import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { itemNamed } from '@pepite/kernel';
import { type Program, startProcess } from './contestant.ts';

/** Bundles the programs of such a folder; measuring needs the repository, and its tools with it. */
const BUNDLER = fileURLToPath(new URL('../../tools/build/peer.mjs', import.meta.url));

/** One of the folders of `bench/`. */
export const peerFolder = (name: string): PeerFolder =>
  new PeerFolder(fileURLToPath(new URL(`../../bench/${name}/`, import.meta.url)));

/** A folder with a package.json of its own, installed only when it is measured. */
class PeerFolder {
  readonly #path: string;
  readonly #lock: string;
  /** Says from which lock file `npm ci` has made the tree; a tree it has not finished has none. */
  readonly #stamp: string;

  constructor(path: string) {
    this.#path = path;
    this.#lock = join(path, 'package-lock.json');
    this.#stamp = join(path, 'node_modules', '.pepite-install');
  }

  /** The version of a package that we measure against, exactly. */
  versionOf(name: string): string {
    if (!existsSync(this.#lock)) return '';
    const { packages } = JSON.parse(readFileSync(this.#lock, 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    return itemNamed(packages, `node_modules/${name}`).version;
  }

  /** A program of the folder, bundled as our own are: its rules are ours, and as fast. */
  program(name: string): string {
    return join(this.#path, 'node_modules', '.pepite', `${name}.js`);
  }

  /** Installs unless all is there; `tell` is called if so. False if it can't be done. */
  async prepare(tell: () => void, signal: AbortSignal): Promise<boolean> {
    if (!existsSync(this.#lock)) return false;
    if (!this.#isInstalled()) {
      tell();
      if (!(await this.#install(signal))) return false;
    }
    return succeeds({ command: process.execPath, options: [BUNDLER, this.#path], signal });
  }

  #fingerprint(): string {
    return createHash('sha256').update(readFileSync(this.#lock)).digest('hex');
  }

  #isInstalled(): boolean {
    return existsSync(this.#stamp) && readFileSync(this.#stamp, 'utf8') === this.#fingerprint();
  }

  async #install(signal: AbortSignal): Promise<boolean> {
    // Without a network it should fail at once, not after minutes of trying again.
    const options = ['ci', '--ignore-scripts', '--fetch-retries=0', '--prefix', this.#path];
    if (!(await succeeds({ command: 'npm', options, signal }))) return false;
    writeFileSync(this.#stamp, this.#fingerprint());
    return true;
  }
}

/** Silent: what matters about its failure is one sentence of ours. */
async function succeeds(program: Program): Promise<boolean> {
  try {
    const [code] = (await once(startProcess(program, 'ignore'), 'exit')) as [number | null];
    return code === 0;
  } catch {
    return false;
  }
}
