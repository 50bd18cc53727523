import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { onPostgres } from '../bench/postgres.ts';
import { expectRefusal, pepite } from './pepite.ts';

const COMMANDS = [
  ['bench', 'server', '--store', 'postgres'],
  ['bench', 'scale', '--store', 'postgres'],
  ['bench', 'notices'],
];

describe('benchmarks on PostgreSQL', () => {
  it.each(COMMANDS)('an address of no database is refused: %s %s', async (...argv) => {
    const environment = { DATABASE_URL: 'http://localhost/secret' };
    const printed = await pepite(argv, { environment });
    expectRefusal(printed);
    expect(printed.error).not.toContain('secret');
  });

  it.each([
    ['en', 'There is no PostgreSQL to measure on'],
    ['fr', 'Il n’y a pas de PostgreSQL'],
  ] as const)('where there is no PostgreSQL that is said, in %s', async (language, sentence) => {
    const [input, out, error] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const interrupted = new AbortController().signal;
    const context = { language, input, out, error, environment: {}, interrupted };
    const use = () => Promise.resolve('used');
    expect(await onPostgres(context, use, join(import.meta.dirname, 'none.mjs'))).toBeUndefined();
    expect(String(error.read())).toContain(sentence);
  });

  it('an unknown store is refused', async () => {
    expectRefusal(await pepite(['bench', 'server', '--store', 'oracle']));
    expectRefusal(await pepite(['bench', 'scale', '--store', 'oracle']));
  });
});
