import { itemAt, itemNamed } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { playAgainstBots } from './support/bots.ts';
import { PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import type { Player } from './support/player.ts';
import { PLAYERS } from './support/players.ts';
import { byFinger } from './support/press.ts';
import { noteInTrace, type Task, tasksDuring } from './support/trace.ts';

/**
 * How many times slower a phone is. What the browser offers for this (`setCPUThrottlingRate`) halts
 * the page by the clock on the wall: where others used the machine the same script took 4 to 10
 * times as long. So pages run at full speed, and the time that the processor worked is multiplied.
 */
const SLOWER = 4;
/** Milliseconds that a page may be busy at a stretch: meanwhile it draws no frame. */
const MOST = 50;
/**
 * Whatever else the machine does can only make things slower, as caches and cores are shared: a
 * page is too slow where it is so every time. What comes up in one of these matches only is left to
 * the long test, which plays them to the end.
 */
const TIMES = 3;
/** What is done in the next round, after the end of the first one was told. */
const ACTS_AFTER = 3;

/** A match, or the beginning of one. */
interface Play {
  /** The longest task after each kind of question. */
  readonly longest: ReadonlyMap<string, Task>;
  /** How long the same piece of work took, each time before something was done. */
  readonly samples: readonly number[];
}

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** Notes what the page asks for, and returns whether it tells of the end of a round. */
async function noteQuestion(page: Page): Promise<boolean> {
  const asked = await page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('[data-banner]');
    const actions = [...(shown?.querySelectorAll('[data-action]') ?? [])];
    return actions.map((action) => action.getAttribute('data-action')).join(' ');
  });
  await noteInTrace(page, asked || 'a card');
  return asked === 'go-on';
}

/** Plays on into the second round or, in a long test, to the end of the match. */
async function playOn(player: Player, samples: number[]): Promise<void> {
  let left = ACTS_AFTER;
  let isTold = false;
  do {
    await player.waitForTurn();
    samples.push(await player.page.evaluate(timeWork));
    isTold = (await noteQuestion(player.page)) || isTold;
    if (isTold && SCALE <= 1) left--;
  } while (left > 0 && (await player.act()));
}

/** Plays against two bots on a phone. */
async function play(id: string): Promise<Play> {
  const { page, context, errors } = await visit(place.browser, { size: PHONE, moving: true });
  await playAgainstBots(page, place.site, id, 3);
  const player = new (itemNamed(PLAYERS, id))(page, 'en', byFinger);
  await player.waitForTurn();
  // What a test looks with is brought to a page when it is first needed, which takes time as well.
  await page.locator('body').elementHandles();
  await page.evaluate(timeWork);
  const samples: number[] = [];
  const longest = new Map<string, Task>();
  for (const task of await tasksDuring(page, () => playOn(player, samples))) {
    if (task.took >= (longest.get(task.after)?.took ?? 0)) longest.set(task.after, task);
  }
  expect(errors).toEqual([]);
  await context.close();
  return { longest, samples };
}

/** Runs in a page: how many milliseconds a piece of work takes that is always the same. */
function timeWork(): number {
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

const medianOf = (values: readonly number[]): number =>
  itemAt(
    [...values].sort((one, other) => one - other),
    values.length >> 1,
  );

/**
 * What took too long every time, told as of a machine that has nothing else to do: how fast that is
 * shows in the fastest of all samples, how much slower a match was played in the median of its own.
 */
function tooLong(plays: readonly Play[]): readonly string[] {
  const fastest = Math.min(...plays.flatMap(({ samples }) => samples));
  const kinds = new Set(plays.flatMap(({ longest }) => [...longest.keys()]));
  return [...kinds].flatMap((kind) => {
    const tasks = plays.flatMap(({ longest, samples }) => {
      const task = longest.get(kind);
      const took = ((task?.took ?? 0) * SLOWER * fastest) / medianOf(samples);
      return task === undefined ? [] : [{ ...task, took }];
    });
    if (tasks.length < 2) return [];
    const { took, parts } = tasks.reduce((one, other) => (other.took < one.took ? other : one));
    return took <= MOST ? [] : [`${took.toFixed(0)} ms after “${kind}”: ${parts.join(', ')}`];
  });
}

describe('on a phone four times as slow no frame takes long', () => {
  it.each(Object.keys(PLAYERS))('in a match of %s', async (id) => {
    const plays: Play[] = [];
    for (let time = 0; time < TIMES; time++) plays.push(await play(id));
    expect(tooLong(plays)).toEqual([]);
  });
});
