import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Room } from '../../rules/figures.ts';
import { AurumPlayer } from './support/aurum.ts';
import { LAPTOP, leaveBrowser, openBrowser, PHONE, visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { PLAYERS } from './support/players.ts';
import { byMouse } from './support/press.ts';
import { takeShifts, tellShifts, watchShifts } from './support/shifts.ts';
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

const topOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => element.getBoundingClientRect().top);

/** Whether a place is at the top of what is seen, once all that comes has come. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const place = page.locator(`#${id}`);
  await place.waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
  await eventually(async () => {
    const top = await topOf(place);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(120);
  });
}

/** About what a line of a caption takes: languages differ by one. */
const LINE = 24;

/** The room that a board keeps for its figures; a plain board has none. */
async function roomsOf(id: string): Promise<Readonly<Record<string, Room>>> {
  const path = join(import.meta.dirname, '../../boards', id, 'figures/rooms.ts');
  if (!existsSync(path)) return {};
  return ((await import(path)) as { readonly rooms: Readonly<Record<string, Room>> }).rooms;
}

describe('the rules of a game', () => {
  it.each(Object.keys(PLAYERS))('the figures of %s have their height kept free', async (id) => {
    const rooms = await roomsOf(id);
    for (const [size, width] of [[PHONE, 'narrow'] as const, [LAPTOP, 'wide'] as const]) {
      const { page, context } = await visit(browser, { size });
      await page.goto(`${site.address}/rules/${id}`);
      await page.locator('.guide footer').waitFor();
      for (const [name, room] of Object.entries(rooms)) {
        const place = page.locator(`#figure-${name}`);
        await place.scrollIntoViewIfNeeded();
        const figure = place.locator('figure');
        await eventually(async () => {
          const height = await figure.evaluate((drawn) => drawn.clientHeight);
          expect(Math.abs(height - room[width]), `${name}, ${height}`).toBeLessThan(LINE);
        });
      }
      await context.close();
    }
  });

  it.concurrent('the rules open at a clause, and a search leads to a clause', async () => {
    const { page, context, errors } = await visit(browser, { size: PHONE, language: 'fr' });
    await watchShifts(page);
    await page.goto(`${site.address}/rules/aurum#A12`);
    await expectAtTop(page, 'A12');
    const field = page.getByRole('searchbox');
    await field.fill('ENCHERE equipe');
    const status = page.getByRole('search').getByRole('status');
    const found = page.locator('.results .paragraph');
    await found.first().waitFor();
    await eventually(async () =>
      expect(await status.textContent()).toContain(`${await found.count()} règles`),
    );
    await expectSound(page, 'a search');
    await field.press('Enter');
    const clause = await page.locator('.results :focus').textContent();
    await page.keyboard.press('Enter');
    await page.locator('.columns').waitFor();
    await page.waitForURL((url) => url.hash === `#${clause}`);
    await expectAtTop(page, clause ?? '');
    expect(tellShifts('a clause', await takeShifts(page), 0.1)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.concurrent('a figure of the rules can be tried, and leads back to the rules', async () => {
    const { page, context, errors } = await visit(browser, { size: LAPTOP });
    await page.goto(`${site.address}/rules/aurum#A12`);
    await page.locator('#figure-follow').getByRole('link', { name: 'Try it' }).click();
    const player = new AurumPlayer(page, 'en', byMouse);
    await player.lit.first().waitFor();
    await player.dim.first().click({ force: true });
    await page.getByRole('alert').filter({ hasText: 'A12' }).waitFor();
    await expectSound(page, 'a position that is tried');
    await player.lit.first().click();
    await page.getByText('The others don’t play here').waitFor();
    await page.locator('[data-action=start-again]').click();
    await player.lit.first().waitFor();
    await page.getByRole('link', { name: 'Back to the rules' }).click();
    await expectAtTop(page, 'figure-follow');
    expect(errors).toEqual([]);
    await context.close();
  });

  it.concurrent('the rules on a board open at what is to be done now', async () => {
    const { page, context } = await visit(browser, { size: PHONE });
    await page.goto(`${site.address}/try/aurum/swap`);
    await page.locator('[data-action=keep]').waitFor();
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').locator('#A7.marked').waitFor();
    await expectAtTop(page, 'A7');
    await context.close();
  });
});
