import { GAMES } from '@pepite/games';
import { lesson as aurum } from '@pepite/games/aurum/lesson';
import {
  askedOf,
  type Language,
  type Lesson,
  type LessonStep,
  type LessonWords,
} from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { skipPauses } from './support/offline.ts';
import { LAPTOP, PHONE, visit, type Visitor } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { misfitsAtLesson } from './support/lesson-look.ts';
import { Learner } from './support/learner.ts';
import { LESSONS } from './support/lessons.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byKeyboard, byTouch, type Press } from './support/press.ts';
import { expectSound } from './support/sound.ts';

interface Way {
  readonly visitor: Visitor;
  readonly language: Language;
  readonly press: Press;
  /** The lessons, in their order, that are gone through this way. */
  readonly lessons: typeof LESSONS;
  /** Whether the board is looked at in windows of several sizes at every step. */
  readonly fits?: boolean;
  /** Whether something else is tried first wherever Aurum asks for something. */
  readonly strays?: boolean;
}

const WAYS: readonly (readonly [name: string, way: Way])[] = [
  // French says it in more words, and on phones cards wait for a second word.
  [
    'by touch in French',
    { visitor: { size: PHONE }, language: 'fr', press: byTouch, lessons: LESSONS, fits: true },
  ],
  [
    'by keyboard in English',
    {
      visitor: { size: LAPTOP },
      language: 'en',
      press: byKeyboard,
      strays: true,
      // The panel is the same for all of them, and boards are played by keyboard elsewhere.
      lessons: SCALE > 1 ? LESSONS : LESSONS.slice(0, 1),
    },
  ],
];

/** Runs in a page: which of these names nobody sees pointed at on the board. */
function notPointedAt(names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const [kind, area] = name.split(':');
    const selector = kind === 'area' ? `[data-area="${area}"]` : `[data-about="${name}"]`;
    const found = [...document.querySelectorAll(`main ${selector}`)];
    return !found.some((one) => one.checkVisibility() && one.hasAttribute('data-hinted'));
  });
}

/** All that a step is about is seen on the board, which is drawn part by part. */
const expectPointedAt = (page: Page, { name, about = [] }: LessonStep): Promise<void> =>
  eventually(async () => {
    const unseen = await page.evaluate(notPointedAt, about);
    expect({ step: name, unseen }).toEqual({ step: name, unseen: [] });
  });

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/**
 * Tries something else than a step of Aurum asks for: the lesson answers with the reason and a
 * friendly word. Whether it names a clause.
 */
async function stray(page: Page, { name }: LessonStep): Promise<boolean> {
  // A card that may not be played can be pressed all the same: the page says why.
  await page.locator('button[data-card]:not([data-hinted])').first().click({ force: true });
  const bid = page.locator('[data-action=bid]');
  const { steps }: LessonWords = aurum.words.en;
  const note = page.getByRole('alert').filter({ hasText: steps[name]?.otherwise ?? '?' });
  await note.or(bid).first().waitFor();
  if ((await bid.count()) > 0) await bid.click();
  await note.waitFor();
  return /Read rule A\d+/.test(await note.innerText());
}

async function learn(game: string, lesson: Lesson, way: Way): Promise<void> {
  const { visitor, language, press, fits = false } = way;
  const strays = way.strays === true && lesson === aurum;
  let clauses = 0;
  const asked = { ...visitor, language, unseen: true };
  const { page, context, errors } = await visit(place.browser, asked);
  await skipPauses(context);
  await page.goto(`${place.site.address}/learn/${game}`);
  const misfits: string[] = [];
  await new Learner(page, game, lesson, language, press).learn(async (step) => {
    await expectPointedAt(page, step);
    if (step === lesson.steps[0]) {
      await expectSound(page, 'the first step');
      // Something is pointed at by then, and these learners want no motion.
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
    if (strays && askedOf(step).length > 0 && (await stray(page, step))) clauses++;
    if (!fits) return;
    const index = lesson.steps.indexOf(step);
    misfits.push(...(await misfitsAtLesson(page, index)).map((one) => `${step.name} at ${one}`));
  });
  expect(misfits).toEqual([]);
  // Most of these tries break a rule, and the way to its clause is there as in any match.
  if (strays) expect(clauses).toBeGreaterThan(5);
  await expectSound(page, 'the end of the lesson');
  expect(errors).toEqual([]);
  await context.close();
}

describe.concurrent('a lesson', () => {
  for (const [name, way] of WAYS) {
    it.each(way.lessons)(`a learner goes through the whole lesson on %s, ${name}`, (game, lesson) =>
      learn(game, lesson, way),
    );
  }
});

it('there is a lesson on every game', () => {
  expect(LESSONS.map(([game]) => game)).toEqual(GAMES.map(({ id }) => id));
});
