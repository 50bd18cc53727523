import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { french } from '../../words/fr.ts';
import { LAPTOP, leaveBrowser, openBrowser, SMALL, visit } from './support/browser.ts';
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

describe('a guest and their devices', () => {
  it('a player goes on with the same name on a phone, and logs out there and here', async () => {
    const laptop = await visit(browser, { size: LAPTOP, language: 'en' });
    const { device } = english;
    const named = await laptop.context.request.put(`${site.address}/api/me`, {
      data: { name: 'Ann' },
    });
    expect(named.ok()).toBe(true);
    await laptop.page.goto(`${site.address}/device`);
    await laptop.page.getByText(device.whyNamed('Ann')).waitFor();
    await laptop.page.getByRole('button', { name: device.makeLink }).click();
    const link = await laptop.page.getByLabel(device.link).inputValue();
    await expectSound(laptop.page, 'a link for another device');

    const phone = await visit(browser, { size: SMALL, language: 'fr' });
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: french.device.goOn }).waitFor();
    await expectSound(phone.page, 'a link on another device');
    await phone.page.getByRole('button', { name: french.device.goOn }).click();
    await phone.page.waitForURL(`${site.address}/`);
    await phone.page.goto(`${site.address}/device`);
    await phone.page.getByText(french.device.whyNamed('Ann')).waitFor();

    // The same link a second time, by somebody else.
    const stranger = await visit(browser, { size: LAPTOP, language: 'en' });
    await stranger.page.goto(link);
    await stranger.page.getByRole('button', { name: device.goOn }).click();
    await stranger.page.getByText(english.problem({ kind: 'link-used' })).waitFor();

    // From the phone the laptop is logged out; it is somebody new from then on.
    await phone.page.getByRole('button', { name: french.device.logOutOthers }).click();
    await phone.page.getByRole('button', { name: french.device.sure }).click();
    await phone.page.getByText(french.device.othersLoggedOut).waitFor();
    await expectSound(phone.page, 'other devices that were logged out');
    await laptop.page.reload();
    await laptop.page.getByText(device.why, { exact: true }).waitFor();
    await phone.page.reload();
    await phone.page.getByText(french.device.whyNamed('Ann')).waitFor();

    await laptop.context.request.put(`${site.address}/api/me`, { data: { name: 'Bob' } });
    await laptop.page.reload();
    await laptop.page.getByText(device.whyNamed('Bob')).waitFor();
    await laptop.page.getByRole('button', { name: device.logOut, exact: true }).focus();
    await laptop.page.keyboard.press('Enter');
    await laptop.page.getByRole('button', { name: device.sure }).waitFor();
    await expectSound(laptop.page, 'a question before logging out');
    await laptop.page.keyboard.press('Tab');
    await laptop.page.keyboard.press('Enter');
    await laptop.page.waitForURL(`${site.address}/`);
    await laptop.page.goto(`${site.address}/device`);
    await laptop.page.getByText(device.why, { exact: true }).waitFor();
    // What the server refuses is an error in the browser's console, too.
    expect(stranger.errors).toEqual([expect.stringContaining('410')]);
    expect([...laptop.errors, ...phone.errors]).toEqual([]);
  });
});
