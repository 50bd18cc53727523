import { type Immutable, look, type Move, type Moves, type Rng, type World } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
import { result } from '@pepite/games/aurum/score';
import { type Box, type Hand, Phase, sideOf, sidesOf, type Table } from '@pepite/games/aurum/world';
import { aurumHeuristic } from '../../../heuristics/aurum/index.ts';
import { Notes } from '../../../heuristics/aurum/notes.ts';
import { Outlook } from '../../../heuristics/aurum/outlook.ts';
import type { Insight, Ranked } from '../../insight.ts';
import { hope } from './hope.ts';
import { Memory } from './memory.ts';

/** How many moves are thought about. */
const WIDTH = 12;
/** More tricks than a round has. */
const ROUND = 100;
const ROUNDS = 3;

export const aurumInsight = (): Insight<Table, Hand, Box> => new AurumInsight();

class AurumInsight implements Insight<Table, Hand, Box> {
  readonly method = 'flat';
  readonly span = 2;
  readonly #memory = new Memory();
  readonly #heuristic = aurumHeuristic(this.#memory.notes);
  readonly #notes = new Notes();
  readonly #policy = aurumHeuristic(this.#notes);
  readonly #outlook = new Outlook();
  /** By side: how likely it wins the round. */
  readonly #round = [0, 0, 0];

  note(view: AurumView): void {
    this.#memory.note(view);
  }

  imagine(view: AurumView, rng: Rng, into: World<Table, Hand, Box>): void {
    this.#memory.imagine(view, rng, into);
  }

  rank(view: AurumView, moves: Moves): Ranked {
    return this.#heuristic.rank(view, moves).slice(0, WIDTH);
  }

  start(): void {
    this.#notes.recall(this.#memory.notes);
  }

  decide(view: AurumView, moves: Moves, rng: Rng): Move {
    return this.#policy.choose(view, moves, rng);
  }

  /** Rounds and, in a round, tricks. */
  epoch({ round, tricks, phase, seats }: Immutable<Table>): number {
    if (phase === Phase.over) return (round + 1) * ROUND;
    let won = 0;
    for (let seat = 0; seat < seats; seat++) won += tricks[seat];
    return round * ROUND + won;
  }

  evaluate(world: World<Table, Hand, Box>, worth: Float64Array): void {
    const { table } = world;
    const { seats } = table;
    if (table.phase === Phase.over) return finished(table, worth);
    const begun = table.phase > Phase.aside;
    if (begun) this.#weighRound(world);
    for (let seat = 0; seat < seats; seat++) {
      const side = sideOf(seat, seats);
      worth[seat] = begun ? this.#inRound(table, side) : between(table, side);
    }
  }

  /** With nuggets a match of teams is not decided by a round, which is all that `evaluate` sees. */
  chances(world: World<Table, Hand, Box>, chances: Float64Array): void {
    const { table } = world;
    this.evaluate(world, chances);
    if (table.phase === Phase.over || table.cumulative || table.seats !== 4) return;
    const begun = table.phase > Phase.aside;
    for (let seat = 0; seat < table.seats; seat++) {
      const side = sideOf(seat, table.seats);
      chances[seat] = begun ? this.#byNuggets(table, side) : hope(table.nuggets, side, ROUNDS);
    }
  }

  /** What each seat makes of the round by its own cards, put together. */
  #weighRound(world: World<Table, Hand, Box>): void {
    const { seats } = world.table;
    const sides = sidesOf(seats);
    const round = this.#round;
    round.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      this.#outlook.take(look(world, seat));
      this.#outlook.weighCommon();
      round[sideOf(seat, seats)] += this.#outlook.worth();
    }
    let total = 0;
    for (let side = 0; side < sides; side++) total += round[side];
    for (let side = 0; side < sides; side++) round[side] /= total;
  }

  #inRound(table: Table, side: number): number {
    return table.cumulative || table.seats === 4 ? this.#round[side] : this.#byNuggets(table, side);
  }

  /** How likely a side wins the match, by how likely each of them wins the round. */
  #byNuggets(table: Table, side: number): number {
    let worth = 0;
    for (let winner = 0; winner < sidesOf(table.seats); winner++) {
      table.nuggets[winner]++;
      worth += this.#round[winner] * hope(table.nuggets, side, ROUNDS - table.round);
      table.nuggets[winner]--;
    }
    return worth;
  }
}

function finished(table: Table, worth: Float64Array): void {
  const { winners } = result(table);
  worth.fill(0);
  for (const seat of winners) {
    worth[seat] = sidesOf(table.seats) === 2 ? 2 / winners.length : 1 / winners.length;
  }
}

/** A round has ended and another will begin: who got the nugget, or who is ahead. */
function between(table: Table, side: number): number {
  if (!table.cumulative) {
    if (table.seats === 4)
      return table.report.nugget === 0 ? 0.5 : (table.report.nugget >> side) & 1;
    return hope(table.nuggets, side, ROUNDS - table.round + 1);
  }
  let rival = -Infinity;
  for (let other = 0; other < table.sums.length; other++) {
    if (other !== side) rival = Math.max(rival, table.sums[other]);
  }
  const x = (table.sums[side] - rival) / 8;
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}
