import {
  type Card,
  colourOf,
  COLOURS,
  type Colour,
  isColoured,
  isFifty,
  isHappyMan,
  isTwo,
} from '@pepite/games/auruxxx/pieces';
import { itemAt } from '@pepite/kernel';
import type { Letters } from '../drawing.ts';
import { circle, path, placed } from '../svg.ts';
import { drawFace } from '../theme/card.ts';
import {
  ACTION_LINES,
  actionOf,
  DRAW_LINES,
  figureOf,
  GOLDEN_RAYS,
  HAPPY_FILLS,
  HAPPY_LINES,
  PAINTS,
  paintOf,
  SIGN_LINES,
} from './signs.ts';

const drawColour = (colour: Colour, x: number, y: number, size: number, ink: string): string =>
  placed(x, y, size / 24, [path(SIGN_LINES[colour], { stroke: ink, width: 2.2 })]);

/** The Happy Man, in a square of that size. */
export const drawHappy = (x: number, y: number, size: number, ink: string): string =>
  placed(x, y, size / 48, [
    path(HAPPY_FILLS, { fill: ink }),
    path(HAPPY_LINES, { stroke: ink, width: 3.4 }),
  ]);

/** A card, as on the board. */
export function drawCard(letters: Letters, card: Card, actionName: string): string {
  const { face, ink } = PAINTS[paintOf(card)];
  const isGolden = paintOf(card) === 'golden';
  return [
    ...drawFace(isGolden ? { face, ink, frame: 3, clear: 0.9 } : { face, ink }),
    isColoured(card)
      ? drawColoured(letters, card, ink)
      : drawSpecial(letters, card, ink, actionName),
  ].join('');
}

/** A golden twelve, or an action with its name. */
function drawSpecial(letters: Letters, card: Card, ink: string, actionName: string): string {
  const action = actionOf(card);
  const middle = { x: 50, style: 'title', colour: ink, anchor: 'middle' } as const;
  if (action === undefined) {
    return [
      path(GOLDEN_RAYS, { stroke: ink, width: 4 }),
      circle(50, 64, 32, { stroke: ink, width: 4 }),
      letters.write('12', { ...middle, y: 80, size: 46, most: 60 }),
    ].join('');
  }
  return [
    placed(12, 8, 1.58, [path(ACTION_LINES[action], { stroke: ink, width: 2.6 })]),
    path('M16 94h68', { stroke: ink, width: 1.5, opacity: 0.5 }),
    letters.write(actionName, { ...middle, y: 118, size: 16, most: 84 }),
  ].join('');
}

function drawColoured(letters: Letters, card: Card, ink: string): string {
  const colour = itemAt(COLOURS, colourOf(card));
  if (isHappyMan(card)) {
    return [
      circle(50, 92, 36, { fill: ink, opacity: 0.11 }),
      drawHappy(20, 36, 60, ink),
      drawColour(colour, 9, 10, 32, ink),
      drawColour(colour, 59, 98, 32, ink),
    ].join('');
  }
  const figure = figureOf(card) ?? 0;
  const isLong = figure > 9;
  const dots = { stroke: ink, width: 5, dashes: '1 9' };
  return [
    letters.write(`${figure}`, {
      x: 11,
      y: 52,
      size: isLong ? 44 : 54,
      style: 'title',
      colour: ink,
      most: 60,
    }),
    isLong ? drawColour(colour, 67, 14, 24, ink) : drawColour(colour, 60, 14, 31, ink),
    circle(50, 97, 30, { fill: ink, opacity: 0.11 }),
    isFifty(card) ? circle(50, 97, 30, dots) : '',
    isTwo(card)
      ? placed(28, 75, 1.8, [path(DRAW_LINES, { stroke: ink, width: 2.6 })])
      : drawColour(colour, 27, 74, 46, ink),
  ].join('');
}

/** The lines of a card's back, as in `web/boards/auruxxx/back.svg`. */
export const BACK = {
  face: '#5a1f26',
  line: '#c79a3f',
  gold: '#e2b13c',
  lattice: [
    'M9 32L32 9M9 62L62 9M9 92L91 10M9 122L91 40M30 131L91 70M60 131L91 100',
    'M91 32L68 9M91 62L38 9M91 92L9 10M91 122L9 40M70 131L9 70M40 131L9 100',
  ],
  twelve: 'M37 63L43 58V82M51 64C52 55 66 55 65 65C64 71 55 76 52 82H66',
} as const;

export const drawBack = (): string =>
  [
    ...drawFace({ face: BACK.face, ink: BACK.line, sheen: 0, clear: 1 }),
    ...BACK.lattice.map((d) => path(d, { stroke: BACK.line, width: 1.6, opacity: 0.65 })),
    circle(50, 70, 25, { fill: BACK.face, stroke: BACK.gold, width: 4 }),
    path(BACK.twelve, { stroke: BACK.gold, width: 5 }),
  ].join('');
