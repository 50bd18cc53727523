import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { leaveBrowser, openBrowser, PHONE, visit } from './support/browser.ts';
import { requested } from './support/requested.ts';
import { Site } from './support/site.ts';
import { expectSound } from './support/sound.ts';

const { setup, site: words, waiting } = english;

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

/** Somebody at the form of a game. */
async function open(game: string) {
  const { page, context, errors } = await visit(browser, { size: PHONE });
  await page.goto(`${site.address}/new/${game}`);
  const choose = (name: string): Promise<void> => page.getByRole('radio', { name }).check();
  const create = (name: string): Promise<void> => page.getByRole('button', { name }).click();
  const unfold = (title: string): Promise<void> =>
    page.locator('summary').filter({ hasText: title }).click();
  return { page, context, errors, choose, create, unfold };
}

/** Whoever gets the link of a table, by its code or otherwise, learns who asks them to what. */
async function expectInvitation(host: Page): Promise<void> {
  await expectSound(host, 'a table that waits');
  const link = await host.getByLabel(waiting.link).inputValue();
  await host.locator('summary', { hasText: waiting.code }).click();
  await host.getByRole('img', { name: waiting.codeOf(link) }).waitFor();
  const { page, context, errors } = await visit(browser, { size: PHONE });
  await page.goto(link);
  await page.getByRole('heading', { name: waiting.invitedBy('Ann', 'Aurum') }).waitFor();
  const teams = page.getByRole('listitem').filter({ hasText: waiting.team(1) });
  await expect.poll(() => teams.count()).toBe(2);
  await expectSound(page, 'an invitation');
  // Without TLS, a browser says that of every address but its own machine's.
  expect(errors.filter((error) => !error.includes('untrustworthy'))).toEqual([]);
  await context.close();
}

describe('a new table', () => {
  it('a table with bots begins at once, after two choices', async () => {
    const { page, context, errors, choose, create } = await open('aurum');
    await choose(setup.companies.bots);
    await choose('3');
    const request = await requested(page, () => create(setup.startNow));
    expect(request).toMatchObject({
      bots: [null, 'casual', 'casual'],
      access: 'link',
      start: true,
    });
    await page.waitForURL(/\/m\//);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a table waits for friends by default, or for anybody who finds it', async () => {
    const { page, context, choose, create, unfold } = await open('aurum');
    await create(setup.create);
    await page.getByRole('textbox', { name: words.yourName }).fill('Ann');
    const friends = await requested(page, () => page.keyboard.press('Enter'));
    expect(friends).toMatchObject({ bots: [null, null, null, null], access: 'link', start: false });
    await page.getByRole('heading', { name: waiting.invite }).waitFor();
    await expectInvitation(page);
    await page.goBack();
    await choose(setup.companies.anybody);
    await unfold(setup.customs);
    await page.getByLabel(setup.seat(2)).selectOption('strong');
    const anybody = await requested(page, () => create(setup.create));
    expect(anybody).toMatchObject({ bots: [null, 'strong', null, null], access: 'public' });
    await context.close();
  });

  it('the form hides what only designers change, and unfolds it at a wrong number', async () => {
    const { page, context, choose, create, unfold } = await open('or-etc');
    await choose(setup.companies.bots);
    const number = page.getByRole('spinbutton').first();
    expect(await number.count()).toBe(0);
    await unfold(setup.designers);
    await unfold(setup.customs);
    await expectSound(page, 'the form, unfolded');
    await number.fill('99');
    await unfold(setup.designers);
    await number.waitFor({ state: 'hidden' });
    await create(setup.startNow);
    await number.waitFor();
    const isFocused = () => number.evaluate((field) => field === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await context.close();
  });
});
