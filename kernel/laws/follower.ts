import type { Entry } from '../entry.ts';
import type { Game } from '../game.ts';
import type { Options } from '../options.ts';
import { Referee } from '../referee.ts';

export type AnyReferee = Referee<unknown, unknown, unknown, Options>;

interface Played {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}

/**
 * A referee of the match that is played, told what has happened when a law asks for it. Telling
 * another one the whole match each time would take a fifth of all the time.
 */
export class Follower {
  readonly #played: Played;
  #referee: AnyReferee | undefined;

  constructor(played: Played) {
    this.#played = played;
  }

  /**
   * Tries something where the match stands, between two turns, and takes it back. Nothing comes
   * back from a referee who refuses what was played.
   */
  try<F>(journal: readonly Entry[], check: (referee: AnyReferee) => F): F | undefined {
    const referee = this.#told(journal);
    if (referee === undefined) return undefined;
    const found = check(referee);
    for (const { actor } of referee.pending) referee.takeBack(actor);
    // What is settled can't be taken back: the next law gets another referee.
    if (referee.journal.length !== journal.length) this.#referee = undefined;
    return found;
  }

  /** The referee, where the match stands; none if it refuses a move. */
  #told(journal: readonly Entry[]): AnyReferee | undefined {
    const { game, seats, options } = this.#played;
    const referee = (this.#referee ??= new Referee(game, seats, options));
    for (let ply = referee.journal.length; ply < journal.length; ply++) {
      if (referee.tell(journal[ply]) !== undefined) return undefined;
    }
    return referee;
  }
}
