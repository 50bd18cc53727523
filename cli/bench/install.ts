import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { startProcess } from './contestant.ts';

/** A folder of `bench/` with a package.json of its own, installed only when it is measured. */
export class PeerFolder {
  readonly path: string;
  readonly #lock: string;
  /** Says from which lock file `npm ci` has made the tree; a tree it has not finished has none. */
  readonly #stamp: string;

  constructor(path: string) {
    this.path = path;
    this.#lock = join(path, 'package-lock.json');
    this.#stamp = join(path, 'node_modules', '.pepite-install');
  }

  /** The version of a package that we measure against, exactly. */
  versionOf(name: string): string {
    const { packages } = JSON.parse(readFileSync(this.#lock, 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    return packages[`node_modules/${name}`].version;
  }

  /** Installs unless all is there; `tell` is called if so. False if it can't be done. */
  async prepare(tell: () => void, signal: AbortSignal): Promise<boolean> {
    if (this.#isInstalled()) return true;
    tell();
    return this.#install(signal);
  }

  #fingerprint(): string {
    return createHash('sha256').update(readFileSync(this.#lock)).digest('hex');
  }

  #isInstalled(): boolean {
    return existsSync(this.#stamp) && readFileSync(this.#stamp, 'utf8') === this.#fingerprint();
  }

  async #install(signal: AbortSignal): Promise<boolean> {
    // Without a network it should fail at once, not after minutes of trying again.
    const options = ['ci', '--ignore-scripts', '--fetch-retries=0', '--prefix', this.path];
    try {
      // Silent: what matters about its failure is one sentence of ours.
      const npm = startProcess({ command: 'npm', options, signal }, 'ignore');
      const [code] = (await once(npm, 'exit')) as [number | null];
      if (code !== 0) return false;
    } catch {
      return false;
    }
    writeFileSync(this.#stamp, this.#fingerprint());
    return true;
  }
}
