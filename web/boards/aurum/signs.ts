import { printCard } from '@pepite/games/aurum/notation';
import { type Card, isGold, METALS, metalOf } from '@pepite/games/aurum/pieces';
import { itemAt } from '@pepite/kernel';
import type { SignName } from '../../look/signs.ts';

/** Which sign stands on a card. */
export const signOf = (card: Card): SignName =>
  isGold(card) ? 'gold' : itemAt(METALS, metalOf(card));

/** The letter of its metal, as records write it. */
export const letterOf = (card: Card): string => printCard(card).charAt(0);
