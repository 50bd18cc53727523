import { itemNamed } from '@pepite/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AurumPlayer } from './support/aurum.ts';
import { lookAtBoard } from './support/board-look.ts';
import { playAgainstBots } from './support/bots.ts';
import { PHONE, visit } from './support/browser.ts';
import { type Misfit, misfitsOf } from './support/fit.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { readRefusal } from './support/phases.ts';
import { PLAYERS } from './support/players.ts';
import { byScript } from './support/press.ts';
import { atRest } from './support/rest.ts';

/** What newcomers stumbled over, each looked at where it was. */

const SMALL = { width: 360, height: 640 } as const;
const SMALLEST = { width: 320, height: 568 } as const;
const GAMES = Object.keys(PLAYERS);
/** By then any deal has come up that a test waits for. */
const MOST_MATCHES = 12;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Runs in a page: states of players that lie over the first one’s mark. They come and go. */
function coveringStates(): readonly string[] {
  const first = document.querySelector('[data-about=first]')?.getBoundingClientRect();
  if (first === undefined) throw new Error('nobody is the first player');
  return [...document.querySelectorAll<HTMLElement>('.state')]
    .filter((state) => {
      const { left, right, top, bottom } = state.getBoundingClientRect();
      const isBeside = right <= first.left || left >= first.right;
      return !isBeside && bottom > first.top && top < first.bottom;
    })
    .map(({ innerText }) => innerText);
}

