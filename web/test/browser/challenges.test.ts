import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { english } from '../../words/en.ts';
import { LAPTOP, leaveBrowser, openBrowser, visit } from './support/browser.ts';
import { Site } from './support/site.ts';
import { expectSound } from './support/sound.ts';

const { challenges, waiting } = english;

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

describe('programs that are invited', () => {
  it('a host invites a program by keyboard, withdraws, is declined, and is joined', async () => {
    const { page, context, errors } = await visit(browser, { size: LAPTOP });
    await page.goto(site.address);
    await page.request.put(`${site.address}/api/me`, { data: { name: 'Ann' } });
    const post = async (
      path: string,
      data: object,
      headers = {},
    ): Promise<Record<string, string>> => {
      const answer = await page.request.post(`${site.address}${path}`, { data, headers });
      return (await answer.json()) as Record<string, string>;
    };
    const { token } = await post('/api/me/bots', { name: 'Robo' });
    const headers = { authorization: `Bearer ${token}` };
    const away = new AbortController();
    onTestFinished(() => away.abort());
    const stream = await fetch(`${site.address}/api/v1/bot/stream`, {
      headers,
      signal: away.signal,
    });
    // Whoever does not read what is sent is gone before long.
    void stream.text().catch(() => '');
    const table = { game: 'aurum', bots: [null, null, null], options: {}, start: false };
    const { match = '' } = await post('/api/matches', table);
    await page.goto(`${site.address}/m/${match}`);
    const invite = async (): Promise<void> => {
      await page.getByRole('button', { name: challenges.ask }).press('Enter');
      await page.getByLabel(challenges.seat).waitFor();
      const button = page.getByRole('button', { name: challenges.askProgram('Robo') });
      await button.waitFor();
      await expectSound(page, 'the programs that may be invited');
      await button.press('Enter');
    };
    const seat = page.getByRole('listitem').nth(1);
    await invite();
    await seat.getByText(challenges.asking('Robo [bot]')).waitFor();
    await page.getByRole('button', { name: challenges.withdrawFrom('Robo') }).press('Enter');
    await seat.getByText(waiting.open).waitFor();
    await invite();
    await seat.getByText(challenges.asking('Robo [bot]')).waitFor();
    await post('/api/v1/bot/decline', { match, reason: 'busy' }, headers);
    await seat.getByText(challenges.declined.busy('Robo [bot]')).waitFor();
    await expectSound(page, 'a table at which a program was invited');
    await invite();
    await seat.getByText(challenges.asking('Robo [bot]')).waitFor();
    await post('/api/v1/bot/accept', { match }, headers);
    await seat.getByText('Robo', { exact: true }).waitFor();
    await seat.getByText(english.bots.tag).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
