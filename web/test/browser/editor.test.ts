import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARDS } from '@pepite/games/or-etc/data/cards';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english as board } from '../../boards/or-etc/words/words.en.ts';
import { english } from '../../lab/editor/words.en.ts';
import { french } from '../../lab/editor/words.fr.ts';
import { french as siteInFrench } from '../../words/fr.ts';
import { LAPTOP, leaveBrowser, openBrowser, PHONE, visit } from './support/browser.ts';
import { OrEtcPlayer } from './support/or-etc.ts';
import { byScript } from './support/press.ts';
import { requested } from './support/requested.ts';
import { Site } from './support/site.ts';
import { expectSound } from './support/sound.ts';

let server: Site;
let browser: Browser;

beforeAll(async () => {
  server = await Site.open();
  browser = await openBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await server.close();
});

/** A card table of one card, which everybody can lay and is like none that is printed. */
const ONE_CARD = [{ pattern: 'X----', exits: 4, value: 8, copies: 20 }];

/** The card at a place, counted from 1, in the words of the editor. */
const cardAt = (page: Page, place: number, { cards } = english): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: cards.card(place), exact: true }),
  });

const differences = (page: Page): Locator => page.locator('[data-part=differences] li');

async function importFile(page: Page, name: string, text: string): Promise<void> {
  const file = join(tmpdir(), `pepite-${process.pid}-${name}`);
  await writeFile(file, text);
  await page.locator('input[type=file]').setInputFiles(file);
}

describe('the editor of cards', () => {
  it('cards are edited, what is wrong is said at the card, and it can be undone', async () => {
    const { page, context, errors } = await visit(browser, { size: LAPTOP, scheme: 'dark' });
    await page.goto(`${server.address}/lab/cards`);
    const first = cardAt(page, 1);
    await first.getByRole('spinbutton', { name: english.cards.value }).fill('9');
    await differences(page).getByText(`${english.summary.field.value}: 5 → 9`).waitFor();
    await first.getByRole('textbox').fill('XXZ');
    const alert = first.getByRole('alert');
    await alert.getByText('“Z”').waitFor();
    await page.getByText(english.wrong(1)).waitFor();
    expect(await page.getByRole('button', { name: english.play }).isDisabled()).toBe(true);
    await expectSound(page, 'the editor with something wrong');
    await page.keyboard.press('Control+z');
    await expect.poll(() => first.getByRole('textbox').inputValue()).toBe('XXYYY');
    await alert.waitFor({ state: 'hidden' });
    await first.getByRole('combobox').first().selectOption('6');
    await first.getByRole('img', { name: '6' }).waitFor();
    await page.getByRole('button', { name: english.cards.remove(2) }).click();
    await differences(page).getByText(english.summary.removed('XXYYY:2')).waitFor();
    // What is kept is there again, and the files say the same.
    await page.reload();
    await differences(page).getByText(english.summary.removed('XXYYY:2')).waitFor();
    await page.getByText(english.more).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: english.exportCards }).click();
    const file = await (await download).path();
    await page.getByRole('button', { name: english.reset }).click();
    await page.getByText(english.summary.none).waitFor();
    await page.locator('input[type=file]').setInputFiles(file);
    await differences(page).getByText(english.summary.removed('XXYYY:2')).waitFor();
    await importFile(page, 'wrong.json', JSON.stringify([{ ...CARDS[0], value: 10 }]));
    await page.getByRole('alert').getByText('“value”').waitFor();
    await page.getByRole('button', { name: english.compare }).click();
    await page.waitForURL(/\/lab$/);
    await page.getByRole('group', { name: english.variants.second, exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('what was edited is played, and the board shows it', async () => {
    const { page, context, errors } = await visit(browser, { size: LAPTOP });
    await page.goto(`${server.address}/lab/cards`);
    await page.getByText(english.more).click();
    await importFile(page, 'cards.json', JSON.stringify(ONE_CARD));
    await page.getByRole('combobox', { name: english.seats, exact: true }).selectOption('2');
    await page.getByRole('spinbutton', { name: board.tools.pick.name }).fill('4');
    const play = page.getByRole('button', { name: english.play });
    const asked = await requested(page, () => play.click());
    expect(asked).toMatchObject({
      bots: [null, expect.any(String)],
      options: { cards: ONE_CARD, tools: { pick: 4 } },
    });
    await page.waitForURL(/\/m\//);
    const player = new OrEtcPlayer(page, 'en', byScript);
    // A bot that bids all it has for the pick leaves nothing to see of its price.
    const face = page.locator('button[data-card]').first();
    await player.playUntil(async () => (await face.count()) > 0);
    const name = board.cards.name('any five dice', 8, 4);
    await face.getByRole('img', { name }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('what was edited is printed, and a table with it is created', async () => {
    const { page, context, errors } = await visit(browser, { size: PHONE, language: 'fr' });
    await page.goto(`${server.address}/lab/cards`);
    await cardAt(page, 17, french).getByRole('spinbutton', { name: french.cards.value }).fill('7');
    await differences(page).first().waitFor();
    await page.getByText(french.more).click();
    await page.getByRole('link', { name: french.print }).click();
    await page.getByRole('heading', { name: french.printing.title }).waitFor();
    await page.getByText(french.printing.why(142, 16)).waitFor();
    await expect.poll(() => page.locator('.sheet').count()).toBe(16);
    const sevens = page.locator('.sheet svg .value', { hasText: '7' });
    await expect.poll(() => sevens.count()).toBe(16);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('button', { name: french.printing.print }).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: french.printing.back }).click();
    await page.getByText(french.more).click();
    await page.getByRole('button', { name: french.table }).click();
    await page.waitForURL(/\/new\/or-etc/);
    await page.getByText(siteInFrench.setup.file.edited).waitFor();
    await expectSound(page, 'a new table with edited cards');
    await page.getByRole('radio', { name: siteInFrench.setup.companies.bots }).check();
    const start = page.getByRole('button', { name: siteInFrench.setup.startNow });
    const { options } = await requested(page, () => start.click());
    expect(options).toMatchObject({
      cards: CARDS.map((card, index) => (index === 16 ? { ...card, value: 7 } : card)),
    });
    expect(errors).toEqual([]);
    await context.close();
  });
});
