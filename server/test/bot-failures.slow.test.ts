import { BotPool, type BotService, type StartThread } from '@pepite/bots/host';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestTimers } from '../../bots/test/support/timers.ts';
import { startThreads } from '../bot-threads.ts';
import { TestRegistry } from '../../matches/test/support/test-registry.ts';

/** How many moves are played, with those of chance: well beyond the failure. */
const PLIES = 70;

const FAILING = new URL('./support/failing-worker.ts', import.meta.url);

/** Real threads: the first one fails in such a way, the others are as they should be. */
class Threads {
  readonly timers = new TestTimers();
  readonly #how: string | undefined;
  count = 0;

  constructor(how: string | undefined) {
    this.#how = how;
  }

  readonly start: StartThread = (heard, failed) => {
    const isFirst = this.count++ === 0;
    if (!isFirst || this.#how === undefined) return startThreads()(heard, failed);
    // Little memory, so that it is soon full.
    const resourceLimits = { maxOldGenerationSizeMb: 64 };
    const start = startThreads(FAILING, { workerData: this.#how, resourceLimits });
    return start((message) => {
      heard(message);
      // It is about to fail: that it hangs is noticed once time has passed.
      if (message === 'ready' && this.#how === 'hang') this.timers.pass(60_000);
    }, failed);
  };
}

/**
 * Experts with seeds, so that they can be repeated, and a way to wait until one has answered. An
 * answer that comes while nobody waits for one is waited for next.
 */
function repeatable(pool: BotPool): { readonly bots: BotService; answered: () => Promise<void> } {
  let unnoticed = 0;
  let waiting: (() => void) | undefined;
  const note = (): void => {
    if (waiting === undefined) unnoticed++;
    else waiting();
    waiting = undefined;
  };
  const answered = (): Promise<void> => {
    if (unnoticed === 0) return new Promise((resolve) => (waiting = resolve));
    unnoticed--;
    return Promise.resolve();
  };
  let seeds = 0;
  const bots: BotService = {
    hasRoom: () => true,
    mayAdvise: () => true,
    seat(setup, owner) {
      const bot = pool.seat({ ...setup, seed: seeds++ }, owner);
      return {
        see: (view) => bot.see(view),
        choose: (request, answer) =>
          bot.choose(request, (choice) => {
            answer(choice);
            note();
          }),
        advise: (request, answer) => bot.advise(request, answer),
        close: () => bot.close(),
      };
    },
  };
  return { bots, answered };
}

/** Lets three experts play, in threads of which the first one may fail; what they have played. */
async function play(how?: string) {
  const threads = new Threads(how);
  const reports: unknown[] = [];
  const { start, timers } = threads;
  const report = (error: unknown): unknown => reports.push(error);
  const pool = new BotPool({ threads: 1, start, timers, report });
  const { bots, answered } = repeatable(pool);
  const setting = new TestRegistry({ bots, botPause: 0 });
  const match = await setting.create(await setting.guest('Ann'), {
    bots: ['expert', 'expert', 'expert'],
    start: true,
  });
  for (let isAhead = true; isAhead; isAhead = match.plies < PLIES) {
    await answered();
    await setting.pass(0);
  }
  await pool.close();
  // The match itself has noticed nothing.
  expect(setting.reports).toEqual([]);
  const stored = await setting.store.load(match.id);
  return { moves: stored?.moves, reports, threads: threads.count };
}

describe('a match whose bots are in a thread that fails', () => {
  let usual: Awaited<ReturnType<typeof play>>;
  beforeAll(async () => {
    usual = await play();
  });

  it.each([
    ['exit', 'a thread of bots has ended (3)', undefined],
    ['throw', 'thrown on purpose', 'failing-worker.ts'],
    ['hang', 'a thread of bots has not answered for ', 'watchdog.ts'],
    ['fill', 'memory', undefined],
  ])(
    'a match makes the same moves as ever when the thread of its bots fails: %s',
    async (how, message, origin) => {
      expect(usual).toMatchObject({ reports: [], threads: 1 });
      const failing = await play(how);
      expect(failing.moves).toEqual(usual.moves);
      expect(failing.threads).toBe(2);
      expect(failing.reports).toMatchObject([
        {
          message: 'a bot failed to choose a move (expert, aurum, rules 1, 3 seats)',
          cause: {
            message: expect.stringContaining(message) as string,
            stack: expect.stringContaining(origin ?? '') as string,
          },
        },
      ]);
    },
  );
});
