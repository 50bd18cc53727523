import { type Bot, seatAdviser, seatBot, type Setting } from '@pepite/bots';
import { itemAt, type Move, type Moves, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyView } from '../walk.ts';
import { reportOf } from '../report.ts';
import { Reviewer } from '../reviewer.ts';
import { ReviewRun } from '../run.ts';
import { orderFor, recordOf, settingFor } from './support/matches.ts';

/** Plays as an expert does, but for one choice: the first that can be spoilt as badly as that. */
class Blunderer implements Bot {
  readonly #adviser;
  readonly #much: number;
  /** What was chosen on purpose. */
  blunder: Move | undefined;

  constructor(setting: Setting, much: number) {
    this.#adviser = seatAdviser(setting, { iterations: 120 });
    this.#much = much;
  }

  see(view: AnyView): void {
    this.#adviser.see(view);
  }

  choose(view: AnyView, moves: Moves, rng: Seeded): Move {
    if (this.blunder !== undefined) return this.#adviser.choose(view, moves, rng);
    const advised = this.#adviser.advise(view, moves, new Seeded(1)).moves;
    const best = itemAt(advised, 0);
    const worst = advised.reduce((one, other) => (other.worth < one.worth ? other : one));
    if (!(best.worth - worst.worth > this.#much)) return best.move;
    this.blunder = worst.move;
    return worst.move;
  }
}

describe('a blunder that was made on purpose', () => {
  it.each([
    { id: 'aurum', seats: 3, much: 0.25 },
    { id: 'silver-and-gold', seats: 2, much: 0.2 },
    { id: 'auruxxx', seats: 2, much: 0.15 },
    { id: 'or-etc', seats: 2, much: 0.15 },
  ])('$id: it is found and put first', ({ id, seats, much }) => {
    const setting = settingFor(id, seats);
    const blunderer = new Blunderer(setting, much);
    const others = Array.from({ length: seats - 1 }, () => seatBot('strong', setting));
    const record = recordOf(setting, 2, [blunderer, ...others]);
    if (blunderer.blunder === undefined) throw new Error('there was nothing to spoil');
    const line = `0 ${setting.game.print(blunderer.blunder)}`;
    const order = orderFor(setting, record, [0]);
    const result = { ...new ReviewRun(order).result, found: new Reviewer(order).judgeAll() };
    const { worse } = itemAt(reportOf(order, result).seats, 0);
    const first = itemAt(worse, 0);
    expect(record.moves[first.ply]).toBe(line);
  });
});
