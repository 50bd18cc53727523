import type { Guide, GuideParagraph } from '@pepite/kernel';

/** A piece of a text, and whether it is what was searched for. */
export interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

/** What is left of a text where neither case nor accents matter, and where each letter was. */
interface Folded {
  readonly text: string;
  /** For each letter of it the place in the text it comes from, and at its end that text's end. */
  readonly places: readonly number[];
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', '’': "'" };
const WORD = /[\p{L}\p{N}]/u;

function folded(text: string): Folded {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    const lower = sign.toLowerCase();
    const letters = LIGATURES[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
    for (let letter = 0; letter < letters.length; letter++) places.push(place);
    plain += letters;
    place += sign.length;
  }
  return { text: plain, places: [...places, text.length] };
}

/** The words of a question, as they are searched for; none if there is nothing to search for. */
export const wordsOf = (query: string): readonly string[] =>
  folded(query)
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Where words that begin like `word` stand in a text. */
function* placesOf(word: string, { text }: Folded): Generator<number> {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !WORD.test(text.charAt(at - 1))) yield at;
  }
}

/** A text in pieces, those that begin like one of the words set apart. */
export function partsOf(text: string, words: readonly string[]): readonly Part[] {
  const plain = folded(text);
  const hits = words
    .flatMap((word) =>
      [...placesOf(word, plain)].map((at) => [
        plain.places[at] ?? 0,
        plain.places[at + word.length] ?? text.length,
      ]),
    )
    .sort(([one = 0], [other = 0]) => one - other);
  const parts: Part[] = [];
  let from = 0;
  for (const [start = 0, end = 0] of hits) {
    if (start < from) continue;
    parts.push({ text: text.slice(from, start), isHit: false });
    parts.push({ text: text.slice(start, end), isHit: true });
    from = end;
  }
  return [...parts, { text: text.slice(from), isHit: false }].filter((part) => part.text !== '');
}

const textsOf = ({ clause, title, text, points, ruling }: GuideParagraph): string =>
  [clause, title, text, ...(points ?? []), ruling].filter((one) => one !== undefined).join('\n');

/** Whether a paragraph has all of the words, or begins of them, in it. */
function isFound(paragraph: GuideParagraph, words: readonly string[]): boolean {
  const plain = folded(textsOf(paragraph));
  return words.every((word) => [...placesOf(word, plain)].length > 0);
}

/** Only what has all of the words: sections without any such paragraph are left out. */
export const found = (guide: Guide, words: readonly string[]): Guide =>
  guide.flatMap((section) => {
    const paragraphs = section.paragraphs.filter((paragraph) => isFound(paragraph, words));
    return paragraphs.length === 0 ? [] : [{ ...section, paragraphs }];
  });

/** How many paragraphs there are. */
export const countOf = (guide: Guide): number =>
  guide.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
