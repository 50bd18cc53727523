import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { settle } from '../../matches/test/support/settle.ts';
import { StoreClient } from '../store/batch.ts';

/** Where batches go, as lists of whose names are asked for; a test answers them. */
class Port extends EventEmitter {
  readonly batches: (readonly unknown[])[] = [];

  postMessage(batch: string): void {
    const calls = JSON.parse(batch) as readonly { readonly values: readonly unknown[] }[];
    this.batches.push(calls.flatMap(({ values }) => values));
  }

  answer(...names: readonly string[]): void {
    this.emit('message', JSON.stringify({ results: names.map((value) => ({ value })) }));
  }
}

it('requests of one turn of the event loop share a batch, one batch at a time', async () => {
  const port = new Port();
  const client = new StoreClient(port, { committed() {}, failed() {} });
  const ann = client.call('nameOf', 'ann');
  await Promise.resolve();
  const ben = client.call('nameOf', 'ben');
  expect(port.batches).toEqual([]);
  await settle();
  expect(port.batches).toEqual([['ann', 'ben']]);
  const cleo = client.call('nameOf', 'cleo');
  await settle();
  expect(port.batches).toHaveLength(1);
  port.answer('Ann', 'Ben');
  const dan = client.call('nameOf', 'dan');
  await settle();
  expect(port.batches).toEqual([
    ['ann', 'ben'],
    ['cleo', 'dan'],
  ]);
  port.answer('Cleo', 'Dan');
  expect(await Promise.all([ann, ben, cleo, dan])).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
});
