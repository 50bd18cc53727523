import { CARD } from '../paper.ts';
import type { Face } from '../document.ts';
import { COLOURS } from '@pepite/drawings/or-etc/colours';
import {
  drawExits,
  drawFrame,
  drawGround,
  drawPortal,
  drawTitle,
  drawValue,
  MIDDLE,
} from './signs.ts';
import type { CardWords } from './phrases.ts';

const SLOPE = 'M 0 62 L 9 46 L 18 39 L 27 27 L 34 25 L 44 36 L 54 43 L 63 57 V 88 H 0 Z';

/** Where a mine begins (O3): one way in. */
export const entranceFace =
  (words: CardWords): Face =>
  (pen) => {
    drawGround(pen);
    pen.path(SLOPE, { fill: COLOURS.rock });
    pen.path('M 27 27 L 34 25 L 44 36 L 35 34 L 31 39 L 24 36 Z', { fill: COLOURS.white });
    pen.rectangle(0, 71, CARD.width, CARD.height - 71, { fill: COLOURS.seam });
    drawPortal(pen.at({ x: MIDDLE, y: 71 }), 24, 28);
    pen.path('M 27 71 L 29.5 55 M 36 71 L 33.5 55', { stroke: COLOURS.steelLight, width: 0.7 });
    for (const y of [58, 61, 64.4, 68.2]) {
      const half = 1.6 + (y - 55) * 0.24;
      pen.line({ x: MIDDLE - half, y }, { x: MIDDLE + half, y }, COLOURS.timber, 0.9);
    }
    pen.circle(MIDDLE, 48.5, 1.5, { fill: COLOURS.goldLight, stroke: COLOURS.goldEdge });
    drawFrame(pen, COLOURS.timberEdge);
    drawValue(pen, 0);
    drawExits(pen, 1);
    drawTitle(pen, words.entrance, COLOURS.ink);
    pen.paragraph(words.entranceUse, MIDDLE, 77.5, 52, { size: 2.9, colour: COLOURS.ink });
  };
