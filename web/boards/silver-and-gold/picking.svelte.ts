import { keepMove } from '@pepite/games/silver-and-gold/moves';
import { type Card, SLOTS } from '@pepite/games/silver-and-gold/pieces';
import type { Move } from '@pepite/kernel';
import type { Choices } from './choices.ts';

/** The cards about to be kept or taken: chosen, but not confirmed yet. */
export class Picking {
  readonly #of: () => Choices;
  #kept = $state.raw<readonly Card[]>([]);
  #taken = $state.raw<Move>();

  constructor(of: () => Choices) {
    this.#of = of;
  }

  readonly kept = $derived.by(() => (this.#of().keeps.length === 0 ? [] : this.#kept));
  /** The move that keeps what is picked, once it is enough. */
  readonly keep = $derived.by(() => {
    const [low, high] = [...this.kept].sort((one, other) => one - other);
    return low === undefined || high === undefined ? undefined : keepMove(low, high);
  });
  /** The move that takes what is picked, as long as it may be taken. */
  readonly take = $derived.by(() =>
    this.#taken !== undefined && this.#of().takes.includes(this.#taken) ? this.#taken : undefined,
  );

  /** A third card takes the place of the first. */
  pickKept(card: Card): void {
    this.#kept = this.#kept.includes(card)
      ? this.#kept.filter((other) => other !== card)
      : [...this.#kept, card].slice(-SLOTS);
  }

  pickTaken(move: Move): void {
    this.#taken = this.#taken === move ? undefined : move;
  }
}
