import { itemAt } from '@pepite/kernel';
import type { ServerMessage } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from './support/page.ts';
import { TestRegistry } from './support/test-registry.ts';

let setting: TestRegistry;

beforeEach(() => {
  setting = new TestRegistry();
});

const typesOf = ({ told }: Page): readonly ServerMessage['type'][] => told.map(({ type }) => type);

const enter = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) expect(await page.ask({ type: 'lobby' })).toBeUndefined();
};

describe('the lobby', () => {
  it('all get the same lobby, and a list of their own matches when it changes', async () => {
    const [ann, ben, cleo] = await setting.guests('Ann', 'Ben', 'Cleo');
    await enter(ann, ben);
    expect([ann, ben].map(typesOf)).toEqual([
      ['lobby', 'mine'],
      ['lobby', 'mine'],
    ]);
    const match = await setting.create(cleo, {});
    await setting.pass(500);
    expect([ann, ben].map(typesOf)).toEqual([
      ['lobby', 'mine', 'lobby'],
      ['lobby', 'mine', 'lobby'],
    ]);
    expect(ann.told.at(-1)).toEqual(ben.told.at(-1));
    const second = setting.page('Ann');
    await setting.watch(match, second);
    await second.ask({ type: 'sit', seat: 1 });
    await setting.pass(500);
    expect(typesOf(ann).slice(3)).toEqual(['lobby', 'mine']);
    expect(typesOf(ben).slice(3)).toEqual(['lobby']);
  });

  it('the lobby sends nothing when nothing that it shows has changed', async () => {
    const [ann, ben] = await setting.guests('Ann', 'Ben');
    await enter(ben);
    await setting.create(ann, { bots: [null, 'random', 'random'], start: true });
    await setting.pass(500);
    const before = ben.told.length;
    // The bots have bid, and now it is Ann's turn: her list changes, the lobby does not.
    await setting.pass(10_000);
    expect(ben.told.length).toBe(before);
  });

  it('the lobby is sent to a crowd in portions of a hundred', async () => {
    const crowd = Array.from({ length: 1200 }, (_, place) => setting.page(`x${place}`));
    await enter(...crowd);
    await setting.create(await setting.guest('Ann'), {});
    while (itemAt(crowd, 0).told.length === 2) await setting.clock.ring(10_000);
    expect(crowd.filter(({ told }) => told.length > 2)).toHaveLength(100);
    await setting.pass(100);
    expect(crowd.filter(({ told }) => told.length > 2)).toHaveLength(1200);
  });

  it('the lobby shows at most three tables of one guest', async () => {
    const ann = await setting.guest('Ann');
    for (let count = 0; count < 31; count++) {
      await setting.watch(await setting.create(ann, {}), setting.page('Ann'));
    }
    expect((await setting.registry.lobby()).open).toHaveLength(3);
  });

  it('the lobby shows the tables of others, however many come from one address', async () => {
    const ben = await setting.create(await setting.guest('Ben'), {});
    for (let count = 0; count < 60; count++) {
      await setting.create(await setting.guest(`Ann ${count}`, 'one address'), {});
    }
    const { open } = await setting.registry.lobby();
    expect(open).toHaveLength(30);
    expect(open.map(({ match }) => match)).toContain(ben.id);
  });
});
