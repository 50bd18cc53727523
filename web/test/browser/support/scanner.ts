import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';
import { shown } from './browser.ts';

/** What a phone reads that is held before a code on a screen; nothing if there is none to read. */
export async function scanCode(code: Locator): Promise<string | undefined> {
  const page = code.page();
  const picture = await shown(page, () => code.screenshot());
  const { data, width, height } = await page.evaluate(pixelsOf, new Uint8Array(picture));
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

/** Runs in a page, as browsers can read pictures. */
async function pixelsOf(picture: Uint8Array<ArrayBuffer>) {
  const bitmap = await createImageBitmap(new Blob([picture]));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  return { data, width, height };
}
