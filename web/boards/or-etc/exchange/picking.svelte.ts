import type { Face } from '@pepite/games/or-etc/pieces/dice';
import type { Card } from '@pepite/games/or-etc/pieces';
import type { Wanted } from '../choices.ts';

/** What somebody has picked on the way to a move: dice by their place, cards by their key. */
export class Picking {
  /** The own die to give, and the die to have for it. */
  give = $state<number>();
  wanted = $state.raw<Wanted>();
  /** The card to pay with, where there is a choice. */
  card = $state<Card>();
  /** Cards to be laid, staked or discarded. */
  keys = $state.raw<readonly string[]>([]);
  isRerolling = $state(false);
  rolled = $state.raw<readonly number[]>([]);
  #question = '';

  /** What was picked for one question is forgotten at the next. */
  begin(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.clear();
  }

  clear(): void {
    this.give = this.wanted = this.card = undefined;
    this.isRerolling = false;
    this.rolled = this.keys = [];
  }

  toggleKey(key: string, isOnly: boolean): void {
    const others = isOnly ? [] : this.keys.filter((one) => one !== key);
    this.keys = this.keys.includes(key) ? this.keys.filter((one) => one !== key) : [...others, key];
  }

  /** A die to be rolled again; where it can't be rolled with the others, it alone. */
  toggleRolled(place: number, isOnly: boolean): void {
    const others = isOnly ? [] : this.rolled;
    this.rolled = this.rolled.includes(place)
      ? this.rolled.filter((one) => one !== place)
      : [...others, place];
  }

  toggleGive(place: number): void {
    this.give = this.give === place ? undefined : place;
    this.card = undefined;
  }

  /** The face of the die to give. */
  faceIn(faces: readonly Face[]): Face | undefined {
    return this.give === undefined ? undefined : faces[this.give];
  }
}
