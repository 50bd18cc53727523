import type { Colour } from '@pepite/games/silver-and-gold/data/cards';
import {
  type Card,
  type Cells,
  CELLS,
  cellsIn,
  POINTS,
  printedCells,
  sealOf,
} from '@pepite/games/silver-and-gold/pieces';
import { itemAt } from '@pepite/kernel';
import type { Letters } from '../drawing.ts';
import { path, placed, rectangle, circle } from '../svg.ts';
import { CARD_INK, FACES } from '../theme/colours.ts';
import { COLOUR_FACES, COLOUR_SIGNS, ISLAND, LANDS, SIGN_INKS } from './colours.ts';
import { fillOf, type GlyphName, GLYPHS } from './glyphs.ts';
import {
  COAST,
  colourName,
  cornerOf,
  hatchAt,
  PARCEL,
  squaresAt,
  waterOf,
  wavesAt,
  WHOLE,
} from './island.ts';

const [EDGE, HEAD] = [1.2, 7.6];
/** The size that a treasure card is drawn in. */
export const TREASURE = { width: WHOLE + 2 * EDGE, height: WHOLE + 2 * EDGE + HEAD } as const;

/** A sign in a square of that size; gold is filled, as on the boards. */
export function drawGlyph(name: GlyphName, x: number, y: number, size: number, ink: string) {
  const fill = fillOf(name);
  const colour = name === 'palm' ? ink : FACES.gold;
  const width = name === 'cross' ? 4 : name === 'tick' ? 2.6 : 1.8;
  return placed(x, y, size / 24, [
    fill === undefined ? '' : path(fill, { fill: colour }),
    path(GLYPHS[name].lines, { stroke: ink, width }),
  ]);
}

export const drawColour = (colour: Colour, x: number, y: number, size: number, fill: string) =>
  placed(x, y, size / 24, [path(COLOUR_SIGNS[colour], { fill })]);

/** A treasure card: its points and colour, its seal, its island with what is marked. */
export function drawTreasure(letters: Letters, card: Card, free: Cells): string {
  const colour = colourName(card);
  const { width, height } = TREASURE;
  const face = { x: 0, y: 0, width, height };
  const points = { x: 2.4, y: 6.9, size: 7, style: 'title', colour: CARD_INK, most: 12 } as const;
  return [
    rectangle(face, { fill: COLOUR_FACES[colour], stroke: '#fff8e7', width: 0.6 }, 3.4),
    letters.write(`${itemAt(POINTS, card)}`, points),
    drawColour(colour, 12.5, 2, 5, CARD_INK),
    drawSeal(letters, card),
    placed(EDGE + COAST, EDGE + COAST + HEAD, 1, [
      ...drawIsland(card),
      ...cellsIn(itemAt(CELLS, card) & ~free).map((cell) => drawMark(card, cell)),
    ]),
  ].join('');
}

/** What a full card adds for each one of a colour. */
function drawSeal(letters: Letters, card: Card): string {
  const seal = sealOf(card);
  if (seal === undefined) return '';
  const face = { fill: COLOUR_FACES[seal.colour], stroke: CARD_INK, width: 0.5 };
  const bonus = { x: 29.5, y: 6.4, size: 5.2, style: 'bold', colour: CARD_INK, most: 8 } as const;
  return [
    rectangle({ x: 28, y: 1.6, width: 14.6, height: 6.2 }, face, 3.1),
    letters.write(`+${seal.bonus}`, bonus),
    drawColour(seal.colour, 37, 2.6, 4.2, CARD_INK),
  ].join('');
}

function drawIsland(card: Card): readonly string[] {
  const colour = colourName(card);
  const { land, hatch } = LANDS[colour];
  const parcels = printedCells(card).map((one) => ({ ...one, ...cornerOf(card, one.cell) }));
  const outline = squaresAt(parcels);
  const lines = { stroke: hatch, width: colour === 'orange' ? 1.1 : 0.42, opacity: 0.55 };
  return [
    path(outline, { stroke: ISLAND.water, width: 1.6, opacity: 0.22 }),
    path(wavesAt(waterOf(card)), { stroke: ISLAND.water, width: 0.5, opacity: 0.4 }),
    path(outline, { fill: ISLAND.coast, stroke: ISLAND.coast, width: 1.5 }),
    path(outline, { fill: land, stroke: ISLAND.coast, width: 0.45 }),
    path(hatchAt(colour, parcels), lines),
    ...parcels.map(({ sign, x, y }) =>
      sign === 'plain'
        ? ''
        : circle(x + 5, y + 5, 4.1, { fill: ISLAND.plate }) +
          drawGlyph(sign, x + 1.7, y + 1.7, 6.6, SIGN_INKS[sign]),
    ),
  ];
}

function drawMark(card: Card, cell: number): string {
  const { x, y } = cornerOf(card, cell);
  const box = { x: x + 0.7, y: y + 0.7, width: PARCEL - 1.4, height: PARCEL - 1.4 };
  const paint = { fill: ISLAND.mark, opacity: 0.82 };
  return rectangle(box, paint, 1.8) + drawGlyph('tick', x + 1.8, y + 1.8, 6.4, ISLAND.plate);
}

/** Where a card will lie. */
export const drawNoTreasure = (): string =>
  rectangle(
    { x: 0.5, y: 0.5, width: TREASURE.width - 1, height: TREASURE.height - 1 },
    { stroke: '#6f98a3', width: 0.8, dashes: '2.4 2.4' },
    3.4,
  );
