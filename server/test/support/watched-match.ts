import { itemAt, type Options, type Rng } from '@pepite/kernel';
import type { MatchServices } from '@pepite/matches';
import type { NewMatchRequest } from '@pepite/protocol';
import { settle } from '../../../matches/test/support/settle.ts';
import { type Heard, TestServer } from './test-server.ts';
import { leaksIn } from './leaks.ts';
import { Player } from './player.ts';
import { Truth } from './truth.ts';

/** Nobody runs out of time here, but everybody is told of it. */
const CLOCK = { kind: 'live', bank: 10_800, increment: 300 } as const;

/** Somebody who watches the match: a connection, and the page behind it if it plays. */
export interface Person {
  readonly heard: Heard;
  readonly player: Player | undefined;
  readonly seat: number | undefined;
  said: string;
  /** All that was planned for its seat, at whichever of its pages. */
  planned: string;
}

/** Changes a text on its way to a person, to see whether that is noticed. */
export type Tamper = (text: string, person: Person, truth: Truth) => string;

/** Ids are what a guest is known by; no message may hold one. */
const idOf = (name: string): string => `secret-of-${name}`;

interface Parts {
  readonly testServer: TestServer;
  readonly truth: Truth;
  readonly match: string;
  readonly persons: readonly Person[];
  readonly tamper: Tamper;
}

/** One match with its players, their second tabs, spectators and somebody in the lobby. */
export class WatchedMatch {
  readonly truth: Truth;
  readonly match: string;
  readonly persons: readonly Person[];
  /** Every leak that was found. */
  readonly leaks: string[] = [];
  /** Every text that each person was sent, in order. */
  readonly sent: string[][];
  messages = 0;
  readonly #testServer: TestServer;
  readonly #tamper: Tamper;

  private constructor({ testServer, truth, match, persons, tamper }: Parts) {
    this.truth = truth;
    this.match = match;
    this.persons = persons;
    this.sent = persons.map(() => []);
    this.#testServer = testServer;
    this.#tamper = tamper;
  }

  static async open(
    bots: NewMatchRequest['bots'],
    options: Options,
    chance: Rng,
    rng: Rng,
    tamper: Tamper = same,
    newSource?: MatchServices['newSource'],
  ): Promise<WatchedMatch> {
    const truth = new Truth(bots.length, options);
    const testServer = new TestServer(chance, {
      spy: (store) => truth.spy(store),
      newSource,
    });
    const seats = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    for (const seat of seats) await testServer.come(idOf(`s${seat}`), `Seat ${seat}`);
    const match = await testServer.create(idOf(`s${seats[0]}`), {
      game: 'aurum',
      bots,
      options,
      clock: CLOCK,
    });
    const person = async (name: string, seat?: number, player?: Player): Promise<Person> => ({
      heard: await testServer.come(idOf(name)),
      player,
      seat,
      said: '',
      planned: '',
    });
    const players = seats.map((seat) => person(`s${seat}`, seat, new Player(match, seat, rng)));
    const tabs = seats.slice(1).map((seat) => person(`s${seat}`, seat));
    // Whoever looks on from the device of a player knows what all do.
    const beside = [person(`s${seats[0]}/0`), person(`s${seats.at(-1)}/1`)];
    const strangers = [person('x'), person('y')];
    const persons = await Promise.all([...players, ...tabs, ...beside, ...strangers]);
    return new WatchedMatch({ testServer, truth, match, persons, tamper });
  }

  /** Everybody takes a seat; the last one looks at the lobby, all others at the match. */
  async begin(): Promise<void> {
    for (const person of this.persons) {
      if (person.player === undefined) continue;
      person.player.connect((text) => this.say(person, text));
      await this.takeIn();
    }
    while (this.truth.moves.length === 0) {
      if (!(await this.letAnybodyAct())) throw new Error('the match does not begin');
    }
    const lobby = this.persons.at(-1);
    for (const person of this.persons) {
      const watch = { type: 'watch', match: this.match };
      const text = JSON.stringify(person === lobby ? { type: 'lobby' } : watch);
      if (person.player === undefined) this.say(person, text);
      await this.takeIn();
    }
  }

  say(person: Person, text: string): void {
    person.said = text;
    if (text.includes('"plan-moves"')) {
      const pages = this.persons.filter(({ seat }) => seat === person.seat);
      for (const page of pages) page.planned += text;
    }
    person.heard.connection.receive(text);
  }

  /** One of the people acts, or a bot; false if nobody has anything to do. */
  async letAnybodyAct(): Promise<boolean> {
    const hasActed =
      this.persons.some(({ player }) => player?.act() === true) ||
      (await this.#testServer.clock.ring(0));
    await this.takeIn();
    return hasActed;
  }

  async letTimePass(): Promise<void> {
    while (await this.#testServer.clock.ring(1000)) await this.takeIn();
  }

  /** Everybody reads what was sent, once it is on disk. */
  async takeIn(): Promise<void> {
    await settle();
    this.persons.forEach((person, index) => {
      for (const original of person.heard.texts.splice(0)) {
        const text = this.#tamper(original, person, this.truth);
        this.#check(text, person);
        itemAt(this.sent, index).push(text.replaceAll(this.match, '(match)'));
        person.player?.hear(original);
      }
    });
    this.truth.before = this.truth.moves.length;
  }

  #check(text: string, person: Person): void {
    this.messages++;
    for (const leak of leaksIn(text, person, this.truth)) this.leaks.push(`${leak}: ${text}`);
  }

  get isOver(): boolean {
    return this.truth.referee.isOver;
  }

  async recordText(): Promise<string> {
    const record = await this.#testServer.registry.recordOf(this.match);
    return JSON.stringify('value' in record ? record.value : null);
  }

  async close(): Promise<void> {
    this.leaks.push(...this.#testServer.reports.map(String));
    await this.#testServer.close();
  }
}

const same: Tamper = (text) => text;
