import type { Colour } from '@pepite/games/silver-and-gold/data/cards';
import { FACES } from '../theme/colours.ts';

/** A colour's own sign in a square of 24, so that nobody has to see the colour itself. */
export const COLOUR_SIGNS: Readonly<Record<Colour, string>> = {
  purple: 'M12 1.5L22.5 12L12 22.5L1.5 12z',
  orange: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
  green: 'M12 2.5L22.5 21H1.5z',
  grey: 'M3.5 3.5h17v17h-17z',
};

/** The face of a card of that colour, and of whatever stands for it. */
export const COLOUR_FACES: Readonly<Record<Colour, string>> = {
  purple: FACES.bismuth,
  orange: FACES.copper,
  green: FACES.phosphorus,
  grey: FACES.silver,
};

/** Its islands, and the lines on them. */
export const LANDS: Readonly<Record<Colour, { readonly land: string; readonly hatch: string }>> = {
  purple: { land: '#dcc4e4', hatch: '#8a5a9b' },
  orange: { land: '#f2cfae', hatch: '#b4602f' },
  green: { land: '#d3e0b4', hatch: '#64862f' },
  grey: { land: '#d5dbe0', hatch: '#7d8893' },
};

/** What all islands have: the coast and the light of the water, plates under signs, marks. */
export const ISLAND = { coast: '#fff3d4', water: '#fff8e7', plate: '#fffbea', mark: '#3a2a18' };

/** What a sign on an island is drawn in. */
export const SIGN_INKS = { cross: '#b3261a', coin: '#3a2600', palm: '#2c6a2a' } as const;
