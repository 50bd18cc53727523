import {
  BONUS,
  cardOf,
  cellsOf,
  KEEP,
  kindOf,
  MARK,
  otherCard,
  TAKE,
  TAKE_PILE,
} from '@pepite/games/silver-and-gold/moves';
import type { Card } from '@pepite/games/silver-and-gold/pieces';
import { each, type Move } from '@pepite/kernel';
import type { Pointer } from '../kit/pointers.ts';

const offered = (card: Card | 'pile'): Pointer => ({ selector: `[data-offer="${card}"]` });

/** What a move is made with. */
export function pointersOf(move: Move): readonly Pointer[] {
  switch (kindOf(move)) {
    case KEEP:
      return [offered(cardOf(move)), offered(otherCard(move))];
    case TAKE:
      return [offered(cardOf(move))];
    case TAKE_PILE:
      return [offered('pile')];
    case MARK:
    case BONUS:
      return [...each(cellsOf(move))].map((cell) => ({
        selector: `[data-card="${cardOf(move)}"][data-cell="${cell}"]`,
      }));
    default:
      return [];
  }
}
