import { type Card, isGold, METALS, metalOf } from '@pepite/games/aurum/pieces';
import { itemAt } from '@pepite/kernel';
import type { SignName } from '../theme/signs.ts';

/** What one of two teams is known by, in a square of 16; the other is a ring. */
export const DIAMOND = 'M8 1l6.5 7L8 15L1.5 8z';

/** Which sign stands on a card. */
export const signOf = (card: Card): SignName =>
  isGold(card) ? 'gold' : itemAt(METALS, metalOf(card));
