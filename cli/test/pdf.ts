import { inflateSync } from 'node:zlib';

/** A page as far as tests ask: its size, the texts on it and the straight lines, in millimetres. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly string[];
  /** Where each of the texts begins, from the lower left. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly lines: readonly { readonly x: readonly number[]; readonly y: readonly number[] }[];
}

const MILLIMETRE = 72 / 25.4;
const inMillimetres = (points: string | undefined): number => Number(points) / MILLIMETRE;

/** Reads a document as `pepite print` writes it: plain objects, one packed stream a page. */
export function readPdf(bytes: Buffer): readonly PdfPage[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\n[^]*?endobj/g)].map(([page]) => {
    const [, width, height] = /\/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]/.exec(page) ?? [];
    const [, content = ''] = /\/Contents \[? ?(\d+) 0 R/.exec(page) ?? [];
    const drawing = streamOf(text, content);
    return {
      width: inMillimetres(width),
      height: inMillimetres(height),
      texts: [...drawing.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => decode(hex)),
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

function streamOf(text: string, object: string): string {
  const start = text.indexOf(`\n${object} 0 obj`);
  const from = text.indexOf('stream\n', start) + 'stream\n'.length;
  const to = text.indexOf('\nendstream', from);
  return inflateSync(Buffer.from(text.slice(from, to), 'latin1')).toString('latin1');
}

const decode = (hex: string): string =>
  new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
