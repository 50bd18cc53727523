import {
  type Actor,
  CHANCE,
  firstActor,
  type Game,
  isChance,
  isOver,
  isSimultaneous,
  itemAt,
  type MatchRecord,
  type Options,
  parseActor,
  type Read,
  type Referee,
  replay,
  type ReplayProblem,
  type Seat,
  type Seen,
  type Translated,
} from '@pepite/kernel';
import { Positions } from './positions.ts';

type Match = Referee<unknown, unknown, unknown, Options>;

/** By what one goes through a match, the smallest first. */
export const UNITS = ['move', 'player', 'stage', 'round'] as const;
export type Unit = (typeof UNITS)[number];

/** A record that was played through once, to know what can be shown of it. */
export interface Examined {
  /** How many moves can be shown: all, unless one of them is against the rules. */
  readonly plies: number;
  /**
   * After how many moves one stops, by what one goes through it. By move, deals and the like are
   * passed over in one step. Stages, such as tricks, some games have.
   */
  readonly stops: Readonly<Record<Unit, readonly number[]>>;
  readonly problem: ReplayProblem | undefined;
  readonly positions: Positions;
  /** What moves have brought about, by their number from 0. */
  readonly outcomes: ReadonlyMap<number, Translated<string>>;
  /** What a seat has learned of each move, or what all have learned. */
  readonly seenBy: (seat: Seat | undefined) => readonly Seen[];
  /** How many moves were settled after so many: some of a turn wait for the others. */
  readonly settledAt: (ply: number) => number;
}

const SHORTEST_RUN = 3;

export type Replayed = Read<Match, ReplayProblem>;

export function examine(game: Game, record: MatchRecord): Examined {
  const examiner = new Examiner(game, record);
  return examiner.sumUp(replay(game, record, { visit: examiner.visit }));
}

/** Looks at every position of a record while it is played through. */
export class Examiner {
  readonly #game: Game;
  readonly #record: MatchRecord;
  readonly #positions = new Positions();
  readonly #settled: number[] = [];
  readonly #outcomes = new Map<number, Translated<string>>();
  readonly #turnEnds = new TurnEnds();
  readonly #stageEnds: number[] = [];
  readonly #roundEnds: number[] = [];
  #stage: number | undefined;
  #referee: Match | undefined;

  constructor(game: Game, record: MatchRecord) {
    this.#game = game;
    this.#record = record;
  }

  readonly visit = (ply: number, referee: Match): void => {
    const { table, journal } = referee;
    this.#referee = referee;
    this.#positions.note(referee);
    this.#settled.push(journal.length);
    this.#noteOutcome(referee, ply - 1);
    this.#turnEnds.note(referee, ply, this.#record.moves[ply - 1] ?? '');
    const stage = this.#game.stages?.at(table);
    if (ply > 0 && stage !== this.#stage) this.#stageEnds.push(ply);
    this.#stage = stage;
    if (this.#game.rounds(table).ended > this.#roundEnds.length) this.#roundEnds.push(ply);
  };

  /** Only of what is settled: a choice that others wait for has brought about nothing yet. */
  #noteOutcome({ journal, table }: Match, ply: number): void {
    if (ply < 0 || journal.length !== ply + 1) return;
    const { move } = itemAt(journal, ply);
    const { words } = this.#game;
    const [en, fr] = [words.en.outcome?.(move, table), words.fr.outcome?.(move, table)];
    if (en !== undefined && fr !== undefined) this.#outcomes.set(ply, { en, fr });
  }

  /** What was found, once all is played. */
  sumUp(played: Replayed): Examined {
    const { moves } = this.#record;
    const problem = 'problem' in played ? played.problem : undefined;
    const plies = problem?.kind === 'move-refused' ? problem.ply : moves.length;
    const [positions, outcomes, settled] = [this.#positions, this.#outcomes, this.#settled];
    const seen = new Map<Seat | undefined, readonly Seen[]>();
    const stops = {
      move: stopsIn(moves.slice(0, plies)),
      player: this.#turnEnds.all,
      stage: this.#stageEnds,
      round: this.#roundEnds,
    };
    return {
      plies,
      stops,
      problem,
      positions,
      outcomes,
      seenBy: (seat) => {
        const known = seen.get(seat) ?? this.#referee?.seen(seat) ?? [];
        seen.set(seat, known);
        return known;
      },
      settledAt: (ply) => itemAt(settled, ply),
    };
  }
}

/** Where the turn passes on. Chance belongs to the turn before, as does who plays on after it. */
class TurnEnds {
  readonly all: number[] = [];
  /** Who moved last; nobody in particular where several have chosen at once. */
  #last: Actor | undefined;
  #isTogether = false;

  note({ turn, pending }: Match, ply: number, move: string): void {
    const actor = parseActor(move.split(' ', 1)[0] ?? '');
    const wasTogether = this.#isTogether;
    this.#isTogether = pending.length > 0;
    if (actor !== undefined && actor !== CHANCE) this.#last = wasTogether ? undefined : actor;
    const isInside = this.#isTogether || isChance(turn) || ply === 0;
    const goesOn = !isOver(turn) && !isSimultaneous(turn) && firstActor(turn) === this.#last;
    if (!isInside && !goesOn) this.all.push(ply);
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
