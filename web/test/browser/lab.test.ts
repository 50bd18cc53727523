import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english as editor } from '../../lab/editor/words.en.ts';
import { english } from '../../lab/words/en.ts';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { atRest } from './support/rest.ts';
import { expectSound } from './support/sound.ts';

const { experiment, files, results, run, search, variants } = english;
const { cards } = editor;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

const MATCHES = 100;
/** More than are played before anybody presses a button. */
const ENDLESS = 1_000_000;

/** Where there are no accidents none happen: a difference that shows after a few matches. */
const experimentOf = (matches: number): string =>
  JSON.stringify({
    title: 'No accidents',
    game: 'or-etc',
    seats: [2],
    variants: [{ name: 'As printed' }, { name: 'Safe', options: { accidents: 0 } }],
    bots: ['random'],
    matches,
    seed: 3,
  });

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens a file as somebody has it on their disk. */
const open = (page: Page, name: string, content: string): Promise<void> =>
  page
    .getByLabel(files.open)
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

/** Waits until so many matches of each variant are known. */
const played = (page: Page, matches: number): Promise<void> =>
  page.locator(`[data-done="${matches}"]`).waitFor();

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return file.path();
}

/** A browser shows what it downloads only under the right ending. */
async function savedAs(name: string, content: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'pepite-lab-')), name);
  await writeFile(path, content);
  return path;
}

describe('the lab', () => {
  it('an experiment runs, survives a reload, goes on and shows what differs', async () => {
    const { page, context, errors } = await visit(place.browser, { size: LAPTOP });
    await page.goto(`${place.site.address}/lab`);
    await open(page, 'broken.json', '{"game":"or-etc"');
    await page.getByRole('alert').getByText('broken.json').waitFor();
    await open(page, 'safe.json', experimentOf(ENDLESS));
    await page.getByText(files.opened('safe.json')).waitFor();
    await press(page, run.run);
    await page.locator('[data-done]:not([data-done="0"])').waitFor();
    await press(page, run.stop);
    await page.getByRole('button', { name: run.goOn }).waitFor();
    // What was under way when it was stopped may still be added.
    await atRest(page);
    await page.locator('[data-kept=true]').waitFor();
    const known = Number(await page.locator('[data-done]').getAttribute('data-done'));
    await page.reload();
    await played(page, known);
    // A few more than are known, so that it ends.
    await page.locator('summary', { hasText: 'No accidents' }).click();
    await page.getByLabel(experiment.matches).fill(String(known + MATCHES));
    await page.getByLabel(experiment.matches).press('Tab');
    await press(page, run.goOn);
    await played(page, known + MATCHES);
    await page.locator('[data-real="true"]').first().waitFor();
    const rows = page.locator('[data-measure]');
    await atRest(page);
    const all = await rows.count();
    await page.getByLabel(results.only).check();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    const others = rows.filter({ hasNot: page.locator('.real') });
    await expect.poll(() => others.count()).toBe(0);
    await expectSound(page, 'the lab with results');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a search finds variants, which are opened as an experiment', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE });
    await page.goto(`${place.site.address}/lab`);
    await page.getByLabel(search.views.search).check();
    await page.getByLabel(search.sizes.generations).fill('1');
    await page.getByLabel(search.sizes.population).fill('4');
    await page.getByLabel(search.sizes.matches).fill('1');
    await page.getByLabel(search.sizes.matches).press('Tab');
    await page.locator('summary', { hasText: search.addNumber }).click();
    const number = page.getByRole('group', { name: search.number });
    await number.getByLabel(english.edits.option).selectOption('tools');
    await number.getByLabel(search.name).fill('dear picks');
    await number.getByLabel(search.step).fill('2');
    await number.getByRole('button', { name: english.edits.save }).click();
    await page.getByRole('listitem').filter({ hasText: 'dear picks' }).waitFor();
    await page.locator('summary', { hasText: search.addGoal }).click();
    const goal = page.getByRole('group', { name: search.goal });
    await goal.getByLabel(search.measure).selectOption('wins-by-turn/*');
    await goal.getByRole('button', { name: english.edits.save }).click();
    const told = page.getByRole('listitem').filter({ hasText: search.most('20%') });
    await told.waitFor();
    await press(page, search.run);
    await page.locator('[data-found=true]').waitFor();
    await page.locator('[data-goal="1"] [data-verdict]').first().waitFor();
    await expectSound(page, 'what a search has found');
    const found = await download(page, search.saveFound);
    // Another search, and back to this one by its file.
    await page.locator('summary', { hasText: search.heading }).click();
    await page.getByRole('button', { name: /dear picks/ }).click();
    await page.locator('[data-found=false]').waitFor();
    await page.getByLabel(files.open).setInputFiles(found);
    await page.locator('[data-found=true]').waitFor();
    await page.getByRole('row').filter({ hasText: 'dear picks' }).waitFor();
    await press(page, search.openAll);
    await page.getByRole('button', { name: run.run, exact: true }).waitFor();
    await page.getByRole('group', { name: 'start', exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('cards of a variant are edited in place, and stay edited', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE });
    await page.goto(`${place.site.address}/lab?game=or-etc`);
    const second = page.getByRole('group', { name: variants.number(2), exact: true });
    await second.getByRole('button', { name: variants.cards }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: cards.value }).first().fill('9');
    await expectSound(page, 'the cards of a variant');
    await press(page, variants.done);
    await dialog.waitFor({ state: 'hidden' });
    await second.getByText(variants.changed, { exact: true }).waitFor();
    await page.locator('[data-kept=true]').waitFor();
    await page.reload();
    await second.getByText(variants.changed, { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a result is opened again from its file, and its report needs no server', async () => {
    const { page, context, errors } = await visit(place.browser, { size: LAPTOP });
    await page.goto(`${place.site.address}/lab`);
    await open(page, 'safe.json', experimentOf(MATCHES));
    await press(page, run.run);
    await played(page, MATCHES);
    const result = await readFile(await download(page, files.result), 'utf8');
    const report = await readFile(await download(page, files.html), 'utf8');
    await context.close();
    const other = await visit(place.browser, { size: PHONE, language: 'fr', scheme: 'dark' });
    await other.page.goto(`${place.site.address}/lab`);
    await other.page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(result) });
    await played(other.page, MATCHES);
    await other.page.locator('[data-real="true"]').first().waitFor();
    await expectSound(other.page, 'a result on a phone');
    await other.page.goto(pathToFileURL(await savedAs('report.html', report)).href);
    await other.page.getByRole('heading', { name: 'No accidents' }).waitFor();
    await other.page.locator('[data-real="true"]').first().waitFor();
    await expectSound(other.page, 'a report that is one file');
    expect([...errors, ...other.errors]).toEqual([]);
    await other.context.close();
  });
});
