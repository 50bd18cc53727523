import { itemNamed } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AurumPlayer } from './support/aurum.ts';
import { playAgainstBots } from './support/bots.ts';
import { PHONE, visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { PLAYERS } from './support/players.ts';
import { byScript } from './support/press.ts';

const GAMES = Object.keys(PLAYERS);
/** By then every game has left its first questions behind. */
const ACTS = 24;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** The small card that says what a thing is. */
const CARD = '[popover=manual][role=dialog]';

const cardOf = (page: Page) => page.locator(CARD);

interface Asking {
  /** Where the answer appears. */
  readonly card: string;
  /** What was asked about before. */
  readonly known: readonly string[];
}

/** Runs in a page: what can be asked about, and what of it does not answer a right click. */
async function askEverything({ card, known }: Asking) {
  /** Milliseconds: what has no answer by then has none. */
  const PATIENCE = 60_000;
  /** So many of a kind are asked: cells and cards are many. */
  const MOST_ALIKE = 6;
  const kindOf = (name: string): string => name.replace(/:.*/, '');
  const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const things = [...document.querySelectorAll<HTMLElement>('main [data-about]')].filter((thing) =>
    thing.checkVisibility({ visibilityProperty: true }),
  );
  const byName = new Map(things.map((thing) => [thing.dataset['about'] ?? '', thing]));
  const asked = [...known];
  const silent: string[] = [];
  for (const [name, thing] of byName) {
    const alike = asked.filter((one) => kindOf(one) === kindOf(name));
    if (alike.includes(name) || alike.length >= MOST_ALIKE) continue;
    asked.push(name);
    thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const deadline = performance.now() + PATIENCE;
    while (document.querySelector(card) === null && performance.now() < deadline) await nextFrame();
    const said = document.querySelector<HTMLElement>(card);
    const lines = [...(said?.querySelectorAll('p') ?? [])].map((line) => line.innerText.trim());
    const isAnswer = lines.length === 2 && lines.every((line) => line.length > 2);
    if (!isAnswer) silent.push(`${name} says nothing`);
    else if (!/[A-Z]\d/.test(said?.querySelector('button')?.innerText ?? ''))
      silent.push(`${name} names no clause`);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    while (document.querySelector(card) !== null) await nextFrame();
  }
  const pieces = [...document.querySelectorAll<HTMLElement>('main [data-piece]')];
  const unasked = pieces.filter(
    (piece) => piece.closest('[data-about]') === null && piece.checkVisibility(),
  );
  const names = unasked.map((piece) => `${piece.dataset['piece'] ?? ''} can’t be asked`);
  return { asked, silent: [...silent, ...new Set(names)] };
}

describe.concurrent('everything on a board', () => {
  it.each(GAMES)('everything on the board of %s says what it is, with its clause', async (id) => {
    const { page, context, errors } = await visit(place.browser, { unseen: true });
    await playAgainstBots(page, place.site, id, 3);
    const player = new (itemNamed(PLAYERS, id))(page, 'en', byScript);
    let known: readonly string[] = [];
    for (let acts = 0; acts < ACTS; acts++) {
      await player.waitForTurn();
      const { asked, silent } = await page.evaluate(askEverything, { card: CARD, known });
      expect(silent).toEqual([]);
      known = asked;
      await player.act();
    }
    expect(known.length).toBeGreaterThan(9);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keys lead to what can’t be pressed, and a question mark asks what it is', async () => {
    const { page, context, errors } = await visit(place.browser, { unseen: true });
    await playAgainstBots(page, place.site, 'aurum', 4);
    const player = new AurumPlayer(page, 'en', byScript);
    await player.waitForTurn();
    await player.lit.first().focus();
    const focus = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['about']);
    const before = await focus();
    await page.keyboard.press('i');
    await page.keyboard.press('Home');
    const seen = new Set<string | undefined>();
    for (let next = await focus(); !seen.has(next); next = await focus()) {
      seen.add(next);
      await page.keyboard.press('ArrowRight');
      if (next === 'first') {
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('?');
        await cardOf(page).waitFor();
        await page.keyboard.press('Escape');
        await cardOf(page).waitFor({ state: 'detached' });
        await eventually(async () => expect(await focus()).toBe('first'));
        await page.keyboard.press('ArrowRight');
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['first', 'supply', 'team:0', 'seat:2']));
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await focus()).toBe(before));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a finger that holds a card asks what it is, and does not choose it', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE });
    await playAgainstBots(page, place.site, 'aurum', 3);
    const player = new AurumPlayer(page, 'en', byScript);
    await player.waitForTurn();
    const box = await player.lit.first().boundingBox();
    if (box === null) throw new Error('no card is to be seen');
    const finger = await context.newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await cardOf(page).waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('button[data-card][aria-pressed=true]').count()).toBe(0);
    await cardOf(page)
      .getByRole('button', { name: /^Read rule A\d+$/ })
      .tap();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the sheet of shortcuts', () => {
  it('a question mark opens the sheet of shortcuts on every page, but not in a field', async () => {
    const { page, context, errors } = await visit(place.browser, {});
    const { shortcuts, close } = new AurumPlayer(page, 'en', byScript).texts.site;
    const sheet = page.getByRole('dialog', { name: shortcuts.title });
    const open = async (): Promise<void> => {
      await page.keyboard.press('?');
      await sheet.waitFor();
      const keys = sheet.locator('kbd');
      await eventually(async () =>
        expect(await keys.allInnerTexts()).toEqual(shortcuts.keys.map(([key]) => key)),
      );
      await sheet.getByRole('button', { name: close }).click();
      await sheet.waitFor({ state: 'detached' });
    };
    for (const path of ['/', '/learn/aurum', '/rules/aurum']) {
      await page.goto(place.site.address + path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await open();
    }
    await page.getByRole('searchbox').first().focus();
    await page.keyboard.press('?');
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('?');
    expect(await sheet.count()).toBe(0);
    await playAgainstBots(page, place.site, 'aurum', 3);
    await page.locator('[data-banner]').waitFor();
    await open();
    expect(errors).toEqual([]);
    await context.close();
  });
});
