import type { NewMatchRequest } from '@pepite/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '@pepite/games';
import { itemNamed } from '@pepite/kernel';
import { AurumPlayer } from './support/aurum.ts';
import { leaveBrowser, openBrowser, PHONE, visit } from './support/browser.ts';
import { PLAYERS } from './support/players.ts';
import { byMouse } from './support/press.ts';
import { requested } from './support/requested.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
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

/** Runs in a page: counts what a visitor presses, on all pages that are opened. */
function countClicks(): void {
  addEventListener(
    'click',
    ({ isTrusted }) => {
      const count = Number(sessionStorage.getItem('clicks')) + Number(isTrusted);
      sessionStorage.setItem('clicks', `${count}`);
    },
    { capture: true },
  );
}

describe('play now', () => {
  it.each(GAMES)('a newcomer decides something in $id with the second click', async ({ id }) => {
    const { page, context, errors } = await visit(browser, { size: PHONE, coached: true });
    await page.addInitScript(countClicks);
    const clicks = (): Promise<string | null> =>
      page.evaluate(() => sessionStorage.getItem('clicks'));
    await page.goto(site.address);
    const player = new (itemNamed(PLAYERS, id))(page, 'en', byMouse);
    await player.playNow();
    expect(await clicks()).toBe('1');
    // A real click: nothing may lie over what is asked.
    const shown = await page.locator('main').innerHTML();
    await player.act();
    expect(await clicks()).toBe('2');
    await expect.poll(() => page.locator('main').innerHTML()).not.toBe(shown);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a newcomer who plays now is asked nothing, and can change the name later', async () => {
    const { page, context, errors } = await visit(browser, { language: 'fr', size: PHONE });
    await page.goto(site.address);
    const player = new AurumPlayer(page, 'fr', byMouse);
    const { bots } = await requested(page, () => player.playNow());
    expect(bots).toEqual([null, 'casual', 'casual', 'casual']);
    await page.goto(site.address);
    await page.getByRole('button', { name: /Invité \d{3}$/ }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Zoé');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Zoé$/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a player gets better bots after wins, or those of a chosen level', async () => {
    const { page, context } = await visit(browser, {});
    await page.goto(site.address);
    const player = new SilverAndGoldPlayer(page, 'en', byMouse);
    const botsOf = async (): Promise<NewMatchRequest['bots']> => {
      await page.goto(site.address);
      return (await requested(page, () => player.playNow())).bots;
    };
    await page.evaluate(() => localStorage.setItem('pepite.wins.silver-and-gold', '["a", "b"]'));
    expect(await botsOf()).toEqual([null, 'strong']);
    await player.button(player.texts.site.settings).click();
    const level = page.getByRole('combobox', { name: player.texts.site.level });
    await level.selectOption('newcomer');
    expect(await botsOf()).toEqual([null, 'newcomer']);
    await player.button(player.texts.site.settings).click();
    await level.selectOption(player.texts.site.levelRises);
    expect(await botsOf()).toEqual([null, 'strong']);
    await context.close();
  });

  it('the lesson is offered until the visitor declines it', async () => {
    const { page, context } = await visit(browser, { size: PHONE });
    await page.goto(site.address);
    const player = new SilverAndGoldPlayer(page, 'en', byMouse);
    const offer = player.card.getByRole('link', { name: player.texts.lesson.learn(6) });
    await offer.click();
    await page.waitForURL(/\/learn\/silver-and-gold$/);
    await page.goBack();
    const no = player.card.getByRole('button', { name: player.texts.home.noLesson(player.title) });
    await no.focus();
    await page.keyboard.press('Enter');
    await offer.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain(player.texts.home.playNow);
    await page.reload();
    await player.card.waitFor();
    expect(await offer.count()).toBe(0);
    await context.close();
  });
});
