import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument } from 'pdf-lib';
import type { Fonts } from './pen.ts';

/** The fonts of the pages, in files for one weight each: a PDF knows no variable ones. */
const FILES = {
  plain: import.meta.resolve('@fontsource/nunito/files/nunito-latin-400-normal.woff'),
  bold: import.meta.resolve('@fontsource/nunito/files/nunito-latin-800-normal.woff'),
  title: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff'),
} as const satisfies Record<keyof Fonts, string>;

/**
 * Figures that all stand on the line, as on the pages; and no two letters in one sign, as widths
 * are measured sign by sign.
 */
const FEATURES = { lnum: true, liga: false };

/** Writes our fonts into a document: of each only the signs that are used. */
export async function fontsFor(document: PDFDocument): Promise<Fonts> {
  document.registerFontkit(fontkit);
  const embed = async (name: keyof Fonts) =>
    document.embedFont(await readFile(new URL(FILES[name])), {
      subset: true,
      features: FEATURES,
    });
  return { plain: await embed('plain'), bold: await embed('bold'), title: await embed('title') };
}
