import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Look, lookAtSize } from './support/board-look.ts';
import { visit } from './support/browser.ts';
import { misfitsOf, type Size } from './support/fit.ts';
import { Learner } from './support/learner.ts';
import { hiddenInLesson } from './support/lesson-look.ts';
import { LESSONS } from './support/lessons.ts';
import { skipPauses } from './support/offline.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';

/** Phones with little height and with more, and what a laptop leaves. */
const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1366, height: 650 },
];

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** What can't be seen or pressed as it should be, at one size. */
async function problemsAt(page: Page, size: Size): Promise<readonly string[]> {
  const look: Look | undefined = await lookAtSize(page, size);
  const misfits = look === undefined ? [] : misfitsOf(look);
  // One of each kind tells enough.
  const kinds = new Map(misfits.map(({ kind, problem, where }) => [`${kind} ${problem}`, where]));
  return [
    ...[...kinds].map(([what, where]) => `${what} (${where})`),
    ...(await hiddenInLesson(page)),
  ];
}

describe.concurrent('a lesson leaves its board the room it needs', () => {
  it.each(LESSONS)(
    'the board has the room it needs at every step of the lesson on %s',
    async (game, lesson) => {
      // French says it in more words.
      const { page, context, errors } = await visit(place.browser, {
        language: 'fr',
        unseen: true,
      });
      await skipPauses(context);
      // As on phones, cards wait for a second word.
      await page.addInitScript(() => localStorage.setItem('pepite.confirm-plays', 'yes'));
      await page.goto(`${place.site.address}/learn/${game}`);
      await page.locator('[data-banner]').waitFor();
      const found: string[] = [];
      await new Learner(page, game, lesson, 'fr', byScript).learn(async ({ name }) => {
        for (const size of SIZES) {
          const problems = await problemsAt(page, size);
          found.push(...problems.map((one) => `${name} at ${size.width}×${size.height}: ${one}`));
        }
      });
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
