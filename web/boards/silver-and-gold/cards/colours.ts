import type { Colour } from '@pepite/games/silver-and-gold/data/cards';

/** A colour's own sign in a square of 24, so that nobody has to see the colour itself. */
export const COLOUR_SIGNS: Readonly<Record<Colour, string>> = {
  purple: 'M12 1.5L22.5 12L12 22.5L1.5 12z',
  orange: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
  green: 'M12 2.5L22.5 21H1.5z',
  grey: 'M3.5 3.5h17v17h-17z',
};

/** The face of a card of that colour, and of whatever stands for it: a token of the identity. */
export const COLOUR_FACES: Readonly<Record<Colour, string>> = {
  purple: 'var(--bismuth-face)',
  orange: 'var(--copper-face)',
  green: 'var(--phosphorus-face)',
  grey: 'var(--silver-face)',
};
