import { type Language, type Reference, sortedGlossary } from '@pepite/kernel';
import { bytesOf, openDocument } from './document.ts';
import { PAGE } from './paper.ts';
import { type Lettering, Pen, POINTS } from './pen.ts';
import { PRINT_TEXTS } from './words.ts';

/** Millimetres, as all that is printed. */
const MARGIN = 14;
const GAP = 8;
const TOP = 34;
const COLUMN = (PAGE.width - 2 * MARGIN - GAP) / 2;

const INK = '#000000';
const TITLE: Lettering = { font: 'title', size: 8, colour: INK };
const HEADING: Lettering = { font: 'title', size: 5, colour: INK };
const PLAIN: Lettering = { size: 4, colour: INK };
const TERM: Lettering = { ...PLAIN, font: 'bold' };
const CLAUSE: Lettering = { font: 'bold', size: 3, colour: '#7d5500' };
const FOOTER: Lettering = { size: 2.6, colour: '#555555' };
const RULE = { colour: '#c8921b', width: 0.5 } as const;
const ROW = 4.9;
const AFTER_LINE = 1.4;
const BEFORE_HEADING = 4;
const HEADING_HEIGHT = 9;

/** What is written without a break: as long as it can be, so that readers find it. */
interface Run {
  readonly text: string;
  readonly lettering: Lettering;
}

/** A heading has one row; a line as many as its column makes of it. */
interface Block {
  readonly isHeading: boolean;
  readonly rows: readonly (readonly Run[])[];
  readonly height: number;
}

interface PlacedBlock extends Block {
  readonly column: number;
  /** Its upper edge. */
  readonly y: number;
}

/** One page with all of the card on it. */
export async function drawReference(
  game: string,
  card: Reference,
  language: Language,
): Promise<Uint8Array> {
  const texts = PRINT_TEXTS[language].reference;
  const title = texts.title(game);
  const { document, fonts } = await openDocument(title, language);
  const pen = new Pen(document.addPage([PAGE.width * POINTS, PAGE.height * POINTS]), fonts);
  pen.textFrom(title, MARGIN, 22, TITLE);
  for (const block of placed(blocksOf(pen, card, language))) drawBlock(pen, block);
  pen.text(texts.footer, PAGE.width / 2, PAGE.height - 8, FOOTER);
  return bytesOf(document);
}

/** The card from its first heading to the end of its glossary. */
function blocksOf(pen: Pen, card: Reference, language: Language): readonly Block[] {
  const { glossary } = PRINT_TEXTS[language].reference;
  return [
    ...card.groups.flatMap(({ title, lines }) => [
      headingOf(title),
      ...lines.map(({ text, clause }) => lineOf(pen, [...wordsOf(text, PLAIN)], clause)),
    ]),
    headingOf(glossary),
    ...sortedGlossary(card, language).map(({ term, meaning, clause }) =>
      lineOf(pen, [...wordsOf(term, TERM), ...wordsOf(`– ${meaning}`, PLAIN)], clause),
    ),
  ];
}

const headingOf = (title: string): Block => ({
  isHeading: true,
  rows: [[{ text: title, lettering: HEADING }]],
  height: BEFORE_HEADING + HEADING_HEIGHT,
});

// Not at the blanks that hold French signs to their words.
const wordsOf = (text: string, lettering: Lettering): readonly Run[] =>
  text.split(' ').map((word) => ({ text: word, lettering }));

function lineOf(pen: Pen, words: readonly Run[], clause: string): Block {
  const rows: Run[][] = [];
  let width = COLUMN;
  // A clause goes where the last word goes: alone in a row it would look like one of its own.
  const together = [
    ...words.slice(0, -1).map((word) => [word]),
    [...words.slice(-1), { text: clause, lettering: CLAUSE }],
  ];
  for (const runs of together) {
    const more = runs.reduce(
      (sum, { text, lettering }) => sum + blank(pen) + pen.widthOf(text, lettering),
      0,
    );
    if (width + more > COLUMN) {
      rows.push([]);
      width = -blank(pen);
    }
    for (const run of runs) addTo(rows.at(-1), run);
    width += more;
  }
  return { isHeading: false, rows, height: rows.length * ROW + AFTER_LINE };
}

function addTo(row: Run[] | undefined, word: Run): void {
  const last = row?.at(-1);
  if (last?.lettering !== word.lettering) row?.push(word);
  else row?.splice(-1, 1, { ...last, text: `${last.text} ${word.text}` });
}

const blank = (pen: Pen): number => pen.widthOf(' ', PLAIN);

const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** In two columns; the second begins with the heading that makes them most alike. */
function placed(blocks: readonly Block[]): readonly PlacedBlock[] {
  const headings = blocks.flatMap(({ isHeading }, index) => (isHeading ? [index] : []));
  const higher = (at: number): number =>
    Math.max(heightOf(blocks.slice(0, at)), heightOf(blocks.slice(at)));
  const second = headings.toSorted((one, other) => higher(one) - higher(other))[0] ?? 0;
  return blocks.map((block, index) => ({
    ...block,
    column: index < second ? 0 : 1,
    y: TOP + heightOf(blocks.slice(index < second ? 0 : second, index)),
  }));
}

function drawBlock(pen: Pen, { isHeading, rows, column, y }: PlacedBlock): void {
  const left = MARGIN + column * (COLUMN + GAP);
  for (const [index, row] of rows.entries()) {
    let x = left;
    const foot = isHeading ? y + BEFORE_HEADING + 4 : y + (index + 1) * ROW - 1;
    for (const { text, lettering } of row) {
      pen.textFrom(text, x, foot, lettering);
      x += pen.widthOf(text, lettering) + blank(pen);
    }
    if (isHeading) {
      const rule = foot + 2;
      pen.line({ x: left, y: rule }, { x: left + COLUMN, y: rule }, RULE.colour, RULE.width);
    }
  }
}
