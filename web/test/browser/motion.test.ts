import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MotionSpeed } from '../../site/settings.svelte.ts';
import { AurumPlayer } from './support/aurum.ts';
import { playAgainstBots } from './support/bots.ts';
import { visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';

/** The page with what flew over its board: milliseconds of each flight. */
type Watching = typeof globalThis & { flown: number[] };

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** Runs in a page, before anything of ours does; flights last so many times as long. */
function watch(times: number): void {
  const flown: number[] = [];
  Object.assign(globalThis, { flown });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: Element, frames, options) {
    const timing: KeyframeAnimationOptions = typeof options === 'object' ? options : {};
    const duration = Number(timing.duration ?? 0);
    flown.push(duration);
    return animate.call(this, frames, { ...timing, duration: duration * times });
  };
}

const takeFlown = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as Watching).flown.splice(0));

async function chooseSpeed(player: AurumPlayer, speed: MotionSpeed): Promise<void> {
  const { settings, motionSpeeds, close } = player.texts.site;
  const dialog = player.page.getByRole('dialog', { name: settings });
  await player.button(settings).click();
  await dialog.getByRole('radio', { name: motionSpeeds[speed] }).check();
  await dialog.getByRole('button', { name: close }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What flies while a player lays two cards. */
async function playSome(player: AurumPlayer): Promise<readonly number[]> {
  const hand = player.page.locator('button[data-card]');
  await player.waitForTurn();
  await takeFlown(player.page);
  const before = await hand.count();
  await player.playUntil(async () => (await hand.count()) <= before - 2);
  return takeFlown(player.page);
}

describe('what moves over a board', () => {
  it('pieces fly slowly, fast or not at all, and never where the device wants none', async () => {
    const { page, context, errors } = await visit(place.browser, { moving: true, unseen: true });
    await page.addInitScript(watch, 1);
    await playAgainstBots(page, place.site, 'aurum', 4);
    const player = new AurumPlayer(page, 'en', byScript);
    const slow = await playSome(player);
    await chooseSpeed(player, 'quick');
    const fast = await playSome(player);
    expect(slow.length).toBeGreaterThan(0);
    expect(fast.length).toBeGreaterThan(0);
    expect(Math.min(...slow)).toBeGreaterThan(Math.max(...fast));
    await chooseSpeed(player, 'off');
    expect(await playSome(player)).toEqual([]);
    await chooseSpeed(player, 'calm');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await playSome(player)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('nobody waits for a flight, even if none ever ends', async () => {
    const { page, context, errors } = await visit(place.browser, { moving: true, unseen: true });
    await page.addInitScript(watch, 10_000);
    await playAgainstBots(page, place.site, 'aurum', 4);
    const player = new AurumPlayer(page, 'en', byScript);
    expect((await playSome(player)).length).toBeGreaterThan(5);
    expect(errors).toEqual([]);
    await context.close();
  });
});
