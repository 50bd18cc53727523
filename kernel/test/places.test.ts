import { describe, expect, it } from 'vitest';
import { placesOf } from '../places.ts';

const alone = {};
const teams = { sideOf: (seat: number): number => seat & 1 };

/** Place and seats, line by line: "2= 1" is seat 1 on a shared second place. */
const told = (...args: Parameters<typeof placesOf>): readonly string[] =>
  placesOf(...args).map(
    ({ place, isShared, seats }) => `${place}${isShared ? '=' : ''} ${seats.join()}`,
  );

describe('the places at the end of a match', () => {
  it('places go by the score, the best first', () => {
    expect(told(alone, { scores: [12, 30, 7], winners: [1] })).toEqual(['1 1', '2 0', '3 2']);
  });

  it('places go the other way where the fewest points win', () => {
    expect(told(alone, { scores: [12, 30, -7], winners: [2] })).toEqual(['1 2', '2 0', '3 1']);
  });

  it('places are shared by those who are level, and the next place is left out', () => {
    expect(told(alone, { scores: [5, 9, 5, 1], winners: [1] })).toEqual([
      '1 1',
      '2= 0',
      '2= 2',
      '4 3',
    ]);
    expect(told(alone, { scores: [9, 9, 3], winners: [0, 1] })).toEqual(['1= 0', '1= 1', '3 2']);
  });

  it('the winner comes before a player with as many points', () => {
    expect(told(alone, { scores: [9, 9, 3], winners: [1] })).toEqual(['1 1', '2 0', '3 2']);
  });

  it('places are those of teams where teams play', () => {
    expect(told(teams, { scores: [1, 2, 1, 2], winners: [1, 3] })).toEqual(['1 1,3', '2 0,2']);
  });
});
