import type { Phrases } from '@pepite/games/or-etc/phrases';
import type { ToolName } from '@pepite/games/or-etc/pieces';

/** What stands on the cards, in one language. */
export interface CardWords {
  readonly filon: string;
  readonly accident: string;
  readonly tool: string;
  readonly tools: Readonly<Record<ToolName, string>>;
  readonly uses: Readonly<Record<ToolName, string>>;
  /** What brings an accident on. */
  readonly strikes: string;
  readonly accidents: Phrases['accidents'];
  readonly entrance: string;
  readonly entranceUse: string;
  /** So many dice of a printed value. */
  readonly printed: (count: number, face: string) => string;
  /** So many dice of any one value; `isOther`: it differs from what was said before. */
  readonly alike: (count: number, isOther: boolean) => string;
  readonly anything: string;
  readonly joined: (parts: readonly string[]) => string;
}

/** A combination in words (O1, O24). */
export function combination(pattern: string, words: CardWords): string {
  const times = (sign: string): number => pattern.split('').filter((one) => one === sign).length;
  const faces = [...new Set(pattern)].filter((sign) => sign >= '1' && sign <= '6').toSorted();
  const parts = faces.map((face) => words.printed(times(face), face));
  for (const letter of ['X', 'Y']) {
    if (times(letter) > 0) parts.push(words.alike(times(letter), parts.length > 0));
  }
  return parts.length === 0 ? words.anything : words.joined(parts);
}
