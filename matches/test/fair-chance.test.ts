import { commitmentTo, type ChanceProof, verify } from '@pepite/chance';
import { GAMES } from '@pepite/games';
import { type MatchRecord, readRecord } from '@pepite/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from './support/clock.ts';
import { legalTexts, moveFirst } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { settle } from './support/settle.ts';
import { SharedMemory } from './support/shared-memory.ts';
import { MemoryStore } from '../memory-store.ts';
import { TestRegistry } from './support/test-registry.ts';

const VALUE = '0f'.repeat(16);
const OTHER = 'a1'.repeat(16);

const contribute = (page: Page, ...pairs: readonly (readonly [number, string])[]) =>
  page.ask({
    type: 'contribute',
    contributions: pairs.map(([seat, value]) => ({ seat, value })),
  });

let store: MemoryStore;
let setting: TestRegistry;
let ann: Page;
let ben: Page;
let id: string;

const secret = (): string => store.matches.get(id)?.chance?.secret ?? 'none';
const kept = () => store.matches.get(id)?.chance?.contributions;
const plies = (page: Page): number | undefined => page.state.position?.ply;

beforeEach(async () => {
  store = new MemoryStore();
  setting = new TestRegistry({ store });
  [ann, ben] = await setting.guests('Ann', 'Ben');
});

/** A table of Silver & Gold for two, at which Ann sits. */
async function open(request: object = {}): Promise<void> {
  const table = { game: 'silver-and-gold', bots: [null, null], sharedChance: true, ...request };
  ({ id } = await setting.create(ann, table));
}

async function sitDown(): Promise<void> {
  await open();
  await ben.watch(id);
  await ben.ask({ type: 'sit', seat: 1 });
}

async function playToTheEnd(...pages: readonly Page[]): Promise<MatchRecord> {
  for (let turn = 0; turn < 2000 && ann.state.status !== 'over'; turn++) {
    for (const page of pages) if (legalTexts(page).length > 0) await moveFirst(page);
    await setting.pass(2000);
  }
  const record = await setting.registry.recordOf(id);
  if ('problem' in record) throw new Error(record.problem.kind);
  return record.value;
}

function verdictOn(record: MatchRecord) {
  const read = readRecord(JSON.stringify(record), GAMES);
  if ('problem' in read) throw new Error(read.problem.kind);
  return verify(read.value.game, read.value.record);
}

