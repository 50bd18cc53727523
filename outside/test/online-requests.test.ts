// Programs are not written anew for every version of the server: what they say is kept as data
// (fixtures/), that of the next release under `next`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ONLINE_REQUESTS, readOnlineRequest } from '../online-requests.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

const KEPT = readdirSync(FIXTURES).filter((file) => file.endsWith('.jsonl'));

const linesOf = (file: string): readonly string[] =>
  readFileSync(join(FIXTURES, file), 'utf8').trimEnd().split('\n');

describe('what programs ask for', () => {
  it.each(KEPT)('every request of %s is still read as it is', (file) => {
    for (const line of linesOf(file)) {
      const { type, id = null, ...body } = JSON.parse(line) as Record<string, unknown>;
      expect(readOnlineRequest(line)).toEqual({ request: { name: type, body }, id });
    }
  });

  it('every kind of request is kept for the next version to be tried with', () => {
    const types = linesOf('online-requests-next.jsonl').map(
      (line) => (JSON.parse(line) as { readonly type: string }).type,
    );
    expect([...new Set(types)].toSorted()).toEqual(Object.keys(ONLINE_REQUESTS).toSorted());
  });

  it.each([
    ['', 'not-json', null],
    ['[]', 'not-a-message', null],
    ['{"type":"conquer","id":3}', 'unknown-type', 3],
    ['{"type":"__proto__"}', 'unknown-type', null],
    ['{"type":"stand","id":4}', 'bad-field', 4],
    ['{"type":"stand","match":"bcd","more":1,"id":5}', 'bad-field', 5],
    ['{"type":"tables","id":"x"}', 'bad-field', null],
  ])('the line %s is refused as %s', (line, kind, id) => {
    expect(readOnlineRequest(line)).toMatchObject({ problem: { kind }, id });
  });
});
