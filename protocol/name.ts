/** A name is text of some letters, never markup: pages show it as it is. */
export const LONGEST_NAME = 24;

/** The longest text that may be a name, in UTF-16 units: emoji are made of many. */
export const LONGEST_NAME_TEXT = 16 * LONGEST_NAME;

/** One thing that a reader sees as a letter may be put together of so many code points. */
const LONGEST_LETTER = 10;

const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What is seen begins with something that has a shape, and few marks are piled up on it. */
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]/u;
const PILED_UP = /\p{M}{5}/u;

/**
 * What is not seen, though it counts as a letter, a mark or a symbol: fillers, joiners, an empty
 * braille cell, a note without a head, the stand-in for an object. Characters that turn round what
 * follows them would let one name look like another's line.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}\u{2800}\u{FFFC}\u{1D159}]/u;

/** Emoji are made with joiners that are not seen, in ways that everybody knows. */
const EMOJI = /^\p{RGI_Emoji}$/v;

/** The name as it will be shown, or nothing if it can't be one. */
export function readName(input: string): string | undefined {
  if (input.length > LONGEST_NAME_TEXT) return undefined;
  const name = input.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(LETTERS.segment(name), ({ segment }) => segment);
  if (letters.length === 0 || letters.length > LONGEST_NAME) return undefined;
  return letters.every(isVisible) ? name : undefined;
}

function isVisible(letter: string): boolean {
  if (letter === ' ' || EMOJI.test(letter)) return true;
  if (Array.from(letter).length > LONGEST_LETTER) return false;
  return VISIBLE.test(letter) && !UNSEEN.test(letter) && !PILED_UP.test(letter);
}
