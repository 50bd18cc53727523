import { itemNamed } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playAgainstBots } from './support/bots.ts';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { PLAYERS } from './support/players.ts';
import { byScript } from './support/press.ts';
import { atRest } from './support/rest.ts';

const WIDE = { width: 1920, height: 1080 } as const;
/** So low that the log scrolls. */
const LOW = { width: 1366, height: 440 } as const;
/** How much larger cards are at least: the screen is 1.4 times as wide, and 1.7 times as high. */
const LARGER = 1.25;
/** How much of the width may be left empty at either side. */
const EDGE = 0.03;
const CARD = '[data-card]';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** How wide a card of the hand is, and which part of the window the match leaves empty. */
const measure = (page: Page) =>
  page.evaluate((card) => {
    const boxes = [...document.querySelectorAll('main section, main aside, main [data-area]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return {
      card: document.querySelector(card)?.getBoundingClientRect().width ?? 0,
      left: Math.min(...boxes.map(({ left }) => left)) / innerWidth,
      right: 1 - Math.max(...boxes.map(({ right }) => right)) / innerWidth,
    };
  }, CARD);

/** The log: how much of it is out of sight, and how far its last move is below its lower edge. */
const readLog = (page: Page) =>
  page.locator('aside[aria-labelledby=log]').evaluate((log) => {
    const last = [...log.querySelectorAll('.since li')].at(-1);
    const bottom = last?.getBoundingClientRect().bottom ?? NaN;
    return {
      hidden: log.scrollHeight - log.clientHeight,
      below: bottom - log.getBoundingClientRect().bottom,
    };
  });

describe('a wide screen', () => {
  it('the latest move is in sight in the log when a window has become wide', async () => {
    const { page, context } = await visit(place.browser, { size: PHONE, unseen: true });
    await playAgainstBots(page, place.site, 'or-etc', 6);
    const player = new (itemNamed(PLAYERS, 'or-etc'))(page, 'en', byScript);
    for (let count = 0; count < 12; count++) await player.act();
    await atRest(page);
    await page.setViewportSize(LOW);
    await expect.poll(async () => (await readLog(page)).hidden).toBeGreaterThan(200);
    await expect.poll(async () => (await readLog(page)).below).toBeLessThan(0);
    await context.close();
  });

  it.each(Object.keys(PLAYERS))(
    'the board of %s grows with the screen, and fills it',
    async (id) => {
      const { page, context } = await visit(place.browser, { size: LAPTOP, unseen: true });
      await playAgainstBots(page, place.site, id, 3);
      const player = new (itemNamed(PLAYERS, id))(page, 'en', byScript);
      await player.playUntil(async () => (await page.locator(CARD).count()) > 0);
      await atRest(page);
      const laptop = await measure(page);
      await page.setViewportSize(WIDE);
      // The page is told of its new size a while later.
      const growth = async () => (await measure(page)).card / laptop.card;
      await expect.poll(growth).toBeGreaterThan(LARGER);
      const empty = async (): Promise<number> => {
        const { left, right } = await measure(page);
        return Math.max(left, right);
      };
      await expect.poll(empty).toBeLessThan(EDGE);
      await context.close();
    },
  );
});
