import { itemNamed } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { AurumPlayer } from './support/aurum.ts';
import { PATIENCE, PHONE, visit } from './support/browser.ts';
import {
  cardsIn,
  cardsShown,
  type HiddenHands,
  keptHands,
  toldHands,
} from './support/hidden-hands.ts';
import { come, joinTable } from './support/friends.ts';
import { prepareOffline } from './support/offline.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import type { Player } from './support/player.ts';
import { PLAYERS } from './support/players.ts';
import { byScript } from './support/press.ts';
import { requested } from './support/requested.ts';
import { firstInSight } from './support/sight.ts';
import { expectSound } from './support/sound.ts';

const { around, setup, match, waiting } = english;
const SHOW = '[data-action=show]';
const HIDE = '[data-action=hide]';
const TOLD = '[data-action=go-on]';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** Somebody fills in who plays on this device: three of them, or two and whoever is wanted. */
async function fillIn(page: Page, game: string, seats = 3): Promise<void> {
  await page.goto(`${place.site.address}/new/${game}`);
  await page.getByRole('radio', { name: setup.companies.here }).check();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  for (const [index, name] of ['Ann', 'Camille', 'Zoé'].entries()) {
    await page.getByLabel(around.nameAt(index + 1)).fill(name);
  }
}

/** Passes the device around so many times; at each time no hand is on the page. */
async function passAround(
  page: Page,
  player: Player,
  times: number,
  handsNow: () => Promise<HiddenHands>,
): Promise<readonly string[]> {
  const turns: string[] = [];
  let hidden = 0;
  while (turns.length < times) {
    const seen = await firstInSight(page, [SHOW, TOLD, '.yours[data-banner]'], PATIENCE);
    if (seen === 1) await page.locator(TOLD).click();
    else if (seen === 2) await player.actIfAsked();
    else {
      const hands = await handsNow();
      hidden += cardsIn(hands).length;
      expect({ turn: turns.length, shown: await cardsShown(page, hands) }).toEqual({
        turn: turns.length,
        shown: [],
      });
      turns.push((await page.locator(SHOW).textContent())?.trim() ?? '');
      await page.locator(SHOW).click();
      await page.locator(HIDE).waitFor();
    }
  }
  expect(hidden).toBeGreaterThan(0);
  return turns;
}

describe('three people with one device', () => {
  it.each(['aurum', 'silver-and-gold'])(
    'no hand of %s is anywhere in the page between two turns',
    async (game) => {
      const { page, context, errors } = await visit(place.browser, { size: PHONE, unseen: true });
      const hands = toldHands(page);
      await fillIn(page, game);
      const request = await requested(page, () => page.getByText(setup.startNow).click());
      expect(request).toMatchObject({
        bots: [null, null, null],
        companions: [
          { seat: 1, name: 'Camille' },
          { seat: 2, name: 'Zoé' },
        ],
        start: true,
      });
      await page.locator(SHOW).waitFor();
      await expectSound(page, 'hands that are hidden');
      const player = new (itemNamed(PLAYERS, game))(page, 'en', byScript);
      const turns = await passAround(page, player, 7, () => Promise.resolve(hands));
      expect(new Set(turns)).toEqual(new Set(['Ann', 'Camille', 'Zoé'].map(around.show)));
      // One's own hand is there while one looks, and gone on demand and after a reload.
      await firstInSight(page, ['.yours[data-banner]'], PATIENCE);
      const held = cardsIn(hands).length;
      await expect.poll(async () => (await cardsShown(page, hands)).length > 0).toBe(held > 0);
      await expectSound(page, 'a hand that is shown');
      await page.locator(HIDE).click();
      await page.locator(SHOW).waitFor();
      expect(await cardsShown(page, hands)).toEqual([]);
      await page.locator(SHOW).click();
      await page.reload();
      await page.locator(SHOW).waitFor();
      expect(await cardsShown(page, hands)).toEqual([]);
      expect(await page.title()).not.toContain(match.yourTurn);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('people here, somebody elsewhere and a bot play one match', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE, unseen: true });
    const hands = toldHands(page);
    await fillIn(page, 'aurum', 4);
    await page.getByLabel(around.whoAt(3)).selectOption(around.elsewhere);
    await page.getByLabel(around.whoAt(4)).selectOption(setup.bot('Casual'));
    await page.getByText(setup.create, { exact: true }).click();
    await page.getByText(around.tagHere, { exact: true }).waitFor();
    await expectSound(page, 'a table that waits for somebody elsewhere');
    const dora = await come(place, 1, AurumPlayer, byScript);
    await joinTable(dora, page.url(), 'Dora');
    await page.getByRole('button', { name: waiting.start }).click();
    const player = new AurumPlayer(page, 'en', byScript);
    const elsewhere = { isPlaying: true };
    const playing = (async () => {
      while (elsewhere.isPlaying) await dora.player.actIfAsked();
    })();
    const turns = await passAround(page, player, 4, () => Promise.resolve(hands));
    elsewhere.isPlaying = false;
    await playing;
    expect(new Set(turns)).toEqual(new Set(['Ann', 'Camille'].map(around.show)));
    // Whoever is elsewhere sees players like any others, and a hand of their own.
    await dora.page.getByText('Camille').first().waitFor();
    await dora.page.locator('button[data-card]').first().waitFor();
    expect(await dora.page.locator('[data-curtain]').count()).toBe(0);
    expect([...errors, ...dora.errors]).toEqual([]);
    await Promise.all([context.close(), dora.context.close()]);
  });

  it('the device is passed around without a server as well', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE, keeping: true });
    await prepareOffline(context);
    await page.goto(place.site.address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await place.site.kill();
    await fillIn(page, 'aurum');
    await page.getByText(setup.startNow).click();
    await page.waitForURL(/\/alone\//);
    const player = new (itemNamed(PLAYERS, 'aurum'))(page, 'en', byScript);
    const turns = await passAround(page, player, 6, () => keptHands(page));
    expect(new Set(turns)).toEqual(new Set(['Ann', 'Camille', 'Zoé'].map(around.show)));
    await page.reload();
    await page.locator(SHOW).waitFor();
    expect(await cardsShown(page, await keptHands(page))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
    await place.site.start();
  });
});
