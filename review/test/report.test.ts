import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../report.ts';
import type { Judged } from '../result.ts';
import { ReviewRun } from '../run.ts';
import { orderFor, recordOf, settingFor } from './support/matches.ts';

const setting = settingFor('aurum', 3);
const order = orderFor(setting, recordOf(setting, 1, 'strong'), [0]);

const judged = (ply: number, cost: number, error: number, best = 'play Z5'): Judged => ({
  kind: 'decision',
  ply,
  seat: 0,
  round: 1,
  chosen: 'play S7',
  best,
  known: { mean: 0.6, error: 0.01 },
  chance: { mean: cost, error },
  worth: { mean: cost, error },
  points: { mean: 1, error: ply === 60 ? 2 : 0.1 },
  any: { mean: 0.2, error: 0.01 },
  worlds: 32,
});

describe('a report', () => {
  it('the dearest choice comes first, and what can’t be told apart is not blamed', () => {
    const found = [
      judged(50, 0.1, 0.01),
      judged(60, 0.3, 0.02),
      judged(70, 0.2, 0.15),
      judged(80, 0, 0, 'play S7'),
      judged(90, 0.2, 0.01),
    ];
    const result = { ...new ReviewRun(order).result, found };
    const own = itemAt(reportOf(order, result).seats, 0);
    expect(own.worse.map(({ ply }) => ply)).toEqual([60, 90, 50]);
    expect(own).toMatchObject({ decisions: 5, same: 1, close: 1 });
    // All of them can be stepped through, as they came.
    expect(own.all.map(({ ply, standing }) => [ply, standing])).toEqual([
      [50, 'worse'],
      [60, 'worse'],
      [70, 'close'],
      [80, 'same'],
      [90, 'worse'],
    ]);
    // Points that can't be told apart are left out.
    expect(own.worse.map(({ points }) => points?.mean)).toEqual([undefined, 1, 1]);
    expect(own.worse[0]?.chosen).toEqual({ en: 'plays silver 7', fr: 'joue l’argent 7' });
  });

  it('a round is called as the game calls it', () => {
    const rounds = (game: string, move: string) => {
      const those = settingFor(game, 3);
      const asked = orderFor(those, recordOf(those, 1, 'strong'), [0]);
      const own = { ...judged(50, 0.1, 0.01), chosen: move, best: move };
      const result = { ...new ReviewRun(asked).result, found: [own, { ...own, round: 2 }] };
      return itemAt(reportOf(asked, result).seats, 0).all.map(({ round }) => round?.fr);
    };
    expect(rounds('aurum', 'play S7')).toEqual(['Manche 1', 'Manche 2']);
    expect(rounds('silver-and-gold', 'skip')).toEqual(['Tour 1', 'Tour 2']);
  });
});
