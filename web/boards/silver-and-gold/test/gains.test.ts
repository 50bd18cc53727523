import { POINTS } from '@pepite/games/silver-and-gold/pieces';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { badgeOf, gainOf, joysOf, palmWorth } from '../gains.ts';
import { cornerOf, cellNear, waterOf } from '../island.ts';
import { RoundMemory } from '../memory.ts';
import { tellGain, cardInFull } from '../words.ts';
import { crafted } from './crafted.ts';

// Card 28 is `P..X #### ##C#`.
const PALM = 1 << 0;
const CROSS = 1 << 3;
const COIN = 1 << 10;
const SECOND = 1;

describe('what cells give', () => {
  it('[S9] [S10] [S11] are coins, points for palms and more cells', () => {
    const { table, hand } = crafted();
    table.market = [28, 30, 0, 0];
    expect(palmWorth(table)).toBe(3);
    const gain = gainOf(table, itemAt(table.players, 0), hand, SECOND, PALM | CROSS | COIN);
    expect(gain).toEqual({ coins: 1, palms: 3, crosses: 1, full: 0 });
    expect(badgeOf(gain)).toBe('+4+■');
    expect(tellGain(gain, 'en')).toBe('1 coin, palm for 3 points, 1 more cell');
    expect(tellGain({ coins: 0, palms: 0, crosses: 0, full: 0 }, 'fr')).toBe('rien de plus');
  });

  it('[S10] [S11] nothing when all boxes are full, those still sealed counted in', () => {
    const { table, hand } = crafted();
    const player = itemAt(table.players, 0);
    player.coins = 11;
    player.palms = [1, 1, 1, 1];
    expect(gainOf(table, player, hand, SECOND, PALM | COIN)).toMatchObject({ coins: 1, palms: 0 });
    // Card 4 has a coin in its corner.
    hand.marks[0] = 1 << 12;
    expect(gainOf(table, player, hand, SECOND, COIN).coins).toBe(0);
  });

  it('the points of a card that they fill', () => {
    const { table, hand } = crafted();
    const player = itemAt(table.players, 0);
    hand.marks[SECOND] = itemAt(player.free, SECOND) & ~COIN;
    expect(gainOf(table, player, hand, SECOND, COIN).full).toBe(POINTS[28]);
  });
});

it('what a turn brought is told once', () => {
  const { table } = crafted();
  const before = itemAt(table.players, 0);
  const now = { ...before, coins: 4, cups: [6, 0, 0], palms: [2, 0, 0, 0], full: [1 << 4, 0] };
  expect(joysOf(before, now).map(({ kind, count }) => [kind, count])).toEqual([
    ['coins', 4],
    ['palm', 2],
    ['cup', 6],
    ['card', 14],
  ]);
  expect(joysOf(now, now)).toEqual([]);
  // A match looked back at takes nothing away.
  expect(joysOf(now, before)).toEqual([]);
});

it('an island lies in the middle of its card, and its cells are found where they are drawn', () => {
  expect(cornerOf(28, 0)).toEqual({ x: 0, y: 5 });
  expect(cellNear(28, 35, 10)).toBe(3);
  expect(cellNear(28, -9, 99)).toBe(12);
  expect(waterOf(28)).toEqual([
    { x: 10, y: 5 },
    { x: 20, y: 5 },
  ]);
});

it('cards are said in full', () => {
  expect(cardInFull(28, 'en')).toBe('green card, 10 points, 1 coin, 1 palm, 1 cross');
  expect(cardInFull(25, 'fr')).toBe(
    'carte verte, 10 points, sceau\u00A0: 2 par carte violette pleine',
  );
});

it('what a round began with is remembered until something was counted', () => {
  const { table } = crafted();
  const memory = new RoundMemory();
  memory.note(table);
  itemAt(table.players, 0).coins = 3;
  table.turns = 1;
  memory.note(table);
  expect(memory.at(0)?.[0]?.total).toBe(0);
  table.turns = 7;
  memory.note(table);
  expect(memory.at(1)?.[0]?.coins).toBe(3);
  memory.forget();
  expect(memory.at(1)).toBeUndefined();
});
