import { join } from 'node:path';
import type { Language, Lesson } from '@pepite/kernel';
import type { Browser, Page } from 'playwright-core';
import { LAPTOP, visit } from './browser.ts';
import type { Size } from './fit.ts';
import { Learner } from './learner.ts';
import { LESSONS } from './lessons.ts';
import { skipPauses } from './offline.ts';
import { byScript } from './press.ts';

interface Sheet {
  readonly name: string;
  readonly size: Size;
  /** So many pictures lie beside each other, each so many pixels wide. */
  readonly columns: number;
  readonly width: number;
  /** So many pictures go on one sheet: more could not be read. */
  readonly most: number;
}

/** A phone whose browser leaves little height. */
const LOW: Size = { width: 390, height: 664 };

const SHEETS: readonly Sheet[] = [
  { name: 'phone', size: LOW, columns: 5, width: 390, most: 10 },
  { name: 'laptop', size: LAPTOP, columns: 2, width: 980, most: 6 },
];

interface Picture {
  readonly step: string;
  readonly content: Buffer;
}

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
  await new Learner(page, game, lesson, language, byScript).learn(async ({ name: step }) => {
    const sizes: Picture[] = [];
    for (const { size } of SHEETS) {
      await page.setViewportSize(size);
      await comeToRest(page);
      sizes.push({ step, content: await page.screenshot() });
    }
    pictures.push(sizes);
  });
  await context.close();
  return pictures;
}

/** What moves has arrived, and what pulses without end is where it is. */
const comeToRest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });

async function writeSheets(
  browser: Browser,
  { name, columns, width, most }: Sheet,
  pictures: readonly Picture[],
  path: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * (width + 8), height: 600 } });
  for (let start = 0; start < pictures.length; start += most) {
    const figures = pictures.slice(start, start + most).map(
      ({ step, content }) =>
        `<figure style="margin:0;font:12px sans-serif">${step}<br><img width="${width}"
         src="data:image/png;base64,${content.toString('base64')}"></figure>`,
    );
    const tracks = `repeat(${columns},${width}px)`;
    const style = `display:grid;gap:8px;grid-template-columns:${tracks};margin:0`;
    await page.setContent(`<body style="${style}">${figures.join('')}</body>`);
    const sheet = `${path}-${name}-${1 + start / most}.png`;
    console.log(sheet);
    await page.screenshot({ path: sheet, fullPage: true });
  }
  await page.close();
}
