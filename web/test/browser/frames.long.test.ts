import { itemAt, itemNamed } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playAgainstBots } from './support/bots.ts';
import { PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import type { Player } from './support/player.ts';
import { PLAYERS } from './support/players.ts';
import { byFinger } from './support/press.ts';
import { atRest } from './support/rest.ts';
import { framesDuring, noteInTrace, OURS, type Work } from './support/trace.ts';

/**
 * How many times slower a phone is. What the browser offers for this (`setCPUThrottlingRate`) halts
 * the page by the clock on the wall: where others used the machine the same script took 4 to 10
 * times as long. So pages run at full speed, and the time that the processor worked is multiplied.
 */
const SLOWER = 4;
/** Milliseconds that a frame may take, with all that leads to it. */
const LONGEST = 50;
/** As servers have it by default: at a quick pace bots then move after 300 to 500 milliseconds. */
const BOT_PAUSE = '700';
/**
 * Whatever else the machine does makes things slower, and nothing makes them faster, as caches and
 * cores are shared: a match is played so often, and the least disturbed time counts, by its longest
 * frame. It begins alike each time: with another deal there would be other frames.
 */
const TIMES = 3;

/** What is asked when a round has ended, and what is noted when the match has. */
const ROUND_END = 'go-on';
const MATCH_END = 'the end';

/** A match, or the beginning of one. */
interface Play {
  readonly frames: readonly Work[];
  /** How long the same piece of work took, each time before something was done. */
  readonly samples: readonly number[];
}

/** Notes what the page asks for. */
async function noteQuestion(page: Page): Promise<void> {
  const asked = await page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('[data-banner]');
    const actions = [...(shown?.querySelectorAll('[data-action]') ?? [])];
    return actions.map((action) => action.getAttribute('data-action')).join(' ');
  });
  await noteInTrace(page, asked || 'a card');
}

/** What was asked before or, where a round or the match ends, that it does. */
const momentOf = ({ after, before }: Work): string =>
  before === ROUND_END || before === MATCH_END ? `the way to ${before}` : after;

/** Plays on to the end of the match. */
async function playOn(player: Player, samples: number[]): Promise<void> {
  do {
    await player.waitForTurn();
    await atRest(player.page);
    samples.push(await player.page.evaluate(timeWork, OURS));
    await noteQuestion(player.page);
  } while (await player.act());
  await noteInTrace(player.page, MATCH_END);
}

/** Plays the first match of a new server. */
async function playFirst(id: string): Promise<Play> {
  const place = await openPlace({ PEPITE_BOT_PAUSE: BOT_PAUSE });
  try {
    return await play(place, id);
  } finally {
    await closePlace(place);
  }
}

/** Plays against two bots on a phone. */
async function play(place: Place, id: string): Promise<Play> {
  const { page, context, errors } = await visit(place.browser, { size: PHONE, moving: true });
  await playAgainstBots(page, place.site, id, 3);
  const player = new (itemNamed(PLAYERS, id))(page, 'en', byFinger);
  await player.waitForTurn();
  // What a test looks with is brought to a page when it is first needed, which takes time as well.
  await page.locator('body').elementHandles();
  await page.evaluate(timeWork, OURS);
  const samples: number[] = [];
  const frames = await framesDuring(page, () => playOn(player, samples));
  expect(errors).toEqual([]);
  await context.close();
  return { frames, samples };
}

/** Runs in a page: how many milliseconds a piece of work takes that is always the same. */
function timeWork(ours: string): number {
  performance.mark(ours);
  const work = (): number => {
    const words = Array.from({ length: 1500 }, (_, index) => String((index * 7919) % 10_007));
    const lengths = new Map(words.map((word) => [word, word.length]));
    return words.sort().reduce((sum, word) => sum + (lengths.get(word) ?? 0), 0);
  };
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** The middle one of some values; of two the lesser. */
const medianOf = (values: readonly number[]): number =>
  itemAt(
    [...values].sort((one, other) => one - other),
    (values.length - 1) >> 1,
  );

/**
 * How long frames took, told as of a machine that has nothing else to do: how fast that is shows in
 * the fastest of all samples, how much slower a match was played in the median of its own.
 */
function evened(plays: readonly Play[]): readonly (readonly Work[])[] {
  const fastest = Math.min(...plays.flatMap(({ samples }) => samples));
  return plays.map(({ frames, samples }) => {
    const factor = (SLOWER * fastest) / medianOf(samples);
    return frames.map((frame) => ({ ...frame, took: frame.took * factor }));
  });
}

const longestOf = (frames: readonly Work[]): number => Math.max(...frames.map(({ took }) => took));

/** The match whose longest frame is the shortest of all. */
function bestOf(matches: readonly (readonly Work[])[]): readonly Work[] {
  const best = Math.min(...matches.map(longestOf));
  return matches.find((frames) => longestOf(frames) === best) ?? [];
}

/** The frames of a match that took too long, each with its moment and what was in it. */
const tooLong = (frames: readonly Work[]): readonly string[] =>
  frames
    .filter(({ took }) => took > LONGEST)
    .map((frame) => `“${momentOf(frame)}” ${frame.took.toFixed(0)} ms: ${frame.parts.join(', ')}`);

describe('a phone four times as slow', () => {
  it.each(Object.keys(PLAYERS))('no frame of a match of %s takes over 50 ms', async (id) => {
    const plays: Play[] = [];
    for (let time = 0; time < TIMES; time++) plays.push(await playFirst(id));
    const best = bestOf(evened(plays));
    expect(best.length).toBeGreaterThan(100);
    expect(tooLong(best)).toEqual([]);
  });
});
