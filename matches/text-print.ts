/**
 * What tells a text from others: a number of 64 bits (FNV-1a, two halves of it), and no proof of
 * anything.
 */
export function textPrint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x050c5d1f];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + 0x9e), 0x01000193);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
