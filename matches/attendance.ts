import type { Broadcast } from './broadcast.ts';
import type { MatchSeats } from './match-seats.ts';
import type { Guest } from './store.ts';
import type { Person } from './watchers.ts';

/** Where people come from whom nobody has seen yet: guests are free, so all of them share it. */
const NOWHERE = 'nowhere';

/** For whom a match is played: bots play for somebody, and share the time to think by who it is. */
export class Attendance {
  readonly #broadcast: Broadcast;
  readonly #seats: MatchSeats;
  readonly #host: () => Guest;
  /** For whom it was played last, as far as is known since it is in memory. */
  #last: Person | undefined;

  constructor(
    broadcast: Broadcast,
    seats: MatchSeats,
    host: () => Guest,
    origin: string | undefined,
  ) {
    this.#broadcast = broadcast;
    this.#seats = seats;
    this.#host = host;
    this.#last = origin === undefined ? undefined : { guest: host(), origin };
  }

  /**
   * Somebody is gone, and is remembered, but not in place of a player: a stranger who looks in must
   * not have the bots of others think on an account of their choice from then on.
   */
  left({ guest, origin }: Person): void {
    const isPlayer = this.#seats.seatOf(guest) !== undefined;
    if (isPlayer || this.#last === undefined) this.#last = { guest, origin };
  }

  /**
   * Whether there is somebody to play for: who looks on, or else will come back and play. Of a
   * match from disk it isn't known who that is: nothing happens there before somebody comes.
   */
  get isAttended(): boolean {
    const isWatched = !this.#broadcast.watchers.isEmpty;
    return isWatched || (this.#last !== undefined && this.#seats.hasPlayer);
  }

  /** For whom it is played now, or was last if nobody is there. */
  get person(): Person {
    const guest = this.#host();
    return this.#broadcast.foremost(guest) ?? this.#last ?? { guest, origin: NOWHERE };
  }
}
