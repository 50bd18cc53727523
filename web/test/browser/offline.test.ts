import { itemNamed } from '@pepite/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareOffline } from './support/offline.ts';
import { AurumPlayer } from './support/aurum.ts';
import { leaveBrowser, openBrowser, PHONE, visit } from './support/browser.ts';
import { PLAYERS, WITHOUT_BOARD } from './support/players.ts';
import { byMouse, byTouch } from './support/press.ts';
import { Site } from './support/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await Site.open();
  browser = await openBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await site.close();
});

describe('a hint', () => {
  it('a hint is explained and ringed on the board, and played at a click', async () => {
    const { page, context, errors } = await visit(browser, {});
    await page.goto(site.address);
    const player = new AurumPlayer(page, 'en', byMouse);
    const { hint } = player.texts;
    await player.playNow();
    await player.playUntilChoice();
    await player.button(hint.ask).click();
    const note = page.getByRole('region', { name: hint.title });
    await note.getByRole('button', { name: hint.play }).waitFor();
    await page.locator('[data-hinted]').first().waitFor();
    await note.getByRole('button', { name: hint.play }).click();
    await page.locator('[data-hinted]').first().waitFor({ state: 'detached' });
    await player.act();
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Comes while the server is up, plays on without it and after a reload; the cards dealt first. */
async function playOffline(id: string): Promise<readonly (string | null)[]> {
  const { page, context, errors } = await visit(browser, { size: PHONE, keeping: true });
  await prepareOffline(context);
  await page.goto(site.address);
  // Once it is at work, the service worker has kept everything.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await site.kill();
  await page.reload();
  const SomePlayer = itemNamed(PLAYERS, id);
  const player = new SomePlayer(page, 'en', byTouch);
  await player.card.getByRole('button', { name: player.texts.home.playNow }).click();
  await page.waitForURL(/\/alone\//);
  await player.waitForTurn();
  // By what they are: faces are drawn a few at a time, and words tell what may be done now.
  const dealt = await page
    .locator('button[data-card], button[data-move]')
    .evaluateAll((buttons) =>
      buttons.map(({ dataset }) => dataset['card'] ?? dataset['move'] ?? ''),
    );
  for (let count = 0; count < 6; count++) await player.act();
  await page.reload();
  for (let count = 0; count < 6; count++) await player.act();
  await player.waitForTurn();
  expect(errors).toEqual([]);
  await context.close();
  await site.start();
  return dealt;
}

describe('a page that has loaded', () => {
  const games = ['aurum', ...WITHOUT_BOARD];
  it.each(games)('a visitor plays %s alone without the server, and reloads', async (id) => {
    const dealt = await playOffline(id);
    expect(dealt.length).toBeGreaterThan(0);
    // Chance can be repeated, should something go wrong; how long bots may think can't.
    expect(await playOffline(id)).toEqual(dealt);
  });
});
