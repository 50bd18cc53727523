import { scaled } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';
import { describe, expect, it } from 'vitest';
import type { ServerProcess } from '../server-process.ts';
import { makeWorld, open } from '../simulation.ts';
import { System } from '../system.ts';
import { firstSeed } from './support/seeds.ts';

const SEEDS = scaled(50, 40);
const PROCESSES = 3;
/** Within so long everybody plays again, in milliseconds. */
const PROMISED = 5000;
const SENT_AWAY = 1000;
/** What a bot waits before it moves, at the most, and the ways there and back. */
const BOT = 700;

/** How a match is played on for a while, and then one of its processes goes. */
async function playUntilGone(seed: number, go: (process: ServerProcess) => void) {
  const world = makeWorld(seed);
  const system = new System(world, PROCESSES);
  const { schedule, dice } = world;
  await open(system);
  system.openAllPages();
  await schedule.runUntil(schedule.now + 3000 + dice.between(0, 4000));
  const gone = system.someProcess();
  const hit = [...system.pages.values()].filter((page) => page.server === gone);
  const at = schedule.now;
  go(gone);
  return { world, system, gone, hit, at };
}

describe('a process that is gone', () => {
  it('pages are at another process, and bots move, within five seconds of a death', async () => {
    let pages = 0;
    let thoughts = 0;
    const first = firstSeed(SEED);
    for (let seed = first; seed < first + SEEDS; seed++) {
      const run = await playUntilGone(seed, (process) => process.gate.die());
      const { world, system, gone, hit, at } = run;
      const { schedule, checks } = world;
      const { truth } = system;
      const { plies, awaitsBots } = truth;
      await schedule.runUntil(at + PROMISED);
      for (const page of hit) {
        expect([seed, page.name, page.server?.isAlive]).toEqual([seed, page.name, true]);
        expect(page.server).not.toBe(gone);
      }
      pages += hit.length;
      if (awaitsBots && !system.isOver) {
        await schedule.runUntil(at + PROMISED + BOT, () => truth.plies > plies);
        expect([seed, truth.plies > plies]).toEqual([seed, true]);
        thoughts++;
      }
      expect(checks.violation).toBeUndefined();
    }
    expect([pages > 0, thoughts > 0]).toEqual([true, true]);
  });

  it('pages are at another process within a second of being sent away', async () => {
    let pages = 0;
    const first = firstSeed(SEED);
    for (let seed = first; seed < first + SEEDS; seed++) {
      const { world, hit, at } = await playUntilGone(seed, (process) => {
        process.stop();
        process.gate.die();
      });
      await world.schedule.runUntil(at + SENT_AWAY);
      for (const page of hit) {
        expect([seed, page.name, page.server?.isAlive]).toEqual([seed, page.name, true]);
      }
      pages += hit.length;
    }
    expect(pages).toBeGreaterThan(0);
  });
});
