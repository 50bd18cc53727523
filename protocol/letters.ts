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

/** One line of plain text as the letters that readers see; nothing if some can't be seen. */
export function readLetters(input: string): readonly string[] | undefined {
  const line = input.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(LETTERS.segment(line), ({ segment }) => segment);
  return letters.every(isVisible) ? letters : undefined;
}

function isVisible(letter: string): boolean {
  if (letter === ' ' || EMOJI.test(letter)) return true;
  if (Array.from(letter).length > LONGEST_LETTER) return false;
  return VISIBLE.test(letter) && !UNSEEN.test(letter) && !PILED_UP.test(letter);
}
