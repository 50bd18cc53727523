import { path, rectangle } from '../svg.ts';

/** A card is drawn in a box of 100 × 140. */
export const CARD = { width: 100, height: 140 } as const;
/** Light that falls on its upper left. */
export const SHEEN = 'M13.5 1.5H64L1.5 110V13.5a12 12 0 0 1 12-12z';

/** How a card looks before anything is drawn on it. */
interface Face {
  readonly face: string;
  readonly ink: string;
  /** How bright the light on it is, and how wide and clear its frame. */
  readonly sheen?: number;
  readonly frame?: number;
  readonly clear?: number;
}

export const drawFace = ({
  face,
  ink,
  sheen = 0.08,
  frame = 1.8,
  clear = 0.4,
}: Face): readonly string[] => [
  rectangle(
    { x: 1.5, y: 1.5, width: 97, height: 137 },
    { fill: face, stroke: '#1c130a', width: 1.5 },
    12,
  ),
  path(SHEEN, { fill: '#fff', opacity: sheen }),
  rectangle(
    { x: 6.5, y: 6.5, width: 87, height: 127 },
    { stroke: ink, width: frame, opacity: clear },
    8,
  ),
];

/** Where a card may lie, and none does. */
export const drawBed = (colour: string): string =>
  rectangle(
    { x: 2, y: 2, width: 96, height: 136 },
    { stroke: colour, width: 2.5, dashes: '7 7' },
    12,
  );
