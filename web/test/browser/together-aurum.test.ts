import { itemAt } from '@pepite/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AurumPlayer } from './support/aurum.ts';
import {
  chooseSeats,
  come,
  createTable,
  expectSameEnd,
  gather,
  joinTable,
  NAMES,
  type Person,
  play,
  playToTheEnd,
  playUntil,
  seatBot,
} from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

const withoutMouse = ({ page, player, ...person }: Person): Person => ({
  ...person,
  page,
  player: new AurumPlayer(page, player.language, byScript),
});

describe('four friends at one table', () => {
  it('four friends play a match through reloads, lost connections and a crash', async () => {
    const { people, link } = await gather(place, 4, AurumPlayer);
    const watcher = await come(place, 0, AurumPlayer);
    await watcher.page.goto(link);
    await watcher.page.getByText(watcher.player.texts.match.watching).waitFor();

    await play(people, 8);
    // Whoever only watches sees no hand.
    expect(await watcher.page.locator('button[data-card]').count()).toBe(0);
    await itemAt(people, 1).page.reload();
    await play(people, 8);

    await itemAt(people, 2).context.setOffline(true);
    await play([itemAt(people, 0), itemAt(people, 1), itemAt(people, 3)], 4);
    await itemAt(people, 2).context.setOffline(false);
    await play(people, 8);

    await place.site.kill();
    await place.site.start();
    await play(people, 8);
    // All that can get in the way of a press has come and gone: the rest is played by a program.
    await playToTheEnd(people.map(withoutMouse));
    await watcher.player.over.waitFor();
    // The end tells every round, and who got its nugget.
    const { story } = watcher.player.texts.over;
    const told = watcher.page.getByRole('region', { name: story.title }).getByRole('listitem');
    const rounds = told.filter({ hasText: /Round \d ends: .* points?; .*the nugget/ });
    await expect.poll(() => rounds.count()).toBeGreaterThan(1);
    await expectSameEnd([...people, watcher]);
  });
});

describe('a secret bid', () => {
  it('a secret bid can be taken back while another is still choosing', async () => {
    const [ann, ben] = await Promise.all([
      come(place, 0, AurumPlayer),
      come(place, 1, AurumPlayer),
    ]);
    const { player } = ann;
    const { waiting, match } = player.texts;
    const link = await createTable(place, ann, itemAt(NAMES, 0), async () => {
      await chooseSeats(ann, 3);
      await seatBot(ann, 3);
    });
    await joinTable(ben, link, itemAt(NAMES, 1));
    await player.button(waiting.start).click();
    const takeBack = player.button(match.takeBack);
    await playUntil([ann], () => takeBack.isVisible());
    await takeBack.click();
    await player.lit.first().waitFor();
    await playUntil([ann], () => takeBack.isVisible());
    await playUntil([ben], () => takeBack.isHidden());
    expect([...ann.errors, ...ben.errors]).toEqual([]);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });
});
