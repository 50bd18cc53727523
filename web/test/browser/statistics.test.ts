import { readFileSync } from 'node:fs';
import { itemAt, LANGUAGES, type MatchRecord } from '@pepite/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../statistics/words/en.ts';
import { french } from '../../statistics/words/fr.ts';
import { playAgainstBots } from './support/bots.ts';
import { leaveBrowser, openBrowser, PHONE, visit } from './support/browser.ts';
import { scrollsSideways } from './support/checks.ts';
import { byScript } from './support/press.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
import { Site } from './support/site.ts';
import { expectNoBarriers } from './support/sound.ts';

/** Two matches that another program has played. */
const FILE = '../../../games/silver-and-gold/test/records/silver-and-gold-2.jsonl';
const TWO = readFileSync(new URL(FILE, import.meta.url), 'utf8')
  .split('\n')
  .slice(0, 2)
  .map((line) => JSON.parse(line) as MatchRecord);
const DAY = 1_700_000_000_000;

const WORDS = { en: english, fr: french };

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

/** The server has a page review matches itself. */
async function failReviews(page: Page): Promise<void> {
  const failed = { seat: 0, effort: 'quick', state: 'failed', done: 0, total: 0, report: null };
  await page.route('**/api/matches/*/reviews/0*', (route) => route.fulfill({ json: failed }));
}

describe('the page of statistics', () => {
  it('somebody without matches is told so, and where to begin', async () => {
    const { page, context, errors } = await visit(browser, { size: PHONE, language: 'fr' });
    await page.goto(`${site.address}/statistics`);
    await page.getByText(french.none).waitFor();
    await page.getByRole('link', { name: french.play }).click();
    await page.waitForURL(`${site.address}/`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('two finished matches are told in both languages, and can be downloaded', async () => {
    const { page, context, errors } = await visit(browser, { size: PHONE });
    const records = TWO.map((record, match) => ({
      match: `m${match}`,
      seat: 0,
      date: DAY,
      record,
    }));
    await page.route('**/api/me/records?skip=0', (route) =>
      route.fulfill({ json: { matches: records, total: 2, next: null } }),
    );
    await failReviews(page);
    const scores = TWO.map(({ result }) => result?.scores[0] ?? 0);
    for (const language of LANGUAGES) {
      const words = WORDS[language];
      await page.goto(`${site.address}/record`);
      await page.evaluate((chosen) => localStorage.setItem('pepite.language', chosen), language);
      await page.goto(`${site.address}/statistics`);
      const game = page.getByRole('region', { name: 'Silver & Gold' });
      await game.waitFor();
      const mean = new Intl.NumberFormat(language).format(
        (itemAt(scores, 0) + itemAt(scores, 1)) / 2,
      );
      const facts = () => game.locator('dl dd').allInnerTexts();
      const two = async () => [(await facts())[0], (await facts())[3]];
      await expect.poll(two).toEqual(['2', mean]);
      // A plot of scores with its table; and tables of places, points, cards and rivals.
      const course = game.getByRole('figure', { name: words.course });
      await course.locator('canvas').waitFor();
      await course.locator('summary').click();
      await expect
        .poll(() => course.locator('tbody td:nth-child(2)').allInnerTexts())
        .toEqual(scores.map(String));
      await expect.poll(() => game.getByRole('table').count()).toBe(5);
      await expectNoBarriers(page);
      expect(await scrollsSideways(page)).toBe(false);
    }
    // Reviewed, they have an accuracy each; it is kept.
    await page.locator('[data-action=review-all]').click();
    const accuracy = page.getByRole('figure', { name: french.accuracyCourse });
    await accuracy.locator('canvas').waitFor();
    await accuracy.locator('summary').click();
    const percents = accuracy.locator('tbody td');
    await expect.poll(() => percents.count()).toBe(2);
    await expect.poll(() => percents.first().innerText()).toMatch(/^\d+\s% \(/);
    await expectNoBarriers(page);
    expect(await scrollsSideways(page)).toBe(false);
    await page.reload();
    await page.getByText(french.reviews.all).waitFor();
    await accuracy.waitFor();
    const saving = page.waitForEvent('download');
    await page.locator('[data-action=records]').click();
    const lines = readFileSync(await (await saving).path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line) as MatchRecord)).toEqual(TWO);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a match that was played on the server is told, by a link of the home page', async () => {
    const { page, context, errors } = await visit(browser, {});
    const player = new SilverAndGoldPlayer(page, 'en', byScript);
    await playAgainstBots(page, site, 'silver-and-gold', 1);
    await player.playToTheEnd();
    await page.goto(site.address);
    await page.getByRole('link', { name: player.texts.home.statistics }).click();
    const game = page.getByRole('region', { name: 'Silver & Gold' });
    await game.waitFor();
    const facts = () => game.locator('dl dd').allInnerTexts();
    await expect.poll(async () => (await facts()).slice(0, 2)).toEqual(['1', '1']);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('what the server tells of matches', () => {
  it('everybody is told of their own matches only', async () => {
    const { page, context } = await visit(browser, {});
    const answer = await page.request.get(`${site.address}/api/me/records`);
    expect(await answer.json()).toEqual({ matches: [], total: 0, next: null });
    for (const skip of ['-1', 'x', '1e9']) {
      const refused = await page.request.get(`${site.address}/api/me/records?skip=${skip}`);
      expect(refused.status()).toBe(400);
    }
    await context.close();
  });
});
