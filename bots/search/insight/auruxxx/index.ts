import { type Immutable, type Move, type Moves, type Rng, type World } from '@pepite/kernel';
import type { AuruxxxView } from '@pepite/games/auruxxx/moves';
import { ROUNDS } from '@pepite/games/auruxxx/pieces';
import { result } from '@pepite/games/auruxxx/score';
import { type Box, type Hand, inPoints, Phase, type Table } from '@pepite/games/auruxxx/world';
import { Weigher } from '../../../heuristics/auruxxx/weigher.ts';
import type { Insight, Ranked } from '../../insight.ts';
import { shareWin } from '../wins.ts';
import { Memory } from './memory.ts';
import { FITTED } from './weights.ts';

/** How many moves are thought about. */
const WIDTH = 10;
/** More laps than a round has. */
const ROUND = 10_000;

/** By how many points a match is decided: at its end, and with the rounds still to come. */
const CLOSE = 4;
const PER_ROUND = 14;
/** At the end of a match points hardly count beside who won. */
const POINTS_COUNT = 0.3;

export const auruxxxInsight = (): Insight<Table, Hand, Box> => new AuruxxxInsight();

class AuruxxxInsight implements Insight<Table, Hand, Box> {
  readonly method = 'flat';
  /** To the end of the round: it has at most a thousand turns. */
  readonly span = 1000;
  /** A round of cards drawn and stolen says little about one move. */
  readonly doubt = 1.5;
  readonly #memory = new Memory();
  readonly #policy = new Weigher(FITTED);

  note(view: AuruxxxView): void {
    this.#memory.note(view);
  }

  imagine(view: AuruxxxView, rng: Rng, into: World<Table, Hand, Box>): void {
    this.#memory.imagine(view, rng, into);
  }

  rank(view: AuruxxxView, moves: Moves): Ranked {
    return this.#policy.rank(view, moves).slice(0, WIDTH);
  }

  /** Rounds and, in a round, laps of the table. */
  epoch({ round, turns, seats, phase }: Immutable<Table>): number {
    const ended = phase === Phase.over ? round + 1 : round;
    return ended * ROUND + (turns - (turns % seats)) / seats;
  }

  decide(view: AuruxxxView, moves: Moves): Move {
    return this.#policy.choose(view, moves);
  }

  evaluate({ table }: World<Table, Hand, Box>, worth: Float64Array): void {
    weighPoints(table, worth);
    if (table.phase === Phase.over) addResult(table, worth);
  }

  chances({ table }: World<Table, Hand, Box>, chances: Float64Array): void {
    if (table.phase === Phase.over) shareWin(result(table), chances);
    else weighPoints(table, chances);
  }
}

/** Points so far, softly: the more so, the more rounds there are to come. */
function weighPoints(table: Table, worth: Float64Array): void {
  const left = table.phase === Phase.over ? 0 : ROUNDS - table.round + 1;
  const spread = CLOSE + PER_ROUND * Math.sqrt(left);
  let total = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    worth[seat] = Math.exp(-inPoints(table.sums[seat]) / spread);
    total += worth[seat];
  }
  for (let seat = 0; seat < table.seats; seat++) worth[seat] /= total;
}

function addResult(table: Table, worth: Float64Array): void {
  const { winners } = result(table);
  for (let seat = 0; seat < table.seats; seat++) worth[seat] *= POINTS_COUNT;
  for (const seat of winners) worth[seat] += (1 - POINTS_COUNT) / winners.length;
}
