import type { Move } from '@pepite/kernel';
import { cardOf, dealMove, isDeal, playMove, seatOf } from './moves.ts';
import { CARDS } from './pieces.ts';

/** A move as records write it: `play 7`, `deal 0 7`. */
export const print = (move: Move): string =>
  isDeal(move) ? `deal ${seatOf(move)} ${cardOf(move)}` : `play ${cardOf(move)}`;

const PLAY = /^play (?<card>[1-9]\d?)$/;
const DEAL = /^deal (?<seat>[0-3]) (?<card>[1-9]\d?)$/;

export function parse(text: string): Move | undefined {
  const { seat, card } = (PLAY.exec(text) ?? DEAL.exec(text))?.groups ?? {};
  if (card === undefined || Number(card) > CARDS) return undefined;
  return seat === undefined ? playMove(Number(card)) : dealMove(Number(seat), Number(card));
}
