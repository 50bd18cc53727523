import { readLetters } from './letters.ts';

/** A name is text of some letters, never markup: pages show it as it is. */
export const LONGEST_NAME = 24;

/** The longest text that may be a name, in UTF-16 units: emoji are made of many. */
export const LONGEST_NAME_TEXT = 16 * LONGEST_NAME;

/** The name as it will be shown, or nothing if it can't be one. */
export function readName(input: string): string | undefined {
  if (input.length > LONGEST_NAME_TEXT) return undefined;
  const letters = readLetters(input) ?? [];
  return letters.length === 0 || letters.length > LONGEST_NAME ? undefined : letters.join('');
}
