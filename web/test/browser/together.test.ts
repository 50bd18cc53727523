import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, launch, PHONE, visit } from './support/browser.ts';
import type { Texts } from '../../words/texts.ts';
import { AurumPlayer } from './support/aurum.ts';
import { AuruxxxPlayer } from './support/auruxxx.ts';
import type { Player } from './support/player.ts';
import type { PlayerClass } from './support/players.ts';
import { EVENTS, Haggler } from './support/or-etc.ts';
import { byMouse, byScript, type Press } from './support/press.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
import { Site } from './support/site.ts';

const NAMES = ['Ann', 'Bénédicte', 'Carl <b>', 'Dorothée', 'Eve', 'François-Xavier'];

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
  SomePlayer: PlayerClass<P>,
  press: Press = byMouse,
): Promise<Person<P>> {
  const language = index % 2 === 0 ? 'en' : 'fr';
  const size = index % 2 === 0 ? LAPTOP : PHONE;
  const person = await visit(browser, { language, size });
  person.page.setDefaultTimeout(10_000);
  return { ...person, player: new SomePlayer(person.page, language, press) };
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

/** What the creator fills in besides, and how all of them press. */
interface Manner {
  readonly fillIn?: (creator: Person) => Promise<void>;
  readonly press?: Press;
}

/** So many friends open a table, come to it by its link, and begin. */
async function gather<P extends Player>(
  count: number,
  SomePlayer: PlayerClass<P>,
  { fillIn, press }: Manner = {},
): Promise<{ readonly people: readonly Person<P>[]; readonly link: string }> {
  const names = NAMES.slice(0, count);
  const people = await Promise.all(names.map((_, index) => come(index, SomePlayer, press)));
  const link = await createTable(people[0], NAMES[0], async () => {
    await chooseSeats(people[0], count);
    await fillIn?.(people[0]);
  });
  for (const [index, person] of people.entries()) {
    if (index > 0) await joinTable(person, link, NAMES[index]);
  }
  const { player } = people[0];
  await player.button(player.texts.waiting.start).click();
  return { people, link };
}

const chooseSeats = ({ page }: Person, count: number): Promise<void> =>
  page.getByRole('radio', { name: String(count), exact: true }).check();

/** All saw the same end, and nothing went wrong for anybody. */
async function expectSameEnd(people: readonly Person[]): Promise<void> {
  const tables = await Promise.all(
    people.map(async ({ page }) => page.getByRole('table').first().innerText()),
  );
  expect(new Set(tables.map((text) => String(text.match(/\d+/g)))).size).toBe(1);
  for (const { errors, context } of people) {
    expect(errors).toEqual([]);
    await context.close();
  }
}

/** Lets whoever has something to do do it, so many times. */
async function play(people: readonly Person[], moves: number): Promise<void> {
  for (let count = 0; count < moves; count++) {
    for (const { player } of people) await player.actIfAsked();
  }
}

const playToTheEnd = (people: readonly Person[]): Promise<void[]> =>
  Promise.all(people.map(async ({ player }) => player.playToTheEnd()));

describe('four friends at one table', () => {
  it('play a match through reloads, lost connections and a crash of the server', async () => {
    const { people, link } = await gather(4, AurumPlayer);
    const watcher = await come(0, AurumPlayer);
    await watcher.page.goto(link);
    await watcher.page.getByText(watcher.player.texts.match.watching).waitFor();

    await play(people, 8);
    // Whoever only watches sees no hand.
    expect(await watcher.page.locator('button[data-card]').count()).toBe(0);
    await people[1].page.reload();
    await play(people, 8);

    await people[2].context.setOffline(true);
    await play([people[0], people[1], people[3]], 4);
    await people[2].context.setOffline(false);
    await play(people, 8);

    await site.kill();
    await site.start();
    await playToTheEnd(people);
    await watcher.player.over.waitFor();
    await expectSameEnd([...people, watcher]);
  });
});

/** Does what is asked, if anything is, until something is the case. */
async function playUntil(player: Player, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await player.actIfAsked();
}

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
    const takeBack = player.button(match.takeBack);
    await playUntil(player, () => takeBack.isVisible());
    await takeBack.click();
    await player.lit.first().waitFor();
    await playUntil(player, () => takeBack.isVisible());
    await playUntil(ben.player, () => takeBack.isHidden());
    expect([...ann.errors, ...ben.errors]).toEqual([]);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });
});

describe.each([
  ['four friends at Silver & Gold, who mark at once', 4, SilverAndGoldPlayer],
  ['six friends at Auruxxx', 6, AuruxxxPlayer],
] as const)('%s', (_who, count, SomePlayer) => {
  it('play a match to its end', async () => {
    const { people } = await gather<Player>(count, SomePlayer);
    await playToTheEnd(people);
    await expectSameEnd(people);
  });
});

/** Cards that any roll lays, with so many exits that there is one throw after the other. */
const WIDE_MINES = ['-----', 'X----', '-X---', '--X--', '---X-'].map((pattern, index) => ({
  pattern,
  exits: 6,
  value: index + 1,
  copies: 8,
}));

const fileOf = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

/** A card table of one's own; one that can't be played is refused in words. */
async function chooseCards({ page, player }: Person): Promise<void> {
  const { file } = player.texts.setup;
  const input = page.locator('input[type=file]');
  const wrong = WIDE_MINES.map((card) => ({ ...card, exits: 12 }));
  await input.setInputFiles(fileOf('wrong.json', wrong));
  await page.getByRole('alert').filter({ hasText: '“exits” of card 1' }).waitFor();
  await input.setInputFiles(fileOf('wide.json', WIDE_MINES));
  await page.getByText(file.loaded('wide.json')).waitFor();
  // A pile that holds as many accidents as there can be.
  const [sheets, accidents] = await page.getByRole('spinbutton').all();
  await sheets.fill('2');
  await accidents.fill('9');
}

/** Far more than it takes: one roll in 32 brings an accident on, and there are hundreds. */
const MOST_LAPS = 1500;

describe('three friends at Or etc. with cards of their own', () => {
  // One match in hundreds ends without an accident: then they meet again.
  it('accept and refuse offers, contest a die and suffer an accident', { retry: 1 }, async () => {
    const { people } = await gather(3, Haggler, { fillIn: chooseCards, press: byScript });
    const seen = new Set<string>();
    for (const { player } of people) player.seen = seen;
    const isMissing = (): boolean => EVENTS.some((event) => !seen.has(event));
    const act = async (player: Haggler): Promise<void> => {
      await player.actIfAsked();
      for (const event of await player.news()) seen.add(event);
    };
    const isOver = (): Promise<boolean> => people[0].player.over.isVisible();
    for (let lap = 0; lap < MOST_LAPS && isMissing() && !(await isOver()); lap++) {
      await Promise.all(people.map(({ player }) => act(player)));
    }
    expect([...seen]).toEqual(expect.arrayContaining([...EVENTS]));
    for (const { errors, context } of people) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});
