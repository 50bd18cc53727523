import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PROGRAM } from './support/program.ts';

const FOLDER = dirname(String(PROGRAM.at(-1)));

/** The files that a program which was built is made of. */
function filesOf(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imported = readFileSync(join(FOLDER, name), 'utf8').matchAll(/^import .*"\.\/(.+)";$/gm);
  for (const [, file] of imported) filesOf(String(file), found);
  return found;
}

// Rules and schemas took a fifth of what it takes to start a server, to be thrown away unused.
it('the thread of the database loads neither rules nor the server', () => {
  const files = filesOf('server-store-worker.js');
  expect(filesOf('server-bot-worker.js')).toContain('engine.js');
  const texts = [...files].map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  expect(texts.join('')).toContain('"better-sqlite3"');
  expect(files).not.toContain('engine.js');
  expect(files).not.toContain('server.js');
});
