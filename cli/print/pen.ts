import { type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { PAGE, type Point } from './paper.ts';

/** Points of PDF in a millimetre. */
export const POINTS = 72 / 25.4;

export interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  readonly title: PDFFont;
}

/** `#rrggbb`. */
export type Colour = string;

export interface Style {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** In millimetres, like every length here. */
  readonly width?: number;
  readonly dashes?: readonly number[];
  readonly opacity?: number;
}

export interface Lettering {
  readonly font?: keyof Fonts;
  readonly size: number;
  readonly colour: Colour;
}

const coloured = (colour: Colour) => {
  const part = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
};

/** Draws on a page, in millimetres from the top left of what it is held over. */
export class Pen {
  readonly #page: PDFPage;
  readonly #fonts: Fonts;
  readonly #origin: Point;

  constructor(page: PDFPage, fonts: Fonts, origin: Point = { x: 0, y: 0 }) {
    this.#page = page;
    this.#fonts = fonts;
    this.#origin = origin;
  }

  /** The same pen held over another place. */
  at({ x, y }: Point): Pen {
    return new Pen(this.#page, this.#fonts, { x: this.#origin.x + x, y: this.#origin.y + y });
  }

  #across(x: number): number {
    return (this.#origin.x + x) * POINTS;
  }

  #up(y: number): number {
    return (PAGE.height - this.#origin.y - y) * POINTS;
  }

  /** An outline in the notation of SVG, larger or smaller if asked. */
  path(outline: string, style: Style, scale = 1): void {
    const { fill, stroke, width = 0.3, dashes, opacity } = style;
    this.#page.drawSvgPath(outline, {
      x: this.#across(0),
      y: this.#up(0),
      scale: scale * POINTS,
      ...(fill === undefined ? {} : { color: coloured(fill) }),
      ...(stroke === undefined ? {} : { borderColor: coloured(stroke) }),
      ...(stroke === undefined ? {} : { borderWidth: width / scale }),
      ...(dashes === undefined ? {} : { borderDashArray: [...dashes] }),
      ...(opacity === undefined ? {} : { opacity, borderOpacity: opacity }),
    });
  }

  rectangle(x: number, y: number, width: number, height: number, style: Style, round = 0): void {
    const corner = `a ${round} ${round} 0 0 1`;
    this.path(
      `M ${x + round} ${y} h ${width - 2 * round} ${corner} ${round} ${round} ` +
        `v ${height - 2 * round} ${corner} ${-round} ${round} h ${2 * round - width} ` +
        `${corner} ${-round} ${-round} v ${2 * round - height} ${corner} ${round} ${-round} Z`,
      style,
    );
  }

  circle(x: number, y: number, radius: number, style: Style): void {
    this.path(
      `M ${x - radius} ${y} a ${radius} ${radius} 0 1 1 ${2 * radius} 0 ` +
        `a ${radius} ${radius} 0 1 1 ${-2 * radius} 0 Z`,
      style,
    );
  }

  line(from: Point, to: Point, stroke: Colour, width: number): void {
    this.#page.drawLine({
      start: { x: this.#across(from.x), y: this.#up(from.y) },
      end: { x: this.#across(to.x), y: this.#up(to.y) },
      thickness: width * POINTS,
      color: coloured(stroke),
    });
  }

  /** As it is drawn, sign by sign: pdf-lib measures pairs closer together than it draws them. */
  widthOf(text: string, { font = 'plain', size }: Lettering): number {
    const letters = this.#fonts[font];
    const width = (sign: string): number => size * signWidth(letters, sign);
    return Array.from(printable(text), width).reduce((sum, one) => sum + one, 0);
  }

  /** A line of text with its middle at x and its foot at y. */
  text(text: string, x: number, y: number, lettering: Lettering): void {
    this.textFrom(text, x - this.widthOf(text, lettering) / 2, y, lettering);
  }

  /** The same with its beginning at x. */
  textFrom(text: string, x: number, y: number, lettering: Lettering): void {
    const { font = 'plain', size, colour } = lettering;
    this.#page.drawText(printable(text), {
      x: this.#across(x),
      y: this.#up(y),
      size: size * POINTS,
      font: this.#fonts[font],
      color: coloured(colour),
    });
  }

  /** Lines of text around x, no wider than `width`, the foot of the first at y. */
  paragraph(text: string, x: number, y: number, width: number, lettering: Lettering): void {
    const lines = this.#balanced(text, width, lettering);
    const step = lettering.size * 1.25;
    for (const [index, line] of lines.entries()) this.text(line, x, y + index * step, lettering);
  }

  /** In as few lines as possible, none much shorter than the others. */
  #balanced(text: string, width: number, lettering: Lettering): readonly string[] {
    let lines = this.#wrap(text, width, lettering);
    for (let narrower = width - 1; narrower > width / 3; narrower--) {
      const tried = this.#wrap(text, narrower, lettering);
      if (tried.length > lines.length) break;
      lines = tried;
    }
    return lines;
  }

  #wrap(text: string, width: number, lettering: Lettering): readonly string[] {
    const lines: string[] = [];
    let line = '';
    // Not at the blanks that hold French signs to their words.
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer, lettering) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }
}

/** To find a sign in a font takes long, and most texts are measured several times. */
const widths = new WeakMap<PDFFont, Map<string, number>>();

/** How wide a sign is, by the size of its font. */
function signWidth(font: PDFFont, sign: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const width = known.get(sign) ?? font.widthOfTextAtSize(sign, 1);
  known.set(sign, width);
  return width;
}

/** Our fonts know no narrow blank. */
const printable = (text: string): string => text.replaceAll('\u202F', '\u00A0');
