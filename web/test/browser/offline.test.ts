import { itemNamed } from '@pepite/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareAlone } from './support/alone.ts';
import { AurumPlayer } from './support/aurum.ts';
import { launch, PHONE, visit } from './support/browser.ts';
import { PLAYERS, WITHOUT_BOARD } from './support/players.ts';
import { byMouse, byTouch } from './support/press.ts';
import { Site } from './support/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await Site.open();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('a hint', () => {
  it('names up to three moves with their worth, and plays the one that is liked', async () => {
    const { page, context, errors } = await visit(browser, {});
    await page.goto(site.address);
    const player = new AurumPlayer(page, 'en', byMouse);
    const { hint } = player.texts;
    await player.playNow();
    await player.playUntilChoice();
    await player.button(hint.ask).click();
    const dialog = page.getByRole('dialog', { name: hint.title });
    await dialog.getByRole('listitem').first().waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    await dialog.getByRole('button', { name: hint.play }).first().click();
    await dialog.waitFor({ state: 'detached' });
    await player.act();
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Comes while the server is up, plays on without it and after a reload; the cards left then. */
async function playAlone(id: string): Promise<readonly string[]> {
  const { page, context, errors } = await visit(browser, { size: PHONE });
  await prepareAlone(context);
  await page.goto(site.address);
  // Once it is at work, the service worker has kept everything.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await site.kill();
  await page.reload();
  const SomePlayer = itemNamed(PLAYERS, id);
  const player = new SomePlayer(page, 'en', byTouch);
  await page
    .getByRole('listitem')
    .filter({ hasText: player.title })
    .getByRole('button', { name: player.texts.home.playNow })
    .click();
  await page.waitForURL(/\/alone\//);
  for (let count = 0; count < 6; count++) await player.act();
  await page.reload();
  for (let count = 0; count < 6; count++) await player.act();
  await player.waitForTurn();
  const cards = await page.locator('button[data-card], button[data-move]').allInnerTexts();
  expect(errors).toEqual([]);
  await context.close();
  await site.start();
  return cards;
}

describe('a page that was loaded', () => {
  const games = ['aurum', ...WITHOUT_BOARD];
  it.each(games)('lets one play %s alone after the server is gone, and a reload', async (id) => {
    const cards = await playAlone(id);
    // What happened can be repeated, should it go wrong.
    expect(await playAlone(id)).toEqual(cards);
  });
});
