import { CARD } from '../paper.ts';
import type { Face } from '../document.ts';

/** The drawing is a hundred units wide, as that of the pages is (`web/boards/or-etc/back.svg`). */
const SCALE = CARD.width / 100;
const DARK = '#3d3630';
const LINE = '#c79a3f';
const VEINS = [
  'M9 34L30 26L52 36L74 22L91 30M30 26L36 9M74 22L66 9M52 36L50 46',
  'M9 106L28 114L50 102L72 116L91 108M28 114L34 131M72 116L68 131M50 102L50 94',
  'M9 70L22 62L18 44M91 70L78 78L82 96',
];

/** What all cards of the pile have on their other side: veins in the rock, and a pick. */
export const orEtcBack: Face = (pen) => {
  pen.rectangle(0, 0, CARD.width, CARD.height, { fill: DARK });
  for (const vein of VEINS) pen.path(vein, { stroke: LINE, width: 1, opacity: 0.55 }, SCALE);
  pen.path('M36 96L61 52', { stroke: '#b98047', width: 3.8 }, SCALE);
  const head = 'M30 52C46 40 66 48 76 74C64 60 48 54 30 52z';
  pen.path(head, { fill: '#e2b13c', stroke: DARK, width: 1.3 }, SCALE);
  pen.rectangle(5.7, 5.7, CARD.width - 11.4, CARD.height - 11.4, { stroke: LINE, width: 0.6 }, 4);
};
