import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SEED } from '../../../kernel/test/seed.ts';
import type { Config } from '../../config.ts';
import { serve, type ServerParts, type Serving } from '../../serve.ts';
import { temporaryFolder } from './folder.ts';

/** The real server in this process, on a port and a folder of its own, until the test ends. */
export async function startServer(
  chosen: Partial<Config> = {},
  parts: Partial<ServerParts> = {},
): Promise<string> {
  const serving = await startServing(chosen, parts);
  return `http://127.0.0.1:${serving.port}`;
}

/** The same, for tests that close it themselves. */
export async function startServing(
  chosen: Partial<Config> = {},
  parts: Partial<ServerParts> = {},
): Promise<Serving> {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(pages, 'assets', 'script.js'), '"script";');
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    pages,
    log: 'silent',
    limits: false,
    proxy: false,
    metrics: undefined,
    botPause: 0,
    thinkers: 1,
    awayAfter: 120_000,
    retention: { waiting: 24, abandoned: 90, finished: 365, guests: 400 },
    seed: SEED,
    ...chosen,
  };
  const serving = await serve(config, parts);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= serving.close());
  onTestFinished(close);
  return { ...serving, close };
}
