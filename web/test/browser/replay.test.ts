import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { english } from '../../words/en.ts';
import { french } from '../../words/fr.ts';
import { lookAtSize } from './support/board-look.ts';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { misfitsOf, SIZES } from './support/fit.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { recordNamed, replayDrawn, tellRecord, troublesIn } from './support/replays.ts';
import { expectNoBarriers, expectSound } from './support/sound.ts';
import { takeShifts, tellShifts, watchShifts } from './support/shifts.ts';

const { replay } = english;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

const plyOn = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: /Position/ }).inputValue());

/** The matches with the most on their boards, and a position in the middle of each. */
const MATCHES = [
  ['aurum-4', 200],
  ['silver-and-gold-4', 130],
  ['auruxxx-6', 300],
  ['or-etc-6-rules-2', 200],
] as const;

describe('a replay on its own page', () => {
  it('a moment has an address, keys lead on from there, and the address follows', async () => {
    const { page, context, errors } = await visit(place.browser, {});
    const record = recordNamed('aurum-4');
    const roundEnd = record.moves.findIndex((move) => move.endsWith(' end')) + 1;
    await tellRecord(page, record);
    await page.goto(`${place.site.address}/r/some?at=200&as=1`);
    await replayDrawn(page);
    expect(await plyOn(page)).toBe(200);
    expect(await page.getByLabel(replay.eyes).inputValue()).toBe('1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => plyOn(page)).toBe(201);
    await expect.poll(() => new URL(page.url()).search).toBe('?at=201&as=1');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => plyOn(page)).toBe(199);
    await page.getByLabel(replay.jump).selectOption('round');
    await page.locator('h1').click();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => plyOn(page)).toBe(roundEnd);
    await page.keyboard.press('End');
    await expect.poll(() => plyOn(page)).toBe(330);
    await page.getByText(replay.report).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await expect.poll(() => plyOn(page)).toBe(0);
    expect(troublesIn(errors)).toEqual([]);
    await context.close();
  });

  it('a move of the list is gone to, and the list shows where one is', async () => {
    const { page, context } = await visit(place.browser, {});
    await tellRecord(page, recordNamed('aurum-4'));
    await page.goto(`${place.site.address}/r/some?at=200`);
    await replayDrawn(page);
    const current = page.locator('[data-ply][aria-current]');
    await expect.poll(() => current.getAttribute('data-ply')).toBe('200');
    await expect.poll(() => current.evaluate(isInSight)).toBe(true);
    await page.locator('[data-ply="196"]').click();
    await expect.poll(() => plyOn(page)).toBe(196);
    await expect.poll(() => current.getAttribute('data-ply')).toBe('196');
    // Who took how long is told beside the moves.
    expect(await current.textContent()).toMatch(/sec/);
    await context.close();
  });

  it('a replay plays by itself at a chosen speed until somebody steps', async () => {
    const { page, context } = await visit(place.browser, {});
    await tellRecord(page, recordNamed('aurum-4'));
    await page.goto(`${place.site.address}/r/some?at=200`);
    await replayDrawn(page);
    await page.getByLabel(replay.speed).selectOption('fastest');
    await page.locator('h1').click();
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: replay.pause }).waitFor();
    await expect.poll(() => plyOn(page)).toBeGreaterThan(203);
    await page.getByRole('button', { name: replay.back, exact: true }).click();
    await page.getByRole('button', { name: replay.play, exact: true }).waitFor();
    await context.close();
  });

  it('a phone has the list and the choices in a sheet, in French, too', async () => {
    const visitor = { size: PHONE, language: 'fr' } as const;
    const { page, context } = await visit(place.browser, visitor);
    await tellRecord(page, recordNamed('or-etc-6-rules-2'));
    await page.goto(`${place.site.address}/r/some?at=200`);
    await replayDrawn(page);
    await expectSound(page, 'a replay on a phone');
    await page.getByRole('button', { name: french.replay.options }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByLabel(french.replay.eyes).selectOption({ label: 'Ben' });
    await expectSound(page, 'the moves of a replay on a phone');
    const current = page.getByRole('dialog').locator('[data-ply][aria-current]');
    await expect.poll(() => current.evaluate(isInSight)).toBe(true);
    await page.getByRole('dialog').locator('[data-ply="190"]').click();
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('190');
    await expect.poll(() => new URL(page.url()).search).toBe('?at=190&as=2');
    await context.close();
  });

  it.each(MATCHES)('board and controls of %s fit every window', async (name, at) => {
    const { page, context } = await visit(place.browser, {});
    await tellRecord(page, recordNamed(name));
    await page.goto(`${place.site.address}/r/some?at=${at}&as=0`);
    await replayDrawn(page);
    for (const size of SIZES) {
      const found = async (): Promise<readonly string[]> => {
        const look = await lookAtSize(page, size);
        const misfits = look === undefined ? [] : misfitsOf(look);
        const outside = await page.evaluate(controlsOutside);
        return [
          ...misfits.map(({ kind, problem }) => `${kind} ${problem}`),
          ...outside.map((control) => `${control} is outside`),
        ];
      };
      // A busy machine may be looked at before it has drawn everything at this size.
      await expect.poll(found, { message: `at ${size.width}×${size.height}` }).toEqual([]);
    }
    await context.close();
  });

  it.each([PHONE, LAPTOP])('nothing moves by itself at $width × $height', async (size) => {
    const { page, context } = await visit(place.browser, { size, moving: true });
    await watchShifts(page);
    await tellRecord(page, recordNamed('aurum-4'));
    await page.goto(`${place.site.address}/r/some?at=105`);
    await replayDrawn(page);
    await page.waitForLoadState('networkidle');
    const found = [...tellShifts('a replay that is opened', await takeShifts(page))];
    // Over the end of a round, where the banner gets a button.
    await page.getByRole('button', { name: replay.play, exact: true }).click();
    await expect.poll(() => plyOn(page)).toBeGreaterThan(112);
    found.push(...tellShifts('a replay that plays', await takeShifts(page)));
    expect(found).toEqual([]);
    await context.close();
  });

  it('a laptop passes the accessibility checks, and so does what is shared', async () => {
    const { page, context } = await visit(place.browser, { scheme: 'dark' });
    await tellRecord(page, recordNamed('silver-and-gold-4'));
    await page.goto(`${place.site.address}/r/some?at=130`);
    await replayDrawn(page);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: replay.share.title }).click();
    await page.getByLabel(replay.share.moment(''), { exact: false }).check();
    expect(await page.getByLabel(replay.share.link).inputValue()).toMatch(/\/r\/some\?at=130$/);
    await page.getByText(replay.share.embed).click();
    expect(await page.getByLabel(replay.share.code).inputValue()).toMatch(
      /^<iframe src="http:[^"]*\/r\/some\/embed\?at=130"/,
    );
    await expectNoBarriers(page);
    await context.close();
  });

  it('a match that is not there, or goes on, is said so', async () => {
    const { page, context } = await visit(place.browser, {});
    await page.goto(`${place.site.address}/r/nowhere`);
    await page.getByRole('alert').waitFor();
    await page.route('**/api/matches/*/record', (route) =>
      route.fulfill({ status: 409, json: { problem: { kind: 'not-over' } } }),
    );
    await page.goto(`${place.site.address}/r/going`);
    const link = page.getByRole('link', { name: replay.toMatch });
    expect(await link.getAttribute('href')).toBe('/m/going');
    await context.close();
  });
});

