import { readFileSync } from 'node:fs';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import type { Letters, LetterStyle, Writing } from '@pepite/drawings';

/** The fonts of the pages, one file for each alphabet: the first that has a letter draws it. */
const FILES = {
  plain: [
    import.meta.resolve('@fontsource/nunito/files/nunito-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/nunito/files/nunito-latin-ext-400-normal.woff'),
    import.meta.resolve('@fontsource/nunito/files/nunito-cyrillic-400-normal.woff'),
  ],
  bold: [
    import.meta.resolve('@fontsource/nunito/files/nunito-latin-800-normal.woff'),
    import.meta.resolve('@fontsource/nunito/files/nunito-latin-ext-800-normal.woff'),
    import.meta.resolve('@fontsource/nunito/files/nunito-cyrillic-800-normal.woff'),
  ],
  title: [
    import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-700-normal.woff'),
  ],
} as const satisfies Record<LetterStyle, readonly string[]>;

/** Figures that all stand on the line, as on the pages. */
const FEATURES = { lnum: true } as const;
const ELLIPSIS = '…';
/** How much of a text lies left of its place. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

const open = (files: readonly string[]): readonly Font[] =>
  files.map((file) => fontkit.create(readFileSync(new URL(file))));

/**
 * Texts as outlines: whoever renders them needs no fonts, and no picture depends on those of a
 * machine. What no font of ours has (emoji, most alphabets) is left out.
 */
export class Outlines implements Letters {
  readonly #fonts: Readonly<Record<LetterStyle, readonly Font[]>> = {
    plain: open(FILES.plain),
    bold: open(FILES.bold),
    title: open(FILES.title),
  };

  /** What of a text can be written. */
  #readable(text: string, style: LetterStyle): string {
    const can = (sign: string): boolean => this.#fontOf(sign, style) !== undefined;
    return Array.from(text.normalize('NFC')).filter(can).join('').trim();
  }

  /** A text as a part of a drawing. */
  write(text: string, writing: Writing): string {
    const { x, y, size, style, colour, anchor = 'start' } = writing;
    const fitted = this.#fit(this.#readable(text, style), writing);
    const { path, width } = this.#outline(fitted, style, size);
    const left = x - width * BEFORE[anchor];
    return path && `<g transform="translate(${left} ${y})" fill="${colour}">${path}</g>`;
  }

  /** A text in so many lines at the most, broken between words. */
  lines(text: string, { style, size, most }: Omit<Writing, 'x' | 'y'>, count: number) {
    const lines: string[] = [];
    for (const word of this.#readable(text, style).split(/\s+/)) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      const fits = lines.length > 0 && this.#outline(longer, style, size).width <= most;
      // The last line ends in an ellipsis, if it is too long.
      if (fits || lines.length === count) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  }

  #fit(text: string, { style, size, most }: Writing): string {
    const isWide = (one: string): boolean => this.#outline(one, style, size).width > most;
    if (!isWide(text)) return text;
    const signs = Array.from(text);
    while (signs.length > 0 && isWide(signs.join('') + ELLIPSIS)) signs.pop();
    return signs.join('').trimEnd() + ELLIPSIS;
  }

  #fontOf(sign: string, style: LetterStyle): Font | undefined {
    return this.#fonts[style].find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  }

  #outline(text: string, style: LetterStyle, size: number): { path: string; width: number } {
    let width = 0;
    let path = '';
    for (const [font, run] of this.#runs(text, style)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run, FEATURES);
      for (const [index, glyph] of glyphs.entries()) {
        const shape = glyph.path.toSVG();
        const place = `translate(${width} 0) scale(${scale} ${-scale})`;
        if (shape !== '') path += `<path transform="${place}" d="${shape}"/>`;
        width += (positions[index]?.xAdvance ?? 0) * scale;
      }
    }
    return { path, width };
  }

  /** The parts of a text that one font can write. */
  #runs(text: string, style: LetterStyle): readonly (readonly [Font, string])[] {
    const runs: [Font, string][] = [];
    for (const sign of text) {
      const font = this.#fontOf(sign, style);
      const last = runs.at(-1);
      if (font === undefined) continue;
      if (last?.[0] === font) last[1] += sign;
      else runs.push([font, sign]);
    }
    return runs;
  }
}
