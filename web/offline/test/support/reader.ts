import {
  deciding,
  type Game,
  has,
  isSimultaneous,
  Moves,
  parseView,
  type Rng,
  Seeded,
} from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';
import { Contributor, randomContribution } from '../../../match/fair-chance/contributor.ts';
import type { WireMessage } from '../../../match/wire.ts';
import type { KeyValueStore } from '../../../site/storage.ts';
import type { OfflineWire } from '../../wire.ts';

/** A browser's storage that is gone with the test. */
export function memory(): KeyValueStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    names: () => [...texts.keys()],
    remove: (name) => void texts.delete(name),
  };
}

/** Somebody at a page with the matches of this browser. */
export class Reader {
  state: MatchState | undefined;
  readonly refusals: WireMessage[] = [];
  readonly wire: OfflineWire;
  readonly #game: Game;
  readonly #contributor: Contributor;
  readonly #rng: Rng = new Seeded(7);
  #told: () => void = () => {};
  /** The position that a move was sent for last. */
  #sent = '';

  constructor(game: Game, wire: OfflineWire) {
    this.#game = game;
    this.wire = wire;
    this.#contributor = new Contributor(wire, randomContribution);
  }

  /** Opens the page of a match; it is there once something has been told. */
  async open(match: string): Promise<void> {
    const told = this.#nextTold();
    this.wire.watch({ type: 'watch', match }, (message) => this.#hear(message));
    await told;
  }

  #nextTold(): Promise<void> {
    return new Promise((resolve) => (this.#told = resolve));
  }

  #hear(message: WireMessage): void {
    if (message.type === 'match') {
      this.state = message.state;
      this.#contributor.told(message.state);
    } else if (message.type === 'moved' && this.state !== undefined) {
      this.state = { ...this.state, position: message.position };
    } else if (message.type === 'refused') this.refusals.push(message);
    this.#told();
  }

  /** Plays legal moves at random until so many moves are made, or the match is over. */
  async play(most: number): Promise<void> {
    while (this.state?.status === 'playing' && (this.state.position?.ply ?? 0) < most) {
      const told = this.#nextTold();
      this.#move();
      await told;
    }
  }

  #move(): void {
    const { position, you } = this.state ?? {};
    if (!position || typeof you !== 'number') return;
    const { table, hand, ply, own } = position;
    const turn = this.#game.turn(table);
    if (!has(deciding(turn), you)) return;
    if (this.#sent === `${ply} ${own}`) return;
    this.#sent = `${ply} ${own}`;
    const moves = new Moves();
    this.#game.moves(parseView(JSON.stringify({ table, seat: you, hand })), moves);
    // Whoever can only answer one thing is answered for, where several answer at once.
    if (this.#game.hidesAnswers === true && isSimultaneous(turn) && moves.weight === 1) return;
    const move = this.#game.print(moves.draw(this.#rng));
    this.wire.send({ type: 'move', ply, own, move });
  }
}
