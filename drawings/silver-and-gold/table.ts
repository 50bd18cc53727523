import { expeditionOf, NO_PATTERN } from '@pepite/games/silver-and-gold/data/patterns';
import { turn } from '@pepite/games/silver-and-gold/moves';
import { CELLS, CUPS, NO_CARD } from '@pepite/games/silver-and-gold/pieces';
import type { Table } from '@pepite/games/silver-and-gold/world';
import { itemAt } from '@pepite/kernel';
import { ROOM, type Scene, type TableDrawing } from '../drawing.ts';
import { type Box, placed, rectangle } from '../svg.ts';
import { CARD_INK, FACES, NIGHT } from '../theme/colours.ts';
import { drawGlyph, drawNoTreasure, drawTreasure, TREASURE } from './card.ts';
import { whenOf } from './scene.ts';
import { drawSeat } from './seat.ts';
import { TEXTS } from './texts.ts';

/** The sea between the islands. */
const SEA = { fill: '#1d444f', stroke: '#3f7481', width: 3 } as const;
const MIDDLE: Box = { x: ROOM.width - 248, y: 0, width: 248, height: ROOM.height };
const SEATS = { width: MIDDLE.x - 12, gap: 10 } as const;

/** What everybody is marking, and beside it what there is for all. */
export const drawing: TableDrawing<Table> = {
  draw(scene) {
    const { seats } = scene.table;
    const acting = turn(scene.table);
    const places = placesOf(seats).map((box, seat) => drawSeat(scene, seat, box, acting));
    return [...places, drawMiddle(scene)].join('');
  },
};

/** Beside each other; four of them in two rows. */
function placesOf(seats: number): readonly Box[] {
  const rows = seats > 3 ? 2 : 1;
  const columns = seats / rows;
  const width = (SEATS.width - SEATS.gap * (columns - 1)) / columns;
  const height = (ROOM.height - SEATS.gap * (rows - 1)) / rows;
  return Array.from({ length: seats }, (_, seat) => ({
    x: (seat % columns) * (width + SEATS.gap),
    y: Math.floor(seat / columns) * (height + SEATS.gap),
    width,
    height,
  }));
}

function drawMiddle(scene: Scene<Table>): string {
  const { table, letters, language } = scene;
  const { round, turn: expedition } = whenOf(table);
  const texts = TEXTS[language];
  const label = { style: 'bold', colour: NIGHT.ink, anchor: 'middle', x: 124, most: 232 } as const;
  const frame = { x: 1.5, y: 1.5, width: MIDDLE.width - 3, height: MIDDLE.height - 3 };
  return placed(MIDDLE.x, MIDDLE.y, 1, [
    rectangle(frame, SEA, 18),
    letters.write(texts.when(round, expedition), { ...label, y: 31, size: 22 }),
    drawExpedition(scene),
    drawCups(scene, 139),
    letters.write(texts.market, { ...label, y: 196, size: 21 }),
    ...table.market.map((card, index) => {
      const scale = MARKET / TREASURE.width;
      const x = 24 + (index % 2) * (MARKET + 14);
      const y = 204 + Math.floor(index / 2) * (TREASURE.height * scale + 6);
      const shown =
        card === NO_CARD ? drawNoTreasure() : drawTreasure(letters, card, itemAt(CELLS, card));
      return placed(x, y, scale, [shown]);
    }),
  ]);
}

/** How wide a card of the market is. */
const MARKET = 88;
const UNIT = 34;

/** The pattern that everybody marks this turn. */
function drawExpedition({ table, letters }: Scene<Table>): string {
  const middle = { x: MIDDLE.width / 2, y: 86 };
  if (table.expedition === NO_PATTERN) {
    const unknown = { size: 56, style: 'title', colour: NIGHT.gold, anchor: 'middle' } as const;
    return letters.write('?', { ...unknown, x: middle.x, y: middle.y + 20, most: 60 });
  }
  const { shape } = expeditionOf(table.expedition);
  const wide = Math.max(...shape.map((row) => row.length));
  const [left, top] = [middle.x - (wide * UNIT) / 2, middle.y - (shape.length * UNIT) / 2];
  return shape
    .flatMap((signs, row) =>
      Array.from(signs, (sign, column) => {
        if (sign !== '#') return '';
        const [x, y] = [left + column * UNIT + 1.5, top + row * UNIT + 1.5];
        const spot = { x, y, width: UNIT - 3, height: UNIT - 3 };
        return rectangle(spot, { fill: FACES.gold, stroke: '#8a6414', width: 1.5 }, 5);
      }),
    )
    .join('');
}

/** The cups of the round that are left, the highest first. */
function drawCups({ table, letters }: Scene<Table>, y: number): string {
  const size = 24;
  return [
    drawGlyph('cup', 22, y, 32, CARD_INK),
    ...CUPS.map((cup, index) =>
      letters.write(`${cup}`, {
        x: 78 + 28 * index,
        y: y + 25,
        size,
        style: 'title',
        colour: index < table.cupsTaken ? '#4f7883' : NIGHT.gold,
        anchor: 'middle',
        most: size,
      }),
    ),
  ].join('');
}
