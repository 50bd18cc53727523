import { path, placed } from '../svg.ts';
import { SIGN_FILLS, SIGN_LINES, type SignName } from './signs.ts';

/** A metal's sign or that of gold, in a square of that size. */
export const drawSign = (
  sign: SignName,
  { x, y, size, ink }: { x: number; y: number; size: number; ink: string },
): string => {
  const fill = SIGN_FILLS[sign];
  const lines = path(SIGN_LINES[sign], { stroke: ink, width: 2 });
  return placed(x, y, size / 24, [fill === undefined ? '' : path(fill, { fill: ink }), lines]);
};
