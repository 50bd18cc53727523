import { readFile, readdir, writeFile } from 'node:fs/promises';
import { CARDS } from '@pepite/games/or-etc/data/cards';
import { ACCIDENTS } from '@pepite/games/or-etc/pieces';
import { english } from '@pepite/games/or-etc/words.en';
import { french } from '@pepite/games/or-etc/words.fr';
import { itemAt, LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { CARD, CARDS_ON_PAGE, CUT_MARKS, PAGE, placeBehind, placeOf } from '../print/paper.ts';
import { combination } from '../print/or-etc/phrases.ts';
import { CARD_WORDS } from '../print/or-etc/words.ts';
import { COMBINATIONS } from './combinations.ts';
import { useFolder } from './folder.ts';
import { fontBytesIn, type PdfPage, readPdf } from './pdf.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();

/** Prints or-etc and reads what came out. */
async function printed(...flags: readonly string[]): Promise<readonly PdfPage[]> {
  const out = path('cards.pdf');
  // How far it is may be told on a slow machine, so what is on the error stream is not looked at.
  const { code } = await pepite(['print', 'or-etc', '--out', out, ...flags]);
  expect(code).toBe(0);
  return readPdf(await readFile(out));
}

const textsOf = (pages: readonly PdfPage[]): readonly string[] =>
  pages.flatMap(({ texts }) => texts);

const times = (texts: readonly string[], text: string): number =>
  texts.filter((one) => one === text).length;

describe('the paper', () => {
  it('nine cards of 63 × 88 mm lie side by side in the middle of an A4 page', () => {
    expect(PAGE).toEqual({ width: 210, height: 297 });
    expect(CARD).toEqual({ width: 63, height: 88 });
    const last = placeOf(CARDS_ON_PAGE - 1);
    expect(placeOf(0)).toEqual({ x: 10.5, y: 16.5 });
    expect({ x: last.x + CARD.width, y: last.y + CARD.height }).toEqual({ x: 199.5, y: 280.5 });
    expect(placeOf(4)).toEqual({ x: 73.5, y: 104.5 });
  });

  it('the back of a card lies behind its face once the page is turned over its long edge', () => {
    for (let index = 0; index < CARDS_ON_PAGE; index++) {
      const [face, back] = [placeOf(index), placeBehind(index)];
      expect(back).toEqual({ x: PAGE.width - face.x - CARD.width, y: face.y });
    }
  });

  it('every cut has a mark at both ends, none of them on a card or off the page', () => {
    expect(CUT_MARKS).toHaveLength(16);
    for (const { from, to } of CUT_MARKS) {
      const isBeside = (value: number, side: number, start: number): boolean =>
        (value > 0 && value < start) || (value < side && value > side - start);
      const across = isBeside(from.x, PAGE.width, 10.5) && isBeside(to.x, PAGE.width, 10.5);
      const along = isBeside(from.y, PAGE.height, 16.5) && isBeside(to.y, PAGE.height, 16.5);
      expect(across || along).toBe(true);
    }
  });
});

describe('the PDF', () => {
  it.each([
    [4, [], 120 + 12 + 6 + 4],
    [6, [], 180 + 12 + 6 + 6],
    [2, ['--sheets', '1', '--accidents', '0'], 30 + 0 + 6 + 2],
  ])('the PDF for %i players with %j has a place for every card', async (seats, flags, cards) => {
    const pages = await printed('--seats', String(seats), ...flags);
    expect(pages).toHaveLength(Math.ceil(cards / 9));
    const texts = textsOf(pages);
    const veins = CARDS.map(({ pattern }) => pattern);
    const sheets = flags.length === 0 ? seats : 1;
    for (const pattern of new Set(veins)) {
      const copies = CARDS.filter((card) => card.pattern === pattern).reduce(
        (sum, card) => sum + card.copies,
        0,
      );
      expect(times(texts, pattern)).toBe(copies * sheets);
    }
    expect(times(texts, 'Vein')).toBe(30 * sheets);
    expect(times(texts, 'Mine entrance')).toBe(seats);
    expect(times(texts, 'Tool')).toBe(6);
    const strikes = texts.filter((text) => text.startsWith('Accident –'));
    expect(strikes).toHaveLength(flags.length === 0 ? 3 * ACCIDENTS.length : 0);
  });

  it('the PDF has a page of backs after each page of cards if they are wanted', async () => {
    const flags = ['--seats', '2', '--sheets', '1'];
    const plain = await printed(...flags);
    const both = await printed(...flags, '--backs');
    expect(both).toHaveLength(2 * plain.length);
    const footer = /page \d+ of \d+/;
    const cardsOf = ({ texts }: PdfPage) => texts.filter((text) => !footer.test(text));
    expect(both.filter((_, index) => index % 2 === 0).map(cardsOf)).toEqual(plain.map(cardsOf));
    // Backs have no words.
    expect(both.filter((_, index) => index % 2 === 1).flatMap(cardsOf)).toEqual([]);
  });

  it('the PDF has A4 pages with marks 63 and 88 mm apart', async () => {
    for (const { width, height, lines } of await printed('--sheets', '2')) {
      expect(width).toBeCloseTo(210, 1);
      expect(height).toBeCloseTo(297, 1);
      const isUpright = ({ x }: PdfPage['lines'][number]): boolean =>
        Math.abs(itemAt(x, 0) - itemAt(x, 1)) < 0.01;
      const isMark = ({ x, y }: PdfPage['lines'][number]): boolean =>
        Math.abs(Math.hypot(itemAt(x, 0) - itemAt(x, 1), itemAt(y, 0) - itemAt(y, 1)) - 5) < 0.01;
      const marks = lines.filter(isMark);
      const columns = new Set(marks.filter(isUpright).map(({ x }) => itemAt(x, 0).toFixed(1)));
      const rows = new Set(
        marks.filter((mark) => !isUpright(mark)).map(({ y }) => itemAt(y, 0).toFixed(1)),
      );
      expect(marks).toHaveLength(16);
      expect([...columns]).toEqual(['10.5', '73.5', '136.5', '199.5']);
      expect([...rows]).toEqual(['280.5', '192.5', '104.5', '16.5']);
    }
  });

  it.each([
    ['en', english, ['Vein', 'Mine entrance', 'Rockfall', 'Tool']],
    ['fr', french, ['Filon', 'Entrée de la mine', 'Éboulement', 'Outil']],
  ] as const)('the PDF speaks %s', async (language, { labels }, words) => {
    const texts = textsOf(await printed('--seats', '2', '--lang', language));
    expect(texts).toEqual(expect.arrayContaining([...words]));
    const tools = texts.map((text) => text.toLowerCase());
    expect(tools).toEqual(expect.arrayContaining(Object.values(labels.tools)));
  });

  it('the PDF is written in the fonts of the pages, with only the signs it needs', async () => {
    const pages = await printed('--seats', '2', '--sheets', '1', '--accidents', '0');
    const fonts = new Set(pages.flatMap((page) => page.fonts));
    expect([...fonts].sort()).toEqual(['Fraunces-Bold', 'Nunito-ExtraBold', 'Nunito-Regular']);
    // The files of the three fonts alone have 63,000 bytes, and each PDF reader has all others.
    const bytes = (await readFile(path('cards.pdf'))).toString('latin1');
    expect(bytes.match(/\/FontFile2 /g)).toHaveLength(3);
    expect(bytes).not.toContain('/Subtype /Type1');
    expect(fontBytesIn(bytes)).toBeLessThan(20_000);
  });

  it('the PDF is drawn from another card table', async () => {
    const file = path('cards.json');
    await writeFile(file, JSON.stringify([{ pattern: 'X1Y-6', exits: 0, value: 9, copies: 20 }]));
    const texts = textsOf(await printed('--cards', file, '--seats', '2', '--sheets', '1'));
    expect(times(texts, 'X1Y-6')).toBe(20);
    expect(times(texts, 'Vein')).toBe(20);
  });
});

describe('the words below the dice', () => {
  it.each(COMBINATIONS)('the combination %s has its words in %s', (pattern, language, sentence) => {
    expect(combination(pattern, CARD_WORDS[language])).toBe(sentence);
  });
});

describe.each(LANGUAGES)('what can’t be printed, in %s', (lang) => {
  const refused = async (...argv: readonly string[]): Promise<string> => {
    const result = await pepite(['print', ...argv, '--lang', lang]);
    expectRefusal(result);
    return result.error;
  };

  it('a game without cards of its own is refused', async () => {
    const error = await refused('aurum', '--out', path('cards.pdf'));
    expect(error).toContain({ en: 'has nothing to print', fr: 'n’a rien à imprimer' }[lang]);
    expect(error).toContain('or-etc');
  });

  it('an unknown game is refused', async () => {
    expect(await refused('chess', '--out', path('cards.pdf'))).toContain('chess');
  });

  it('an unknown flag is refused', async () => {
    expect(await refused('or-etc', '--colour', 'red')).toContain('--colour');
  });

  it.each([
    ['[{ "pattern": "XXZ--", "exits": 1, "value": 1, "copies": 1 }]', 'Z'],
    ['[]', { en: 'at least one', fr: 'au moins une' }[lang]],
    ['{', 'JSON'],
    ['[{ "pattern": "XX---", "exits": 1, "value": 1, "copies": 1 }]', 'O8'],
  ])('the card table %s is refused', async (text, named) => {
    const file = path('cards.json');
    await writeFile(file, text);
    const error = await refused('or-etc', '--cards', file, '--out', path('cards.pdf'));
    expect(error).toContain(named);
    expect(await readdir(path())).toEqual(['cards.json']);
  });

  it('a missing card table is refused', async () => {
    expect(await refused('or-etc', '--cards', path('none.json'))).toContain('none.json');
  });

  it('a missing folder is refused', async () => {
    expect(await refused('or-etc', '--out', path('no/cards.pdf'))).toContain('no/cards.pdf');
  });
});

it('Ctrl-C leaves nothing behind', async () => {
  const interrupted = AbortSignal.abort();
  const result = await pepite(['print', 'or-etc', '--out', path('cards.pdf')], { interrupted });
  expect(result).toEqual({ code: 130, out: '', error: 'Interrupted.\n' });
  expect(await readdir(path())).toEqual([]);
});
