import type { Reference, Translated } from '@pepite/kernel';
import { type Deck, STANDARD_DECK } from './pieces/deck.ts';
import { english } from './reference.en.ts';
import { french } from './reference.fr.ts';

/** With the cards as they are printed. */
export const reference: Translated<Reference> = { en: english, fr: french };

const PRINTED = new RegExp(STANDARD_DECK.accidentRolls.join('|'), 'g');

/** The reference card of a match with such cards: it names the rolls that bring accidents on. */
export function referenceOf({ accidentRolls }: Deck): Translated<Reference> {
  if (accidentRolls === STANDARD_DECK.accidentRolls) return reference;
  const rollFor = (printed: string): string =>
    accidentRolls[STANDARD_DECK.accidentRolls.indexOf(printed)];
  return { en: withRolls(english, rollFor), fr: withRolls(french, rollFor) };
}

const withRolls = (card: Reference, rollFor: (printed: string) => string): Reference => ({
  ...card,
  groups: card.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, text: line.text.replace(PRINTED, rollFor) })),
  })),
});
