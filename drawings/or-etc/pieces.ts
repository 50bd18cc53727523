import { type Tool, toolName } from '@pepite/games/or-etc/pieces';
import type { Letters } from '../drawing.ts';
import { path, placed, rectangle } from '../svg.ts';
import { COLOURS } from './colours.ts';
import { TOOL_LINES } from './tools.ts';

/** A tool in a square of that size. */
export const drawTool = (tool: Tool, x: number, y: number, size: number, ink: string): string =>
  placed(x, y, size / 24, [path(TOOL_LINES[toolName(tool)], { stroke: ink, width: 1.8 })]);

/** What a nugget looks like that has a number, its middle at 0: its outline, and light on it. */
export const LUMP = {
  outline: 'M-6-.6L-4.4-4.6L-.4-6L4-4.9L6.1-.9L5 3.9L1.2 6L-3.9 4.9z',
  light: 'M-4.4-4.6L-.4-6L.8-3.8L-3.2-2.2z',
} as const;

/** A nugget with a number: what something is worth. */
export const drawValue = (letters: Letters, value: number, x: number, y: number, size: number) =>
  placed(x, y, size / 14, [
    path(LUMP.outline, { fill: COLOURS.gold, stroke: COLOURS.goldEdge, width: 0.7 }),
    path(LUMP.light, { fill: COLOURS.goldLight }),
    letters.write(`${value}`, {
      x: 0,
      y: 2.9,
      size: 8,
      style: 'title',
      colour: COLOURS.ink,
      anchor: 'middle',
      most: 11,
    }),
  ]);

/** A card from behind, as small as a sign. */
export const drawBack = (x: number, y: number, height: number): string =>
  placed(x, y, height / 13, [
    rectangle(
      { x: 0.7, y: 0.7, width: 8.6, height: 11.6 },
      { fill: '#3d3630', stroke: '#b98c34', width: 1.3 },
      1.6,
    ),
  ]);

/** A way out of the mine, in a box of 10 × 12. */
export const DOOR = 'M1 12V5a4 4.5 0 0 1 8 0V12z';

export const drawDoor = (x: number, y: number, height: number): string =>
  placed(x, y, height / 12, [path(DOOR, { fill: COLOURS.dark, stroke: '#c8921b', width: 1.4 })]);