describe('before the first card', () => {
  it('everybody is told the commitment, and never the secret', async () => {
    await sitDown();
    const dan = setting.page('Dan');
    await dan.watch(id);
    for (const page of [ann, ben, dan]) {
      expect(page.state.chance).toEqual({ commitment: commitmentTo(secret()), given: [] });
    }
    await ann.ask({ type: 'start' });
    await setting.pass(5000);
    for (const page of [ann, ben, dan]) {
      expect(JSON.stringify(page.told)).not.toContain(secret());
    }
    expect(secret()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('no two matches have the same secret', async () => {
    await open();
    const first = secret();
    await open();
    expect(secret()).not.toBe(first);
  });

  it('what players add is kept, and told to all when the first card is drawn', async () => {
    await sitDown();
    expect(await contribute(ann, [0, VALUE])).toBeUndefined();
    expect(await contribute(ben, [1, OTHER])).toBeUndefined();
    expect(ann.state.chance).toMatchObject({ given: [0] });
    expect(JSON.stringify(ben.told)).not.toContain(VALUE);
    await ann.ask({ type: 'start' });
    expect(plies(ann)).toBeGreaterThan(0);
    for (const page of [ann, ben]) {
      expect(page.state.chance).toMatchObject({ contributions: [VALUE, OTHER] });
      expect(page.state.chance).not.toHaveProperty('given');
    }
  });

  it('what was added first counts, for one’s own seat, before the first card', async () => {
    await sitDown();
    await contribute(ann, [0, VALUE]);
    expect(await contribute(ann, [0, OTHER])).toBeUndefined();
    expect(await contribute(ann, [1, OTHER])).toEqual({ kind: 'not-seated' });
    expect(await contribute(setting.page('Dan'), [0, OTHER])).toEqual({ kind: 'not-watching' });
    expect(kept()).toEqual([VALUE, null]);
    await contribute(ben, [1, OTHER]);
    await ann.ask({ type: 'start' });
    expect(await contribute(ben, [1, VALUE])).toEqual({ kind: 'stale' });
    expect(kept()).toEqual([VALUE, OTHER]);
  });

  it('whoever gets up takes along what they have added', async () => {
    await sitDown();
    await contribute(ann, [0, VALUE]);
    await contribute(ben, [1, OTHER]);
    await ben.ask({ type: 'stand' });
    expect(kept()).toEqual([VALUE, null]);
    expect(await contribute(ben, [1, OTHER])).toEqual({ kind: 'not-seated' });
    await ben.ask({ type: 'sit', seat: 1 });
    expect(ben.state.chance).toMatchObject({ given: [0] });
  });

  it('a page adds something for those who play on its device', async () => {
    await open({ companions: [{ seat: 1, name: 'Zoe' }] });
    expect(await contribute(ann, [0, VALUE], [1, OTHER])).toBeUndefined();
    expect(kept()).toEqual([VALUE, OTHER]);
  });
});

describe('the first card', () => {
  it('the first card waits for what players are about to add, and for nothing else', async () => {
    await sitDown();
    await contribute(ann, [0, VALUE]);
    await ann.ask({ type: 'start' });
    expect(ann.state).toMatchObject({ status: 'playing', position: { ply: 0 } });
    await contribute(ben, [1, OTHER]);
    expect(plies(ben)).toBeGreaterThan(0);
    expect(ben.state.chance).toMatchObject({ contributions: [VALUE, OTHER] });
  });

  it('whoever adds nothing holds it up for five seconds, and the record says so', async () => {
    await sitDown();
    await contribute(ann, [0, VALUE]);
    await ann.ask({ type: 'start' });
    await setting.pass(4900);
    expect(plies(ann)).toBe(0);
    await setting.pass(200);
    expect(plies(ann)).toBeGreaterThan(0);
    const record = await playToTheEnd(ann, ben);
    expect((record['chance'] as ChanceProof).contributions).toEqual([VALUE, null]);
    expect(verdictOn(record)).toMatchObject({ kind: 'proven', contributed: [0] });
  });

  it('players who vanish as the match begins do not hold it up either', async () => {
    await sitDown();
    await ann.ask({ type: 'start' });
    await ann.leave();
    await ben.leave();
    await setting.pass(20_000);
    expect(store.matches.get(id)?.moves.length).toBeGreaterThan(0);
  });

  it('a match that begins when its table is opened waits until its page is there', async () => {
    const created = await setting.registry.create(
      {
        game: 'aurum',
        bots: [null, 'random', 'random'],
        options: {},
        start: true,
        sharedChance: true,
      },
      'Ann',
    );
    if ('problem' in created) throw new Error(created.problem.kind);
    ({ id } = created.value);
    await setting.pass(2000);
    await ann.watch(id);
    expect(plies(ann)).toBe(0);
    await contribute(ann, [0, VALUE]);
    expect(plies(ann)).toBeGreaterThan(0);
  });

  it('where nobody has asked for it the first card waits for nothing', async () => {
    await open({ bots: [null, 'random'], sharedChance: false, start: true });
    expect(plies(ann)).toBeGreaterThan(0);
    const record = await playToTheEnd(ann);
    expect(verdictOn(record)).toMatchObject({ kind: 'proven', contributed: [] });
  });

  it('a match that is ended while the first card waits stays ended', async () => {
    await sitDown();
    await ann.ask({ type: 'start' });
    await ann.ask({ type: 'abort', on: true });
    await setting.pass(20_000);
    expect(ann.state).toMatchObject({ status: 'over', aborted: true });
    expect(store.matches.get(id)?.moves).toEqual([]);
  });
});

describe('a match that is over', () => {
  it('its record proves every outcome, after a restart, too', async () => {
    await sitDown();
    await contribute(ann, [0, VALUE]);
    await contribute(ben, [1, OTHER]);
    await ann.ask({ type: 'start' });
    for (const page of [ann, ben]) if (legalTexts(page).length > 0) await moveFirst(page);
    setting = setting.restart();
    [ann, ben] = [setting.page('Ann'), setting.page('Ben')];
    await setting.watch(await setting.find(id), ann, ben);
    const record = await playToTheEnd(ann, ben);
    expect(verdictOn(record)).toMatchObject({ kind: 'proven', contributed: [0, 1] });
  });

  it('a rematch has a secret of its own', async () => {
    await open({ bots: [null, 'random'] });
    await contribute(ann, [0, VALUE]);
    await ann.ask({ type: 'start' });
    await playToTheEnd(ann);
    const first = secret();
    await ann.ask({ type: 'rematch' });
    id = ann.state.next ?? '';
    expect(secret()).toMatch(/^[0-9a-f]{64}$/);
    expect(secret()).not.toBe(first);
    await ann.watch(id);
    expect(ann.state).toMatchObject({ status: 'playing', chance: { given: [] } });
    expect(plies(ann)).toBe(0);
  });

  it('a match that an earlier version has opened goes on without a proof', async () => {
    await sitDown();
    const before = store.matches.get(id);
    if (before === undefined) throw new Error('no match');
    store.matches.set(id, { ...before, chance: null });
    setting = setting.restart();
    [ann, ben] = [setting.page('Ann'), setting.page('Ben')];
    await setting.watch(await setting.find(id), ann, ben);
    expect(ann.state).not.toHaveProperty('chance');
    expect(await contribute(ann, [0, VALUE])).toEqual({ kind: 'stale' });
    await ann.ask({ type: 'start' });
    const record = await playToTheEnd(ann, ben);
    expect(record).not.toHaveProperty('chance');
    expect(verdictOn(record)).toEqual({ kind: 'nothing-to-prove' });
  });
});

describe('at two processes', () => {
  it('what is added at both of them counts, and the first card is drawn once', async () => {
    const clock = new TestClock();
    const memory = new SharedMemory({
      now: () => clock.now(),
      deliver: (_process, tell) => queueMicrotask(tell),
    });
    store = memory.store;
    setting = new TestRegistry({ store: memory.join('here'), clock });
    const there = new TestRegistry({ store: memory.join('there'), clock, seed: 2 });
    [ann] = await setting.guests('Ann');
    [ben] = await there.guests('Ben');
    await sitDown();
    await ann.ask({ type: 'start' });
    await settle();
    await contribute(ben, [1, OTHER]);
    await contribute(ann, [0, VALUE]);
    await clock.pass(1000);
    const told = { contributions: [VALUE, OTHER] };
    expect(ann.state.chance).toMatchObject(told);
    expect(ben.state.chance).toMatchObject(told);
    expect(plies(ben)).toBe(plies(ann));
    const record = await playToTheEnd(ann, ben);
    expect(verdictOn(record)).toMatchObject({ kind: 'proven', contributed: [0, 1] });
    expect(there.reports).toEqual([]);
  });
});
