import { nextInRow } from './rows.ts';

/**
 * The keys of a row of cards: Tab reaches one of them, arrows lead to the others, and when a card
 * that was played by keyboard is gone, focus goes on to its neighbour. Made while a component is
 * being set up; `keysOf` names the cards as they lie.
 */
export class Roving<Key> {
  row: HTMLElement | undefined = $state();
  #current = $state(0);
  #typed: Key | undefined;
  readonly #keysOf: () => readonly Key[];
  readonly #keys: readonly Key[] = $derived.by(() => this.#keysOf());

  constructor(keysOf: () => readonly Key[]) {
    this.#keysOf = keysOf;
    $effect(() => this.#follow());
  }

  get #place(): number {
    return Math.min(this.#current, this.#keys.length - 1);
  }

  /** Whether Tab leads to this card. */
  isReached(key: Key): boolean {
    return this.#keys[this.#place] === key;
  }

  focused(key: Key): void {
    this.#current = this.#keys.indexOf(key);
  }

  /** A press without a pointer came from the keyboard. */
  pressed(event: MouseEvent, key: Key): void {
    this.#typed = event.detail === 0 ? key : undefined;
  }

  readonly keydown = (event: KeyboardEvent): void => {
    const goal = this.row === undefined ? undefined : nextInRow(this.row, event.key);
    if (goal === undefined) return;
    event.preventDefault();
    goal.focus();
  };

  #follow(): void {
    const keys = this.#keys;
    if (this.#typed === undefined || keys.includes(this.#typed)) return;
    this.#typed = undefined;
    this.row?.querySelectorAll('button')[this.#place]?.focus();
  }
}
