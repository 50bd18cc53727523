import { afterAll, beforeAll, expect, it } from 'vitest';
import { playAgainstBots } from './support/bots.ts';
import { PHONE, visit } from './support/browser.ts';
import { OrEtcPlayer } from './support/or-etc.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';

/** Cards as records write them: XX-22, XX---:1. */
const NOTATION = /[XY1-6][XY1-6-]{4}(?::\d)?/;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

it('in the auction whoever looks at it is called “you”, as on the board', async () => {
  const { page, context, errors } = await visit(place.browser, { size: PHONE, unseen: true });
  await playAgainstBots(page, place.site, 'or-etc', 3);
  await new OrEtcPlayer(page, 'en', byScript).waitForTurn();
  const seats = page.getByRole('list', { name: 'Bidders' }).getByRole('listitem');
  await expect.poll(() => seats.first().innerText()).toMatch(/^You\b/);
  expect(errors).toEqual([]);
  await context.close();
});

it('an offer is asked in words, with both answers beside it, and no time runs out', async () => {
  const { page, context, errors } = await visit(place.browser, { size: PHONE, unseen: true });
  await playAgainstBots(page, place.site, 'or-etc', 3);
  const player = new OrEtcPlayer(page, 'en', byScript);
  const banner = page.locator('[data-banner]');
  const agree = banner.locator('[data-action=agree]');
  await player.playUntil(async () => (await agree.count()) > 0);
  await expect.poll(() => banner.innerText()).toMatch(/(?:Basile|Clovis) (?:offers|asks)/);
  await banner.locator('[data-action=refuse]').waitFor();
  expect(await page.locator('[data-clock], progress, [role=timer]').count()).toBe(0);
  expect(await page.getByRole('main').innerText()).not.toMatch(NOTATION);
  expect(errors).toEqual([]);
  await context.close();
});
