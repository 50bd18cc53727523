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
 * Milliseconds that `timeWork` takes on the phone. It takes 2.1 on a computer with 4,050 points by
 * the benchmark of Lighthouse (BenchmarkIndex), so this is that computer slowed four times: 1,000
 * points, what DevTools takes for a mid-tier phone. To slow every computer four times would make
 * another phone of each.
 *
 * Pages run at full speed, and the time that the processor worked is multiplied: what the browser
 * offers (`setCPUThrottlingRate`) halts the page by the clock on the wall, and where others used
 * the machine the same script took 4 to 10 times as long.
 */
const PHONE_WORK = 8.7;
/**
 * How many times slower the browser is to make pages itself, for a computer on which nothing else
 * runs: then the clock on the wall counts, and nothing is multiplied.
 */
const THROTTLE = Number(process.env['PEPITE_THROTTLE'] ?? 1);
/** Milliseconds that a frame may take, with all that leads to it. */
const LONGEST = 50;
/** As servers have it by default: at a quick pace bots then move after 300 to 500 milliseconds. */
const BOT_PAUSE = '700';
/**
 * A match is played so often, and of each moment the least disturbed time counts (`undisturbed`).
 * It begins alike each time: with another deal there would be other frames.
 */
const TIMES = 5;

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
  if (THROTTLE > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  }
  const frames = await framesDuring(page, () => playOn(player, samples, notes), {
    byTheWall: THROTTLE > 1,
  });
  expect(errors).toEqual([]);
  await context.close();
  return { notes, frames, samples };
}

/**
 * Runs in a page: how many milliseconds a piece of work takes that is always the same. It is of the
 * kind that boards have, and as new to the processor's caches: where others use the machine, too,
 * such work slows down more than a loop does.
 */
function timeWork(ours: string): number {
  performance.mark(ours);
  const start = performance.now();
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; inset: 0; contain: strict; visibility: hidden';
  const list = document.createElement('ul');
  list.style.cssText = 'display: grid; grid-template-columns: repeat(5, 1fr); gap: 2px';
  for (let row = 0; row < 60; row++) {
    const item = document.createElement('li');
    item.style.cssText = 'display: flex; border: 1px solid; border-radius: 4px';
    const name = document.createElement('span');
    name.textContent = `row ${row * 7919}`;
    const count = document.createElement('b');
    count.textContent = String(row * 31);
    item.append(name, count);
    list.append(item);
  }
  place.append(list);
  document.body.append(place);
  // To ask how high it is has it laid out.
  const isLaidOut = list.offsetHeight > 0;
  place.remove();
  return isLaidOut ? performance.now() - start : NaN;
}

/** The middle one of some values; of two the lesser. */
const medianOf = (values: readonly number[]): number =>
  itemAt(
    [...values].sort((one, other) => one - other),
    (values.length - 1) >> 1,
  );

/** How long frames take on the phone: as much longer as the same work takes there. */
const onPhone = ({ notes, frames, samples }: SampledPlay): Play => {
  const factor = THROTTLE > 1 ? 1 : PHONE_WORK / medianOf(samples);
  return { notes, frames: frames.map((frame) => ({ ...frame, took: frame.took * factor })) };
};

/** The frames of a match that took too long, each with its moment and what was in it. */
const tooLong = (frames: readonly Work[]): readonly string[] =>
  frames
    .filter(({ took }) => took > LONGEST)
    .map((frame) => `“${momentOf(frame)}” ${frame.took.toFixed(0)} ms: ${frame.parts.join(', ')}`);

describe('a mid-range phone', () => {
  it.each(Object.keys(PLAYERS))('no frame of a match of %s takes over 50 ms', async (id) => {
    const plays: SampledPlay[] = [];
    for (let time = 0; time < TIMES; time++) plays.push(await playFirst(id));
    const frames = undisturbed(plays.map(onPhone));
    expect(frames.length).toBeGreaterThan(100);
    expect(tooLong(frames)).toEqual([]);
  });
});
