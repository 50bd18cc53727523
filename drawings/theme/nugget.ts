import { path, placed } from '../svg.ts';

/** Our sign: a nugget of five facets, in a square of 32. */
export const FACETS = [
  ['#c98f1a', 'M9 5.5L18.5 3l8 5.5L29.5 19l-6 8.5L11 29L3 21l1.5-9z'],
  ['#f4d37a', 'M9 5.5L18.5 3l-4 9.5l-10-.5z'],
  ['#e6b544', 'M18.5 3l8 5.5l-3.5 8l-8.5-4z'],
  ['#e0aa35', 'M4.5 12l10 .5l-1 9L3 21z'],
  ['#fbe7a8', 'M14.5 12.5l8.5 4l-2.5 6.5l-7-1.5z'],
  ['#b57a10', 'M26.5 8.5L29.5 19l-9 4l2.5-6.5z'],
  ['#9a640a', 'M3 21l10.5.5l7 1.5l3 4.5L11 29z'],
] as const;

export const drawNugget = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size / 32,
    FACETS.map(([fill, d]) => path(d, { fill })),
  );
