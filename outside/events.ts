import { itemAt, printActor, type Seat, type Seen } from '@pepite/kernel';
import type { Logged } from '@pepite/protocol';
import type { AnyReferee } from './referee.ts';

/**
 * The settled moves from `from` on, as a seat has seen them happen. For a program that was there
 * all the time: whoever comes back may look back no further than a person may.
 */
export const eventsSince = (referee: AnyReferee, seat: Seat, from: number): readonly Logged[] =>
  referee.seen(seat, from).map((seen, place) => loggedOf(referee, seen, from + place));

function loggedOf({ game }: AnyReferee, seen: Seen, ply: number): Logged {
  const actor = printActor(seen.actor);
  if ('unseen' in seen) return { ply, actor, unseen: seen.unseen };
  return { ply, actor, move: game.print(seen.move) };
}

/** What each seat has been told already: events are told once. */
export class ToldEvents {
  readonly #told: number[];

  constructor(seats: number) {
    this.#told = Array.from({ length: seats }, () => 0);
  }

  /** What a seat has not been told yet; from now on it has. */
  take(referee: AnyReferee, seat: Seat): readonly Logged[] {
    const events = eventsSince(referee, seat, itemAt(this.#told, seat));
    this.#told[seat] = referee.journal.length;
    return events;
  }
}
