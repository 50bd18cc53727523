// Two versions run side by side during a deploy, and pages of the former one stay open: what each
// version's pages say is kept as data (fixtures/), that of the next release under `next`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseClientMessage } from '../index.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

const linesOf = (file: string): readonly string[] =>
  readFileSync(join(FIXTURES, file), 'utf8').trimEnd().split('\n');

const typesOf = (file: string): ReadonlySet<string> =>
  new Set(linesOf(file).map((line) => (JSON.parse(line) as { readonly type: string }).type));

describe('messages of pages of former versions', () => {
  it.each(readdirSync(FIXTURES))('every message of %s is still read as it is', (file) => {
    const messages = linesOf(file).map((line) => JSON.parse(line) as unknown);
    const read = linesOf(file).map(parseClientMessage);
    expect(read).toEqual(messages.map((message) => ({ message })));
  });

  it('every type of message is kept for the next version to be tried with', () => {
    const refused = parseClientMessage('{"type":"unknown"}');
    if (!('problem' in refused) || refused.problem.kind !== 'unknown-type') {
      throw new Error('an unknown type is refused, and those known are named');
    }
    expect([...typesOf('client-messages-next.jsonl')].toSorted()).toEqual(
      [...refused.problem.known].toSorted(),
    );
  });
});
