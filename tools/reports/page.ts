import { LANGUAGES, type Language } from '../../kernel/index.ts';
import { figureCell, type Told } from './told.ts';

/** A report is a list of blocks of Markdown, in both languages. */
export type Block = Told;

const inBoth = (text: (language: Language) => string): Told => ({ en: text('en'), fr: text('fr') });

export const heading = (level: 1 | 2 | 3, { en, fr }: Told): Block => ({
  en: `${'#'.repeat(level)} ${en}`,
  fr: `${'#'.repeat(level)} ${fr}`,
});

export const bullets = (items: readonly Told[]): Block =>
  inBoth((language) => items.map((item) => `- ${item[language]}`).join('\n'));

export const numbered = (items: readonly Told[]): Block =>
  inBoth((language) => items.map((item, index) => `${index + 1}. ${item[language]}`).join('\n'));

/** The first column is words, the others figures. */
export function table(head: readonly Told[], rows: readonly (readonly Cell[])[]): Block {
  return inBoth((language) => {
    const lines = [
      head.map((cell) => cell[language]),
      head.map((_, column) => (column === 0 ? '---' : '---:')),
      ...rows.map((row) => row.map((cell) => figureCell(cell)[language])),
    ];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  });
}

/** What stands in a table. */
export type Cell = Parameters<typeof figureCell>[0];

const FULL = '█';
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of blocks, so long if its value is the largest there is: a plot that any reader shows. */
export function bar(value: number, largest: number, length = 24): string {
  const eighths = largest === 0 ? 0 : Math.round((8 * length * value) / largest);
  return FULL.repeat(Math.floor(eighths / 8)) + (PARTS[eighths % 8] ?? '');
}

/** The text of a report's file in each language. */
export const pagesOf = (blocks: readonly Block[]): Told => {
  const [english, french] = LANGUAGES.map(
    (language) => `${blocks.map((block) => block[language]).join('\n\n')}\n`,
  );
  if (english === undefined || french === undefined) throw new Error('a language is missing');
  return { en: english, fr: french };
};
