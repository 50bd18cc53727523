import type { NewMatchRequest } from '@pepite/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AurumPlayer } from './support/aurum.ts';
import { launch, PHONE, visit } from './support/browser.ts';
import { byMouse } from './support/press.ts';
import { requested } from './support/requested.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
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

describe('play now', () => {
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
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toContain(player.texts.home.playNow);
    await page.reload();
    await player.card.waitFor();
    expect(await offer.count()).toBe(0);
    await context.close();
  });
});
