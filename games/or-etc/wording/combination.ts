import type { Deck } from '../pieces/deck.ts';

/** What the combinations of cards and rolls are called, in one language. */
export interface CombinationWords {
  /** So many dice of a printed value: "a pair of 2s". */
  readonly printed: (count: number, face: number) => string;
  /** So many dice of any one value: "a pair"; `isAnother`: as many of a value were named before. */
  readonly alike: (count: number, isAnother: boolean) => string;
  readonly fullHouse: string;
  readonly twoPairs: string;
  readonly anything: string;
  readonly and: string;
  readonly withExits: (name: string, exits: number) => string;
}

const timesIn = (pattern: string, sign: string): number => pattern.split(sign).length - 1;

/** A combination in words, with its article (O1, O24): "a pair of 6s and another pair". */
export function combinationIn(pattern: string, words: CombinationWords): string {
  const faces = [...new Set(pattern)].filter((sign) => sign >= '1' && sign <= '6').sort();
  const letters = ['X', 'Y'].map((sign) => timesIn(pattern, sign)).filter((count) => count > 0);
  if (faces.length === 0) {
    const sizes = letters.toSorted((one, other) => one - other).join(' ');
    if (sizes === '' || sizes === '1') return words.anything;
    if (sizes === '2 2') return words.twoPairs;
    if (sizes === '2 3') return words.fullHouse;
  }
  const counts = faces.map((face) => timesIn(pattern, face));
  const parts = [
    ...faces.map((face, index) => words.printed(counts[index], Number(face))),
    ...letters.map((count, index) =>
      words.alike(count, [...counts, ...letters.slice(0, index)].includes(count)),
    ),
  ];
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${words.and} ${parts[parts.length - 1]}`;
}

/** By card, what it is called; its exits are named where they tell two cards apart. */
export function cardNames({ table }: Deck, words: CombinationWords): readonly string[] {
  const isAlone = (pattern: string): boolean =>
    table.filter((other) => other.pattern === pattern).length === 1;
  return [
    '',
    ...table.map(({ pattern, exits }) => {
      const name = combinationIn(pattern, words);
      return isAlone(pattern) ? name : words.withExits(name, exits);
    }),
  ];
}
