import { itemNamed } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { playAgainstBots } from './support/bots.ts';
import { LAPTOP, PHONE, visit, type Visitor } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { PLAYERS } from './support/players.ts';
import { byMouse, byScript } from './support/press.ts';
import { takeShifts, tellShifts, watchShifts } from './support/shifts.ts';

/** Browsers forgive what moves within half a second of a click: bots take longer than that. */
const BOT_PAUSE = '550';
/** So many moves show most of what comes and goes; in a long run a match is played to its end. */
const MOST_MOVES = SCALE > 1 ? Infinity : 6;

const GAMES = Object.keys(PLAYERS);
const SIZES = [PHONE, LAPTOP];

/** Every game on a phone, which has the least room, and every other one on a laptop, too. */
const MATCHES = GAMES.flatMap((id, place) => {
  const sizes = SIZES.filter((size) => size === PHONE || SCALE > 1 || place % 2 === 0);
  return sizes.map((size) => ({ id, ...size }));
});

let place: Place;

beforeAll(async () => {
  place = await openPlace({ PEPITE_BOT_PAUSE: BOT_PAUSE });
});

afterAll(() => closePlace(place));

async function open(size: Visitor['size'], moving = false): Promise<Page> {
  const { page } = await visit(place.browser, { ...(size && { size }), moving });
  await watchShifts(page);
  return page;
}

/** What has moved on a page since it was last asked. */
const moved = async (page: Page, where: string): Promise<readonly string[]> =>
  tellShifts(where, await takeShifts(page));

/** The table of a match on a big screen, once it is there. */
async function openBigScreen(match: string): Promise<Page> {
  const page = await open(LAPTOP, true);
  await page.goto(`${match}/table`);
  await page.locator('[aria-busy=false] [data-banner]').waitFor();
  return page;
}

/** What moves at the end of a match and at a table that waits, for whoever has played it. */
async function lookAround(page: Page, match: string): Promise<readonly string[]> {
  const player = new (itemNamed(PLAYERS, 'silver-and-gold'))(page, 'en', byScript);
  const { replay, setup, waiting } = player.texts;
  await page.goto(match);
  await player.button(replay.next).click();
  const found = [...(await moved(page, 'the end of a match'))];
  await page.goto(`${place.site.address}/new/aurum`);
  await player.button(setup.create).click();
  await page.getByRole('heading', { name: waiting.invite }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: waiting.invite }).waitFor();
  found.push(...(await moved(page, 'a table that waits')));
  return found;
}

describe.concurrent('nothing moves by itself', () => {
  it.each(MATCHES)(
    'nothing moves by itself in a match of $id, at $width × $height',
    async ({ id, ...size }) => {
      const page = await open(size, true);
      await playAgainstBots(page, place.site, id, 3, { pace: 'human' });
      const player = new (itemNamed(PLAYERS, id))(page, 'en', byMouse);
      await player.waitForTurn();
      const found = [...(await moved(page, 'the page of a match'))];
      const screens = size.width === LAPTOP.width ? [await openBigScreen(page.url())] : [];
      for (let move = 0; move < MOST_MOVES && (await player.act()); move++) {
        // To press what something lies over for a moment, a test's mouse scrolls, as nobody else
        // would; down there the log grows.
        await page.evaluate(() => scrollTo(0, 0));
      }
      await player.waitForTurn();
      found.push(...(await moved(page, `a match of ${id}`)));
      for (const screen of screens) {
        found.push(...(await moved(screen, `${id} on a big screen`)));
        await screen.context().close();
      }
      expect(found).toEqual([]);
      await page.context().close();
    },
  );

  it('nothing moves before and after a match', async () => {
    const played = await open(LAPTOP);
    await playAgainstBots(played, place.site, 'silver-and-gold', 1);
    const player = new (itemNamed(PLAYERS, 'silver-and-gold'))(played, 'en', byScript);
    await player.playToTheEnd();
    const found: string[] = [];
    for (const size of SIZES) {
      const page = await open(size);
      await page.context().addCookies(await played.context().cookies());
      found.push(...(await lookAround(page, played.url())));
      await page.context().close();
    }
    expect(found).toEqual([]);
    await played.context().close();
  });
});
