import { itemAt } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAtSize } from './support/board-look.ts';
import { launch, PHONE } from './support/browser.ts';
import { expectFits } from './support/expect-fits.ts';
import { SIZES } from './support/fit.ts';
import { gather, NAMES, type Person, unfold } from './support/friends.ts';
import { closePlace, type Place } from './support/place.ts';
import { Site } from './support/site.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
import { expectSound } from './support/sound.ts';

const MINUTE = 60_000;

let place: Place;

beforeAll(async () => {
  const [site, browser] = await Promise.all([Site.openTimed(), launch()]);
  place = { site, browser };
});

afterAll(() => closePlace(place));

/** The creator asks for five minutes, and ten seconds more for every decision. */
async function chooseClock(creator: Person): Promise<void> {
  const { page, player } = creator;
  const { clock } = player.texts;
  await unfold(creator, clock.title);
  await page.getByRole('radio', { name: clock.kinds.live }).check();
  const proposed = page.getByRole('radio', { name: clock.live('5', 10) });
  await expect.poll(() => proposed.isChecked()).toBe(true);
  const estimate = async () =>
    (await page.locator('[data-estimate]').innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(estimate).toMatch(/^About \d+ minutes; \d+ minutes at most\.$/);
  await expectSound(page, 'a new table with a clock');
}

/** Waits until a page says what a seat has left; what it says names the minute that has begun. */
async function untilLeft(page: Page, seat: number, label: string): Promise<void> {
  await page.locator(`[data-clock="${seat}"][aria-label="${label}"]`).first().waitFor({
    state: 'attached',
  });
}

/** The ring says how much is left, and how many minutes that is when it is asked. */
async function expectMinutesWhenAsked({ page, player }: Person, label: string): Promise<void> {
  await page.locator('[data-banner] [data-clock="0"]').click({ button: 'right' });
  const told = page.getByRole('dialog', { name: label });
  await told.getByText(player.texts.clock.whenUp.choice).waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
}

/** A board with clocks fits every window, and can be used by everybody. */
async function expectUsable(page: Page): Promise<void> {
  await expectFits(page, SIZES);
  await lookAtSize(page, PHONE, true);
  await expectSound(page, 'a board with clocks');
}

describe('a match with a clock', () => {
  it('clocks of a turn that all take at once run, stop, and outlive a killed server', async () => {
    const { site } = place;
    const { people } = await gather(place, 2, SilverAndGoldPlayer, { fillIn: chooseClock });
    const [ann, ben] = [itemAt(people, 0), itemAt(people, 1)];
    const [english, french] = [ann.player.texts.clock, ben.player.texts.clock];
    const minutes = (count: number) => ({
      mine: english.yours(english.duration(count * MINUTE)),
      hers: french.left(itemAt(NAMES, 0), french.duration(count * MINUTE)),
      his: french.yours(french.duration(count * MINUTE)),
    });
    await untilLeft(ann.page, 0, minutes(6).mine);
    await untilLeft(ben.page, 0, minutes(6).hers);
    await expectMinutesWhenAsked(ann, minutes(6).mine);

    // Both decide at once: whoever has decided does not lose time any more.
    await site.pass(2 * MINUTE);
    // Two cards are chosen, and kept.
    for (let press = 0; press < 3; press++) await ann.player.act();
    await ben.page.locator('[data-clock="0"]:not(.running)').first().waitFor();
    await untilLeft(ben.page, 0, minutes(4).hers);
    await site.pass(MINUTE);
    await ben.page.reload();
    await untilLeft(ben.page, 1, minutes(3).his);
    await untilLeft(ben.page, 0, minutes(4).hers);
    await ben.player.waitForQuestion();
    await expectUsable(ben.page);

    // The server is killed in the middle of the turn, and started again a day later.
    await site.pass(6000);
    await site.kill();
    await site.start();
    await ben.page.reload();
    await untilLeft(ben.page, 1, minutes(3).his);
    await untilLeft(ben.page, 0, minutes(4).hers);
    await site.pass(MINUTE);
    await ben.page.reload();
    await untilLeft(ben.page, 1, minutes(2).his);

    // Stopped when both want it, and nobody plays then.
    await ann.page.reload();
    await ann.player.button(ann.player.texts.site.settings).click();
    await ann.page.getByRole('checkbox', { name: english.stop }).check();
    await ann.page.keyboard.press('Escape');
    await ben.player.button(french.agree).click();
    await ben.page.getByText(french.stopped).first().waitFor();
    await site.pass(30 * MINUTE);
    // Half an hour at once looks like a lost connection: what is pressed meanwhile would be lost.
    await ann.page.reload();
    await ann.player.button(english.goOn).click();
    await ben.page.getByText(french.stopped).first().waitFor({ state: 'detached' });
    await untilLeft(ben.page, 1, minutes(2).his);

    // His time runs out: a bot decides for him, and he goes on with the increment.
    await site.pass(2 * MINUTE);
    const left = french.yours(french.duration(10_000));
    const shown = ben.page.locator(`[data-clock="1"][aria-label="${left}"]`).first();
    while (!(await shown.isVisible())) await site.pass(100);
    await ben.page.locator('[data-clock-spoken]', { hasText: '10' }).waitFor({ state: 'attached' });
    expect([...ann.errors, ...ben.errors]).toEqual([]);
  });
});
