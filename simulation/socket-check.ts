import type { ServerMessage } from '@pepite/protocol';
import type { Database } from './database.ts';
import type { Viewer } from './truth.ts';
import type { World } from './world.ts';

/** Looks at everything that is told through one socket, when it is told. */
export class SocketCheck {
  readonly #world: World;
  readonly #database: Database;
  readonly #guest: string;
  /** How many moves were settled when something was last told. */
  #ply = 0;

  constructor(world: World, database: Database, guest: string) {
    this.#world = world;
    this.#database = database;
    this.#guest = guest;
  }

  told(message: ServerMessage): void {
    if (message.type === 'moved') {
      const truth = this.#database.truths.get(message.match);
      const viewer = this.#viewerOf(message.match);
      truth?.toldEvents(viewer, message.events);
      truth?.told(viewer, message.position);
      this.#goesOn(message.position.ply);
    } else if (message.type === 'match') {
      const { match, position, log, you } = message.state;
      const truth = this.#database.truths.get(match);
      if (truth === undefined || position === null) return;
      const viewer = this.#viewerOf(match);
      if ((you ?? undefined) !== viewer) {
        this.#world.checks.broken('nothing breaks', `${this.#guest} is told to sit at ${you}`);
      }
      truth.toldEvents(viewer, log);
      truth.told(viewer, position);
      this.#goesOn(position.ply);
    } else if (message.type === 'talk') {
      const talk = this.#database.truths.get(message.match)?.talk;
      for (const entry of message.entries) talk?.told(entry);
    } else if (message.type === 'past') {
      const truth = this.#database.truths.get(message.match);
      const viewer = this.#viewerOf(message.match);
      for (const position of message.positions) truth?.told(viewer, position);
    }
  }

  #viewerOf(match: string): Viewer {
    const seats = this.#database.truths.get(match)?.stored.seats ?? [];
    const seat = seats.findIndex(({ guest }) => guest === this.#guest);
    return seat < 0 ? undefined : seat;
  }

  #goesOn(ply: number): void {
    if (ply < this.#ply) {
      const text = `${this.#guest} is told ply ${ply} after ${this.#ply}`;
      this.#world.checks.broken('on one socket nothing goes back', text);
    }
    this.#ply = ply;
  }
}
