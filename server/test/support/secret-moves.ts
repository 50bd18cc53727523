import type { Seat } from '@pepite/kernel';

const TO_ONE = /^(?:deal|draw) (\d) \S+$/;
const STOLEN = /^steal (\d) (\d) \S+$/;

/**
 * The seats that may know which card chance has moved; nothing where all may know. It goes by the
 * words of a record: what the rules under test say about it may be what is wrong.
 */
export function knowersOf(text: string): readonly Seat[] | undefined {
  const found = TO_ONE.exec(text) ?? STOLEN.exec(text);
  return found?.slice(1).map(Number);
}

/** A secret move without its card: what everybody may know of it. */
export const withoutCard = (text: string): string => text.slice(0, text.lastIndexOf(' '));

export const cardIn = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
