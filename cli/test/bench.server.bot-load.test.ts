import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { BOT_LOAD_TURNS, type BotLoad, compareBotLoad } from '../bench/server/bot-load.ts';
import { LONGEST_WARM_UP, ROUNDS } from '../bench/server/contest.ts';
import type { Host, PlayedSlice } from '../bench/server/contestant.ts';
import { botLoadTable, botLoadToJson } from '../bench/server/report.ts';
import { serverWords } from '../bench/server/words.ts';

const SCHEDULE = { loads: [10, 20], seconds: 2 * ROUNDS };

/** Notes what it is asked; its bots choose once in every slice, its latencies grow. */
function fake(name: string, log: string[], fails = false): () => Promise<Host> {
  let slices = 0;
  const played = (what: string, seconds: number): Promise<PlayedSlice> => {
    log.push(`${name} ${what} ${seconds}`);
    if (fails) throw new Error('out of order');
    slices++;
    return Promise.resolve({ moves: 1, seconds, p50: slices, p99: 10 * slices, processor: 1 });
  };
  const note = (what: string): void => void log.push(`${name} ${what}`);
  return () =>
    Promise.resolve({
      open: (matches) => Promise.resolve(note(`open ${matches}`)).then(() => 0),
      play: (seconds) => played('play', seconds),
      pace: (seconds) => played('pace', seconds),
      bots: () => Promise.resolve(note('bots')).then(() => slices),
      rest: () => note('rest'),
      wake: () => note('wake'),
      stop: () => Promise.resolve(note('stop')),
    });
}

describe('a server with and without bots that think', () => {
  it('servers with and without bots take turns, and bots rest meanwhile', async () => {
    const log: string[] = [];
    const hosts = { alone: fake('alone', log), beside: fake('beside', log) };
    await compareBotLoad(hosts, SCHEDULE, () => undefined);
    const round = ['beside rest', 'alone pace 2', 'beside wake', 'beside pace 2'];
    const warmUp = LONGEST_WARM_UP;
    const opening = ['alone', 'beside'].flatMap((one) => [
      `${one} open 20`,
      `${one} play ${warmUp}`,
    ]);
    const seating = ['beside bots', `beside pace ${warmUp}`, 'beside bots'];
    const rounds = Array.from({ length: ROUNDS }, () => round).flat();
    const end = ['beside bots', 'alone stop', 'beside stop'];
    expect(log).toEqual([...opening, ...seating, ...rounds, ...end]);
  });

  it('latencies are reported slice by slice with the choices, without warm-ups', async () => {
    let ticks = 0;
    const hosts = { alone: fake('alone', []), beside: fake('beside', []) };
    expect(await compareBotLoad(hosts, SCHEDULE, () => ticks++)).toEqual({
      matches: 20,
      alone: { p50: [2, 3, 4, 5, 6], p99: [20, 30, 40, 50, 60] },
      beside: { p50: [3, 4, 5, 6, 7], p99: [30, 40, 50, 60, 70] },
      choices: ROUNDS,
      seconds: 2 * ROUNDS,
    });
    expect(ticks).toBe(BOT_LOAD_TURNS);
  });

  it('both servers are stopped when one breaks down', async () => {
    const log: string[] = [];
    const hosts = { alone: fake('alone', log), beside: fake('beside', log, true) };
    await expect(compareBotLoad(hosts, SCHEDULE, () => undefined)).rejects.toThrow('out of order');
    expect(log.slice(-2)).toEqual(['alone stop', 'beside stop']);
  });
});

describe('what others notice of bots', () => {
  const botLoad: BotLoad = {
    matches: 1500,
    // One slice was slow for both: the ratio is that of slices of the same round.
    alone: { p50: [1, 1, 8], p99: [4, 5, 40] },
    beside: { p50: [1.25, 1, 10], p99: [4, 10, 40] },
    choices: 31,
    seconds: 25.04,
  };

  it('the latencies beside bots are printed as a table', () => {
    expect(botLoadTable(botLoad, serverWords.en)).toEqual([
      '1,500 matches, one move a second  p50 ms  p99 ms',
      'no bots                              1.0     5.0',
      'beside six experts                   1.3    10.0',
      'ratio                             × 1.25     × 1',
    ]);
  });

  it('the latencies beside bots have figures for machines', () => {
    expect(botLoadToJson(botLoad)).toEqual({
      matches: 1500,
      alone: {
        p50: { median: 1, least: 1, most: 8 },
        p99: { median: 5, least: 4, most: 40 },
      },
      beside: {
        p50: { median: 1.25, least: 1, most: 10 },
        p99: { median: 10, least: 4, most: 40 },
      },
      ratio: { p50: 1.25, p99: 1 },
      choicesPerSecond: 1.238,
    });
  });

  it.each(LANGUAGES)('the method says how much the bots thought, in %s', (language) => {
    const text = serverWords[language].botLoadMethod(botLoad);
    for (const part of ['31', '25']) expect(text).toContain(part);
  });
});
