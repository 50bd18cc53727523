import type { AccidentName } from '@pepite/games/or-etc/pieces';
import { CARD } from '../paper.ts';
import type { Face } from '../document.ts';
import type { Pen, Style } from '../pen.ts';
import { COLOURS } from '@pepite/drawings/or-etc/colours';
import { drawDice } from './dice.ts';
import { drawFrame, drawGround, drawHead, MIDDLE } from './signs.ts';
import type { CardWords } from './phrases.ts';

const STONE: Style = { fill: COLOURS.seam, stroke: COLOURS.muted, width: 0.4 };
/** Stones on their way down: where, and how large. */
const STONES = [
  { x: 19, y: 63, scale: 1.2 },
  { x: 31, y: 58.5, scale: 1.7 },
  { x: 44, y: 63.5, scale: 1.3 },
  { x: 25.5, y: 71.5, scale: 2 },
  { x: 38.5, y: 71, scale: 2.2 },
  { x: 15, y: 74, scale: 1.9 },
  { x: 49, y: 74, scale: 2 },
] as const;

/** An accident: the roll that brings it on, and what it does. */
export const accidentFace =
  (name: AccidentName, roll: string, words: CardWords): Face =>
  (pen) => {
    const { title, effect } = words.accidents[name];
    drawGround(pen);
    drawFall(pen);
    drawHead(pen, title, COLOURS.danger, { x: MIDDLE, y: 12.2, width: 52 });
    drawFrame(pen, COLOURS.danger);
    drawDice(pen, roll, MIDDLE, 20.5);
    const small = { size: 2.6, colour: COLOURS.muted };
    pen.text(`${words.accident} – ${words.strikes}`, MIDDLE, 35, small);
    pen.paragraph(effect, MIDDLE, 40, 54, { size: 3, colour: COLOURS.ink });
  };

function drawFall(pen: Pen): void {
  const floor = 'M 0 78 l 9 -3 l 10 2.4 l 12 -3 l 11 3 l 10 -2.6 l 11 3 v 10.2 h -63 Z';
  pen.rectangle(0, 55, CARD.width, CARD.height - 55, { fill: COLOURS.dark });
  const roof = 'M 0 52 h 63 v 7 l -8 -2 l -6 4 l -9 -5 l -7 3 l -8 -4 l -9 5 l -8 -4 l -8 3 Z';
  pen.path(roof, { fill: COLOURS.rock });
  pen.path(floor, { fill: COLOURS.timberEdge });
  for (const { x, y, scale } of STONES) {
    const outline = 'M -2 0.4 L -1.2 -1.6 L 0.8 -1.9 L 2.2 -0.2 L 1.4 1.6 L -1 1.8 Z';
    pen.at({ x, y }).path(outline, STONE, scale);
  }
}