/** Runs in a page: whether all of something can be seen in what scrolls around it. */
function isInSight(element: Element): boolean {
  const [box, room] = [element, element.closest('.list') ?? document.body].map((one) =>
    one.getBoundingClientRect(),
  );
  if (box === undefined || room === undefined || box.height === 0) return false;
  return box.top >= room.top && box.bottom <= room.bottom;
}

/** Runs in a page: the controls that are not wholly in the window, or lie under something. */
function controlsOutside(): readonly string[] {
  const controls = [...document.querySelectorAll('.controls button, .controls input')];
  return controls
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isInside = left >= 0 && top >= -1 && right <= innerWidth && bottom <= innerHeight;
      return !isInside || hit === null || !(control === hit || control.contains(hit));
    })
    .map((control) => control.getAttribute('aria-label') ?? control.localName);
}

describe.concurrent('a replay elsewhere', () => {
  /** A page of somebody else, which shows one of ours. */
  async function openOther(path: string): Promise<string> {
    const page = `<iframe src="${place.site.address}${path}" width="700" height="600"></iframe>`;
    const server = createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end(page),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('a page of others shows a replay without a cookie, and no other page of ours', async () => {
    const { page, context } = await visit(place.browser, {});
    await tellRecord(context, recordNamed('aurum-4'));
    await page.goto(await openOther('/r/some/embed?at=200'));
    const frame = page.frameLocator('iframe');
    const slider = frame.getByRole('slider', { name: replay.place });
    await expect.poll(() => slider.inputValue()).toBe('200');
    await frame.getByRole('button', { name: replay.next, exact: true }).click();
    await expect.poll(() => slider.inputValue()).toBe('201');
    const link = frame.getByRole('link', { name: replay.openHere });
    expect(await link.getAttribute('href')).toBe('/r/some?at=201');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await context.cookies()).toEqual([]);
    await page.goto(await openOther('/r/some'));
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    await context.close();
  });

  it('from a file of many one picks a match', async () => {
    const { page, context, errors } = await visit(place.browser, {});
    const records = ['aurum-4', 'silver-and-gold-4'].map(recordNamed);
    await page.goto(`${place.site.address}/record`);
    const open = async (name: string, content: string): Promise<void> => {
      const buffer = Buffer.from(content);
      const file = { name, mimeType: 'application/json', buffer };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(replay.which(2)).waitFor();
      await page.getByRole('button', { name: /Match 2 Silver/ }).click();
      await replayDrawn(page);
      await page.getByRole('button', { name: replay.next, exact: true }).click();
    };
    await open('many.jsonl', records.map((one) => JSON.stringify(one)).join('\n'));
    await page.reload();
    await open('many.json', JSON.stringify(records));
    // Board and controls are on one screen here, too.
    expect(await page.evaluate(controlsOutside)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
