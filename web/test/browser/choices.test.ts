import { readFileSync } from 'node:fs';
import { itemNamed } from '@pepite/kernel';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AurumPlayer } from './support/aurum.ts';
import { playAgainstBots } from './support/bots.ts';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { expectFits } from './support/expect-fits.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import type { Player } from './support/player.ts';
import { PLAYERS } from './support/players.ts';
import { byScript } from './support/press.ts';
import { atRest } from './support/rest.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

describe('what players choose about a match', () => {
  it('a tap on a phone picks a card up, unless the player wants it played at once', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE, unseen: true });
    await playAgainstBots(page, place.site, 'aurum', 3);
    const player = new AurumPlayer(page, 'en', byScript);
    // What is forced is played for us.
    const isChoice = async (): Promise<boolean> =>
      (await player.dim.count()) > 0 && (await player.lit.count()) > 1;
    await player.playUntil(isChoice);
    const held = await player.lit.count();
    const lying = page.locator('button[data-card][aria-disabled=false][aria-pressed=false]');
    const pickedUp = page.locator('button[data-card][aria-pressed=true]');
    const play = page.locator('[data-action=play]');
    // What was refused is said until one goes on.
    const refusal = page.locator('[role=alert] .note');
    await player.dim.first().tap({ force: true });
    await refusal.waitFor();
    await lying.first().tap();
    await refusal.waitFor({ state: 'detached' });
    await play.waitFor();
    // It can be put back, and another one picked up.
    await pickedUp.tap();
    await play.waitFor({ state: 'detached' });
    await expect.poll(() => player.lit.count()).toBe(held);
    await lying.last().tap();
    await play.tap();
    await play.waitFor({ state: 'detached' });
    await player.playUntil(isChoice);
    const { confirmPlays, settings, close } = player.texts.site;
    await player.button(settings).tap();
    await page.getByRole('dialog').getByLabel(confirmPlays).uncheck();
    await page.getByRole('dialog').getByRole('button', { name: close }).tap();
    const first = await player.lit.first().getAttribute('data-card');
    await player.lit.first().tap();
    await page.locator(`button[data-card="${first}"]`).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the pace of bots can be chosen, and is kept', async () => {
    const { page, context, errors } = await visit(place.browser, { unseen: true });
    await playAgainstBots(page, place.site, 'silver-and-gold', 2, { pace: 'human' });
    const player = new SilverAndGoldPlayer(page, 'en', byScript);
    const { paces } = player.texts.match.pace;
    const isQuick = page.getByRole('radio', { name: paces.quick });
    await player.waitForTurn();
    await player.button(player.texts.site.settings).click();
    expect(await isQuick.isChecked()).toBe(false);
    await isQuick.check();
    await page.reload();
    await player.waitForTurn();
    await player.button(player.texts.site.settings).click();
    await expect.poll(() => isQuick.isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the size of one’s own cards', () => {
  const SMALLEST = { width: 360, height: 640 } as const;

  async function choose(player: Player, size: 'small' | 'large'): Promise<void> {
    const { settings, cardSizes, close } = player.texts.site;
    await player.button(settings).click();
    const dialog = player.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: cardSizes[size], exact: true }).check();
    await dialog.getByRole('button', { name: close }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** How wide a card is, once it is as wide as it will be. */
  async function widthOf(card: Locator): Promise<number> {
    await atRest(card.page());
    return card.evaluate((element: HTMLElement) => element.offsetWidth);
  }

  it.each(Object.keys(PLAYERS))('in %s they are as large as is chosen, and fit', async (id) => {
    const { page, context, errors } = await visit(place.browser, { unseen: true });
    await playAgainstBots(page, place.site, id, 4);
    const player = new (itemNamed(PLAYERS, id))(page, 'en', byScript);
    const cards = page.locator('[data-area=hand] :is(button[data-card], .card[data-piece])');
    await player.playUntil(async () => (await cards.count()) > 0);
    await player.waitForTurn();
    const normal = await widthOf(cards.first());
    for (const size of ['small', 'large'] as const) {
      await choose(player, size);
      const chosen = await widthOf(cards.first());
      if (size === 'small') expect(chosen).toBeLessThan(0.9 * normal);
      else expect(chosen).toBeGreaterThan(1.1 * normal);
      await page.reload();
      await player.waitForTurn();
      await expect.poll(() => widthOf(cards.first())).toBe(chosen);
      await expectFits(page, [SMALLEST, LAPTOP]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the end of a match', () => {
  it('a round’s end is told after a reload and on request, a match’s with its story', async () => {
    const { page, context, errors } = await visit(place.browser, { unseen: true });
    await playAgainstBots(page, place.site, 'silver-and-gold', 2);
    const player = new SilverAndGoldPlayer(page, 'en', byScript);
    await player.playRound();
    const report = page.getByRole('dialog').getByRole('table').first();
    const before = await report.innerText();
    // What a round brought can be read after a reload, until it is closed.
    await page.reload();
    await expect.poll(() => report.innerText()).toBe(before);
    await page.locator('[data-action=go-on]').click();
    await page.reload();
    await player.waitForTurn();
    expect(await report.count()).toBe(0);
    // Whoever has closed it too soon finds it in the log.
    await page.locator('[data-action=last-report]').click();
    await expect.poll(() => report.innerText()).toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => report.count()).toBe(0);
    await player.playToTheEnd();
    const { ordinal, scores, story, yourPlace, youWon } = player.texts.over;
    expect([youWon, yourPlace(2, 2, false)]).toContain(await page.locator('#over').innerText());
    const table = page.getByRole('table', { name: scores });
    await table.waitFor();
    expect(await table.getByRole('cell').allInnerTexts()).toEqual([
      ordinal(1),
      expect.stringMatching(/^\d+ points?$/),
      ordinal(2),
      expect.stringMatching(/^\d+ points?$/),
    ]);
    const told = page.getByRole('region', { name: story.title });
    // Both players have a moment; one's own is told as the log tells it.
    await told.getByText(/^You /).first().waitFor();
    await told.getByRole('button', { name: story.show }).first().click();
    await page.locator('section[aria-labelledby=replay]').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      told.getByRole('button', { name: story.share }).click(),
    ]);
    const file = readFileSync(await download.path());
    expect(download.suggestedFilename()).toBe('pepite-silver-and-gold.png');
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
