import { join } from 'node:path';
import type { Language, Lesson } from '@pepite/kernel';
import type { Browser } from 'playwright-core';
import { LAPTOP, visit } from './browser.ts';
import type { Size } from './fit.ts';
import { Learner } from './learner.ts';
import { LESSONS } from './lessons.ts';
import { skipPauses } from './offline.ts';
import { byScript } from './press.ts';
import { comeToRest, type Picture, type Sheet, writeSheets } from './sheets.ts';

/** A phone whose browser leaves little height. */
const LOW: Size = { width: 390, height: 664 };

const SHEETS: readonly Sheet[] = [
  { name: 'phone', size: LOW, columns: 5, width: 390, most: 10 },
  { name: 'laptop', size: LAPTOP, columns: 2, width: 980, most: 6 },
];

/** Every step of every lesson, several on a sheet, at both sizes and in both languages. */
export async function takeLessonPictures(
  browser: Browser,
  address: string,
  folder: string,
): Promise<void> {
  for (const language of ['fr', 'en'] as const) {
    for (const [game, lesson] of LESSONS) {
      const pictures = await goThrough(browser, `${address}/learn/${game}`, {
        game,
        lesson,
        language,
      });
      for (const [index, sheet] of SHEETS.entries()) {
        const shown = pictures.map((sizes) => sizes[index]).filter((one) => one !== undefined);
        await writeSheets(browser, sheet, shown, join(folder, `${game}-lesson-${language}`));
      }
    }
  }
}

/** Pictures of each step, one for each kind of sheet. */
async function goThrough(
  browser: Browser,
  address: string,
  { game, lesson, language }: { game: string; lesson: Lesson; language: Language },
): Promise<readonly (readonly Picture[])[]> {
  const { page, context } = await visit(browser, { language });
  await skipPauses(context);
  await page.goto(address);
  await page.locator('[data-banner]').waitFor();
  const pictures: Picture[][] = [];
  await new Learner(page, game, lesson, language, byScript).learn(async ({ name: title }) => {
    const sizes: Picture[] = [];
    for (const { size } of SHEETS) {
      await page.setViewportSize(size);
      await comeToRest(page);
      sizes.push({ title, content: await page.screenshot() });
    }
    pictures.push(sizes);
  });
  await context.close();
  return pictures;
}
