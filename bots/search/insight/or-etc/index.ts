import type { Immutable, Move, Moves, Options, Rng, World } from '@pepite/kernel';
import type { OrEtcView } from '@pepite/games/or-etc/moves';
import { deepestRow, freeExits } from '@pepite/games/or-etc/pieces/mine';
import { type Box, type Hand, Step, type Table } from '@pepite/games/or-etc/world';
import { deckIn, orEtcHeuristic } from '../../../heuristics/or-etc/index.ts';
import { expected, type Future, futureOf } from '../../../heuristics/or-etc/future.ts';
import { WEIGHTS } from '../../../heuristics/or-etc/weights.ts';
import type { Insight, Ranked } from '../../insight.ts';
import { holding } from '../wins.ts';

/** How many moves are thought about. */
const WIDTH = 8;
/** How far leads stray until the end, in points. */
const SPREAD = 12;

export const orEtcInsight = (options: Options): Insight<Table, Hand, Box> =>
  new OrEtcInsight(options);

/** A turn is played on by the heuristic; then points count, and what may be expected of exits. */
class OrEtcInsight implements Insight<Table, Hand, Box> {
  readonly method = 'flat';
  readonly span = 1;
  readonly #options: Options;
  readonly #heuristic;
  readonly #outlook: number[] = [];
  #future: Future | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#heuristic = orEtcHeuristic(options);
  }

  rank(view: OrEtcView, moves: Moves): Ranked {
    return this.#heuristic.rank(view, moves).slice(0, WIDTH);
  }

  decide(view: OrEtcView, moves: Moves, rng: Rng): Move {
    return this.#heuristic.choose(view, moves, rng);
  }

  epoch({ turn }: Immutable<Table>): number {
    return turn;
  }

  evaluate({ table }: World<Table, Hand, Box>, worth: Float64Array): void {
    const outlook = this.#outlook;
    for (let seat = 0; seat < table.seats; seat++) outlook[seat] = this.#outlookOf(table, seat);
    for (let seat = 0; seat < table.seats; seat++) {
      let rival = -Infinity;
      for (let other = 0; other < table.seats; other++) {
        if (other !== seat) rival = Math.max(rival, outlook[other]);
      }
      const isOver = table.step === Step.over;
      worth[seat] = holding(outlook[seat] - rival, isOver ? 1 / SPREAD : SPREAD);
    }
  }

  #outlookOf(table: Table, seat: number): number {
    const player = table.players[seat];
    if (table.step === Step.over) return player.points;
    this.#future ??= futureOf(deckIn(this.#options), table.seats, WEIGHTS);
    const ahead = this.#future.table(player.tool, player.limit);
    return player.points + expected(ahead, table.turn, freeExits(deepestRow(player)));
  }
}
