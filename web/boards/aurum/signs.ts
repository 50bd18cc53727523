import { type Card, isGold, METALS, metalOf } from '@pepite/games/aurum/pieces';
import { itemAt } from '@pepite/kernel';
import type { SignName } from '../../theme/signs.ts';

/** Which sign stands on a card. */
export const signOf = (card: Card): SignName =>
  isGold(card) ? 'gold' : itemAt(METALS, metalOf(card));
