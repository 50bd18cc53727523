import { gameOf } from '@pepite/games';
import { type Game, itemAt, type Language, type MatchRecord } from '@pepite/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playedMatch } from '../../../matches/test/support/played.ts';
import { branchWords } from '../../site/branch-words.ts';
import { whatIfWords } from '../../what-if/words.ts';
import { AurumPlayer } from './support/aurum.ts';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { prepareOffline } from './support/offline.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';
import { expectSound } from './support/sound.ts';

const WHAT_IF = '[data-action=what-if]';
const PLAY_ON = '[data-action=play-on]';
const TOOL = '[data-tool=branch]';
const HANDS = '[role=group] button[aria-pressed]';

function aurum(): Game {
  const game = gameOf('aurum');
  if (game === undefined) throw new Error('there is no Aurum');
  return game;
}

let place: Place;
let record: MatchRecord;

beforeAll(async () => {
  record = playedMatch(aurum());
  place = await openPlace();
});

afterAll(() => closePlace(place));

interface Visit {
  readonly language: Language;
  readonly size?: typeof LAPTOP | typeof PHONE;
}

/** Somebody who has come with a browser of their own. */
async function come({ language, size = LAPTOP }: Visit) {
  const visitor = await visit(place.browser, { language, size, unseen: true });
  await prepareOffline(visitor.context);
  const player = new AurumPlayer(visitor.page, language, byScript);
  return { ...visitor, player, words: whatIfWords[language] };
}

/** Opens the record as a file, and goes to a position of it. */
async function openReplay(page: Page, ply: number): Promise<void> {
  await page.goto(`${place.site.address}/record`);
  const file = { name: 'match.json', mimeType: 'application/json' };
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(record)) });
  await page.locator(WHAT_IF).waitFor();
  await page.locator('input[type=range]').fill(String(ply));
}

/** What the hand of the player on the screen holds, in the order of its cards. */
async function handOn(page: Page): Promise<readonly number[]> {
  const cards = page.locator('button[data-card]');
  await cards.first().waitFor();
  const held = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  return held.map(Number).toSorted((one, other) => one - other);
}

const pressed = (page: Page): Locator => page.locator('[role=group] button[aria-pressed=true]');

