import { GAMES } from '@pepite/games';
import { itemNamed, LANGUAGES } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAtSize } from './support/board-look.ts';
import { playAgainstBots } from './support/bots.ts';
import { visit } from './support/browser.ts';
import { misfitsOf, SIZES } from './support/fit.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { PLAYERS, WITHOUT_BOARD } from './support/players.ts';
import { byScript } from './support/press.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace({ PEPITE_BOT_PAUSE: '300' });
});

afterAll(() => closePlace(place));

const SEEN = GAMES.filter(({ id }) => !WITHOUT_BOARD.includes(id)).flatMap(({ id, seats }) =>
  LANGUAGES.map((language) => ({ id, language, seats: seats.least })),
);

/** What hides something of the board, or is hidden itself; runs in a page. */
function covered(): readonly string[] {
  const problems: string[] = [];
  const advice = document.querySelector('[data-advice]');
  const board = document.querySelector('[data-focus-home]');
  const words = advice?.querySelector('p');
  if (!advice || !board || !words) return ['something is missing'];
  const one = advice.getBoundingClientRect();
  const other = board.getBoundingClientRect();
  const isBeside = one.left >= other.right || one.right <= other.left;
  const isAbove = one.bottom <= other.top + 1 || one.top >= other.bottom;
  if (!isBeside && !isAbove) problems.push('the board is covered');
  if (words.scrollHeight > words.clientHeight + 1) {
    problems.push(`words are cut off: ${words.scrollHeight} > ${words.clientHeight}`);
  }
  if (one.top < 0 || one.bottom > innerHeight) problems.push('it is out of sight');
  return problems;
}

const ask = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
};

describe('a hint', () => {
  it.each(SEEN)('a hint tells why in $id ($language), and covers nothing', async (seen) => {
    const { id, language, seats } = seen;
    const { page, context, errors } = await visit(place.browser, { language, unseen: true });
    await playAgainstBots(page, place.site, id, seats);
    const player = new (itemNamed(PLAYERS, id))(page, language, byScript);
    await player.waitForTurn();
    const { hint } = player.texts;
    await ask(page, hint.ask);
    const panel = page.getByRole('region', { name: hint.title });
    await panel.getByRole('button', { name: hint.play }).waitFor();
    // An order, a reason and a chance: all of it is heard, too.
    const sentences = (await panel.locator('p').innerText()).split(/[.!?](?:\s|$)/);
    expect(sentences.length).toBeGreaterThan(3);
    await page.locator('[data-hinted]').first().waitFor();
    const lead = await panel.locator('b').innerText();
    await page.locator('[data-spoken-advice]', { hasText: lead }).waitFor({ state: 'attached' });
    for (const size of SIZES) {
      const look = await lookAtSize(page, size);
      expect(look === undefined ? [] : misfitsOf(look)).toEqual([]);
      await expect.poll(() => page.evaluate(covered)).toEqual([]);
    }
    // By keys alone: what is advised is closed, and the focus is on the board.
    await panel.getByRole('button').first().press('Enter');
    await panel.waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-focus-home]') !== null),
      )
      .toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
});
