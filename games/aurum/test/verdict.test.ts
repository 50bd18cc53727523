import { game as aurum } from '../index.ts';
import { goldPoints } from '../score.ts';
import { goldCard, goldCount, LEVELS } from '../pieces.ts';
import type { Table } from '../world.ts';
import { deciding, each, type Immutable, isChance, itemAt, Referee, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { bidOf, goldOf, tricksOf, verdictOn, worthOf } from '../report/verdict.ts';

/** The tables at the end of every round of some random matches. */
function* rounds(seats: number, matches: number): Generator<Immutable<Table>> {
  for (let match = 0; match < matches; match++) {
    const rng = new Seeded(7, match);
    const referee = new Referee(aurum, seats, { zeros: true, cumulative: false });
    for (let reported = 0; referee.result === undefined;) {
      if (isChance(referee.turn)) referee.drawChance(rng);
      else {
        const seat = itemAt([...each(deciding(referee.turn))], 0);
        const moves = referee.legal(seat);
        referee.submit(seat, itemAt(moves, rng.below(moves.length)));
      }
      if (referee.table.report.round === reported) continue;
      reported = referee.table.report.round;
      yield referee.table;
    }
  }
}

describe.each([3, 4])('the report of a round of %i players', (seats) => {
  it('[A19] [A20] the report adds up to the points that were counted', () => {
    for (const table of rounds(seats, 40)) {
      const { bidPoints, goldPoints: counted, points } = table.report;
      points.forEach((total, side) => {
        const heap = goldOf(table, side);
        const levels = Array.from({ length: LEVELS }, (_, level) => level);
        const gold = levels.reduce(
          (sum, level) => sum + goldCount(heap, level) * worthOf(goldCard(level)),
          0,
        );
        expect(gold).toBe(counted[side]);
        expect(itemAt(bidPoints, side) + gold).toBe(total);
        expect(itemAt(bidPoints, side) > 0).toBe(tricksOf(table, side) >= bidOf(table, side));
      });
    }
  });

  it('[A21] the report names what parted the side with the nugget from the others', () => {
    const reasons = new Set<string>();
    for (const table of rounds(seats, 200)) {
      const { winner, reason } = verdictOn(table);
      const best = Math.max(...table.report.points);
      const leaders = table.report.points.filter((points) => points === best).length;
      reasons.add(reason);
      expect(winner === undefined).toBe(table.report.nugget === 0);
      expect(reason === 'points').toBe(leaders === 1);
      expect(reason === 'tied').toBe(winner === undefined);
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['points', 'exact', 'topGold', 'bid']));
  });
});

it('[A20] a gold card is worth what the rules count for it', () => {
  expect([0, 1, 3, 4, 6, 7, 8].map((level) => worthOf(goldCard(level)))).toEqual([
    0, 1, 1, 2, 2, 3, 3,
  ]);
  expect(goldPoints(0)).toBe(0);
});
