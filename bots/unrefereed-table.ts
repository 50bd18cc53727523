import { begin, copy, Moves, variantOf } from '@pepite/kernel';
import type { BotName } from './names.ts';
import { SeatedBots } from './seated-bots.ts';
import type { Setting } from './setting.ts';
import {
  type MatchDice,
  type Unrefereed,
  UnrefereedMatch,
  type Watcher,
} from './unrefereed-match.ts';

/**
 * Match after match without a referee among bots of these names, each as `playWithoutReferee` plays
 * it. What one match needs is used again for the next: to make it anew takes a while.
 */
export class UnrefereedTable {
  readonly #game;
  readonly #bots: SeatedBots;
  readonly #fresh;
  readonly #world;
  readonly #moves = new Moves();

  constructor(names: readonly BotName[], { game, seats, options }: Setting) {
    this.#game = variantOf(game, options);
    this.#bots = new SeatedBots(names, { game: this.#game, seats, options });
    this.#fresh = begin(this.#game, seats, options);
    this.#world = begin(this.#game, seats, options);
  }

  /** Whoever looks on must not keep the world: the next match is played on it. */
  play(dice: MatchDice, watcher: Watcher = {}): Unrefereed {
    const world = this.#world;
    copy(this.#fresh, world);
    const bots = this.#bots.next();
    return new UnrefereedMatch(this.#game, world, this.#moves, bots, dice, watcher).play();
  }
}
