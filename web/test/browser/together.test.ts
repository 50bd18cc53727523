import { type Browser, type BrowserContext, errors, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, launch, PHONE, visit } from './support/browser.ts';
import type { Texts } from '../../words/texts.ts';
import { AurumPlayer } from './support/aurum.ts';
import { byMouse, type Player } from './support/player.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
import { Site } from './support/site.ts';

const NAMES = ['Ann', 'Bénédicte', 'Carl <b>', 'Dorothée'];

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await Site.open();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

interface Person<P extends Player = Player> {
  readonly player: P;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: readonly string[];
}

async function come<P extends Player>(
  index: number,
  SomePlayer: new (...of: ConstructorParameters<typeof Player>) => P,
): Promise<Person<P>> {
  const language = index % 2 === 0 ? 'en' : 'fr';
  const size = index % 2 === 0 ? LAPTOP : PHONE;
  const person = await visit(browser, { language, size });
  person.page.setDefaultTimeout(5000);
  return { ...person, player: new SomePlayer(person.page, language, byMouse) };
}

/** A name is all that is ever asked. */
async function giveName(page: Page, texts: Texts, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: texts.site.yourName });
  await field.fill(name);
  await field.press('Enter');
}

/** The creator fills in the form; the link is all the others get. */
async function createTable(
  { page, player }: Person,
  name: string,
  fillIn: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  const { texts } = player;
  await page.goto(site.address);
  const card = page.getByRole('listitem').filter({ hasText: player.title });
  await card.getByRole('link', { name: texts.home.createTable }).click();
  await fillIn();
  await player.button(texts.setup.create).click();
  await giveName(page, texts, name);
  await page.getByRole('heading', { name: texts.waiting.invite }).waitFor();
  return page.url();
}

async function joinTable({ page, player }: Person, link: string, name: string): Promise<void> {
  const { texts } = player;
  await page.goto(link);
  await giveName(page, texts, name);
  await page.getByRole('button', { name: texts.waiting.stand }).waitFor();
}

const isOver = ({ player }: Person): Promise<boolean> => player.over.isVisible();

function ignoreTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** Lets whoever has something to do do it, until something is the case. */
async function playUntil(people: readonly Person[], isSo: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < 3000; count++) {
    if (await isSo()) return;
    for (const { page, player } of people) {
      const isAsked = (await page.title()).startsWith('●');
      const isTold = await player.goOn.isVisible();
      // What is forced is played by the page itself, perhaps just now.
      if (isAsked || isTold) await player.act().catch(ignoreTimeout);
    }
  }
  throw new Error('the match does not get there');
}

const after = (moves: number) => {
  let left = moves;
  return () => Promise.resolve(left-- === 0);
};

describe('four friends at one table', () => {
  it('play a match through reloads, lost connections and a crash of the server', async () => {
    const people = await Promise.all(NAMES.map((_, index) => come(index, AurumPlayer)));
    const watcher = await come(0, AurumPlayer);
    const link = await createTable(people[0], NAMES[0]);
    for (const [index, person] of people.entries()) {
      if (index > 0) await joinTable(person, link, NAMES[index]);
    }
    const { player } = people[0];
    await player.button(player.texts.waiting.start).click();
    await watcher.page.goto(link);
    await watcher.page.getByText(watcher.player.texts.match.watching).waitFor();

    await playUntil(people, after(8));
    // Whoever only watches sees no hand.
    expect(await watcher.page.locator('button[data-card]').count()).toBe(0);
    await people[1].page.reload();
    await playUntil(people, after(8));

    await people[2].context.setOffline(true);
    await playUntil([people[0], people[1], people[3]], after(4));
    await people[2].context.setOffline(false);
    await playUntil(people, after(8));

    await site.kill();
    await site.start();
    await playUntil(people, async () => (await Promise.all(people.map(isOver))).every(Boolean));

    await watcher.player.over.waitFor();
    const tables = await Promise.all(
      [...people, watcher].map(async ({ page }) => page.getByRole('table').first().innerText()),
    );
    const points = tables.map((text) => text.match(/\d+/g));
    expect(new Set(points.map(String)).size).toBe(1);
    for (const { errors: wrong, context } of [...people, watcher]) {
      expect(wrong).toEqual([]);
      await context.close();
    }
  });
});

describe('a secret bid', () => {
  it('can be taken back while another is still choosing', async () => {
    const [ann, ben] = await Promise.all([come(0, AurumPlayer), come(1, AurumPlayer)]);
    const { page, player } = ann;
    const { setup, waiting, match } = player.texts;
    const link = await createTable(ann, NAMES[0], async () => {
      await page.getByRole('radio', { name: '3', exact: true }).check();
      await page.getByLabel(setup.seat(3)).selectOption('strong');
    });
    await joinTable(ben, link, NAMES[1]);
    await player.button(waiting.start).click();
    await player.act();
    await player.button(match.takeBack).click();
    await player.lit.first().waitFor();
    await player.act();
    await ben.player.act();
    await player.button(match.takeBack).waitFor({ state: 'detached' });
    expect([...ann.errors, ...ben.errors]).toEqual([]);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });
});

describe('four friends at Silver & Gold', () => {
  it('mark at once, to the end of the match', async () => {
    const people = await Promise.all(NAMES.map((_, index) => come(index, SilverAndGoldPlayer)));
    const link = await createTable(people[0], NAMES[0]);
    for (const [index, person] of people.entries()) {
      if (index > 0) await joinTable(person, link, NAMES[index]);
    }
    const { player } = people[0];
    await player.button(player.texts.waiting.start).click();
    // Whoever is slower finds the same turn still open; the others wait.
    for (const { page } of people) page.setDefaultTimeout(60_000);
    await Promise.all(people.map(async (person) => person.player.playToTheEnd()));
    const tables = await Promise.all(
      people.map(async ({ page }) => page.getByRole('table').first().innerText()),
    );
    expect(new Set(tables.map((text) => String(text.match(/\d+/g)))).size).toBe(1);
    for (const { errors: wrong, context } of people) {
      expect(wrong).toEqual([]);
      await context.close();
    }
  });
});
