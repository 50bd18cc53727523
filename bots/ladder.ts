import type { LevelName } from './levels.ts';

/** How strong the levels are in a game, as `pepite arena` has measured them. */
export interface MeasuredLadder {
  readonly game: string;
  /** The version of the rules that they played by. */
  readonly rules: number;
  readonly seats: number;
  /** How many matches every two levels have played. */
  readonly matches: number;
  readonly seed: number;
  /** How long experts thought about a choice, in milliseconds of processor time. */
  readonly milliseconds: number;
  /** 100 points more win 64 % of duels; the mean of all levels is 1,500. */
  readonly points: Readonly<Record<LevelName, number>>;
}

const measured = { seed: 1, milliseconds: 20 };

/**
 * What `npm run ladder` printed; `docs/figures.md` shows the same, and a test compares both.
 * Whoever measures again writes it down here and there.
 */
export const LADDER: readonly MeasuredLadder[] = [
  {
    game: 'aurum',
    rules: 1,
    seats: 4,
    matches: 40,
    ...measured,
    points: { expert: 2262, strong: 1976, regular: 1277, casual: 1059, newcomer: 926 },
  },
  {
    game: 'silver-and-gold',
    rules: 1,
    seats: 2,
    matches: 40,
    ...measured,
    points: { expert: 2285, strong: 2143, regular: 1448, casual: 979, newcomer: 645 },
  },
  {
    game: 'auruxxx',
    rules: 1,
    seats: 4,
    matches: 120,
    ...measured,
    points: { expert: 1849, strong: 1663, regular: 1518, casual: 1306, newcomer: 1164 },
  },
  {
    game: 'or-etc',
    rules: 2,
    seats: 4,
    matches: 120,
    ...measured,
    points: { expert: 2199, strong: 2074, regular: 1403, casual: 1027, newcomer: 798 },
  },
];
