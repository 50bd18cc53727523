import type { Filon } from '@pepite/games/or-etc/data/cards';
import { CARD, type Point } from '../paper.ts';
import type { Pen } from '../pen.ts';
import type { Face } from '../document.ts';
import { COLOURS } from '@pepite/drawings/or-etc/colours';
import { drawDice } from './dice.ts';
import {
  drawExits,
  drawFrame,
  drawGround,
  drawLump,
  drawPortal,
  drawTitle,
  drawValue,
  MIDDLE,
} from './signs.ts';
import { combination, type CardWords } from './phrases.ts';

/** A vein: its value, its exits, the dice that build it, and the gallery that it opens. */
export const filonFace =
  (filon: Filon, words: CardWords): Face =>
  (pen) => {
    const { pattern, value, exits } = filon;
    drawGround(pen);
    drawRock(pen, value);
    drawGallery(pen, exits);
    drawFrame(pen, COLOURS.goldEdge);
    drawValue(pen, value);
    drawExits(pen, exits);
    drawTitle(pen, words.filon, COLOURS.ink);
    pen.text(pattern, MIDDLE, 15.2, { size: 2.7, colour: COLOURS.muted });
    drawDice(pen, pattern, MIDDLE, 20.5);
    const lettering = { size: 2.9, colour: COLOURS.ink };
    pen.paragraph(combination(pattern, words), MIDDLE, 35.2, 54, lettering);
  };

const ROCK_TOP = 46;
/** Where gold shows in the rock: the more a card is worth, the more of it. */
const LUMPS: readonly Point[] = [
  { x: 8.5, y: 55 },
  { x: 55, y: 57.5 },
  { x: 17.5, y: 50.5 },
  { x: 46, y: 51 },
  { x: 11.5, y: 62.5 },
  { x: 56.5, y: 50.5 },
  { x: 6.8, y: 49.5 },
  { x: 51.5, y: 63.5 },
  { x: 23, y: 56.5 },
];

function drawRock(pen: Pen, value: number): void {
  const edge = 'l 7 -2.2 l 8 1.6 l 9 -2.8 l 7.5 1.4 l 8 -1.6 l 8.5 2.6 l 8 -1.8 l 7 2.8';
  const bottom = CARD.height - ROCK_TOP;
  pen.path(`M 0 ${ROCK_TOP} ${edge} v ${bottom} h ${-CARD.width} Z`, { fill: COLOURS.rock });
  for (const y of [52, 60.5, 69.5, 78.5]) {
    const seam = `M 0 ${y} c 12 -4, 20 3, 31 -0.5 s 20 -3, 32 1.5`;
    pen.path(seam, { stroke: COLOURS.seam, width: 0.5 });
  }
  for (const [index, place] of LUMPS.slice(0, value).entries()) {
    drawLump(pen.at(place), 1.15 + 0.2 * (index % 3));
  }
}

const FLOOR = 83;

/** The way in from above divides into as many ways on as there are exits. */
function drawGallery(pen: Pen, exits: number): void {
  const width = Math.min(9.4, 46 / Math.max(exits, 1) - 1.6);
  const step = Math.min(17, 54 / Math.max(exits, 1));
  const doors = Array.from(
    { length: exits },
    (_, index) => MIDDLE + (index - (exits - 1) / 2) * step,
  );
  const ends = exits === 0 ? [{ x: MIDDLE, y: 62 }] : doors.map((x) => ({ x, y: FLOOR - 6 }));
  for (const { x, y } of ends) {
    const way = `M ${MIDDLE} ${ROCK_TOP - 4} C ${MIDDLE} 62, ${x} 58, ${x} ${y}`;
    pen.path(way, { stroke: COLOURS.timber, width: 5.6 });
  }
  for (const { x, y } of ends) {
    const way = `M ${MIDDLE} ${ROCK_TOP - 4} C ${MIDDLE} 62, ${x} 58, ${x} ${y}`;
    pen.path(way, { stroke: COLOURS.dark, width: 4.4 });
  }
  pen.rectangle(MIDDLE - 4.4, ROCK_TOP - 4.6, 8.8, 1.7, { fill: COLOURS.timber }, 0.5);
  for (const x of doors) {
    drawPortal(pen.at({ x, y: FLOOR }), width, Math.min(13, width * 1.4));
    pen.circle(x, FLOOR - width * 0.75, 0.8, { fill: COLOURS.goldLight });
  }
}
