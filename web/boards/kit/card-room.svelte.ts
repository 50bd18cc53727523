import { DeferredValue } from '../../site/deferred-value.svelte.ts';

/**
 * For how many cards a hand has room: for one more at once, for one fewer a frame later. Then all
 * others get larger, and to lay them out anew takes as long as what the gone one does elsewhere.
 * Made while a component is being set up.
 */
export class CardRoom {
  readonly #count: () => number;
  readonly #before: DeferredValue<number>;

  constructor(count: () => number) {
    this.#count = count;
    this.#before = new DeferredValue(count, 'next');
  }

  get count(): number {
    return Math.max(this.#count(), this.#before.value);
  }
}
