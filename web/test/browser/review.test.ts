import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES } from '@pepite/games';
import { type MatchRecord, readRecord } from '@pepite/kernel';
import { fillReport, PHRASES, reportOf, Reviewer, ReviewRun } from '@pepite/review';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { english } from '../../words/en.ts';
import { french } from '../../words/fr.ts';
import { PHONE, visit } from './support/browser.ts';
import { findBarriers } from './support/checks.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { QuickMatch } from './support/quick-match.ts';
import { recordNamed, replayDrawn, tellRecord, troublesIn } from './support/replays.ts';
import { expectSound } from './support/sound.ts';
import { takeShifts, tellShifts, watchShifts } from './support/shifts.ts';

const REVIEW = '[data-action=review]';
const DONE = '[data-review=done]';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

const plyOn = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').inputValue());

async function openReplay(page: Page, record: MatchRecord): Promise<void> {
  await tellRecord(page, record);
  await page.goto(`${place.site.address}/r/some?at=60`);
  await replayDrawn(page);
}

describe('a review in a replay', () => {
  it('keys lead through the decisions beside the board, and to a branch', async () => {
    const { page, context, errors } = await visit(place.browser, { moving: true });
    await watchShifts(page);
    const record = recordNamed('silver-and-gold-2');
    await openReplay(page, record);
    await takeShifts(page);
    await page.locator(REVIEW).press('Enter');
    await page.locator(DONE).waitFor();
    // What is read out and what is drawn say the same.
    const curve = page.getByRole('figure', { name: PHRASES.en.curve });
    await curve.scrollIntoViewIfNeeded();
    await curve.locator('canvas').waitFor();
    await curve.locator('summary').click();
    const last = curve.locator('tbody tr').last();
    expect(await last.locator('th').innerText()).toBe(String(record.moves.length));
    expect(await last.locator('td').last().innerText()).toMatch(/^(?:0|50|100)%$/);
    expect(await findBarriers(page)).toEqual([]);
    // Another seat, and back: that is kept.
    const seat = page.locator('[data-review] select');
    await seat.selectOption('1');
    await page.locator('[data-review=running]').waitFor();
    await seat.selectOption('0');
    await page.locator(DONE).waitFor();
    const see = page.locator('[data-action=see]');
    const first = await page.locator('[data-review] ol h4').first().innerText();
    await see.first().press('Enter');
    await expect.poll(() => plyOn(page)).toBe(Number(/\d+$/.exec(first)?.[0]));
    await expect.poll(() => new URL(page.url()).searchParams.get('as')).toBe('0');
    const before = await plyOn(page);
    await page.locator('[data-review] .steps button').last().press('Enter');
    await expect.poll(() => plyOn(page)).toBeGreaterThan(before);
    expect(tellShifts('a review beside the board', await takeShifts(page))).toEqual([]);
    await page.locator('[data-review] [data-action=what-if]').first().press('Enter');
    await page.locator('[data-action=play-on]').waitFor();
    await page.keyboard.press('Escape');
    // After a reload it is there at once, without a thread.
    await page.reload();
    await replayDrawn(page);
    await page.locator(REVIEW).click();
    await page.locator(DONE).waitFor();
    expect(page.workers()).toEqual([]);
    expect(troublesIn(errors)).toEqual([]);
    await context.close();
  });

  it('a phone has it in a sheet, where it is stopped and gone on with after a reload', async () => {
    const visitor = { size: PHONE, language: 'fr', scheme: 'dark', moving: true } as const;
    const { page, context, errors } = await visit(place.browser, visitor);
    await watchShifts(page);
    await openReplay(page, recordNamed('auruxxx-4'));
    await takeShifts(page);
    await page.getByRole('button', { name: french.replay.review }).click();
    const progress = page.getByRole('progressbar');
    const done = (): Promise<number> => progress.evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(done).toBeGreaterThan(20);
    await page.locator('[data-action=stop]').click();
    await page.locator('[data-review=stopped]').waitFor();
    expect(tellShifts('a review on a phone', await takeShifts(page))).toEqual([]);
    await expectSound(page, 'a review that was stopped, on a phone');
    const stopped = await done();
    await page.reload();
    await replayDrawn(page);
    await page.getByRole('button', { name: french.replay.review }).click();
    await expect.poll(done).toBeGreaterThanOrEqual(stopped);
    await page.locator('[data-action=stop]').click();
    await page.locator('[data-review] .steps button').first().click();
    await page.locator('.current [data-action=see]').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await replayDrawn(page);
    expect(troublesIn(errors)).toEqual([]);
    await context.close();
  });

  it('a match of the server is reviewed there, for everybody who has the link', async () => {
    const quick = await QuickMatch.open(place.site.address);
    await quick.play('5a'.repeat(16));
    const { page, context, errors } = await visit(place.browser, { size: PHONE });
    await page.goto(`${place.site.address}/r/${quick.match}`);
    await replayDrawn(page);
    await page.getByRole('button', { name: english.replay.review }).click();
    await page.locator(DONE).waitFor({ timeout: 300_000 });
    await page.getByRole('heading', { name: PHRASES.en.luck }).waitFor();
    expect(page.workers()).toEqual([]);
    await expectSound(page, 'a review by the server');
    // Another browser has it at once: nothing is made a second time.
    const other = await visit(place.browser, { language: 'fr', scheme: 'dark' });
    const asked: string[] = [];
    other.page.on('request', (request) => {
      if (request.url().includes('/reviews/')) asked.push(request.method());
    });
    await other.page.goto(`${place.site.address}/r/${quick.match}`);
    await replayDrawn(other.page);
    await other.page.locator(REVIEW).click();
    await other.page.locator(DONE).waitFor();
    expect([asked, other.page.workers()]).toEqual([['PUT'], []]);
    expect([...errors, ...other.errors]).toEqual([]);
    await context.close();
    await other.context.close();
  });

  it('a page of others shows a replay without a review', async () => {
    const { page, context } = await visit(place.browser, {});
    await tellRecord(page, recordNamed('silver-and-gold-2'));
    await page.goto(`${place.site.address}/r/some/embed`);
    await page.getByRole('button', { name: english.replay.next, exact: true }).waitFor();
    expect(await page.locator(REVIEW).count()).toBe(0);
    await context.close();
  });
});