describe('what if', () => {
  it.each(['en', 'fr'] as const)(
    'a replay is played on with imagined cards, renamed, shared and removed (%s)',
    async (language) => {
      const size = language === 'en' ? LAPTOP : PHONE;
      const { page, context, errors, player, words } = await come({ language, size });
      await openReplay(page, 60);
      await page.locator(WHAT_IF).click();
      await page.locator('input[name=hidden]').nth(1).check();
      await page.locator('select[name=player]').selectOption('1');
      await expect.poll(() => page.locator('select[name=viewer]').inputValue()).toBe('1');
      await expectSound(page, 'how to play on');
      await page.locator('input[name=name]').fill('Bold');
      await page.locator(PLAY_ON).click();
      await page.getByRole('heading', { name: 'Bold', level: 1 }).waitFor();
      await player.act();
      // Once more, with other cards behind the same view.
      const first = page.url();
      await page.locator(TOOL).click();
      await page.locator('[data-action=imagine-anew]').click();
      await expect.poll(() => page.url()).not.toBe(first);
      await page.locator(TOOL).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[name=name]').fill('Bolder');
      await dialog.getByRole('button', { name: words.save, exact: true }).click();
      await page.getByRole('heading', { name: 'Bolder', level: 1 }).waitFor();
      await expectSound(page, 'what can be done with a branch');
      const address = await page.getByLabel(words.link).inputValue();
      expect(address).toContain('/what-if#');
      // It is there after a reload, and for whoever has the link.
      await page.reload();
      await page.getByRole('heading', { name: 'Bolder', level: 1 }).waitFor();
      const hand = await handOn(page);
      const guest = await come({ language });
      await guest.page.goto(`${place.site.address}/what-if${new URL(address).hash}`);
      await guest.page.getByRole('heading', { name: 'Bolder', level: 1 }).waitFor();
      expect(await handOn(guest.page)).toEqual(hand);
      await guest.player.act();
      // Both are kept beside the replay.
      await openReplay(page, 60);
      await page.locator('[data-action=branches]').click();
      const kept = page.locator('[data-branches] li a');
      await expect.poll(() => kept.allTextContents()).toEqual(['Bolder', 'Bold']);
      await page.getByRole('button', { name: words.renameOf('Bold') }).click();
      await page.locator('[data-branches] input[name=name]').fill('Timid');
      await page.keyboard.press('Enter');
      await expect.poll(() => kept.allTextContents()).toEqual(['Bolder', 'Timid']);
      await expectSound(page, 'a replay with its branches');
      await page.getByRole('button', { name: words.remove('Timid') }).click();
      await expect.poll(() => kept.allTextContents()).toEqual(['Bolder']);
      await page.getByRole('button', { name: words.undo }).click();
      await expect.poll(() => kept.allTextContents()).toContain('Timid');
      expect([...errors, ...guest.errors]).toEqual([]);
      await Promise.all([context.close(), guest.context.close()]);
    },
  );

  it('all seats are played by hand, and what was played is looked back at', async () => {
    const { page, context, errors, player, words } = await come({ language: 'en', size: PHONE });
    const playByHand = async (): Promise<void> => {
      await page.locator(WHAT_IF).click();
      await page.locator('select[name=player]').selectOption({ label: words.allSeats });
      await page.locator(PLAY_ON).click();
      await player.waitForTurn();
    };
    await openReplay(page, record.moves.length);
    await expect.poll(() => page.locator(WHAT_IF).getAttribute('aria-disabled')).toBe('true');
    await openReplay(page, 60);
    await playByHand();
    await expectSound(page, 'all seats by hand');
    expect(await page.locator(HANDS).allTextContents()).toEqual(
      record.players.map(({ name }) => name),
    );
    // Another hand can be looked at.
    const asked = await pressed(page).textContent();
    await page.locator('[role=group] button[aria-pressed=false]').first().click();
    await expect.poll(() => pressed(page).textContent()).not.toBe(asked);
    await page.locator(HANDS, { hasText: asked ?? '' }).click();
    await expect.poll(() => pressed(page).textContent()).toBe(asked);
    // Whoever has to decide next is shown.
    await player.playUntil(async () => (await pressed(page).textContent()) !== asked);
    // The last move of the match ends this one, too.
    await openReplay(page, record.moves.length - 1);
    await playByHand();
    await page.locator('[data-action=end]').click();
    await page.locator('[data-action=confirm]').click();
    await page.getByRole('heading', { name: player.texts.replay.title }).waitFor();
    expect(await page.getByRole('button', { name: player.texts.over.rematch }).count()).toBe(0);
    await expectSound(page, 'the end of a branch');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('friends go on from a position at a table of their own, which says so', async () => {
    const ann = await come({ language: 'fr' });
    await openReplay(ann.page, 60);
    await ann.page.locator(WHAT_IF).click();
    await ann.page.locator('select[name=player]').selectOption('1');
    await ann.page.locator('select[name=others]').selectOption({ label: ann.words.friends });
    await ann.page.locator('input[name=own-name]').fill('Ann');
    await expectSound(ann.page, 'how to play on with friends');
    await ann.page.locator(PLAY_ON).click();
    await ann.page.waitForURL(/\/m\//);
    await ann.page.getByText(branchWords.fr.asItWas).waitFor();
    await expectSound(ann.page, 'a table that goes on from a position');
    const ben = await come({ language: 'en', size: PHONE });
    await ben.page.goto(ann.page.url());
    await ben.page.getByText(branchWords.en.asItWas).waitFor();
    await ben.page.getByLabel(ben.player.texts.site.yourName).fill('Ben');
    await ben.player.button(ben.player.texts.waiting.sitDown).click();
    await ben.player.button(ben.player.texts.waiting.stand).waitFor();
    await ann.page.locator('.bot button').click();
    await ann.player.button(ann.player.texts.waiting.start).click();
    await ann.page.locator('button[data-card]').first().waitFor();
    const title = branchWords.en.titled('Aurum');
    await ben.page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await expectSound(ben.page, 'a match that goes on from a position');
    expect([...ann.errors, ...ben.errors]).toEqual([]);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('one’s own position in a match is played on alone, with what one sees in it', async () => {
    const { page, context, errors, player, words } = await come({ language: 'en' });
    await page.goto(place.site.address);
    await player.playNow();
    await player.waitForTurn();
    const match = page.url();
    const hand = await handOn(page);
    await player.button(player.texts.site.settings).click();
    await page.getByRole('button', { name: words.liveButton }).click();
    await page.locator(PLAY_ON).waitFor();
    // Nobody is asked what becomes of hidden cards: they are not known here.
    expect(await page.locator('input[name=hidden]').count()).toBe(0);
    await page.locator(PLAY_ON).click();
    await page.waitForURL(/\/what-if\//);
    await player.waitForTurn();
    expect(await handOn(page)).toEqual(hand);
    await player.act();
    await page.locator(TOOL).click();
    await page.getByRole('link', { name: words.toMatch }).click();
    await expect.poll(() => page.url()).toBe(match);
    await player.waitForTurn();
    expect(await handOn(page)).toEqual(hand);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a link that is not complete says so, and a file is opened as a link is', async () => {
    const { page, context, errors, words } = await come({ language: 'en' });
    await page.goto(`${place.site.address}/what-if#hVNN`);
    await page.getByText(words.notBranch).waitFor();
    await expectSound(page, 'a link that is not complete');
    await openReplay(page, 60);
    await page.locator(WHAT_IF).click();
    await page.locator(PLAY_ON).click();
    await page.locator(TOOL).click();
    const saving = page.waitForEvent('download');
    await page.locator('[data-action=file]').click();
    const path = await (await saving).path();
    const first = page.url();
    await page.goto(`${place.site.address}/what-if`);
    await page.locator('input[type=file]').setInputFiles(itemAt([path], 0));
    await page.waitForURL(/\/what-if\/./);
    expect(page.url()).not.toBe(first);
    await page.getByRole('heading', { name: words.defaultName(60), level: 1 }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
