import { setImmediate } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import { fontsFor } from './fonts.ts';
import { CARDS_ON_PAGE, CUT_MARKS, PAGE, pagesFor, placeBehind, placeOf } from './paper.ts';
import { type Fonts, Pen, POINTS } from './pen.ts';

/** One side of a card, drawn from its top left corner. */
export type Face = (pen: Pen) => void;

export interface Order {
  readonly title: string;
  readonly language: string;
  readonly faces: readonly Face[];
  /** The other side of all cards, if it is to be printed: on a page after each page of theirs. */
  readonly back: Face | undefined;
  /** What stands below the cards of a page, counted from 1. */
  readonly footer: (page: number, pages: number) => string;
}

const MARK = { colour: '#000000', width: 0.1 } as const;
const FOOTER = { size: 2.6, colour: '#555555' } as const;

/** How many pages an order takes. */
export const pagesOf = ({ faces, back }: Pick<Order, 'faces' | 'back'>): number =>
  pagesFor(faces.length) * (back === undefined ? 1 : 2);

/** All cards on as many pages as they need; nothing when `isStopped` says so between two pages. */
export async function makeDocument(
  order: Order,
  turned: (page: number) => void,
  isStopped: () => boolean,
): Promise<Uint8Array | undefined> {
  const { title, language, faces, back, footer } = order;
  const { document, fonts } = await openDocument(title, language);
  const pages = pagesOf(order);
  const sides = pages / pagesFor(faces.length);
  for (let page = 0; page < pages; page++) {
    const paper = document.addPage([PAGE.width * POINTS, PAGE.height * POINTS]);
    const pen = new Pen(paper, fonts);
    const first = Math.floor(page / sides) * CARDS_ON_PAGE;
    for (const [place, face] of faces.slice(first, first + CARDS_ON_PAGE).entries()) {
      if (page % sides === 0) face(pen.at(placeOf(place)));
      else back?.(pen.at(placeBehind(place)));
    }
    for (const { from, to } of CUT_MARKS) pen.line(from, to, MARK.colour, MARK.width);
    pen.text(footer(page + 1, pages), PAGE.width / 2, PAGE.height - 6, FOOTER);
    turned(page + 1);
    await setImmediate();
    if (isStopped()) return undefined;
  }
  return bytesOf(document);
}

/** A document without pages, and what is written with on them. */
export async function openDocument(
  title: string,
  language: string,
): Promise<{ readonly document: PDFDocument; readonly fonts: Fonts }> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setLanguage(language);
  document.setCreator('Pépite');
  return { document, fonts: await fontsFor(document) };
}

/** Every PDF reader, and any person, can read a document without packed objects. */
export const bytesOf = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ useObjectStreams: false });
