import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playAgainstBots } from './support/bots.ts';
import { leaveBrowser, openBrowser, PHONE, visit } from './support/browser.ts';
import { byScript } from './support/press.ts';
import { takeShifts, tellShifts, watchShifts } from './support/shifts.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
import { Site } from './support/site.ts';
import { expectSound } from './support/sound.ts';

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

describe('the home page of somebody who comes back', () => {
  it('the home page lists current and finished matches, and holds still', async () => {
    const { page, context, errors } = await visit(browser, { size: PHONE, language: 'fr' });
    const player = new SilverAndGoldPlayer(page, 'fr', byScript);
    const { home, over } = player.texts;
    await playAgainstBots(page, site, 'silver-and-gold', 1);
    await player.playToTheEnd();
    await playAgainstBots(page, site, 'aurum', 3);
    const match = page.url();
    await page.locator('.yours[data-banner]').waitFor();
    await page.goto(site.address);
    const going = page.getByRole('region', { name: home.goOn }).getByRole('link');
    await going.filter({ hasText: home.yourTurn }).waitFor();
    expect(
      await going.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([new URL(match).pathname]);
    const finished = page.getByRole('region', { name: home.mine }).getByRole('link');
    for (const told of [over.youWon, /Maximilienne \d+/, 'aujourd’hui']) {
      await finished.filter({ hasText: told }).waitFor();
    }
    await expectSound(page, 'the home page with matches');
    // There is room for what is told later.
    await watchShifts(page);
    await page.reload();
    await going.first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(tellShifts('/', await takeShifts(page), 0.01)).toEqual([]);
    await going.first().click();
    await page.waitForURL(match);
    expect(errors).toEqual([]);
    await context.close();
  });
});
