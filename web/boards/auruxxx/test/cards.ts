import { playOf } from '@pepite/games/auruxxx/cards/plays';
import { parseCard } from '@pepite/games/auruxxx/notation';
import type { Card } from '@pepite/games/auruxxx/pieces';
import type { Move } from '@pepite/kernel';

export const card = (text: string): Card => {
  const found = parseCard(text);
  if (found === undefined) throw new Error(`no card ${text}`);
  return found;
};

export const play = (...cards: readonly string[]): Move => {
  const move = playOf(cards.map(card));
  if (move === undefined) throw new Error(`no play ${cards.join(' ')}`);
  return move;
};
