import { itemAt, Moves, type Options, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { EFFORTS } from '../effort.ts';
import { isMore } from '../estimate.ts';
import { Judge } from '../judge.ts';
import { entriesOf } from '../order.ts';
import { Walk } from '../walk.ts';
import { orderFor, recordOf, settingFor } from './support/matches.ts';
import { sureWins } from './support/solve.ts';

/** Few cards without exits, so that matches end soon, by the last card drawn. */
const FEW_CARDS: Options = {
  sheets: 2,
  accidents: 0,
  cards: [
    { pattern: 'XX---', exits: 0, value: 1, copies: 4 },
    { pattern: 'XXX--', exits: 0, value: 3, copies: 4 },
    { pattern: '66---', exits: 0, value: 2, copies: 4 },
  ],
};

/** Matches of bots, and a ply near their end where some moves win for certain and others don't. */
const ENDINGS = [
  { id: 'aurum', seats: 3, level: 'casual', seed: 4, ply: 259, sure: ['end'] },
  { id: 'aurum', seats: 3, level: 'casual', seed: 8, ply: 273, sure: ['play P3'] },
  { id: 'aurum', seats: 4, level: 'casual', seed: 5, ply: 230, sure: ['end'] },
  { id: 'silver-and-gold', seats: 2, level: 'casual', seed: 5, ply: 121, sure: ['mark 38 a3'] },
  { id: 'silver-and-gold', seats: 2, level: 'casual', seed: 7, ply: 125, sure: ['mark 40 a3'] },
  { id: 'auruxxx', seats: 2, level: 'regular', seed: 22, ply: 570, sure: ['play *12 *12'] },
  { id: 'auruxxx', seats: 2, level: 'regular', seed: 20, ply: 366, sure: ['play *12'] },
  {
    id: 'or-etc',
    seats: 2,
    level: 'regular',
    seed: 1,
    ply: 92,
    sure: ['drop XX---:0 66---:0 66---:0'],
    options: FEW_CARDS,
  },
] as const;

describe('endings that are solved by counting', () => {
  it.each(ENDINGS)(
    '$id, $seats seats, ply $ply: the review names the only move that wins for certain',
    ({ id, seats, level, seed, ply, sure, ...more }) => {
      const setting = settingFor(id, seats, 'options' in more ? more.options : {});
      const { game } = setting;
      const record = recordOf(setting, seed, level);
      const walk = new Walk(setting, entriesOf(orderFor(setting, record, [])));
      const judges = [...record.players.keys()].map(
        (seat) => new Judge(setting, seat, EFFORTS.quick),
      );
      while (walk.ply < ply) walk.advance(judges);
      const seat = walk.next?.actor ?? 0;
      const view = walk.viewOf(seat);
      expect(sureWins(setting, view).map(game.print)).toEqual(sure);

      const moves = new Moves();
      game.moves(view, moves);
      const others = [...moves].filter((move) => game.print(move) !== sure[0]);
      expect(others.length).toBeGreaterThan(0);
      const verdicts = others.map((other) =>
        itemAt(judges, seat).judge(view, moves, other, new Seeded(3)),
      );
      for (const { best, known } of verdicts) {
        expect(game.print(best)).toBe(sure[0]);
        expect(known).toEqual({ mean: 1, error: 0 });
      }
      expect(verdicts.some(({ chance }) => isMore(chance))).toBe(true);
    },
  );
});
