import {
  type Immutable,
  isOver,
  type Move,
  type Moves,
  type Rng,
  type World,
} from '@pepite/kernel';
import { type SilverView, turn } from '@pepite/games/silver-and-gold/moves';
import { TURNS } from '@pepite/games/silver-and-gold/pieces';
import { result } from '@pepite/games/silver-and-gold/score';
import type { Box, Hand, Table } from '@pepite/games/silver-and-gold/world';
import { silverAndGoldHeuristic } from '../../../heuristics/silver-and-gold/index.ts';
import { Standing } from '../../../heuristics/silver-and-gold/standing.ts';
import { prepareTurns } from '../../../heuristics/silver-and-gold/turns.ts';
import type { Insight, Ranked } from '../../insight.ts';
import { holding, shareWin } from '../wins.ts';
import { Memory } from './memory.ts';

/** How many placements are thought about. */
const WIDTH = 12;
const NO_MARKS = [0, 0];
/** By how much a lead strays, for the turns still to come. */
const PER_TURN = 2.5;
/** Points count a little even when the match seems decided. */
const POINTS_COUNT = 0.2;
const FAR = 40;
const GOOD_SCORE = 120;

export const silverAndGoldInsight = (): Insight<Table, Hand, Box> => {
  prepareTurns();
  return new SilverAndGoldInsight();
};

class SilverAndGoldInsight implements Insight<Table, Hand, Box> {
  readonly method = 'flat';
  readonly span = 5;
  readonly #memory = new Memory();
  readonly #heuristic = silverAndGoldHeuristic();
  readonly #standing = new Standing();
  readonly #expected = new Float64Array(6);

  note(view: SilverView): void {
    this.#memory.note(view);
  }

  imagine(view: SilverView, rng: Rng, into: World<Table, Hand, Box>): void {
    this.#memory.imagine(view, rng, into);
  }

  rank(view: SilverView, moves: Moves): Ranked {
    return this.#heuristic.rank(view, moves).slice(0, WIDTH);
  }

  epoch({ turns }: Immutable<Table>): number {
    return turns;
  }

  decide(view: SilverView, moves: Moves, rng: Rng): Move {
    return this.#heuristic.choose(view, moves, rng);
  }

  evaluate({ table }: World<Table, Hand, Box>, worth: Float64Array): void {
    const turns = this.#expect(table);
    const spread = 1 + PER_TURN * Math.sqrt(turns);
    for (let seat = 0; seat < table.seats; seat++) {
      const lead = this.#lead(seat, table.seats);
      const winning = holding(lead, spread);
      worth[seat] = (1 - POINTS_COUNT) * winning + POINTS_COUNT * holding(lead, FAR);
    }
  }

  /** Alone there is nobody to win against: then it is as `evaluate` says. */
  chances(world: World<Table, Hand, Box>, chances: Float64Array): void {
    const { table } = world;
    if (table.seats === 1) return this.evaluate(world, chances);
    if (isOver(turn(table))) return shareWin(result(table), chances);
    const spread = 1 + PER_TURN * Math.sqrt(this.#expect(table));
    let total = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      chances[seat] = holding(this.#lead(seat, table.seats), spread);
      total += chances[seat];
    }
    for (let seat = 0; seat < table.seats; seat++) chances[seat] /= total;
  }

  /** What every seat may expect in the end; gives back how many turns are left. */
  #expect(table: Table): number {
    const turns = TURNS - table.turns;
    for (let seat = 0; seat < table.seats; seat++) {
      this.#standing.take(table, seat, turns, NO_MARKS);
      this.#expected[seat] = this.#standing.expected(table.players[seat]);
    }
    return turns;
  }

  /** Over the best other; alone, over a good score. */
  #lead(seat: number, seats: number): number {
    if (seats === 1) return this.#expected[seat] - GOOD_SCORE;
    let rival = -Infinity;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) rival = Math.max(rival, this.#expected[other]);
    }
    return this.#expected[seat] - rival;
  }
}
