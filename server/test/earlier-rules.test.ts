import { Seeded } from '@pepite/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { TestServer } from './support/test-server.ts';

const SETUP = { game: 'or-etc', options: {}, bots: [null, null] };

/** A table of Or etc. on disk, as a program with other rules has left it. */
async function tableWithRules(rules: number) {
  const server = new TestServer(new Seeded(1));
  onTestFinished(() => server.close());
  await server.come('ann', 'Ann');
  const match = await server.create('ann', SETUP);
  server.database
    .prepare(`UPDATE matches SET setup = json_set(setup, '$.rules', ?) WHERE match = ?`)
    .run(rules, match);
  const registry = server.reopen();
  onTestFinished(() => registry.close());
  return registry.find(match);
}

it('[R26] a match on disk goes on under the earlier rules that it began with', async () => {
  const found = await tableWithRules(1);
  expect(found).toMatchObject({ value: { setup: { game: 'or-etc', rules: 1 } } });
});

it('[R26] a match of rules that this program does not know waits for one that does', async () => {
  expect(await tableWithRules(99)).toEqual({ problem: { kind: 'match-broken' } });
});
