import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Guest } from '../../../server/test/support/guest.ts';
import { OutsideBot } from '../../../server/test/support/outside-bot.ts';
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
    const cookies = await context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const ann = new Guest('Ann', cookie);
    const bot = await OutsideBot.make(site.address, ann, 'Robo');
    await bot.connect('stream');
    onTestFinished(() => bot.vanish());
    const table = { game: 'aurum', bots: [null, null, null], options: {}, start: false };
    const match = await ann.create(site.address, table);
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
    await bot.until('two challenges', () => bot.told('challenge').length > 1);
    await bot.ask('decline', { match, reason: 'busy' });
    await seat.getByText(challenges.declined.busy('Robo [bot]')).waitFor();
    await expectSound(page, 'a table at which a program was invited');
    await invite();
    await bot.until('three challenges', () => bot.told('challenge').length > 2);
    await bot.ask('accept', { match });
    await seat.getByText('Robo', { exact: true }).waitFor();
    await seat.getByText(english.bots.tag).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
