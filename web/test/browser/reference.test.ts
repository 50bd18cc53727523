import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pepite/games';
import { LANGUAGES } from '@pepite/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { rulesWords } from '../../rules/words.ts';
import { english } from '../../words/en.ts';
import { playAgainstBots } from './support/bots.ts';
import { PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { atRest } from './support/rest.ts';
import { expectSound } from './support/sound.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

const SHOWN = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

/** The dialog of the card, once the card is in it. */
async function cardIn(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /reference card|aide-mémoire/ });
  await dialog.getByRole('heading', { name: /^Gloss/ }).waitFor();
  return dialog;
}

const scrolls = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);

/** Waits until a page has so many dialogs. */
async function expectDialogs(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(count);
}

describe.each(SHOWN)('the reference card of $game.id in $language', ({ game, language }) => {
  it('the reference card fits on a laptop, opens by a key, and leads to clauses', async () => {
    const { page, context, errors } = await visit(place.browser, { language, unseen: true });
    await playAgainstBots(page, place.site, game.id, game.seats.most);
    await page.getByRole('button', { name: rulesWords[language].reference }).waitFor();
    await page.keyboard.press('g');
    const card = await cardIn(page);
    await expect.poll(() => scrolls(card)).toBe(false);
    // Languages differ in words, not in how a card is built.
    if (SCALE > 1 || language === 'fr') await expectSound(page, 'the reference card');
    const line = card.getByRole('listitem').first();
    const clause = (await line.innerText()).split(' ').at(-1) ?? '';
    await line.getByRole('link').click();
    await page.locator(`dialog #${clause}`).waitFor();
    for (const open of [2, 1]) {
      await expectDialogs(page, open);
      await page.keyboard.press('Escape');
    }
    await expectDialogs(page, 0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the reference card prints on one A4 page, from dark screens, too', async () => {
    const { page, context } = await visit(place.browser, { language, scheme: 'dark' });
    await page.goto(`${place.site.address}/rules/${game.id}`);
    await page.getByRole('link', { name: rulesWords[language].reference, exact: true }).click();
    await page.getByRole('heading', { name: rulesWords[language].glossary }).waitFor();
    const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
    expect([Number(width), Number(height)].map(Math.round)).toEqual([595, 842]);
    await page.emulateMedia({ media: 'print' });
    const onScreen = page.locator('header button:visible, footer a:visible');
    await expect.poll(() => onScreen.count()).toBe(0);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(paper).toBe('rgb(255, 255, 255)');
    await context.close();
  });
});

describe('the reference card', () => {
  it('the reference card opens through the rules on a phone, and scrolls down only', async () => {
    const { page, context } = await visit(place.browser, { size: PHONE, unseen: true });
    await playAgainstBots(page, place.site, 'or-etc', 4);
    await page.getByRole('button', { name: english.site.rules }).click();
    await page.getByRole('button', { name: rulesWords.en.reference }).click();
    const card = await cardIn(page);
    await expect.poll(() => scrolls(card)).toBe(true);
    expect(await card.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(false);
    await expectSound(page, 'the reference card on a phone');
    await context.close();
  });

  it('the reference card opens in a lesson', async () => {
    const { page, context } = await visit(place.browser, { unseen: true });
    await page.goto(`${place.site.address}/learn/auruxxx`);
    await page.getByRole('button', { name: rulesWords.en.reference }).waitFor();
    await page.keyboard.press('G');
    await cardIn(page);
    await context.close();
  });

  it('the reference card opens in a replay, but not by a key typed in a field', async () => {
    const { page, context } = await visit(place.browser, { unseen: true });
    await page.goto(`${place.site.address}/record`);
    const record = join(import.meta.dirname, '../../../games/aurum/test/records/aurum-4.jsonl');
    const [first = ''] = readFileSync(record, 'utf8').split('\n');
    const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(first) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel(english.replay.eyes).press('g');
    await atRest(page);
    await expectDialogs(page, 0);
    await page.getByRole('heading', { name: english.replay.recordTitle }).press('g');
    await cardIn(page);
    await context.close();
  });
});
