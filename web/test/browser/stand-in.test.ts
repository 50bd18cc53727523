import { itemAt } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AurumPlayer } from './support/aurum.ts';
import { gather, NAMES, type Person, play, playUntil } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byTouch } from './support/press.ts';
import { expectSound } from './support/sound.ts';

let place: Place;

beforeAll(async () => {
  // Whoever is away may be replaced at once.
  place = await openPlace({ PEPITE_AWAY_AFTER: '100' });
});

afterAll(() => closePlace(place));

/** What a page says to the server from its next connection on. */
function overhear(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => said.push(String(payload)));
  });
  return said;
}

/** Reports another player to the host. */
async function report({ page, player }: Person, name: string): Promise<void> {
  const { report: words, site } = player.texts;
  await page.getByRole('button', { name: site.settings }).click();
  await page.getByRole('button', { name: words.title }).click();
  await page.getByRole('radio', { name }).check();
  await page.getByRole('radio', { name: words.reasons.stalling }).check();
  await expectSound(page, 'a report');
  await page.getByRole('button', { name: words.send }).click();
  await page.getByText(words.sent).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: site.close }).last().click();
}

describe('somebody who leaves a match', () => {
  it('a player who leaves is replaced by a bot of the table’s level, and comes back', async () => {
    const { people, link } = await gather(place, 3, AurumPlayer);
    const [ann, ben] = [itemAt(people, 0), itemAt(people, 1)];
    const carl = itemAt(people, 2);
    const { match } = ann.player.texts;
    const said = overhear(ann.page);
    await ann.page.reload();
    await ben.page.close();

    await ann.page.getByText(match.away(itemAt(NAMES, 1))).waitFor();
    await expectSound(ann.page, 'a seat whose player is away');
    await report(ann, itemAt(NAMES, 1));
    await ann.player.button(match.replace(itemAt(NAMES, 1))).click();
    for (const { page, player } of [ann, carl]) {
      await page.getByText(player.texts.match.replaced(itemAt(NAMES, 1))).waitFor();
    }
    const asked = said.filter((text) => text.includes('"type":"replace"'));
    expect(asked).toEqual([expect.stringContaining('"type":"replace","seat":1')]);
    const moves = ann.page.locator('aside li').filter({ hasText: itemAt(NAMES, 1) });
    await playUntil([ann, carl], async () => (await moves.count()) > 0);

    const page = await ben.context.newPage();
    const back: Person = { ...ben, page, player: new AurumPlayer(page, 'fr', byTouch) };
    const { youAreReplaced, reclaim } = back.player.texts.match;
    await page.goto(link);
    await page.getByText(youAreReplaced).waitFor();
    expect(await back.player.lit.count()).toBe(0);
    await expectSound(page, 'a seat that a bot plays');
    await back.player.button(reclaim).click();
    await ann.page.getByText(match.replaced(itemAt(NAMES, 1))).waitFor({ state: 'detached' });
    // Nobody but its owner plays the seat now.
    await playUntil([ann, carl], async () => (await page.title()).startsWith('●'));
    await back.player.act();
    await play([ann, back, carl], 4);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
