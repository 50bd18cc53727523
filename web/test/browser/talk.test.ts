import { itemAt } from '@pepite/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shown } from './support/browser.ts';
import { findBarriers } from './support/checks.ts';
import { chooseSeats, come, createTable, gather, NAMES, playUntil } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

describe('two people who talk at a table', () => {
  it('each reads phrases in their own language, mutes, and answers moves with signs', async () => {
    const { people } = await gather(place, 2, SilverAndGoldPlayer);
    const [ann, ben] = [itemAt(people, 0), itemAt(people, 1)];
    const [english, french] = [ann.player.texts.talk, ben.player.texts.talk];
    await ann.page.locator('[data-area=table]').waitFor();
    // A laptop has a panel beside the board, a phone a button that counts what is new.
    const field = ann.page.getByRole('textbox', { name: english.write });
    await field.fill('Salut <b>toi</b> 👋');
    await field.press('Enter');
    await ben.page.getByRole('button', { name: french.open(1) }).click();
    await ben.page.getByRole('log').getByText('Salut <b>toi</b> 👋').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');

    await ben.page.getByRole('button', { name: french.phrases }).click();
    await ben.page.getByRole('button', { name: french.phraseTexts['good-luck'] }).click();
    await ben.page.getByRole('log').getByText(french.phraseTexts['good-luck']).waitFor();
    const log = ann.page.getByRole('log');
    await log.getByText(english.phraseTexts['good-luck']).waitFor();
    await ann.page.locator('[data-talk-bubble="1"]').waitFor();
    expect(await shown(ben.page, () => findBarriers(ben.page))).toEqual([]);
    expect(await shown(ann.page, () => findBarriers(ann.page))).toEqual([]);

    // Muted, nothing more of it is seen; what was said meanwhile is there afterwards.
    await ann.page.getByRole('button', { name: english.options }).click();
    const mute = ann.page.getByRole('checkbox', { name: english.mute(itemAt(NAMES, 1)) });
    await mute.check();
    await ben.page.getByRole('button', { name: french.phrases }).click();
    await ben.page.getByRole('button', { name: french.phraseTexts.wow }).click();
    await ben.page.getByRole('log').getByText(french.phraseTexts.wow).waitFor();
    await ann.page.getByRole('button', { name: english.options }).click();
    await log.getByText('Salut').waitFor();
    await expect.poll(() => log.getByText(/good luck|wow/i).count()).toBe(0);
    await ann.page.getByRole('button', { name: english.options }).click();
    await mute.uncheck();
    await ann.page.getByRole('button', { name: english.options }).click();
    await log.getByText(english.phraseTexts.wow).waitFor();

    // A sign on a move of the log, and gone with a second press.
    await ben.page.keyboard.press('Escape');
    const react = ann.page.getByRole('button', { name: english.react, exact: true });
    await playUntil(people, async () => (await react.count()) > 0);
    await react.last().click();
    await ann.page.getByRole('button', { name: english.signs.bravo, exact: true }).click();
    const byAnn = french.signBy(french.signs.bravo, [itemAt(NAMES, 0)]);
    await ben.page.getByRole('button', { name: byAnn }).waitFor();
    const own = english.signBy(english.signs.bravo, [english.you]);
    await ann.page.getByRole('button', { name: own }).click();
    await ben.page.getByRole('button', { name: byAnn }).waitFor({ state: 'detached' });

    // All of it is there after the server was killed.
    await place.site.kill();
    await place.site.start();
    await ann.page.reload();
    await log.getByText(english.phraseTexts.wow).waitFor();
    await field.fill('Still here?');
    await field.press('Enter');
    await ben.page.getByRole('button', { name: french.open(1) }).waitFor();
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('a table open to anybody has phrases only, and no field to write in', async () => {
    const ann = await come(place, 0, SilverAndGoldPlayer);
    const { setup, talk } = ann.player.texts;
    await createTable(place, ann, itemAt(NAMES, 0), async () => {
      await chooseSeats(ann, 2);
      await ann.page.getByRole('radio', { name: setup.companies.anybody }).check();
    });
    await ann.page.keyboard.press('t');
    await ann.page.getByRole('button', { name: talk.phrases }).press('Enter');
    await ann.page.getByRole('button', { name: talk.phraseTexts.hello }).click();
    await ann.page.getByRole('log').getByText(talk.phraseTexts.hello).waitFor();
    expect(await ann.page.getByRole('textbox', { name: talk.write }).count()).toBe(0);
    await ann.page.getByRole('button', { name: talk.options }).click();
    await ann.page.getByRole('checkbox', { name: talk.allow }).uncheck();
    await ann.page.getByText(talk.isOff).waitFor();
    const phrases = ann.page.getByRole('button', { name: talk.phrases });
    await expect.poll(() => phrases.count()).toBe(0);
  });
});
