import { itemAt, type Options, type Rng } from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import { Backstage, type Heard } from './backstage.ts';
import { leaksIn } from './leaks.ts';
import { Player } from './player.ts';
import { Truth } from './truth.ts';

/** Somebody at the scene: a line, and the page behind it if it plays. */
export interface Person {
  readonly heard: Heard;
  readonly player: Player | undefined;
  readonly seat: number | undefined;
  said: string;
}

/** Changes a text on its way to a person, to see whether that is noticed. */
export type Tamper = (text: string, person: Person, truth: Truth) => string;

/** Ids are what a guest is known by; no message may hold one. */
const idOf = (name: string): string => `secret-of-${name}`;

/** One match with its players, their second tabs, spectators and somebody in the lobby. */
export class Scene {
  readonly truth: Truth;
  readonly match: string;
  readonly persons: readonly Person[];
  /** Every leak that was found. */
  readonly leaks: string[] = [];
  /** Every text that each person was sent, in order. */
  readonly sent: string[][] = [];
  messages = 0;
  readonly #stage: Backstage;
  readonly #tamper: Tamper;

  constructor(bots: Setup['bots'], options: Options, chance: Rng, rng: Rng, tamper: Tamper = same) {
    this.truth = new Truth(bots.length, options);
    this.#tamper = tamper;
    this.#stage = new Backstage(chance, (store) => this.truth.spy(store));
    const seats = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    for (const seat of seats) this.#stage.come(idOf(`s${seat}`), `Seat ${seat}`);
    this.match = this.#stage.create(idOf(`s${seats[0]}`), { game: 'aurum', bots, options });
    const players = seats.map((seat) => this.#person(`s${seat}`, seat, rng));
    const tabs = seats.slice(1).map((seat) => this.#person(`s${seat}`, seat));
    this.persons = [...players, ...tabs, this.#person('x'), this.#person('y')];
    this.sent = this.persons.map(() => []);
  }

  #person(name: string, seat?: number, rng?: Rng): Person {
    const player = rng === undefined ? undefined : new Player(this.match, seat, rng);
    return { heard: this.#stage.come(idOf(name)), player, seat, said: '' };
  }

  /** Everybody takes a seat; the last one looks at the lobby, all others at the match. */
  begin(): void {
    for (const person of this.persons) {
      if (person.player === undefined) continue;
      person.player.connect((text) => this.say(person, text));
      this.takeIn();
    }
    while (this.truth.moves.length === 0) {
      if (!this.letAnybodyAct()) throw new Error('the match does not begin');
    }
    const lobby = this.persons.at(-1);
    for (const person of this.persons) {
      const watch = { type: 'watch', match: this.match };
      const text = JSON.stringify(person === lobby ? { type: 'lobby' } : watch);
      if (person.player === undefined) this.say(person, text);
      this.takeIn();
    }
  }

  say(person: Person, text: string): void {
    person.said = text;
    person.heard.visit.hear(text);
  }

  /** One of the people acts, or a bot; false if nobody has anything to do. */
  letAnybodyAct(): boolean {
    const hasActed =
      this.persons.some(({ player }) => player?.act() === true) || this.#stage.clock.ring(0);
    this.takeIn();
    return hasActed;
  }

  letTimePass(): void {
    while (this.#stage.clock.ring(1000)) this.takeIn();
  }

  /** Everybody reads what was sent, once it is on disk. */
  takeIn(): void {
    this.#stage.settle();
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

  get recordText(): string {
    return JSON.stringify(this.#stage.place.house.find(this.match)?.record() ?? null);
  }

  close(): void {
    this.leaks.push(...this.#stage.reports.map(String));
    this.#stage.close();
  }
}

const same: Tamper = (text) => text;
