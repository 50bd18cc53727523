/**
 * Whether French elides before a word: a vowel or a mute h, but not « Yann ». The h of names is
 * taken for mute: nearly all that are common in French are.
 */
const isElided = (word: string): boolean =>
  /^(?:[aeiouœæh]|y(?![aeiouœæ]))/i.test(word.normalize('NFD'));

/** « de Zoé », « d’Aurélie ». */
export const de = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);

/** « le zinc », « l’argent »: for what is masculine. */
export const le = (noun: string): string => (isElided(noun) ? `l’${noun}` : `le ${noun}`);

/** « que Zoé », « qu’Aurélie ». */
export const que = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);
