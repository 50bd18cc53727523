import { VERSION } from '@pepite/kernel';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import {
  LAPTOP,
  leaveBrowser,
  openBrowser,
  PHONE,
  SMALL,
  visit,
  type Visitor,
} from './support/browser.ts';
import { weighScripts } from './support/checks.ts';
import { eventually } from './support/eventually.ts';
import { AurumPlayer } from './support/aurum.ts';
import { PLAYERS } from './support/players.ts';
import { byMouse, byScript } from './support/press.ts';
import { takeShifts, tellShifts, watchShifts } from './support/shifts.ts';
import { Site } from './support/site.ts';
import { expectSound } from './support/sound.ts';

/** Before the first game is loaded. */
const MOST_SCRIPT = 90 * 1024;

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

/** The pages besides a match, which is looked at where it is played, that are no game's own. */
const PAGES = [
  '/',
  '/record',
  '/verify',
  '/device',
  '/notices',
  '/bots',
  '/lab',
  '/link',
  '/lab/cards',
  '/lab/cards/print',
  '/api',
  '/nowhere',
];
const GAMES = Object.keys(PLAYERS);

/**
 * The pages of games that somebody walks to. Of each kind one walker sees those of every other
 * game, and the other walker the rest; in a long run both see all.
 */
const pagesOfGames = (walker: 0 | 1): readonly string[] =>
  GAMES.flatMap((id, place) => {
    const pages = [`/new/${id}`, `/rules/${id}`];
    return pages.filter((_, kind) => SCALE > 1 || (place + kind) % 2 === walker);
  });

/** Pages whose barriers are looked for by other tests, of all games. */
const ELSEWHERE = [
  '/try/aurum/follow',
  ...GAMES.flatMap((id) => [`/reference/${id}`, `/learn/${id}`]),
];

/** Goes from page to page: nothing keeps anybody from using them, and nothing moves by itself. */
async function walk(walker: 0 | 1, visitor: Visitor): Promise<void> {
  const { page, context, errors } = await visit(browser, visitor);
  await watchShifts(page);
  const moved: string[] = [];
  const open = async (path: string): Promise<void> => {
    await page.goto(site.address + path);
    await page.waitForLoadState('networkidle');
    moved.push(...tellShifts(path, await takeShifts(page)));
  };
  for (const path of [...PAGES, ...pagesOfGames(walker)]) {
    await open(path);
    await expectSound(page, path);
  }
  for (const path of ELSEWHERE) await open(path);
  expect(moved).toEqual([]);
  const player = new AurumPlayer(page, visitor.language ?? 'en', byMouse);
  await page.goto(site.address);
  await player.playNow();
  await player.button(player.texts.site.rules).click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await expectSound(page, 'the rules in a dialog');
  // The page that is not there is told so by the server, too.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  await context.close();
}

/** Presses a button that goes one step through a record. */
async function expectStep(place: Locator, button: Locator, step: number): Promise<void> {
  const before = Number(await place.inputValue());
  await button.click();
  await eventually(async () => expect(Number(await place.inputValue())).toBe(before + step));
}

describe('every page', () => {
  it.concurrent('every page is steady and without barriers on a small phone, light', async () => {
    await walk(0, { size: SMALL, language: 'fr', scheme: 'light' });
  });

  it.concurrent('every page is steady and without barriers on a laptop, dark', async () => {
    await walk(1, { size: LAPTOP, language: 'en', scheme: 'dark' });
  });
});

