import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { recordNamed, replayDrawn, tellRecord, troublesIn } from './support/replays.ts';
import { atRest } from './support/rest.ts';
import { framesDuring, noteInTrace, type Work } from './support/trace.ts';

/** The longest of many matches that bots have played. */
const MOVES = 760;
/** Milliseconds: a frame that takes longer is a long one, and 60 of the others make a second. */
const [LONG, SIXTIETH] = [50, 1000 / 60];
/** Whatever else the machine does makes things slower: of so many runs the best one counts. */
const TIMES = 3;

const SEATS = [
  ['silver-and-gold-4', PHONE],
  ['auruxxx-4', PHONE],
  ['auruxxx-4', LAPTOP],
  ['or-etc-6-rules-2', LAPTOP],
  ['aurum-4', LAPTOP],
] as const;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** Runs in a page: steps on with every frame, as a key does that is held; how many steps it was. */
function stepToTheEnd(): Promise<number> {
  const slider = document.querySelector<HTMLInputElement>('.controls input');
  if (slider === null) throw new Error('there is no replay');
  let steps = 0;
  return new Promise((resolve) => {
    const step = (): void => {
      if (slider.value === slider.max) return resolve(steps);
      steps++;
      const event = { key: 'ArrowRight', bubbles: true, cancelable: true, repeat: steps > 1 };
      document.body.dispatchEvent(new KeyboardEvent('keydown', event));
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Steps through a match, as fast as frames come. */
async function run(page: Page): Promise<{ frames: readonly Work[]; steps: number }> {
  await page.goto(`${place.site.address}/r/some?at=0`);
  await replayDrawn(page);
  await atRest(page);
  let steps = 0;
  const frames = await framesDuring(page, async () => {
    await noteInTrace(page, 'stepping');
    steps = await page.evaluate(stepToTheEnd);
    await noteInTrace(page, 'the end');
  });
  return { frames, steps };
}

const longestOf = (frames: readonly Work[]): number => Math.max(...frames.map(({ took }) => took));
const meanOf = (frames: readonly Work[]): number =>
  frames.reduce((sum, { took }) => sum + took, 0) / frames.length;

describe('a replay that is stepped through with every frame', () => {
  it.each(SEATS)('no frame of %s is a long one, and 60 fit into a second', async (name, size) => {
    const record = recordNamed(name);
    const { page, context, errors } = await visit(place.browser, { size, moving: true });
    const { result: _, ...begun } = record;
    const isLong = record.moves.length > MOVES;
    await tellRecord(page, isLong ? { ...begun, moves: record.moves.slice(0, MOVES) } : record);
    const runs = [];
    for (let time = 0; time < TIMES; time++) runs.push(await run(page));
    const best = runs.reduce((lead, one) =>
      longestOf(one.frames) < longestOf(lead.frames) ? one : lead,
    );
    const tooLong = best.frames.filter(({ took }) => took > LONG);
    expect(best.steps).toBeGreaterThan(60);
    expect(tooLong.map(({ took, parts }) => `${took.toFixed(0)}: ${parts.join(', ')}`)).toEqual([]);
    expect(meanOf(best.frames)).toBeLessThan(SIXTIETH);
    expect(troublesIn(errors)).toEqual([]);
    await context.close();
  });
});
