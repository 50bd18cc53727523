import { type Cell, columnOf, rowOf } from '@pepite/games/silver-and-gold/pieces';
import { type Language, type Move } from '@pepite/kernel';
import { tellGain, wordsIn } from '../words.ts';
import type { Aiming } from './aiming.svelte.ts';

/** What buttons, keys and fingers do while marking; what only can be seen is said as well. */
export class MarkControl {
  readonly aiming: Aiming;
  readonly #language: () => Language;
  readonly #attempt: (move: Move) => void;
  /** The last change that is only seen, in words. */
  spoken = $state('');

  constructor(aiming: Aiming, language: () => Language, attempt: (move: Move) => void) {
    this.aiming = aiming;
    this.#language = language;
    this.#attempt = attempt;
  }

  readonly turn = (): void => {
    this.aiming.turn();
    this.#sayPlaces();
  };

  readonly mirror = (): void => {
    this.aiming.mirror();
    this.#sayPlaces();
  };

  readonly next = (): void => {
    const place = this.aiming.next();
    if (place === undefined) return;
    const { slot, cell, cells } = place;
    const gain = tellGain(this.aiming.gainOf(slot, cells), this.#language());
    const { placed } = wordsIn(this.#language()).mark;
    this.spoken = placed(slot + 1, rowOf(cell) + 1, columnOf(cell) + 1, gain);
  };

  readonly make = (): void => {
    const { move } = this.aiming;
    if (move !== undefined) this.#attempt(move);
  };

  /** What does not fit is tried, so that the page says why. */
  choose(slot: number, cell: Cell, atOnce: boolean): void {
    this.aiming.aimAt(slot, cell);
    if (atOnce || !this.aiming.isFitting) this.make();
  }

  #sayPlaces(): void {
    this.spoken = wordsIn(this.#language()).mark.placesHere(this.aiming.placesHere);
  }
}
