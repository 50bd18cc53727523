import type { ToolName } from '@pepite/games/or-etc/pieces';
import type { Face } from '../document.ts';
import type { Pen, Style } from '../pen.ts';
import { COLOURS } from '@pepite/drawings/or-etc/colours';
import { drawFrame, drawGround, drawHead, drawValue, MIDDLE } from './signs.ts';
import type { CardWords } from './phrases.ts';

const METAL: Style = { fill: COLOURS.steelLight, stroke: COLOURS.ink, width: 0.5 };
const WOOD: Style = { fill: COLOURS.timber, stroke: COLOURS.timberEdge, width: 0.5 };
const GOLD: Style = { fill: COLOURS.gold, stroke: COLOURS.goldEdge, width: 0.4 };
const FOAM: Style = { fill: COLOURS.white, stroke: COLOURS.ink, width: 0.4 };
const HANDLE: Style = { stroke: COLOURS.timberEdge, width: 2.2 };

interface Stroke {
  readonly outline: string;
  readonly style: Style;
}

/** Drawn in a square of 24 by 24. */
const PICTURES: Readonly<Record<ToolName, readonly Stroke[]>> = {
  pick: [
    { outline: 'M 10.9 6 h 2.2 v 17 h -2.2 Z', style: WOOD },
    { outline: 'M 0.5 9.5 C 6 2.5, 18 2.5, 23.5 9.5 C 17 6.4, 7 6.4, 0.5 9.5 Z', style: METAL },
    { outline: 'M 10 3.4 h 4 v 4 h -4 Z', style: METAL },
  ],
  wagon: [
    { outline: 'M 5 8.5 l 2 -4 l 3.4 0.4 l 2 -2 l 3.6 2 l 2.6 3.6 Z', style: GOLD },
    { outline: 'M 2 8.5 h 20 l -3.4 9 h -13.2 Z', style: METAL },
    { outline: 'M 1 7.6 h 22 v 1.8 h -22 Z', style: METAL },
    { outline: 'M 5 19.6 a 2.4 2.4 0 1 1 4.8 0 a 2.4 2.4 0 1 1 -4.8 0 Z', style: WOOD },
    { outline: 'M 14.2 19.6 a 2.4 2.4 0 1 1 4.8 0 a 2.4 2.4 0 1 1 -4.8 0 Z', style: WOOD },
    { outline: 'M 0 22.6 h 24', style: HANDLE },
  ],
  mug: [
    {
      outline: 'M 16 10 h 3 a 2.4 2.4 0 0 1 2.4 2.4 v 3 a 2.4 2.4 0 0 1 -2.4 2.4 h -3',
      style: HANDLE,
    },
    {
      outline: 'M 4 7 h 13 v 14 a 1.6 1.6 0 0 1 -1.6 1.6 h -9.8 a 1.6 1.6 0 0 1 -1.6 -1.6 Z',
      style: WOOD,
    },
    { outline: 'M 4 10.4 h 13 v 1.6 h -13 Z M 4 18 h 13 v 1.6 h -13 Z', style: METAL },
    {
      outline:
        'M 3.6 8.4 a 2.6 2.6 0 0 1 1.6 -4.8 a 3.4 3.4 0 0 1 6 -0.8 a 3 3 0 0 1 5.2 1.6 ' +
        'a 2.2 2.2 0 0 1 0.8 4.2 Z',
      style: FOAM,
    },
  ],
  shovel: [
    { outline: 'M 8.6 1 h 6.8 v 2 h -6.8 Z', style: WOOD },
    { outline: 'M 10.9 3 h 2.2 v 11 h -2.2 Z', style: WOOD },
    {
      outline: 'M 7 13 h 10 v 4.6 c 0 3.4, -2.6 5.2, -5 6 c -2.4 -0.8, -5 -2.6, -5 -6 Z',
      style: METAL,
    },
  ],
  helmet: [
    { outline: 'M 3 16 a 9 9.6 0 0 1 18 0 Z', style: METAL },
    { outline: 'M 10.6 6.6 h 2.8 v 9.4 h -2.8 Z', style: METAL },
    {
      outline: 'M 0.8 15.4 h 22.4 a 1.4 1.4 0 0 1 0 3.2 h -22.4 a 1.4 1.4 0 0 1 0 -3.2 Z',
      style: METAL,
    },
    { outline: 'M 9 11.4 a 3 3 0 1 1 6 0 a 3 3 0 1 1 -6 0 Z', style: GOLD },
  ],
  mallet: [
    { outline: 'M 10.7 9 h 2.6 v 14.4 h -2.6 Z', style: WOOD },
    { outline: 'M 3.4 2.6 h 17.2 v 8.4 h -17.2 Z', style: METAL },
    { outline: 'M 5.8 2.6 v 8.4 M 18.2 2.6 v 8.4', style: { stroke: COLOURS.ink, width: 0.4 } },
  ],
};

const SCALE = 1.25;

/** A tool: what it is worth at the auction, a picture and its use. */
export const toolFace =
  (tool: ToolName, value: number, words: CardWords): Face =>
  (pen) => {
    drawGround(pen);
    drawHead(pen, capital(words.tools[tool]), COLOURS.steel, { x: 38, y: 12.2, width: 40 });
    drawFrame(pen, COLOURS.steel);
    drawValue(pen, value);
    pen.circle(MIDDLE, 41, 20, { fill: COLOURS.rock });
    drawPicture(pen.at({ x: MIDDLE - 12 * SCALE, y: 41 - 12 * SCALE }), tool);
    const lettering = { size: 3.1, colour: COLOURS.ink };
    pen.paragraph(words.uses[tool], MIDDLE, 68.5, 50, lettering);
    pen.text(words.tool, MIDDLE, 83, { size: 2.4, colour: COLOURS.muted });
  };

function drawPicture(pen: Pen, tool: ToolName): void {
  for (const { outline, style } of PICTURES[tool]) pen.path(outline, style, SCALE);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
