import {
  type Game,
  type MatchRecord,
  type Options,
  type Read,
  type Referee,
  replay,
  type ReplayProblem,
} from '@pepite/kernel';

/** A record that was played through once, to know what can be shown of it. */
export interface Examined {
  /** How many moves can be shown: all, unless one of them is against the rules. */
  readonly plies: number;
  /** After how many moves each round had ended. */
  readonly roundEnds: readonly number[];
  /** Where one stops when stepping by move: deals and the like are passed over in one step. */
  readonly stops: readonly number[];
  readonly problem: ReplayProblem | undefined;
}

const SHORTEST_RUN = 3;

export type Replayed = Read<Referee<unknown, unknown, unknown, Options>, ReplayProblem>;

export function examine(game: Game, record: MatchRecord): Examined {
  const examiner = new Examiner(game, record);
  return examiner.sumUp(replay(game, record, { visit: examiner.visit }));
}

/** Looks at every position of a record while it is played through. */
export class Examiner {
  readonly #game: Game;
  readonly #record: MatchRecord;
  readonly #roundEnds: number[] = [];

  constructor(game: Game, record: MatchRecord) {
    this.#game = game;
    this.#record = record;
  }

  readonly visit = (ply: number, { table }: { readonly table: unknown }): void => {
    if (this.#game.rounds(table).ended > this.#roundEnds.length) this.#roundEnds.push(ply);
  };

  /** What was found, once all is played. */
  sumUp(played: Replayed): Examined {
    const { moves } = this.#record;
    const problem = 'problem' in played ? played.problem : undefined;
    const plies = problem?.kind === 'move-refused' ? problem.ply : moves.length;
    return { plies, roundEnds: this.#roundEnds, stops: stopsIn(moves.slice(0, plies)), problem };
  }
}

function stopsIn(moves: readonly string[]): readonly number[] {
  const stops = [0];
  let run = 0;
  for (const [index, move] of moves.entries()) {
    run = move.startsWith('*') ? run + 1 : 0;
    // A run that has become long leaves only its end behind.
    if (run === SHORTEST_RUN) stops.length -= SHORTEST_RUN - 1;
    else if (run > SHORTEST_RUN) stops.length -= 1;
    stops.push(index + 1);
  }
  return stops;
}
