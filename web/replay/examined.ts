import { type Game, type MatchRecord, replay, type ReplayProblem } from '@pepite/kernel';

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

export function examine(game: Game, record: MatchRecord): Examined {
  const roundEnds: number[] = [];
  const visit = (ply: number, { table }: { readonly table: unknown }): void => {
    if (game.rounds(table).ended > roundEnds.length) roundEnds.push(ply);
  };
  const played = replay(game, record, { visit });
  const problem = 'problem' in played ? played.problem : undefined;
  const plies = problem?.kind === 'move-refused' ? problem.ply : record.moves.length;
  return { plies, roundEnds, stops: stopsIn(record.moves.slice(0, plies)), problem };
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
