import { itemAt } from '@pepite/kernel';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Texts } from '../../../words/texts.ts';
import { LAPTOP, PHONE, visit } from './browser.ts';
import type { Place } from './place.ts';
import type { Player } from './player.ts';
import type { PlayerClass } from './players.ts';
import { byMouse, type Press } from './press.ts';

export const NAMES = ['Ann', 'Bénédicte', 'Carl <b>', 'Dorothée', 'Eve', 'François-Xavier'];

export interface Person<P extends Player = Player> {
  readonly player: P;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: readonly string[];
}

/** Somebody opens a browser: every other one speaks French, and has a phone. */
export async function come<P extends Player>(
  { browser }: Place,
  index: number,
  SomePlayer: PlayerClass<P>,
  press: Press = byMouse,
): Promise<Person<P>> {
  const language = index % 2 === 0 ? 'en' : 'fr';
  const size = index % 2 === 0 ? LAPTOP : PHONE;
  const person = await visit(browser, { language, size, unseen: true });
  // How cards are confirmed is not the question here, and takes twice as many presses.
  await person.context.addInitScript(() => localStorage.setItem('pepite.confirm-plays', 'no'));
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
export async function createTable(
  { site }: Place,
  { page, player }: Person,
  name: string,
  fillIn: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  const { texts } = player;
  await page.goto(site.address);
  await player.card.getByRole('link', { name: texts.home.createTable }).click();
  await fillIn();
  await player.button(texts.setup.create).click();
  await giveName(page, texts, name);
  await page.getByRole('heading', { name: texts.waiting.invite }).waitFor();
  return page.url();
}

/** Somebody follows the link, and sits down. */
export async function joinTable(
  { page, player }: Person,
  link: string,
  name: string,
): Promise<void> {
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
export async function gather<P extends Player>(
  place: Place,
  count: number,
  SomePlayer: PlayerClass<P>,
  { fillIn, press }: Manner = {},
): Promise<{ readonly people: readonly Person<P>[]; readonly link: string }> {
  const names = NAMES.slice(0, count);
  const people = await Promise.all(names.map((_, index) => come(place, index, SomePlayer, press)));
  const link = await createTable(place, itemAt(people, 0), itemAt(NAMES, 0), async () => {
    await chooseSeats(itemAt(people, 0), count);
    await fillIn?.(itemAt(people, 0));
  });
  for (const [index, person] of people.entries()) {
    if (index > 0) await joinTable(person, link, itemAt(NAMES, index));
  }
  const { player } = itemAt(people, 0);
  await player.button(player.texts.waiting.start).click();
  return { people, link };
}

export const chooseSeats = ({ page }: Person, count: number): Promise<void> =>
  page.getByRole('radio', { name: String(count), exact: true }).check();

/** Unfolds a part of the form. */
export const unfold = ({ page }: Person, title: string): Promise<void> =>
  page.locator('summary').filter({ hasText: title }).click();

/** Seats are counted from one, as the page does. */
export async function seatBot(person: Person, seat: number): Promise<void> {
  const { page, player } = person;
  await unfold(person, player.texts.setup.customs);
  await page.getByLabel(player.texts.setup.seat(seat)).selectOption('strong');
}

/** All saw the same end, and nothing went wrong for anybody. */
export async function expectSameEnd(people: readonly Person[]): Promise<void> {
  const ends = async (): Promise<number> => {
    const tables = await Promise.all(
      people.map(({ page }) => page.getByRole('table').first().innerText()),
    );
    return new Set(tables.map((text) => String(text.match(/\d+/g)))).size;
  };
  await expect.poll(ends).toBe(1);
  for (const { errors, context } of people) {
    expect(errors).toEqual([]);
    await context.close();
  }
}

/** Lets whoever has something to do do it, so many times. */
export async function play(people: readonly Person[], moves: number): Promise<void> {
  for (let count = 0; count < moves; count++) {
    for (const { player } of people) await player.actIfAsked();
  }
}

/** Lets them do what they are asked until something is the case. */
export async function playUntil(
  people: readonly Person[],
  isSo: () => Promise<boolean>,
): Promise<void> {
  while (!(await isSo())) await play(people, 1);
}

export const playToTheEnd = (people: readonly Person[]): Promise<void[]> =>
  Promise.all(people.map(async ({ player }) => player.playToTheEnd()));
