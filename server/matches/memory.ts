import { type Options, printActor, type Referee, type Seat, type Seen } from '@pepite/kernel';
import type { Logged, LookBack } from '@pepite/protocol';

/** A seat, or nothing for a spectator. */
export type Viewer = Seat | undefined;

/**
 * What may be looked back at while a match is played (A26, S6, X32): the moves of rounds that are
 * over, and those since one's own last one. A spectator may look as far back as some player may.
 */
export class Memory {
  readonly #referee: Referee<unknown, unknown, unknown, Options>;
  /** The last settled move of each seat. */
  readonly #own: number[];
  /** How many settled moves have been noted. */
  #noted = 0;
  #roundsEnded = 0;
  /** The first move of the round under way. */
  #round = 0;

  constructor(referee: Referee<unknown, unknown, unknown, Options>) {
    this.#referee = referee;
    this.#own = Array.from({ length: referee.seats }, () => 0);
  }

  /** To be called after every step of the referee. */
  note(): void {
    const { journal, game, table, isOver } = this.#referee;
    for (; this.#noted < journal.length; this.#noted++) {
      const { actor } = journal[this.#noted];
      if (actor < this.#own.length) this.#own[actor] = this.#noted;
    }
    const { ended } = game.rounds(table);
    if (ended === this.#roundsEnded && !isOver) return;
    this.#roundsEnded = ended;
    this.#round = journal.length;
  }

  lookBack(viewer: Viewer): LookBack {
    const since = viewer === undefined ? Math.min(...this.#own) : this.#own[viewer];
    return { round: this.#round, since };
  }

  /** Everything the viewer may look at. */
  log(viewer: Viewer): readonly Logged[] {
    const { round, since } = this.lookBack(viewer);
    return this.events(viewer, 0).filter(({ ply }) => ply < round || ply >= since);
  }

  /** What has happened from a ply on, as the viewer may know it. */
  events(viewer: Viewer, from: number): readonly Logged[] {
    const seen = this.#referee.seen(viewer, from);
    return seen.map((one, index) => this.#logged(one, from + index));
  }

  #logged(seen: Seen, ply: number): Logged {
    const actor = printActor(seen.actor);
    return 'move' in seen
      ? { ply, actor, move: this.#referee.game.print(seen.move) }
      : { ply, actor, unseen: seen.unseen };
  }
}
