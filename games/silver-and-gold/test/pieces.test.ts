import { describe, expect, it } from 'vitest';
import { COLOURS, TREASURES } from '../data/cards.ts';
import { game as silverAndGold } from '../index.ts';
import { ALL_PATTERNS, expeditionOf } from '../data/patterns.ts';
import {
  ALL_CARDS,
  CARDS,
  COIN_ROWS,
  COINS_PER_ROW,
  colourOf,
  CUPS,
  PALM_BOXES,
  POINTS,
  type PrintedCell,
  printedCells,
  ROUNDS,
  sealOf,
} from '../pieces.ts';

const PRINTED = { purple: 14, orange: 12, green: 10, grey: 8 } as const;
const COUNTS = { purple: 12, orange: 12, green: 12, grey: 11 } as const;

/** The cells that can be reached from the first one by steps to a neighbour. */
function reached(cells: readonly PrintedCell[]): number {
  const found = new Set([cells[0]]);
  for (const one of found) {
    for (const other of cells) {
      const steps = Math.abs(one.row - other.row) + Math.abs(one.column - other.column);
      if (steps === 1) found.add(other);
    }
  }
  return found.size;
}

describe('material', () => {
  it('[S1] there are 47 treasure cards: twelve of each colour, but eleven grey', () => {
    expect(CARDS).toBe(47);
    for (const colour of COLOURS) {
      expect(TREASURES.filter((card) => card.colour === colour)).toHaveLength(COUNTS[colour]);
    }
  });

  it.each(ALL_CARDS)('[S1] card %i has as many cells as points, all connected', (card) => {
    const cells = printedCells(card);
    const points = PRINTED[COLOURS[colourOf(card)]];
    expect(cells).toHaveLength(points);
    expect(POINTS[card]).toBe(points);
    expect(reached(cells)).toBe(points);
    const { grid } = TREASURES[card - 1];
    expect(grid.length).toBeLessThanOrEqual(4);
    expect(grid.every((row) => /^[.#XCP]{3,4}$/.test(row))).toBe(true);
  });

  it('[S1] every two cards differ', () => {
    const looks = TREASURES.map((card) => JSON.stringify([card.grid, card.seal]));
    expect(new Set(looks).size).toBe(47);
  });

  it('[S1] cells carry a cross, a coin, a palm or nothing, as printed', () => {
    const signs = printedCells(18).map(({ column, row, sign }) => [column, row, sign]);
    // #X.. / ##P. / #### / .C##
    expect(signs).toEqual([
      [0, 0, 'plain'],
      [1, 0, 'cross'],
      [0, 1, 'plain'],
      [1, 1, 'plain'],
      [2, 1, 'palm'],
      [0, 2, 'plain'],
      [1, 2, 'plain'],
      [2, 2, 'plain'],
      [3, 2, 'plain'],
      [1, 3, 'coin'],
      [2, 3, 'plain'],
      [3, 3, 'plain'],
    ]);
    const palms = ALL_CARDS.map(
      (card) => printedCells(card).filter(({ sign }) => sign === 'palm').length,
    );
    expect(Math.max(...palms)).toBe(1);
  });

  it('[S1] twelve cards carry a seal: three of each colour, for the other three', () => {
    for (const [index, colour] of COLOURS.entries()) {
      const seals = ALL_CARDS.filter((card) => colourOf(card) === index).flatMap(
        (card) => sealOf(card) ?? [],
      );
      const others = COLOURS.filter((other) => other !== colour);
      expect(seals.map((seal) => seal.colour)).toEqual(others);
      // +2 for the dear colours, +1 for the cheap ones.
      for (const seal of seals) expect(seal.bonus).toBe(PRINTED[seal.colour] >= 12 ? 2 : 1);
    }
  });

  it('[S2] there are eight expedition cards of six patterns', () => {
    const cards = ALL_PATTERNS.map((pattern) => expeditionOf(pattern));
    expect(cards.map(({ id, copies }) => `${id} ${copies}`)).toEqual([
      'I2 1',
      'I3 2',
      'V3 2',
      'T4 1',
      'L4 1',
      'O4 1',
    ]);
    expect(cards.map(({ shape }) => shape.join('').replaceAll('.', '').length)).toEqual(
      cards.map(({ id }) => Number(id[1])),
    );
  });

  it('[S3] a player has three rows of four coins with a cup each, and four palms', () => {
    expect([COIN_ROWS, COINS_PER_ROW, PALM_BOXES, ROUNDS]).toEqual([3, 4, 4, 4]);
    expect(CUPS).toEqual([6, 5, 4, 3, 2, 1]);
    const { table } = silverAndGold.create(4, {});
    for (const { coins, cups, palms } of table.players) {
      expect([coins, cups, palms]).toEqual([0, [0, 0, 0], [0, 0, 0, 0]]);
    }
  });
});
