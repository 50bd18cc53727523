import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { startServer } from './support/in-process.ts';

/** Pages with a script that was packed beforehand, into something else than it says itself. */
function makePages(): string {
  const pages = join(temporaryFolder(), 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(pages, 'assets', 'script.js'), '"plain";');
  writeFileSync(join(pages, 'assets', 'script.js.br'), brotliCompressSync('"packed";'));
  return pages;
}

describe('files that were compressed beforehand', () => {
  it('a compressed file is sent to whoever unpacks it, and has no address of its own', async () => {
    const base = await startServer({ pages: makePages() });
    const ask = (path: string, encoding: string): Promise<Response> =>
      fetch(`${base}/assets/${path}`, { headers: { 'accept-encoding': encoding } });
    const packed = await ask('script.js', 'br');
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(await packed.text()).toBe('"packed";');
    const plain = await ask('script.js', 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('"plain";');
    expect((await ask('script.js.br', 'br')).status).toBe(404);
  });
});
