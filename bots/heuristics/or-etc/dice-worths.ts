import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import {
  DICE,
  type Dice,
  FACES,
  HANDFUL_COUNT,
  sizeOf,
  withDie,
} from '@pepite/games/or-etc/pieces/dice';

const ALL_DICE: readonly Dice[] = Array.from({ length: HANDFUL_COUNT }, (_, dice) => dice);
/** By handful of fewer than five dice: the six that it becomes with one die more. */
const NEXT = Int32Array.from(
  ALL_DICE.flatMap((dice) =>
    Array.from({ length: FACES }, (_, face) =>
      sizeOf(dice) === DICE ? 0 : withDie(dice, face + 1),
    ),
  ),
);
/** Handfuls stand by their size: the first of five dice. */
const FIRST_WHOLE = ALL_DICE.findIndex((dice) => sizeOf(dice) === DICE);
const WHOLE = ALL_DICE.slice(FIRST_WHOLE);

const known = new WeakMap<Deck, readonly Int32Array[]>();

/** By kind of card: all handfuls with which it can be laid. */
export function showingIn(deck: Deck): readonly Int32Array[] {
  const showing =
    known.get(deck) ??
    Array.from({ length: deck.kinds + 1 }, (_, kind) =>
      Int32Array.from(WHOLE.filter((dice) => ((deck.shown[dice] >> kind) & 1) !== 0)),
    );
  known.set(deck, showing);
  return showing;
}

/**
 * By handful what dice are worth with a hand; and, of fewer than five, what is to be expected when
 * the others are rolled again: the mean over one die more, which is the mean over two more, and so
 * on. All are worked out together, since each serves many others.
 */
export class DiceWorths {
  readonly #worths = new Float64Array(HANDFUL_COUNT);
  #isExpected = false;

  /** Whatever the dice show, as long as nothing better is known of them. */
  begin(worth: number): void {
    this.#isExpected = false;
    this.#worths.fill(worth, FIRST_WHOLE);
  }

  /** With these dice something may be done that is worth as much. */
  raise(dice: Int32Array, worth: number): void {
    const worths = this.#worths;
    for (let place = 0; place < dice.length; place++) {
      if (worth > worths[dice[place]]) worths[dice[place]] = worth;
    }
  }

  of(dice: Dice): number {
    return this.#worths[dice];
  }

  /** What is to be expected of dice that are kept while the others are rolled again. */
  keeping(dice: Dice): number {
    if (!this.#isExpected) this.#expect();
    return this.#worths[dice];
  }

  #expect(): void {
    const worths = this.#worths;
    this.#isExpected = true;
    for (let dice = FIRST_WHOLE - 1; dice >= 0; dice--) {
      const next = dice * FACES;
      worths[dice] =
        (worths[NEXT[next]] +
          worths[NEXT[next + 1]] +
          worths[NEXT[next + 2]] +
          worths[NEXT[next + 3]] +
          worths[NEXT[next + 4]] +
          worths[NEXT[next + 5]]) /
        FACES;
    }
  }
}
