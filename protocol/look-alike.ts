/**
 * Letters and digits that readers take for a Latin letter, each group after the letter it looks
 * like. Capitals have groups of their own shapes, so both are mapped before case is dropped.
 */
const CONFUSABLE = [
  'a4АаΑαɑ',
  'b8ВвΒβЬьƄ',
  'cСсϹϲ',
  'dԁɗ',
  'e3ЕеΕεє€',
  'gɡց',
  'hНһΗ',
  'jЈјϳ',
  'kКкΚκ',
  'lI1iІіΙιıӀӏ|ǀ',
  'mМмΜ',
  'nΝηпռ',
  'o0ОоΟοσօ',
  'pРрΡρ',
  'qԛգ',
  'rгɾ',
  's5Ѕѕ$ʂ',
  't7ТтΤτ',
  'uυսμ',
  'vνѵ',
  'wԜԝωш',
  'xХхΧχ×',
  'yУуΥγү',
  'zΖƵ2',
];

const LATIN = new Map(
  CONFUSABLE.flatMap((group) => {
    const [letter, ...others] = Array.from(group);
    return others.map((other) => [other, letter] as const);
  }),
);

const latin = (text: string): string =>
  Array.from(text, (letter) => LATIN.get(letter) ?? letter).join('');

/** By way of capitals, so that ß is ss. */
const withoutCase = (text: string): string => text.toUpperCase().toLowerCase();

/** What is left of a name for somebody who glances at it. */
function glance(name: string, read: (text: string) => string): string {
  const plain = name.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return read(plain).replaceAll(/[\p{P}\p{Z}]/gu, '');
}

/** A capital may look like another letter than the small one: Н like H, but н like no other. */
const READINGS = [
  (text: string): string => latin(withoutCase(latin(text))),
  (text: string): string => latin(withoutCase(text)),
];

/** Whether somebody at the same table would take one name for the other. */
export function looksAlike(one: string, other: string): boolean {
  return READINGS.some((read) => {
    const [first, second] = [glance(one, read), glance(other, read)];
    // Of a name that is all dots and dashes nothing is left; then every dot counts.
    if (first === '' || second === '') return one.normalize('NFKC') === other.normalize('NFKC');
    return first === second;
  });
}
