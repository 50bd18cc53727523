import { begin, tableOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as silverAndGold } from '../index.ts';
import { setOf } from '../pieces.ts';
import { pointsOf } from '../score.ts';
import { createPlayer, Phase, type Player } from '../world.ts';

interface Score {
  readonly full?: readonly number[];
  readonly coins?: number;
  readonly cups?: readonly number[];
  readonly palms?: readonly number[];
}

const scored = ({
  full = [],
  coins = 0,
  cups = [0, 0, 0],
  palms = [0, 0, 0, 0],
}: Score): Player => ({
  ...createPlayer(),
  coins,
  cups: [...cups],
  palms: [...palms],
  full: [...setOf(full)],
});

/** The result of a match that ends so. */
function resultOf(...scores: readonly Score[]) {
  const world = begin(silverAndGold, scores.length, {});
  world.table.phase = Phase.over;
  scores.forEach((score, seat) => (world.table.players[seat] = scored(score)));
  return silverAndGold.result(tableOf(world));
}

describe('points', () => {
  it('[S19] the rulebook’s example scores 95 points', () => {
    // Two grey, two orange, one green and one purple card; 15 has the grey seal, 38 the orange one.
    const points = pointsOf(
      scored({ full: [38, 40, 15, 16, 28, 4], coins: 9, cups: [5, 3, 0], palms: [3, 3, 2, 0] }),
    );
    expect(points).toEqual({
      cards: 64,
      seals: 2 + 4,
      coins: 9,
      cups: 8,
      palms: 8,
      total: 95,
    });
  });

  it('[S19] coin boxes score a point each, and cups, palms and full cards theirs', () => {
    expect(pointsOf(scored({})).total).toBe(0);
    expect(pointsOf(scored({ coins: 12, cups: [6, 2, 1] })).total).toBe(21);
    expect(pointsOf(scored({ palms: [5, 1, 3, 2] })).total).toBe(11);
    expect(pointsOf(scored({ full: [4, 16, 28, 40] })).total).toBe(14 + 12 + 10 + 8);
    const unfinished = { ...scored({}), cards: [4, 16], free: [1, 1] };
    expect(pointsOf(unfinished).total).toBe(0);
  });

  it('[S20] a seal counts for each full card of its colour, and every seal counts', () => {
    // 1 is purple with the orange seal, 2: so does 26; 13 is orange with the purple seal of 2.
    expect(pointsOf(scored({ full: [1] })).seals).toBe(0);
    expect(pointsOf(scored({ full: [1, 16] })).seals).toBe(2);
    expect(pointsOf(scored({ full: [1, 16, 17, 18] })).seals).toBe(6);
    expect(pointsOf(scored({ full: [1, 26, 16, 17] })).seals).toBe(8);
    expect(pointsOf(scored({ full: [1, 13] })).seals).toBe(4);
    // A seal of 1: 3 is purple with the grey seal.
    expect(pointsOf(scored({ full: [3, 40, 41] })).seals).toBe(2);
  });

  it('[S21] the highest total wins', () => {
    expect(resultOf({ coins: 3 }, { coins: 5 }, { coins: 4 })).toEqual({
      scores: [3, 5, 4],
      winners: [1],
    });
    expect(resultOf({ coins: 3 })).toEqual({ scores: [3], winners: [0] });
  });

  it.each([
    ['grey', { full: [40], coins: 2 }, { full: [28] }],
    ['green', { full: [28], coins: 2 }, { full: [16] }],
    ['orange', { full: [16], coins: 2 }, { full: [4] }],
    ['purple', { full: [4] }, { coins: 12, cups: [2, 0, 0] }],
    ['grey before all others', { full: [40] }, { coins: 8 }],
  ])('[S21] most full cards of %s win at a tie', (_colour, one, other) => {
    const { scores, winners } = resultOf(other, one);
    expect(scores[0]).toBe(scores[1]);
    expect(winners).toEqual([1]);
  });

  it('[S21] more grey cards beat any number of others', () => {
    const { winners } = resultOf({ full: [40, 41], coins: 4 }, { full: [42, 16] });
    expect(winners).toEqual([0]);
  });

  it('[S21] the win is shared by those who are still tied', () => {
    expect(resultOf({ full: [40] }, { coins: 8 }, { full: [41] }).winners).toEqual([0, 2]);
    expect(resultOf({ coins: 2 }, { coins: 2 }).winners).toEqual([0, 1]);
  });

  it('[S21] a match that is not over has no result', () => {
    expect(() => silverAndGold.result(tableOf(begin(silverAndGold, 2, {})))).toThrow('not over');
  });
});
