/** A name is text of some letters, never markup: pages show it as it is. */
export const LONGEST_NAME = 24;

/** Control and direction-changing characters: they would let one name look like another's line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Cs}]/u;

/** The name as it will be shown, or nothing if it can't be one. */
export function readName(input: string): string | undefined {
  if (input.length > 4 * LONGEST_NAME) return undefined;
  const name = input.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(name).length;
  return letters > 0 && letters <= LONGEST_NAME && !UNSEEN.test(name) ? name : undefined;
}

/** Whether two names could be taken for each other. */
export const looksAlike = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
