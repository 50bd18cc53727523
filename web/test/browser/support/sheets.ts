import type { Browser, Page } from 'playwright-core';
import type { Size } from './fit.ts';
import { atRest } from './rest.ts';

/** Several pictures of windows of one size, to be looked at together. */
export interface Sheet {
  readonly name: string;
  readonly size: Size;
  /** So many pictures lie beside each other, each so many pixels wide. */
  readonly columns: number;
  readonly width: number;
  /** So many pictures go on one sheet: more could not be read. */
  readonly most: number;
}

export interface Picture {
  /** What it shows, written above it. */
  readonly title: string;
  readonly content: Buffer;
}

/**
 * All parts are there, of which a window of another size may have many built anew, one a frame;
 * what moves has arrived, and what pulses without end is where it is.
 */
export async function comeToRest(page: Page): Promise<void> {
  await atRest(page);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Writes pictures on as many numbered sheets as they take; `path` is how their names begin. */
export async function writeSheets(
  browser: Browser,
  { name, columns, width, most }: Sheet,
  pictures: readonly Picture[],
  path: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * (width + 8), height: 600 } });
  for (let start = 0; start < pictures.length; start += most) {
    const figures = pictures.slice(start, start + most).map(
      ({ title, content }) =>
        `<figure style="margin:0;font:12px sans-serif">${title}<br><img width="${width}"
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