describe('the home page', () => {
  it('the home page says at its foot which version this is', async () => {
    const { page, context } = await visit(browser, { size: PHONE });
    await page.goto(site.address);
    await page.getByRole('contentinfo').getByText(`Pépite ${VERSION}`).waitFor();
    await context.close();
  });

  it.concurrent('the home page is light, and nothing moves while it is drawn', async () => {
    for (const size of [PHONE, LAPTOP]) {
      const { page, context } = await visit(browser, { size });
      const scripts = weighScripts(page);
      await watchShifts(page);
      await page.goto(site.address);
      await page.waitForLoadState('networkidle');
      expect(await scripts.total()).toBeLessThan(MOST_SCRIPT);
      expect(tellShifts('/', await takeShifts(page), 0.01)).toEqual([]);
      await context.close();
    }
  });

  it.concurrent('the home page shows a picture of each game', async () => {
    const { page, context, errors } = await visit(browser, {});
    await page.goto(site.address);
    await page.waitForLoadState('networkidle');
    const widths = () =>
      page
        .locator('article img')
        .evaluateAll((pictures: HTMLImageElement[]) => pictures.map((one) => one.naturalWidth));
    const wanted = Object.keys(PLAYERS).map(() => 400);
    await eventually(async () => expect(await widths()).toEqual(wanted));
    expect(errors).toEqual([]);
    await context.close();
  });

  it.concurrent('the home page speaks the browser’s language, or the chosen one', async () => {
    const { page, context } = await visit(browser, { language: 'fr' });
    await page.goto(site.address);
    await page.getByRole('heading', { name: 'Des jeux en or' }).waitFor();
    await page.locator('html[lang=fr]').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Games of gold' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Games of gold' }).waitFor();
    await page.locator('html[lang=en]').waitFor();
    await context.close();
  });
});

describe('a match', () => {
  it.concurrent(
    'a match says why a card can’t be played, and shows the clause in place',
    async () => {
      const { page, context } = await visit(browser, { size: PHONE });
      const player = new AurumPlayer(page, 'en', byMouse);
      await page.goto(site.address);
      await player.playNow();
      await player.playUntilChoice();
      await player.dim.first().click({ force: true });
      const why = page.getByRole('alert').filter({ hasText: 'this metal is already in the trick' });
      await why.waitFor();
      const url = page.url();
      await page.getByRole('button', { name: player.texts.match.readClause('A12') }).click();
      await page.getByRole('dialog').locator('#A12, [id$=A12]').first().waitFor();
      expect(page.url()).toBe(url);
      await context.close();
    },
  );

  it.concurrent('a player can step through what happened since the last turn', async () => {
    const { page, context } = await visit(browser, {});
    const player = new AurumPlayer(page, 'en', byMouse);
    const { log, match } = player.texts;
    await page.goto(site.address);
    await player.playNow();
    await player.playUntilChoice();
    await player.button(log.back).click();
    await page.getByText(match.lookingBack).waitFor();
    await eventually(async () => expect(await player.lit.count()).toBe(0));
    await player.button(log.now).click();
    await player.lit.first().waitFor();
    await context.close();
  });

  it.concurrent('anybody with its link can step through a match that is over', async () => {
    const { page, context } = await visit(browser, { unseen: true });
    const player = new AurumPlayer(page, 'en', byScript);
    await page.goto(site.address);
    await player.playNow();
    await player.playToTheEnd();
    const link = page.url();
    await context.close();
    const other = await visit(browser, { language: 'fr' });
    const reader = new AurumPlayer(other.page, 'fr', byMouse);
    const { replay } = reader.texts;
    await other.page.goto(link);
    await reader.button(replay.share.title).click();
    const shared = other.page.getByLabel(replay.share.link);
    const path = new URL(await shared.inputValue()).pathname;
    expect(path).toBe(link.replace(site.address, '').replace('/m/', '/r/'));
    await other.page.goto(site.address + path);
    const place = other.page.getByRole('slider', { name: replay.place });
    await place.waitFor();
    await expectStep(place, reader.button(replay.next), 1);
    await expectStep(place, reader.button(replay.back), -1);
    await reader.button(replay.last).click();
    await other.page.getByLabel(replay.eyes).selectOption({ index: 2 });
    const [download] = await Promise.all([
      other.page.waitForEvent('download'),
      reader.button(replay.download).click(),
    ]);
    await other.page.goto(`${site.address}/record`);
    await other.page.locator('input[type=file]').setInputFiles(await download.path());
    await place.waitFor();
    await expectStep(place, reader.button(replay.next), 1);
    expect(other.errors).toEqual([]);
    await other.context.close();
  });
});
