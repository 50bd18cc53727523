import { oneSeat, simultaneous } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { doingOf, othersOf, whenOf } from '@pepite/drawings/silver-and-gold/scene';
import { crafted } from './crafted.ts';

describe('the players around the table', () => {
  it('the others are listed clockwise', () => {
    expect(othersOf(2, 4)).toEqual([3, 0, 1]);
    expect(othersOf(0, 1)).toEqual([]);
  });

  it('[S22] the board shows who is done and who is not, and no more', () => {
    const turn = simultaneous(0b101, 0b111);
    expect([0, 1, 2].map((seat) => doingOf(turn, seat))).toEqual(['thinking', 'done', 'thinking']);
    expect([0, 1].map((seat) => doingOf(oneSeat(1), seat))).toEqual([undefined, 'taking']);
  });
});

it('[S17] the board shows round and turn, and at the end the last turn', () => {
  const { table } = crafted();
  expect(whenOf(table)).toEqual({ round: 1, rounds: 4, turn: 1, turns: 7 });
  expect(whenOf({ ...table, turns: 9 })).toMatchObject({ round: 2, turn: 3 });
  expect(whenOf({ ...table, turns: 28 })).toMatchObject({ round: 4, turn: 7 });
});
