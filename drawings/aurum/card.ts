import { type Card, isGold, valueOf } from '@pepite/games/aurum/pieces';
import type { Letters } from '../drawing.ts';
import { circle, path, rectangle } from '../svg.ts';
import { drawFace } from '../theme/card.ts';
import { CARD_INK, FACES, GOLD_INK } from '../theme/colours.ts';
import { drawSign } from '../theme/sign.ts';
import { signOf } from './signs.ts';

/** What shines around the sign of gold. */
export const RAYS =
  'M50 54v-5M50 128v5M87 91h4M13 91H9M76 65l3-3M24 65l-3-3M76 117l3 3M24 117l-3 3';

const inkOf = (card: Card): string => (isGold(card) ? GOLD_INK : CARD_INK);

/** A card, as on the board. */
export function drawCard(letters: Letters, card: Card): string {
  const sign = signOf(card);
  const ink = inkOf(card);
  const value = valueOf(card);
  const size = value > 9 ? 44 : 48;
  return [
    ...drawFace({ face: FACES[sign], ink, sheen: isGold(card) ? 0.28 : 0.07 }),
    isGold(card) ? path(RAYS, { stroke: ink, width: 3, opacity: 0.45 }) : '',
    circle(50, 91, 33, { fill: ink, opacity: 0.11 }),
    drawSign(sign, { x: 24, y: 65, size: 52, ink }),
    letters.write(`${value}`, { x: 13, y: 47, size, style: 'title', colour: ink, most: 74 }),
  ].join('');
}

/** A card where there is little room, in a box of 56 × 40: sign and value only. */
export function drawTile(letters: Letters, card: Card): string {
  const ink = inkOf(card);
  return [
    rectangle({ x: 0, y: 0, width: 56, height: 40 }, { fill: FACES[signOf(card)] }, 7),
    drawSign(signOf(card), { x: 4, y: 8, size: 24, ink }),
    letters.write(`${valueOf(card)}`, {
      x: 41,
      y: 28,
      size: 23,
      style: 'title',
      colour: ink,
      anchor: 'middle',
      most: 30,
    }),
  ].join('');
}