describe('a review as a file', () => {
  /** The file that the command line writes, of the beginning of a match. */
  function writeReview(): string {
    const read = readRecord(JSON.stringify(recordNamed('silver-and-gold-2')), GAMES);
    if ('problem' in read) throw new Error(read.problem.kind);
    const order = { ...read.value, seats: [0], effort: 'quick', seed: 1 } as const;
    const run = new ReviewRun(order);
    const reviewer = new Reviewer(order);
    for (const slice of [...run.toDo()].slice(0, 6)) run.take(reviewer.review(slice));
    const page = join(import.meta.dirname, '../../../dist/web/review-report.html');
    const folder = mkdtempSync(join(tmpdir(), 'pepite-review-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'review.html');
    writeFileSync(file, fillReport(readFileSync(page, 'utf8'), reportOf(order, run.result)));
    return pathToFileURL(file).href;
  }

  it('a file of a review opens without a network, in both languages', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE, scheme: 'dark' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const address = writeReview();
    await page.goto(address);
    await page.getByRole('heading', { name: PHRASES.en.title('Silver & Gold') }).waitFor();
    await page.getByText(PHRASES.en.unfinished).waitFor();
    await page.getByText(PHRASES.en.allDecisions).click();
    await page.locator('details[open] h4').first().waitFor();
    await expectSound(page, 'a review as a file');
    await page.getByRole('button', { name: PHRASES.fr.language }).click();
    await page.getByText(PHRASES.fr.unfinished).waitFor();
    expect(asked.filter((one) => !one.startsWith('data:'))).toEqual([address]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
