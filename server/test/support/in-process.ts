import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Config } from '../../config.ts';
import { serve } from '../../serve.ts';
import { temporaryFolder } from './folder.ts';

/** The real server in this process, on a port and a folder of its own, until the test ends. */
export async function startServer(chosen: Partial<Config> = {}): Promise<string> {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(pages, 'assets', 'script.js'), '"script";');
  const serving = await serve({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    pages,
    log: 'silent',
    limits: false,
    isBehindProxy: false,
    botPause: 0,
    thinkers: 1,
    awayAfter: 120_000,
    ...chosen,
  });
  onTestFinished(() => serving.close());
  return `http://127.0.0.1:${serving.port}`;
}