describe('Aurum', () => {
  /** What would be bid with each card of the hand: its value, and the tricks announced. */
  async function bidsOf(page: Page, player: AurumPlayer) {
    const bids: { value: number; tricks: number }[] = [];
    const bid = page.locator('[data-action=bid]');
    for (const card of await player.lit.all()) {
      await card.evaluate((button: HTMLElement) => button.click());
      await bid.waitFor();
      const said = await bid.innerText();
      const told = /Bid \w+\s(\d+) — (?:announce|your team’s bid stays)\s(\d+)/;
      const [, value, tricks] = told.exec(said) ?? [];
      bids.push({ value: Number(value), tricks: Number(tricks) });
      await card.evaluate((button: HTMLElement) => button.click());
      await bid.waitFor({ state: 'detached' });
    }
    return bids;
  }

  it('a bid says what the team announces, and when the partner’s counts', async () => {
    const { page, context, errors } = await visit(place.browser, { unseen: true });
    const player = new AurumPlayer(page, 'en', byScript);
    let led = 0;
    for (let count = 0; count < MOST_MATCHES && led === 0; count++) {
      await playAgainstBots(page, place.site, 'aurum', 4);
      await player.waitForTurn();
      for (const { value, tricks } of await bidsOf(page, player)) {
        expect(tricks).toBeGreaterThanOrEqual(value);
        if (tricks > value) led++;
      }
    }
    expect(led).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a swap is asked for once a round, and whenever it is wanted', async () => {
    const { page, context, errors } = await visit(place.browser, { unseen: true });
    await playAgainstBots(page, place.site, 'aurum', 3);
    const player = new AurumPlayer(page, 'en', byScript);
    const keep = page.locator('[data-action=keep]');
    const want = page.locator('[data-action=want-swap]');
    const isAsked = async (): Promise<boolean> => (await keep.count()) > 0;
    await player.playUntil(isAsked);
    // Its price is said before anything is done.
    await page.locator('[data-banner]').filter({ hasText: 'Pay a gold card' }).waitFor();
    await player.act();
    await player.playUntil(async () => (await want.count()) > 0);
    expect(await isAsked()).toBe(false);
    expect(await want.innerText()).toMatch(/1\sgold/);
    await want.click();
    await expect.poll(() => want.getAttribute('aria-pressed')).toBe('true');
    await player.act();
    await player.waitForTurn();
    await expect.poll(isAsked).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('what is refused is said once, and close to the card', async () => {
    const { page, context, errors } = await visit(place.browser, { size: PHONE, unseen: true });
    await playAgainstBots(page, place.site, 'aurum', 3);
    const player = new AurumPlayer(page, 'en', byScript);
    await player.playUntilChoice();
    const card = player.dim.first();
    await card.tap({ force: true });
    const note = page.locator('[role=alert] .note');
    await note.waitFor();
    await atRest(page);
    const [said, pressed, banner] = await Promise.all(
      [note, card, page.locator('[data-banner]')].map(boxOf),
    );
    if (said === undefined || pressed === undefined || banner === undefined) throw new Error();
    expect(overlap(said, pressed)).toBe(false);
    expect(overlap(said, banner)).toBe(false);
    expect(pressed.y - (said.y + said.height)).toBeLessThan(PHONE.height / 3);
    // The reason, and the way to the rule: not the rule as well.
    expect(await note.locator('p').count()).toBe(1);
    expect(await note.getByRole('button', { name: /^Read rule A\d+$/ }).count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('on a phone no state of a player covers the mark of the first player', async () => {
    const { page, context, errors } = await visit(place.browser, { size: SMALL, unseen: true });
    await playAgainstBots(page, place.site, 'aurum', 4);
    const player = new AurumPlayer(page, 'en', byScript);
    for (let acts = 0; acts < 8; acts++) {
      await player.waitForTurn();
      expect(await page.evaluate(coveringStates)).toEqual([]);
      await player.act();
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a page that has lost the server says so, and no card is covered by it', async () => {
    const { page, context } = await visit(place.browser, { size: SMALL, unseen: true });
    await playAgainstBots(page, place.site, 'aurum', 3);
    await new AurumPlayer(page, 'en', byScript).waitForTurn();
    await context.setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    const note = page.locator('.note.lost');
    await note.waitFor();
    // Room is made for it.
    await atRest(page);
    const said = await boxOf(note);
    for (const card of await page.locator('button[data-card]').all()) {
      expect(overlap(said, await boxOf(card))).toBe(false);
    }
    await context.close();
  });
});

describe('cards', () => {
  it('golden twelves that can’t be laid are outlined, and keep their golden coin', async () => {
    const { page, context, errors } = await visit(place.browser, { scheme: 'dark' });
    await playAgainstBots(page, place.site, 'auruxxx', 2);
    const player = new (itemNamed(PLAYERS, 'auruxxx'))(page, 'en', byScript);
    const golden = page.locator('button[data-card][aria-disabled=true] .dim[data-colour=golden]');
    await player.playUntil(async () => (await golden.count()) > 0);
    const fills = await golden.first().evaluate((card) => {
      const plain = card.cloneNode(true) as Element;
      plain.classList.remove('dim');
      card.parentElement?.append(plain);
      const fillOf = (drawing: Element, part: string): string =>
        getComputedStyle(drawing.querySelector(part) ?? drawing).fill;
      const found = {
        face: fillOf(card, '.face'),
        coin: fillOf(card, '.ring'),
        plain: fillOf(plain, '.face'),
      };
      plain.remove();
      return found;
    });
    expect(fills.coin).toBe(fills.plain);
    expect(fills.face).not.toBe(fills.plain);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(GAMES)('cards of %s carry no letter that stands for a word', async (id) => {
    const { page, context } = await visit(place.browser, { language: 'fr', unseen: true });
    await playAgainstBots(page, place.site, id, 3);
    const player = new (itemNamed(PLAYERS, id))(page, 'fr', byScript);
    const isDealt = async (): Promise<boolean> =>
      (await page.locator('[data-card] svg').count()) > 0;
    await player.playUntil(isDealt);
    const printed = await page.locator('[data-card] svg text').allTextContents();
    const letters = printed.map((text) => text.trim()).filter((text) => /^\p{L}{1,2}$/u.test(text));
    // Or etc. prints X and Y for “any value” and “another one”, as its cards do on paper.
    expect(letters.filter((letter) => id !== 'or-etc' || !/^[XY]$/.test(letter))).toEqual([]);
    await context.close();
  });
});

describe('buttons', () => {
  it('a button keeps its label in sight when it is no longer the one to press', async () => {
    const { page, context } = await visit(place.browser, { moving: true });
    await page.goto(place.site.address);
    const button = page.locator('.button.primary').first();
    await button.waitFor();
    const [before, after] = await button.evaluate((element: HTMLElement) => {
      const luminanceOf = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      };
      const contrast = (): number => {
        const { color, backgroundColor } = getComputedStyle(element);
        return Math.abs(luminanceOf(color) - luminanceOf(backgroundColor));
      };
      const primary = contrast();
      element.classList.remove('primary');
      // In the very next frame, as somebody sees it who has just pressed it.
      return [primary, contrast()];
    });
    expect(before).toBeGreaterThan(0.5);
    expect(after).toBeGreaterThan(0.5);
    await context.close();
  });
});

describe('Or etc.', () => {
  it('on a phone held sideways a hand of many cards takes the room of one row', async () => {
    const { page, context } = await visit(place.browser, {
      size: { width: 640, height: 360 },
      unseen: true,
    });
    await playAgainstBots(page, place.site, 'or-etc', 2);
    const player = new (itemNamed(PLAYERS, 'or-etc'))(page, 'en', byScript);
    const hand = page.locator('.hand[role=group]');
    await player.playUntil(async () => (await hand.count()) > 0);
    // Offers may bring up to twenty cards, which on a phone held upright lie in several rows.
    const [few, many] = await hand.evaluate((row: HTMLElement) => {
      const before = row.offsetHeight;
      row.style.setProperty('--rows', '3');
      row.classList.add('many');
      return [before, row.offsetHeight];
    });
    expect(many).toBe(few);
    await context.close();
  });
});

describe('on the smallest phones, 320 × 568', () => {
  it.each(GAMES)('what %s asks first is all in view, and names are there', async (id) => {
    const { page, context, errors } = await visit(place.browser, { size: SMALLEST, unseen: true });
    await playAgainstBots(page, place.site, id, 3);
    const player = new (itemNamed(PLAYERS, id))(page, 'en', byScript);
    for (let acts = 0; acts < 4; acts++) {
      await player.waitForTurn();
      await page.evaluate(readRefusal);
      await expect.poll(() => missingOn(page)).toEqual([]);
      await expect.poll(() => page.evaluate(clippedNames)).toEqual([]);
      await player.act();
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the name of a game takes two lines at most on the home page', async () => {
    const { page, context } = await visit(place.browser, { size: SMALLEST, unseen: true });
    await page.goto(place.site.address);
    const headings = page.getByRole('article').getByRole('heading');
    await headings.first().waitFor();
    const lines = await headings.evaluateAll((all) =>
      all.map((one) => {
        const { lineHeight } = getComputedStyle(one);
        return Math.round(one.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      }),
    );
    expect(Math.max(...lines)).toBeLessThan(3);
    await context.close();
  });
});

/** What of a board can't be seen; a finger hits less of a card than elsewhere. */
async function missingOn(page: Page): Promise<readonly Misfit[]> {
  const look = await lookAtBoard(page);
  const found = look === undefined ? [] : misfitsOf(look);
  return found.filter(({ problem }) => !problem.startsWith('is smaller'));
}

/** Runs in a page: names of players of which less than three letters are left. */
function clippedNames(): readonly string[] {
  const NAMES = ['Maximilienne', 'Basile', 'Clovis'];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!NAMES.includes(text) || element === null || !element.checkVisibility()) continue;
    if (element.closest('.visually-hidden, [aria-live]') !== null) continue;
    const { width, fontSize } = getComputedStyle(element);
    const room = element.getBoundingClientRect().width || Number.parseFloat(width);
    if (room < 1.5 * Number.parseFloat(fontSize)) clipped.push(`${text} has ${room} px`);
  }
  return clipped;
}
