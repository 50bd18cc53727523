import { cryptographic } from '@pepite/bots';

/** No vowels and nothing that looks like something else: links are read aloud, too. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
const ID_LENGTH = 12;

/** A name for a match that nobody guesses. */
export function newId(): string {
  const letters = Array.from(
    { length: ID_LENGTH },
    () => LETTERS[cryptographic.below(LETTERS.length)],
  );
  return letters.join('');
}
