import { inflateSync } from 'node:zlib';

/** A page as far as tests ask: its size, the texts on it and the straight lines, in millimetres. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly string[];
  /** The font of each of the texts, by the name of its family and weight. */
  readonly fonts: readonly string[];
  /** Where each of the texts begins, from the lower left. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly lines: readonly { readonly x: readonly number[]; readonly y: readonly number[] }[];
}

const MILLIMETRE = 72 / 25.4;
/** The font that a text is written in, and the numbers of its signs there. */
const WRITTEN = /\/(\S+) [\d.]+ Tf\n[^<]*<([0-9A-F]+)> Tj/g;
const inMillimetres = (points: string | undefined): number => Number(points) / MILLIMETRE;

/** Reads a document as `pepite print` writes it: plain objects, one packed stream a page. */
export function readPdf(bytes: Buffer): readonly PdfPage[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\n[^]*?endobj/g)].map(([page]) => {
    const [, width, height] = /\/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]/.exec(page) ?? [];
    const [, content = ''] = /\/Contents \[? ?(\d+) 0 R/.exec(page) ?? [];
    const drawing = streamOf(text, content);
    const written = [...drawing.matchAll(WRITTEN)].map(([, name = '', hex = '']) => ({
      name,
      hex,
    }));
    const names = new Set(written.map(({ name }) => name));
    const signs = new Map([...names].map((name) => [name, signsOf(text, page, name)]));
    return {
      width: inMillimetres(width),
      height: inMillimetres(height),
      texts: written.map(({ name, hex }) => decode(hex, signs.get(name))),
      fonts: written.map(({ name }) => name.replace(/-\d+$/, '')),
      places: [...drawing.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n/g)].map(([, x, y]) => ({
        x: inMillimetres(x),
        y: inMillimetres(y),
      })),
      lines: [...drawing.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\nS\n/g)].map(
        ([, x1, y1, x2, y2]) => ({
          x: [inMillimetres(x1), inMillimetres(x2)],
          y: [inMillimetres(y1), inMillimetres(y2)],
        }),
      ),
    };
  });
}

/** How many bytes of a document are fonts. */
export function fontBytesIn(text: string): number {
  const files = [...text.matchAll(/\/FontFile2 (\d+) 0 R/g)];
  return files.reduce((sum, [, object]) => {
    const start = text.indexOf(`\n${object} 0 obj`);
    return sum + Number(/\/Length (\d+)/.exec(text.slice(start))?.[1]);
  }, 0);
}

function streamOf(text: string, object: string): string {
  const start = text.indexOf(`\n${object} 0 obj`);
  const from = text.indexOf('stream\n', start) + 'stream\n'.length;
  const to = text.indexOf('\nendstream', from);
  return inflateSync(Buffer.from(text.slice(from, to), 'latin1')).toString('latin1');
}

/** What the signs of a font of a page stand for, by their numbers. */
function signsOf(text: string, page: string, font: string): ReadonlyMap<string, string> {
  const [, object = ''] = new RegExp(`/${font} (\\d+) 0 R`).exec(page) ?? [];
  const start = text.indexOf(`\n${object} 0 obj`);
  const [, meanings = ''] = /\/ToUnicode (\d+) 0 R/.exec(text.slice(start)) ?? [];
  const pairs = streamOf(text, meanings).matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gm);
  return new Map([...pairs].map(([, sign = '', letters = '']) => [sign, lettersOf(letters)]));
}

const lettersOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A sign that the font has not is read as such, and found by whoever compares texts. */
const decode = (hex: string, signs: ReadonlyMap<string, string> | undefined): string =>
  (hex.match(/.{4}/g) ?? []).map((sign) => signs?.get(sign) ?? '\uFFFD').join('');
