import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { playAgainstBots } from './support/bots.ts';
import { LAPTOP, visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { atRest } from './support/rest.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

const { settings, close, editName } = english.site;

/** Opens the settings in a match, by keyboard. */
async function openSettings(): Promise<Page> {
  const { page } = await visit(place.browser, {});
  await playAgainstBots(page, place.site, 'aurum', 3);
  await page.getByRole('button', { name: settings, exact: true }).press('Enter');
  await page.getByRole('dialog', { name: settings }).waitFor();
  return page;
}

/** What has the focus, by its words, and whether it is in a dialog. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
    return `${name}, ${element?.closest('dialog') === null ? 'on the page' : 'in the dialog'}`;
  });

/** Runs in the page: where a link to another page lies, in the window and beside the dialog. */
function linkBeside(): { readonly x: number; readonly y: number } {
  const dialog = document.querySelector('dialog')?.getBoundingClientRect();
  if (dialog === undefined) throw new Error('there is no dialog');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const isBeside = right < dialog.left || left > dialog.right;
    const isInView = top > 0 && bottom < innerHeight && right > left;
    if (link.pathname !== location.pathname && isBeside && isInView)
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
  throw new Error('no link lies beside the dialog');
}

/** Waits until a page has so many dialogs. */
const expectDialogs = (page: Page, count: number): Promise<void> =>
  eventually(async () => expect(await page.getByRole('dialog').count()).toBe(count));

/** Waits until something has the focus. */
const expectFocused = (page: Page, what: string): Promise<void> =>
  eventually(async () => expect(await focused(page)).toBe(what));

describe.concurrent('a dialog', () => {
  it('the way back closes a dialog first, and then leads to the page before', async () => {
    const { page, context } = await visit(place.browser, {});
    await page.goto(place.site.address);
    await page.getByRole('link', { name: english.home.createTable }).first().click();
    await page.waitForURL(/\/new\//);
    await page
      .getByRole('button', { name: editName })
      .or(page.getByTitle(editName))
      .first()
      .click();
    await page.getByRole('dialog', { name: editName }).waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toMatch(/^\/new\//);
    await page.evaluate(() => history.back());
    await page.waitForURL(`${place.site.address}/`);
    await context.close();
  });

  it('a dialog begins with its title, and Tab leads around in it, both ways', async () => {
    const page = await openSettings();
    await expectFocused(page, `${settings}, in the dialog`);
    await page.keyboard.press('Tab');
    const first = `${close}, in the dialog`;
    await expectFocused(page, first);
    const passed: string[] = [];
    do {
      await page.keyboard.press('Tab');
      passed.push(await focused(page));
    } while (passed.at(-1) !== first && passed.length < 50);
    expect(passed.at(-1)).toBe(first);
    expect(passed.filter((one) => !one.endsWith('in the dialog'))).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await expectFocused(page, passed.at(-2) ?? '');
    await page.context().close();
  });

  it('the focus comes back to a dialog, wherever somebody tries to put it', async () => {
    const page = await openSettings();
    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
    await expectFocused(page, `${settings}, in the dialog`);
    await page.context().close();
  });

  it('a dialog is closed by Escape, and gives the focus back', async () => {
    const page = await openSettings();
    await page.keyboard.press('Escape');
    await expectDialogs(page, 0);
    await expectFocused(page, `${settings}, on the page`);
    await page.context().close();
  });

  it('a press beside a dialog closes it and reaches nothing else', async () => {
    const page = await openSettings();
    const before = page.url();
    const { x, y } = await page.evaluate(linkBeside);
    await page.mouse.click(x, y);
    await expectDialogs(page, 0);
    expect(page.url()).toBe(before);
    await page.context().close();
  });

  it('a dialog stays open when text is selected from within it to beside it', async () => {
    const page = await openSettings();
    const title = await page.getByRole('heading', { name: settings }).boundingBox();
    await page.mouse.move((title?.x ?? 0) + 5, (title?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(5, LAPTOP.height - 5);
    await page.mouse.up();
    await atRest(page);
    await expectDialogs(page, 1);
    await page.context().close();
  });
});
