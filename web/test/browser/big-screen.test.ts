import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { AurumPlayer } from './support/aurum.ts';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { come, createTable, chooseSeats, seatBot } from './support/friends.ts';
import { cardsIn, cardsShown, toldHands } from './support/hidden-hands.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';
import { scanCode } from './support/scanner.ts';
import { expectSound } from './support/sound.ts';

const { around, match, waiting } = english;
const NAME = /^Guest \d{3}$/;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** The link that the code on a page leads to, which is written below it as well. */
async function codeOn(page: Page): Promise<string> {
  const link = `http://${await page.locator('.address').innerText()}`;
  const code = page.getByRole('img', { name: waiting.codeOf(link) });
  expect(await scanCode(code)).toBe(link);
  return link;
}

/** Somebody scans the code with a phone, and sits. */
async function scan(link: string) {
  const phone = await visit(place.browser, { size: PHONE, unseen: true });
  await phone.context.addInitScript(() => localStorage.setItem('pepite.confirm-plays', 'no'));
  const hands = toldHands(phone.page);
  const { pathname, search } = new URL(link);
  await phone.page.goto(place.site.address + pathname + search);
  await phone.page.getByRole('button', { name: waiting.stand }).waitFor();
  await expect.poll(() => new URL(phone.page.url()).search).toBe('');
  return { ...phone, hands, player: new AurumPlayer(phone.page, 'en', byScript) };
}

describe('a table on a big screen', () => {
  it('phones sit down by the code on a big screen, and are the hands of a match', async () => {
    const screen = await come(place, 0, AurumPlayer);
    const { page } = screen;
    const table = await createTable(place, screen, 'Ann', async () => {
      await chooseSeats(screen, 3);
      await seatBot(screen, 3);
    });
    await page.goto(`${table}/table`);
    await page.getByRole('button', { name: around.sitByPhone }).click();
    await page.getByText(waiting.awaited(2)).waitFor();
    await expectSound(page, 'a table that waits on a big screen');
    const link = await codeOn(page);
    expect(link.endsWith(`${new URL(table).pathname}?sit`)).toBe(true);
    const phones = [await scan(link), await scan(link)];
    const seated = page.getByRole('listitem').filter({ hasText: 'Guest' });
    await seated.nth(1).waitFor();
    for (const name of await seated.locator('b').allInnerTexts()) expect(name).toMatch(NAME);
    await page.getByRole('button', { name: waiting.start }).click();

    await Promise.all(phones.map(({ player }) => player.playRound()));
    await page.locator('[data-action=go-on]').waitFor();
    await page.locator('[data-latest] li').first().waitFor();
    expect(await page.getByText(match.watching).count()).toBe(0);
    expect([...screen.errors, ...phones.flatMap(({ errors }) => errors)]).toEqual([]);
    await Promise.all([screen, ...phones].map(({ context }) => context.close()));
  });

  it('a phone shows the hand alone until the table is wanted there, too', async () => {
    const screen = await come(place, 0, AurumPlayer);
    const table = await createTable(place, screen, 'Ann', async () => {
      await chooseSeats(screen, 3);
      await seatBot(screen, 3);
    });
    const phone = await scan(`${table}?sit`);
    await screen.player.button(waiting.start).click();
    await screen.page.goto(`${table}/table`);
    const { page, hands } = phone;
    await page.locator('button[data-card]').first().waitFor();
    expect(await page.locator('[data-area=others]').isVisible()).toBe(false);
    await expectSound(page, 'a hand on a phone');
    await screen.page.locator('[data-banner]').waitFor();
    await expectSound(screen.page, 'a match on a big screen');
    // All see the table, and nobody's hand, whoever's browser shows it.
    expect(cardsIn(hands).length).toBeGreaterThan(0);
    expect(await cardsShown(screen.page, hands)).toEqual([]);
    expect(await screen.page.locator('[data-card]').count()).toBe(0);
    await page.reload();
    await page.locator('button[data-card]').first().waitFor();
    expect(await page.locator('[data-area=others]').isVisible()).toBe(false);
    await page.getByRole('button', { name: around.showTable }).click();
    await page.locator('[data-area=others]').waitFor();
    await page.reload();
    await page.locator('[data-area=others]').waitFor();
    expect([...screen.errors, ...phone.errors]).toEqual([]);
    await Promise.all([screen, phone].map(({ context }) => context.close()));
  });

  it('a table that is not there is said to be missing on a big screen as well', async () => {
    const { page, context } = await visit(place.browser, { size: LAPTOP, unseen: true });
    const answer = await page.goto(`${place.site.address}/m/nosuchmatch/table`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: english.site.missingTitle }).waitFor();
    await context.close();
  });
});
