import { itemAt, itemNamed } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playAgainstBots } from './support/bots.ts';
import { PHONE, visit } from './support/browser.ts';
import { type Play, undisturbed } from './support/moments.ts';
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
 * A match is played so often, and of each moment the least disturbed time counts (`undisturbed`).
 * It begins alike each time: with another deal there would be other frames.
 */
const TIMES = 3;

/** What is asked when a round has ended, and what is noted when the match has. */
const ROUND_END = 'go-on';
const MATCH_END = 'the end';

interface SampledPlay extends Play {
  /** How long the same piece of work took, each time before something was done. */
  readonly samples: readonly number[];
}

/** Notes what the page asks for. */
async function noteQuestion(page: Page): Promise<string> {
  const asked = await page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('[data-banner]');
    const actions = [...(shown?.querySelectorAll('[data-action]') ?? [])];
    return actions.map((action) => action.getAttribute('data-action')).join(' ');
  });
  await noteInTrace(page, asked || 'a card');
  return asked || 'a card';
}

/** What was asked before or, where a round or the match ends, that it does. */
const momentOf = ({ after, before }: Work): string =>
  before === ROUND_END || before === MATCH_END ? `the way to ${before}` : after;

/** Plays on to the end of the match. */
async function playOn(player: Player, samples: number[], notes: string[]): Promise<void> {
  do {
    await player.waitForTurn();
    await atRest(player.page);
    samples.push(await player.page.evaluate(timeWork, OURS));
    notes.push(await noteQuestion(player.page));
  } while (await player.act());
  await noteInTrace(player.page, MATCH_END);
  notes.push(MATCH_END);
}

/** Plays the first match of a new server. */
async function playFirst(id: string): Promise<SampledPlay> {
  const place = await openPlace({ PEPITE_BOT_PAUSE: BOT_PAUSE });
  try {
    return await play(place, id);
  } finally {
    await closePlace(place);
  }
}

/** Plays against two bots on a phone. */
async function play(place: Place, id: string): Promise<SampledPlay> {
  const { page, context, errors } = await visit(place.browser, { size: PHONE, moving: true });
  await playAgainstBots(page, place.site, id, 3);
  const player = new (itemNamed(PLAYERS, id))(page, 'en', byFinger);
  await player.waitForTurn();
  // What a test looks with is brought to a page when it is first needed, which takes time as well.
  await page.locator('body').elementHandles();
  await page.evaluate(timeWork, OURS);
  const samples: number[] = [];
  const notes: string[] = [];
  const frames = await framesDuring(page, () => playOn(player, samples, notes));
  expect(errors).toEqual([]);
  await context.close();
  return { notes, frames, samples };
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
function evened(plays: readonly SampledPlay[]): readonly Play[] {
  const fastest = Math.min(...plays.flatMap(({ samples }) => samples));
  return plays.map(({ notes, frames, samples }) => {
    const factor = (SLOWER * fastest) / medianOf(samples);
    return { notes, frames: frames.map((frame) => ({ ...frame, took: frame.took * factor })) };
  });
}

/** The frames of a match that took too long, each with its moment and what was in it. */
const tooLong = (frames: readonly Work[]): readonly string[] =>
  frames
    .filter(({ took }) => took > LONGEST)
    .map((frame) => `“${momentOf(frame)}” ${frame.took.toFixed(0)} ms: ${frame.parts.join(', ')}`);

describe('a phone four times as slow', () => {
  it.each(Object.keys(PLAYERS))('no frame of a match of %s takes over 50 ms', async (id) => {
    const plays: SampledPlay[] = [];
    for (let time = 0; time < TIMES; time++) plays.push(await playFirst(id));
    const frames = undisturbed(evened(plays));
    expect(frames.length).toBeGreaterThan(100);
    expect(tooLong(frames)).toEqual([]);
  });
});
