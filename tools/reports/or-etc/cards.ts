import { CARDS } from '../../../games/or-etc/data/cards.ts';
import { itemAt } from '../../../kernel/index.ts';
import type { Figure } from '../figure.ts';
import type { Findings, Where } from '../findings.ts';

/** A Filon card of the table, as measures name it. */
export interface CardItem {
  readonly id: string;
  readonly pattern: string;
  readonly value: number;
  readonly exits: number;
}

/** The cards in the order of the table, which measures keep. */
export const cardsOf = (findings: Findings, where: Where): readonly CardItem[] =>
  findings.items('card-laid', where).map(({ id }, index) => {
    const { pattern, value, exits } = itemAt(CARDS, index);
    return { id, pattern, value, exits };
  });

/** The points that a card brings whoever gets it into hand: its value, as often as it is laid. */
export function pointsBrought(
  findings: Findings,
  where: Where,
  { id }: Pick<CardItem, 'id'>,
  value: number,
): Figure {
  const laid = findings.figure(`card-laid/${id}`, where);
  return {
    value: value * laid.value,
    low: value * laid.low,
    high: value * laid.high,
    form: 'number',
  };
}
