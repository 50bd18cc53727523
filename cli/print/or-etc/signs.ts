import { CARD, type Point } from '../paper.ts';
import type { Colour, Pen } from '../pen.ts';
import { COLOURS } from '@pepite/drawings/or-etc/colours';

export const MIDDLE = CARD.width / 2;
const INSET = 2.4;

/** The ground of a card, to its very edge. */
export function drawGround(pen: Pen): void {
  pen.rectangle(0, 0, CARD.width, CARD.height, { fill: COLOURS.paper });
}

/** A line within which nothing is lost when one cuts badly. */
export function drawFrame(pen: Pen, colour: Colour): void {
  const width = CARD.width - 2 * INSET;
  const height = CARD.height - 2 * INSET;
  pen.rectangle(INSET, INSET, width, height, { stroke: colour, width: 0.4 }, 3);
}

/** Where a name stands: its middle, its foot and how much room it has. */
interface Room extends Point {
  readonly width: number;
}
const BETWEEN_SIGNS: Room = { x: MIDDLE, y: 11, width: 29 };

/** A coloured head with the name of the card. */
export function drawHead(pen: Pen, text: string, colour: Colour, room: Room): void {
  pen.rectangle(0, 0, CARD.width, 17, { fill: colour });
  drawTitle(pen, text, COLOURS.white, room);
}

/** As large as it fits. */
export function drawTitle(pen: Pen, text: string, colour: Colour, room = BETWEEN_SIGNS): void {
  const largest = { font: 'title', size: 5.4, colour } as const;
  const size = Math.min(1, room.width / pen.widthOf(text, largest)) * largest.size;
  pen.text(text, room.x, room.y, { ...largest, size });
}

/** What a card is worth: a nugget with a number. */
export function drawValue(pen: Pen, value: number): void {
  const nugget = pen.at({ x: 9.8, y: 10.2 });
  const outline =
    'M -6 -0.6 L -4.4 -4.6 L -0.4 -6 L 4 -4.9 L 6.1 -0.9 L 5 3.9 L 1.2 6 L -3.9 4.9 Z';
  nugget.path(outline, { fill: COLOURS.gold, stroke: COLOURS.goldEdge, width: 0.4 });
  nugget.path('M -4.4 -4.6 L -0.4 -6 L 0.8 -3.8 L -3.2 -2.2 Z', { fill: COLOURS.goldLight });
  nugget.path('M 6.1 -0.9 L 5 3.9 L 3.4 1.2 Z', { fill: COLOURS.goldLight, opacity: 0.6 });
  nugget.text(String(value), 0, 2.7, { font: 'title', size: 8, colour: COLOURS.ink });
}

/** How many exits a card has: a portal with a number. */
export function drawExits(pen: Pen, exits: number): void {
  const corner = pen.at({ x: 53.2, y: 15.6 });
  drawPortal(corner, 10.6, 11.6);
  corner.text(String(exits), 0, -2.4, { font: 'title', size: 7, colour: COLOURS.goldLight });
}

/** A timbered opening that stands on the origin. */
export function drawPortal(pen: Pen, width: number, height: number): void {
  const half = width / 2;
  const straight = height - half;
  const beam = Math.max(0.9, width * 0.1);
  pen.path(`M ${-half} 0 v ${-straight} a ${half} ${half} 0 0 1 ${width} 0 v ${straight} Z`, {
    fill: COLOURS.dark,
    stroke: COLOURS.timberEdge,
    width: beam * 1.5,
  });
  pen.path(`M ${-half} 0 v ${-straight} a ${half} ${half} 0 0 1 ${width} 0 v ${straight}`, {
    stroke: COLOURS.timber,
    width: beam,
  });
}

/** A small lump of gold in the rock. */
export function drawLump(pen: Pen, scale: number): void {
  const style = { fill: COLOURS.gold, stroke: COLOURS.goldEdge, width: 0.25 };
  pen.path('M -2 0.2 L -1 -1.5 L 0.9 -1.7 L 2.1 -0.2 L 1.3 1.5 L -0.9 1.6 Z', style, scale);
  pen.path('M -1 -1.5 L 0.9 -1.7 L 0.2 -0.5 L -1.1 -0.3 Z', { fill: COLOURS.goldLight }, scale);
}
