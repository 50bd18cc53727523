// Pages of this version may be told by a server of the next one, and by one of the version before:
// what a server says to a player from the beginning of a match on is kept as data (fixtures/),
// under `next` until there is a release. PEPITE_RECORD_MESSAGES=on keeps it anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { legalTexts, moveFirst } from './support/moves.ts';
import { TestRegistry } from './support/test-registry.ts';

const FILE = join(import.meta.dirname, 'fixtures', 'server-messages-next.jsonl');
/** Enough for a few steps of the log. */
const TURNS = 12;

/** All that somebody is told who plays with another guest. */
async function toldToAnn(): Promise<readonly unknown[]> {
  const setting = new TestRegistry();
  const [ann, ben] = await setting.guests('Ann', 'Ben');
  const match = await setting.create(ann, {
    game: 'silver-and-gold',
    bots: [null, null],
    talk: 'free',
    clock: { kind: 'live', bank: 300, increment: 5 },
  });
  await ben.watch(match);
  await ben.ask({ type: 'sit', seat: 1 });
  await ann.ask({ type: 'contribute', contributions: [{ seat: 0, value: '5a'.repeat(16) }] });
  await ann.ask({ type: 'start' });
  for (let turn = 0; turn < TURNS; turn++) {
    for (const page of [ann, ben]) if (legalTexts(page).length > 0) await moveFirst(page);
  }
  await ann.ask({ type: 'plan', plan: 'only-move', on: true });
  await ann.ask({ type: 'pause', on: true });
  await ben.ask({ type: 'say-phrase', phrase: 'hello' });
  await ann.ask({ type: 'say', text: 'Hi Ben' });
  await ben.ask({ type: 'react', ply: 9, sign: 'bravo' });
  await ann.ask({ type: 'hear', after: 0 });
  await ann.ask({ type: 'abort', on: true });
  await ben.leave();
  await setting.pass(1000);
  await ann.ask({ type: 'abort', on: false });
  const again = setting.page('Ben');
  await again.watch(match);
  await again.ask({ type: 'resign' });
  await ann.ask({ type: 'abort', on: true });
  return ann.told;
}

/** Every field that there is anywhere in some data, by the names that lead to it. */
function fieldsOf(data: unknown, path = ''): readonly string[] {
  if (typeof data !== 'object' || data === null) return [path];
  if (Array.isArray(data)) return data.flatMap((item) => fieldsOf(item, `${path}[]`));
  return Object.entries(data).flatMap(([name, value]) => fieldsOf(value, `${path}.${name}`));
}

const shapeOf = (messages: readonly unknown[]): readonly string[] =>
  [...new Set(messages.flatMap((message) => fieldsOf(message)))].toSorted();

it('what a server says to a player is kept for pages of other versions', async () => {
  const told = await toldToAnn();
  if (process.env['PEPITE_RECORD_MESSAGES'] === 'on') {
    writeFileSync(FILE, told.map((message) => `${JSON.stringify(message)}\n`).join(''));
  }
  const kept = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  expect(shapeOf(kept.map((line) => JSON.parse(line) as unknown))).toEqual(shapeOf(told));
});
