import { type Immutable, type Move, type Moves, type Rng, type World } from '@pepite/kernel';
import type { AuruxxxView } from '@pepite/games/auruxxx/moves';
import { ROUNDS } from '@pepite/games/auruxxx/pieces';
import { result } from '@pepite/games/auruxxx/score';
import { type Box, type Hand, Phase, type Table } from '@pepite/games/auruxxx/world';
import { auruxxxHeuristic } from '../../../heuristics/auruxxx/index.ts';
import type { Insight, Ranked } from '../../insight.ts';
import { Memory } from './memory.ts';
import { Quick } from './quick.ts';

const WIDTH = Number(process.env['W'] ?? 10);
const ROUND = 10_000;

export const auruxxxInsight = (): Insight<Table, Hand, Box> => new AuruxxxInsight();

class AuruxxxInsight implements Insight<Table, Hand, Box> {
  readonly method = (process.env['VARIANT'] ?? 'flat') as 'flat';
  readonly span = Number(process.env['SPAN'] ?? 1000);
  readonly #memory = new Memory();
  readonly #heuristic = auruxxxHeuristic();
  readonly #quick = new Quick();

  note(view: AuruxxxView): void {
    this.#memory.note(view);
  }

  imagine(view: AuruxxxView, rng: Rng, into: World<Table, Hand, Box>): void {
    this.#memory.imagine(view, rng, into);
  }

  rank(view: AuruxxxView, moves: Moves): Ranked {
    return this.#heuristic.rank(view, moves).slice(0, WIDTH);
  }

  /** Rounds and, in a round, laps of the table. */
  epoch({ round, turns, seats, phase }: Immutable<Table>): number {
    const ended = phase === Phase.over ? round + 1 : round;
    return ended * ROUND + (turns - (turns % seats)) / seats;
  }

  decide(view: AuruxxxView, moves: Moves): Move {
    return this.#quick.choose(view, moves);
  }

  evaluate(world: World<Table, Hand, Box>, worth: Float64Array): void {
    const { table } = world;
    const isOver = table.phase === Phase.over;
    const left = isOver ? 0 : ROUNDS - table.round + 1;
    // Within a round what is in the hands is to be counted in part.
    const inRound = !isOver && table.turns > 0;
    const rounds = inRound ? left - 0.5 : left;
    const scale = 4 + 14 * Math.sqrt(rounds);
    let total = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      let sum = table.sums[seat];
      if (inRound) {
        this.#quick.take(table, seat, world.hands[seat].cards);
        sum += this.#quick.cost + 5 * table.passes[seat];
      }
      worth[seat] = Math.exp(-sum / scale);
      total += worth[seat];
    }
    for (let seat = 0; seat < table.seats; seat++) worth[seat] /= total;
    if (!isOver) return;
    const { winners } = result(table);
    for (let seat = 0; seat < table.seats; seat++) worth[seat] *= 0.3;
    for (const seat of winners) worth[seat] += 0.7 / winners.length;
  }
}
