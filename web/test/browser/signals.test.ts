import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AurumPlayer } from './support/aurum.ts';
import { playAgainstBots } from './support/bots.ts';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript, byTouch } from './support/press.ts';

/** What a device was asked for. */
interface Felt {
  sounds: number;
  readonly buzzes: number[];
}
type Watching = typeof globalThis & { felt: Felt };

/** Longer than a vibration may be, in milliseconds. */
const LONG = 100;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** Runs in a page, before anything of ours does. */
function watch(): void {
  const felt: Felt = { sounds: 0, buzzes: [] };
  Object.assign(globalThis, { felt });
  // Where there is no device for sound, it would never be ready.
  AudioContext.prototype.resume = () => Promise.resolve();
  AudioBufferSourceNode.prototype.start = () => {
    felt.sounds++;
  };
  Object.assign(Navigator.prototype, {
    vibrate: (time: number) => felt.buzzes.push(time) > 0,
  });
}

const feltOn = (page: Page): Promise<Felt> => page.evaluate(() => (globalThis as Watching).felt);
const isHeard = (page: Page) => async (): Promise<boolean> => (await feltOn(page)).sounds > 0;

describe('one’s turn', () => {
  it('a turn is felt on a phone, and heard once that is asked for', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE, moving: true });
    await page.addInitScript(watch);
    await playAgainstBots(page, place.site, 'aurum', 3, { pace: 'human' });
    const player = new AurumPlayer(page, 'en', byTouch);
    const { match, site } = player.texts;
    // A browser vibrates only for whoever has touched the page.
    await player.playUntil(async () => (await feltOn(page)).buzzes.length > 0);
    const { buzzes, sounds } = await feltOn(page);
    expect(Math.max(...buzzes)).toBeLessThan(LONG);
    expect(sounds).toBe(0);
    await page.waitForFunction((words) => document.title.includes(words), match.yourTurn);
    await page.locator('link[rel=icon][href="/favicon-turn.svg"]').waitFor({ state: 'attached' });
    await player.button(site.settings).tap();
    await page.getByRole('slider', { name: site.volume }).fill('30');
    await page.getByRole('dialog').getByRole('button', { name: site.close }).tap();
    await player.playUntil(isHeard(page));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a match is heard on a computer without being asked for', async () => {
    const { page, context, errors } = await visit(place.browser, { size: LAPTOP, moving: true });
    await page.addInitScript(watch);
    await playAgainstBots(page, place.site, 'aurum', 3);
    const player = new AurumPlayer(page, 'en', byScript);
    await player.playUntil(isHeard(page));
    expect((await feltOn(page)).buzzes).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
