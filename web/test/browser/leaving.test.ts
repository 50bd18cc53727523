import { LEVELS } from '@pepite/bots/levels';
import { itemAt } from '@pepite/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, NAMES, type Person } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
import { expectSound } from './support/sound.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** Opens the ways out of the match. */
async function wayOut({ page, player }: Person, way: 'leave' | 'resign' | 'end') {
  await page.getByRole('button', { name: player.texts.leaving.title }).click();
  return page.locator(`[data-way=${way}]`);
}

describe('the ways out of a match', () => {
  it('somebody leaves and comes back, and two who agree end the match and forget it', async () => {
    const { people } = await gather(place, 2, SilverAndGoldPlayer);
    const [ann, ben] = [itemAt(people, 0), itemAt(people, 1)];
    const { leaving, match, site } = ann.player.texts;

    // What leaving means is said before it is done.
    const leave = await wayOut(ben, 'leave');
    await expectSound(ben.page, 'the ways out of a match');
    const level = LEVELS.casual.words.fr.name;
    await leave.getByText(ben.player.texts.leaving.leaveWhy(level)).waitFor();
    await leave.getByRole('button', { name: ben.player.texts.leaving.leave }).click();
    await ann.page.getByText(match.replaced(itemAt(NAMES, 1))).waitFor();
    const row = ben.page.locator('li').filter({ hasText: ben.player.texts.leaving.left });
    await row.waitFor();
    await expectSound(ben.page, 'a match that was left, on the home page');
    await row.getByRole('link').click();
    await ben.player.button(ben.player.texts.match.reclaim).click();
    await ann.page.getByText(match.replaced(itemAt(NAMES, 1))).waitFor({ state: 'detached' });

    const end = await wayOut(ann, 'end');
    await expectSound(ann.page, 'ending a match');
    await end.getByRole('button', { name: leaving.end }).click();
    await end.getByRole('button', { name: ann.player.texts.device.sure }).click();
    for (const { page, player } of [ann, ben]) {
      await page.getByRole('heading', { name: player.texts.leaving.ended }).waitFor();
    }
    await expectSound(ann.page, 'a match that was ended');

    await ann.page.getByRole('link', { name: site.toHome }).click();
    const ended = ann.page.locator('li').filter({ hasText: leaving.endedShort });
    await ended.locator('[data-action=remove]').click();
    await ended.waitFor({ state: 'detached' });
    await expectSound(ann.page, 'a match that was removed');
    await ann.page.locator('[data-action=undo]').click();
    await ended.waitFor();
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
