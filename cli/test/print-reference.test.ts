import { readFile, readdir } from 'node:fs/promises';
import { GAMES } from '@pepite/games';
import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { type PdfPage, readPdf } from './pdf.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();
const PRINTED = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

/** As the fonts of a PDF have it: without narrow blanks. */
const inPdf = (text: string): string => text.replaceAll('\u202F', '\u00A0');

/** Where rows begin, from the left edge of the page. */
const COLUMNS = [14, 109];

describe.each(PRINTED)('the reference card of $game.id in $language', ({ game, language }) => {
  /** Printed once: all tests look at the same page. */
  let printed: Promise<readonly PdfPage[]> | undefined;
  const print = (): Promise<readonly PdfPage[]> => (printed ??= printAnew());
  const printAnew = async (): Promise<readonly PdfPage[]> => {
    const out = path('card.pdf');
    const result = await pepite([
      'print',
      game.id,
      '--reference',
      '--out',
      out,
      '--lang',
      language,
    ]);
    expect(result).toMatchObject({ code: 0, error: '' });
    expect(result.out).toContain(out);
    return readPdf(await readFile(out));
  };

  it('the reference card is one A4 page, with all its text inside the margins', async () => {
    const pages = await print();
    expect(pages).toHaveLength(1);
    for (const { width, height, places, texts } of pages) {
      expect(width).toBeCloseTo(210, 1);
      expect(height).toBeCloseTo(297, 1);
      expect(places).toHaveLength(texts.length);
      const outside = places.filter(({ x, y }) => x < 13 || x > 190 || y < 7 || y > 285);
      expect(outside).toEqual([]);
      // Only the line at the foot stands lower than the columns may reach.
      expect(places.filter(({ y }) => y < 14)).toHaveLength(1);
    }
  });

  it('the columns hold whole groups, and no clause stands alone in a row', async () => {
    const [page] = await print();
    const card = (await game.loadReference?.())?.[language];
    const written = page?.texts.map((text, index) => ({ text, place: page.places[index] })) ?? [];
    const starts = written.filter(({ place }) => COLUMNS.includes(Math.round(place?.x ?? 0)));
    expect(starts.filter(({ text }) => game.clauses.includes(text))).toEqual([]);
    const first = starts.find(({ place }) => Math.round(place?.x ?? 0) === COLUMNS[1]);
    const titles = card?.groups.map(({ title }) => inPdf(title)) ?? [];
    expect([...titles, 'Glossary', 'Glossaire']).toContain(first?.text);
  });

  it('the reference card has every line with its clause, and the whole glossary', async () => {
    const said = (await print()).flatMap(({ texts }) => texts).join(' ');
    const card = (await game.loadReference?.())?.[language];
    expect(said).toContain(game.words[language].title);
    for (const { title, lines } of card?.groups ?? []) {
      expect(said).toContain(inPdf(title));
      for (const { text, clause } of lines) expect(said).toContain(`${inPdf(text)} ${clause}`);
    }
    for (const { term, meaning, clause } of card?.glossary ?? []) {
      expect(said).toContain(`${inPdf(term)} – ${inPdf(meaning)} ${clause}`);
    }
  });
});

describe.each(LANGUAGES)('a reference card that can’t be printed, in %s', (lang) => {
  const refused = async (...argv: readonly string[]): Promise<string> => {
    const result = await pepite(['print', ...argv, '--reference', '--lang', lang]);
    expectRefusal(result);
    expect(await readdir(path())).toEqual([]);
    return result.error;
  };

  it('a reference card of an unknown game is refused', async () => {
    expect(await refused('chess', '--out', path('card.pdf'))).toContain('chess');
  });

  it.each(['--seats', '--sheets', '--accidents', '--cards'])('%s is refused', async (flag) => {
    const error = await refused('or-etc', flag, '2', '--out', path('card.pdf'));
    expect(error).toContain(flag);
    expect(error).toContain('--reference');
  });

  it('a reference card into a missing folder is refused', async () => {
    expect(await refused('aurum', '--out', path('no/card.pdf'))).toContain('no/card.pdf');
  });
});

it.each(['xx', 'de'])('a language that we don’t speak is refused: %s', async (language) => {
  expectRefusal(await pepite(['print', 'aurum', '--reference', '--lang', language]));
});

it('Ctrl-C leaves nothing behind', async () => {
  const interrupted = AbortSignal.abort();
  const argv = ['print', 'aurum', '--reference', '--out', path('card.pdf')];
  expect(await pepite(argv, { interrupted })).toEqual({
    code: 130,
    out: '',
    error: 'Interrupted.\n',
  });
  expect(await readdir(path())).toEqual([]);
});
