import { describe, expect, it } from 'vitest';
import { prepareEntries, prepareHosts } from '../bench/server/entries.ts';
import type { Contestant } from '../bench/server/contestant.ts';
import { useFolder } from './folder.ts';

const PLAN = {
  matches: 2,
  seconds: 1,
  seed: 1,
  peers: 'none',
  bots: false,
  store: 'sqlite',
  processes: 1,
} as const;
const HEAT = { game: 'aurum', seats: 4, seed: 1 };

describe('our server with players at it', () => {
  const inFolder = useFolder();

  async function start(signal: AbortSignal): Promise<Contestant> {
    const nothing = (): void => expect.unreachable('nothing is to be installed');
    const entries = await prepareEntries(PLAN, HEAT, { data: inFolder('data') }, nothing, signal);
    expect(entries).toMatchObject({ colyseus: 'not-asked', boardgameio: 'not-asked' });
    return entries.pepite();
  }

  it('our server opens matches, is played at, reports the cost, and stops', async () => {
    const contestant = await start(new AbortController().signal);
    await contestant.open(2);
    // Both matches make a first move; on a busy machine it may take a while until one is answered.
    let played = await contestant.play(1);
    while (played.moves <= 2) played = await contestant.play(1);
    expect(played.processor).toBeGreaterThan(0);
    const paced = await contestant.pace(2);
    // Two in each match, unless the first of them is not answered within a second.
    expect(paced.moves).toBeGreaterThanOrEqual(2);
    expect(paced.moves).toBeLessThanOrEqual(4);
    expect(paced.p99).toBeGreaterThanOrEqual(paced.p50);
    await contestant.stop();
  });

  it('our server has bots that think, and rests when it is told to', async () => {
    const { beside } = prepareHosts(HEAT, inFolder('data'), new AbortController().signal);
    const host = await beside();
    await host.open(1);
    expect(await host.bots()).toBe(0);
    let choices = 0;
    while (choices === 0) {
      await host.pace(1);
      choices = await host.bots();
    }
    host.rest();
    host.wake();
    expect((await host.pace(1)).moves).toBe(1);
    host.rest();
    await host.stop();
  });

  it('our server ends when it is interrupted', async () => {
    const interruption = new AbortController();
    const contestant = await start(interruption.signal);
    const opening = contestant.open(1000);
    interruption.abort();
    await expect(opening).rejects.toThrow('aborted');
    await contestant.stop();
  });
});
