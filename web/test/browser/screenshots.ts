// `npm run screenshots`: the main pages at both sizes in both schemes, for people to look at, and
// the pictures in README.md; `npm run screenshots -- --readme` takes only those, `-- --boards` only
// every question of every board (or of those named after it) at every size, and `-- --lessons` only
// every step of every lesson.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { itemNamed } from '@pepite/kernel';
import type { Browser } from 'playwright-core';
import { takeBoardPictures } from './support/board-pictures.ts';
import { LAPTOP, launch, PHONE, visit, type Visitor } from './support/browser.ts';
import { takeLessonPictures } from './support/lesson-pictures.ts';
import { takePictures } from './support/pictures.ts';
import type { Player } from './support/player.ts';
import { PLAYERS } from './support/players.ts';
import { byMouse } from './support/press.ts';
import { Site } from './support/site.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'screenshots');
const PICTURES = join(ROOT, 'docs/pictures');
/** So many moves after the first one, a board shows what it is like. */
const WELL_UNDER_WAY = 12;

const VISITORS: Readonly<Record<string, Visitor>> = {
  'phone-light': { size: PHONE, scheme: 'light', language: 'fr' },
  'phone-dark': { size: PHONE, scheme: 'dark', language: 'en' },
  'laptop-light': { size: LAPTOP, scheme: 'light', language: 'en' },
  'laptop-dark': { size: LAPTOP, scheme: 'dark', language: 'fr' },
};

type Shoot = (what: string, wholePage?: boolean) => Promise<void>;

async function shootMatch(player: Player, shoot: Shoot): Promise<void> {
  await player.playNow();
  await shoot('begin');
  for (let count = 0; count < WELL_UNDER_WAY; count++) await player.act();
  await shoot('under-way');
  if ((await player.dim.count()) > 0) {
    await player.dim.first().click({ force: true });
    await shoot('refused');
  }
  await player.playRound();
  await shoot('round-over');
  await player.playToTheEnd();
  await shoot('over', true);
  const { next } = player.texts.replay;
  await player.button(next).click();
  await player.button(next).scrollIntoViewIfNeeded();
  await shoot('replay');
}

async function shootAll(browser: Browser, site: Site, name: string): Promise<void> {
  const visitor = itemNamed(VISITORS, name);
  const { page, context } = await visit(browser, visitor);
  const shoot: Shoot = async (what, fullPage = false) => {
    console.log(`${what}-${name}.png`);
    await page.screenshot({ path: join(FOLDER, `${what}-${name}.png`), fullPage });
  };
  const open = async (path: string): Promise<void> => {
    await page.goto(site.address + path);
    await page.waitForLoadState('networkidle');
  };
  await open('/');
  await shoot('home', true);
  for (const [id, SomePlayer] of Object.entries(PLAYERS)) {
    await open('/');
    const player = new SomePlayer(page, visitor.language ?? 'en', byMouse);
    await shootMatch(player, (what, wholePage) => shoot(`${id}-${what}`, wholePage));
    await open(`/new/${id}`);
    await shoot(`${id}-new`, true);
    await player.button(player.texts.setup.create).click();
    await page.getByRole('heading', { name: player.texts.waiting.invite }).waitFor();
    await shoot(`${id}-waiting`, true);
    await open(`/rules/${id}`);
    await shoot(`${id}-rules`, true);
  }
  for (const path of ['record', 'nowhere']) {
    await open(`/${path}`);
    await shoot(path);
  }
  await context.close();
}

async function shootPages(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await Site.open();
  for (const name of Object.keys(VISITORS)) await shootAll(browser, site, name);
  await site.close();
}

async function shootLessons(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await Site.open();
  await takeLessonPictures(browser, site.address, FOLDER);
  await site.close();
}

async function shootBoards(browser: Browser, games: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await Site.open();
  await takeBoardPictures(browser, site, FOLDER, games);
  await site.close();
}

async function takeReadmePictures(browser: Browser): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await takePictures(browser, PICTURES);
}

const browser = await launch();
const [option, ...names] = process.argv.slice(2);
if (option === '--lessons') await shootLessons(browser);
else if (option === '--boards') await shootBoards(browser, names);
else {
  if (option !== '--readme') await shootPages(browser);
  await takeReadmePictures(browser);
}
await browser.close();
