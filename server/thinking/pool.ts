import { type Question, type Reply, type Seating, thinks } from '@pepite/bots';
import {
  type Asker,
  type Clock,
  DeskMind,
  type Mind,
  type Owner,
  type Patience,
  Room,
  type StartThread,
  type Thinking,
} from '@pepite/matches';
import { systemClock } from '../clock.ts';
import { Places, type Thinker } from './places.ts';
import { startThreads } from './threads.ts';

/** How many hints people from one network may wait for at a time. */
const MOST_HINTS = 4;
/** Who plays where there is no room for somebody who thinks: the best of those who don't. */
const MAKESHIFT = 'strong';

/** What tests bring of their own. */
export interface Parts {
  readonly start?: StartThread;
  readonly clock?: Clock;
  readonly patience?: Patience;
}

interface Occupied {
  readonly room: Room;
  minds: number;
}

/** Threads in which the bots of all matches think; a bot stays in the one where it sat down. */
export class Pool implements Thinking {
  readonly #most: number;
  readonly #report: (error: unknown) => void;
  readonly #parts: Parts;
  readonly #places = new Places();
  #rooms: Occupied[] = [];
  #minds = 0;

  constructor(most: number, report: (error: unknown) => void, parts: Parts = {}) {
    this.#most = most;
    this.#report = report;
    this.#parts = parts;
  }

  seat(seating: Seating, owner: Owner): Mind {
    const mind = this.#minds++;
    const mayThink = (): boolean => this.#places.hasRoom(owner.origin(), [seating.bot]);
    const bot = thinks(seating.bot) && !mayThink() ? MAKESHIFT : seating.bot;
    const seat = this.#sitDown(mind, bot, owner);
    return new DeskMind(mind, { ...seating, bot }, seat.ask, () => {
      return seat.room.isGone || (bot !== seating.bot && mayThink());
    });
  }

  #sitDown(mind: number, bot: Thinker, owner: Owner) {
    const found = this.#findRoom();
    const { room } = found;
    const asker = (): Asker => ({
      origin: owner.origin(),
      guest: owner.guest(),
      match: owner.match,
      thinks: thinks(bot),
    });
    found.minds++;
    this.#places.take(mind, bot, owner);
    const ask = (question: Question, take: (reply: Reply) => void): void => {
      if (question.type !== 'rise') {
        room.ask(question, asker(), take);
        return;
      }
      found.minds--;
      this.#places.free(mind);
      room.rise(mind);
    };
    return { room, ask };
  }

  hasRoom(origin: string, bots: readonly Thinker[]): boolean {
    return this.#places.hasRoom(origin, bots);
  }

  mayAdvise(origin: string): boolean {
    const waiting = this.#rooms.reduce((sum, { room }) => sum + room.hints(origin), 0);
    return waiting < MOST_HINTS;
  }

  /** A room that is empty, or a new one, or the one where the fewest think. */
  #findRoom(): Occupied {
    this.#rooms = this.#rooms.filter(({ room }) => !room.isGone);
    const fewest = Math.min(...this.#rooms.map(({ minds }) => minds));
    const best = this.#rooms.find(({ minds }) => minds === fewest);
    const isFull = this.#rooms.length >= this.#most;
    return best !== undefined && (isFull || fewest === 0) ? best : this.#open();
  }

  /** A thread is started when it is first needed: most servers have little to think about. */
  #open(): Occupied {
    const { start = startThreads(), clock = systemClock, patience } = this.#parts;
    const opened = { room: new Room(start, clock, this.#report, patience), minds: 0 };
    this.#rooms.push(opened);
    return opened;
  }

  async close(): Promise<void> {
    await Promise.all(this.#rooms.map(({ room }) => room.close()));
  }
}
