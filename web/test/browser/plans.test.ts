// What players plan, as they see it: set, revoked and used.
import { itemAt, type Language } from '@pepite/kernel';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '../../boards/aurum/words.ts';
import { AurumPlayer } from './support/aurum.ts';
import { playAgainstBots } from './support/bots.ts';
import { PHONE, visit } from './support/browser.ts';
import { findBarriers } from './support/checks.ts';
import { gather, NAMES, type Person, playUntil } from './support/friends.ts';
import { OrEtcPlayer } from './support/or-etc.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';
import { atRest } from './support/rest.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** By touch where there is a touch screen; what can't be played now can be pressed all the same. */
const press = (target: Locator, force = false): Promise<void> =>
  (target.page().viewportSize()?.width ?? 0) < 600
    ? target.tap({ force })
    : target.click({ force });

const asksToOpen = (language: Language): string => wordsIn(language).hand.play([]);

/** Whether somebody is asked to open a trick. */
async function opens({ page, player }: Person): Promise<boolean> {
  const [said = ''] = await page.locator('.yours[data-banner]').allInnerTexts();
  return said.includes(asksToOpen(player.language));
}

/**
 * Plays on, but opens no trick. It looks and presses in one step: a page that has just sent a card
 * still shows the question for a moment, and would be taken for one that waits.
 */
class AurumFollower extends AurumPlayer {
  protected override async fulfil(wish: string): Promise<void> {
    await this.page.evaluate(
      ({ wish, asked }) => {
        const said = document.querySelector<HTMLElement>('.yours[data-banner]')?.innerText ?? '';
        if (!said.includes(asked)) document.querySelector<HTMLElement>(wish)?.click();
      },
      { wish, asked: asksToOpen(this.language) },
    );
  }
}

/** Somebody is asked to open a trick, and the next one has to wait for that. */
async function untilTrick(people: readonly Person[]): Promise<{ opener: Person; next: Person }> {
  let opener: Person | undefined;
  await playUntil(people, async () => {
    for (const person of people) if (await opens(person)) opener = person;
    return opener !== undefined;
  });
  if (opener === undefined) throw new Error('nobody opens a trick');
  const index = people.indexOf(opener);
  const next = itemAt(people, (index + 1) % people.length);
  // The page of who waits may learn of it later than that of who is asked.
  const asked = next.player.texts.match.turnOf([itemAt(NAMES, index)]);
  await next.page.locator('[data-banner]').filter({ hasText: asked }).waitFor();
  await atRest(next.page);
  return { opener, next };
}

describe('plans at a table', () => {
  it('a card that is tapped too early is planned, revoked, planned again and played', async () => {
    const { people } = await gather(place, 3, AurumFollower, { press: byScript });
    const { opener, next } = await untilTrick(people);
    const { page, player } = next;
    const begins = player.language === 'fr' ? 'À votre tour' : 'On your turn';
    const banner = page.locator('[data-banner]');
    const cards = page.locator('[data-area=hand] button[data-card]');
    const plan = async (nth: number): Promise<void> => {
      await press(cards.nth(nth), true);
      await press(page.locator('[data-action=plan-move]'));
      await page.locator('[data-action=drop-plan]').waitFor();
    };
    await plan(0);
    await banner.filter({ hasText: begins }).waitFor();
    // The card is marked, and a screen reader hears why.
    const planned = page.locator('[data-area=hand] [data-planned]');
    await expect.poll(() => planned.count()).toBe(1);
    const told = () =>
      planned.evaluate((card) => {
        const id = card.getAttribute('aria-describedby') ?? '';
        return document.getElementById(id)?.textContent;
      });
    await expect.poll(told).toBe(player.texts.plans.marked(0));
    expect(await findBarriers(page, { contrast: false })).toEqual([]);
    await press(page.locator('[data-action=drop-plan]'));
    await page.locator('[data-action=drop-plan]').waitFor({ state: 'detached' });
    await planned.waitFor({ state: 'detached' });
    await plan(0);
    await press(cards.nth(5), true);
    await press(page.locator('[data-action=plan-fallback]'));
    await page.locator('[role=alert] p').waitFor({ state: 'detached' });
    await page.locator('[data-area=hand] [data-planned="2"]').waitFor();
    const held = await cards.count();
    await new AurumPlayer(opener.page, opener.player.language, byScript).act();
    // It is played, or its metal was and so was that of the other one.
    const outcome = page.locator('[data-plan-outcome]');
    await expect
      .poll(async () => (await cards.count()) < held || (await outcome.count()))
      .toBeTruthy();
    for (const { errors, context } of people) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it('offers in Or etc. are refused by a plan, and the menu says so', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE });
    await playAgainstBots(page, place.site, 'or-etc', 2);
    const player = new OrEtcPlayer(page, 'en', byScript);
    const fold = page.locator('details summary[aria-label="Automatic answers"]');
    await player.playUntil(async () => (await fold.count()) > 0);
    await fold.click();
    await page.locator('[data-switch=refuse-offers]').check();
    await fold.click();
    await page.getByRole('button', { name: player.texts.site.settings }).click();
    const inMenu = page.locator('[data-plan=refuse-offers]');
    await expect.poll(() => inMenu.isChecked()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await inMenu.uncheck();
    await expect.poll(() => page.locator('[data-switch=refuse-offers]').isChecked()).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });
});
