import {
  ACTIONS,
  type Action,
  type Card,
  type Colour,
  COLOURS,
  colourOf,
  GOLDEN,
  isAction,
  isFifty,
  isHappyMan,
  numberOf,
  PROFUSION,
} from '@pepite/games/auruxxx/pieces';
import { itemAt } from '@pepite/kernel';

/** What a card is painted as: one of the colours, or one of the kinds that have none. */
export type Paint = Colour | 'golden' | 'action';

export function paintOf(card: Card): Paint {
  if (card === GOLDEN) return 'golden';
  return isAction(card) ? 'action' : itemAt(COLOURS, colourOf(card));
}

export const actionOf = (card: Card): Action | undefined =>
  isAction(card) ? ACTIONS[card - PROFUSION] : undefined;

/** The figure on a card, where it has one. */
export function figureOf(card: Card): number | undefined {
  if (card === GOLDEN) return 12;
  if (isAction(card) || isHappyMan(card)) return undefined;
  return isFifty(card) ? 50 : numberOf(card);
}

/** The signs of the colours, as lines in a square of 24: wave, flame, sun, leaf and gem. */
export const SIGN_LINES: Readonly<Record<Colour, string>> = {
  blue:
    'M2.5 9.2c2.1-3.1 4.2-3.1 6.3 0s4.2 3.1 6.3 0s4.2-3.1 6.4 0' +
    'M2.5 16.2c2.1-3.1 4.2-3.1 6.3 0s4.2 3.1 6.3 0s4.2-3.1 6.4 0',
  red:
    'M12.2 2.4c.8 4.3 6 6.6 6 12a6.2 6.2 0 0 1-12.4 0c0-3.1 1.9-4.6 2.5-7' +
    'c1.5.9 2.3 2 2.5 3.5c1.5-2.2 2-5.2 1.4-8.5z',
  yellow:
    'M12 7.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8zM12 1.8v2.4M12 19.8v2.4M1.8 12h2.4' +
    'M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7',
  green: 'M4.2 19.8C2.6 10 9 3.4 20.6 3.4C20.6 15 14 21.4 4.2 19.8zM3 21L14 10',
  violet: 'M7 3.6h10l4.4 5.8L12 20.8L2.6 9.4zM2.6 9.4h18.8M8.4 9.4L12 20.4L15.6 9.4L12 3.8z',
};

/** Two cards to draw: what a 2 does, in a square of 24. */
export const DRAW_LINES = 'M3 5h9v13H3zM15 8h6v13h-9v-2M7.5 8.5v6M4.5 11.5h6';

/** What the actions do, drawn in a square of 48: cards and the ways they go. */
export const ACTION_LINES: Readonly<Record<Action, string>> = {
  profusion:
    'M18 17h12v15H18zM24 3v9m-3-3l3 3l3-3M3 24h10m-3-3l3 3l-3 3M45 24H35m3-3l-3 3l3 3' +
    'M24 45v-8m-3 3l3-3l3 3',
  exchange: 'M4 12h11v15H4zM33 21h11v15H33zM20 14h14m-5-5l5 5l-5 5M28 34H14m5-5l-5 5l5 5',
  drawOne: 'M29 10h14v19H29zM24 20H6m7-7l-7 7l7 7M6 38h37',
};

/** The smile of the Happy Man under his hat, in a square of 48. */
export const HAPPY_LINES =
  'M24 12a15 15 0 1 1 0 30a15 15 0 1 1 0-30zM6 15.5h36M14 15V6h20v9M16 29c2 7 14 7 16 0';
export const HAPPY_FILLS =
  'M14 6h20v9H14zM18.5 22.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM29.5 22.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z';

/** What shines around a golden twelve, on a card of 100 × 140. */
export const GOLDEN_RAYS =
  'M50 16V9M50 118v8M86 64h7M14 64H7M77 36l6-6M23 36l-6-6M77 92l6 6M23 92l-6 6';

/** How cards are painted: their face, and what is written on it. */
export const PAINTS: Readonly<Record<Paint, { readonly face: string; readonly ink: string }>> = {
  blue: { face: '#22588f', ink: '#fdf6e6' },
  red: { face: '#a63228', ink: '#fdf6e6' },
  yellow: { face: '#efd35a', ink: '#372c00' },
  green: { face: '#2f6a3d', ink: '#fdf6e6' },
  violet: { face: '#68407f', ink: '#fdf6e6' },
  golden: { face: '#2a1c09', ink: '#f0c24f' },
  action: { face: '#f5ecd7', ink: '#33261a' },
};
