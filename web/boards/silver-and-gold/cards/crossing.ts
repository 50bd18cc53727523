import { onMount } from 'svelte';
import { type MotionSpeed, settings } from '../../../site/settings.svelte.ts';
import { isStill } from '../../kit/flights.ts';

/** Milliseconds that a mark takes to appear, and from one to the next. */
const PACE = {
  off: { duration: 0, step: 0 },
  quick: { duration: 140, step: 60 },
  calm: { duration: 260, step: 130 },
} as const satisfies Record<MotionSpeed, unknown>;

/**
 * Cells are crossed off one after the other: marks that come together appear in a row. Those that
 * were there when the card came are just there. Made while a component is being set up.
 */
export class Crossing {
  #isShown = false;
  #together = 0;

  constructor() {
    onMount(() => {
      this.#isShown = true;
    });
  }

  /** For `{@attach}` to a mark. */
  readonly appear = (mark: Element): void => {
    if (!this.#isShown || isStill(settings.motion)) return;
    if (this.#together === 0) queueMicrotask(() => (this.#together = 0));
    const { duration, step } = PACE[settings.motion];
    const delay = step * this.#together++;
    const from = { opacity: 0, transform: 'scale(1.7) rotate(-8deg)' };
    mark.animate([from, {}], { duration, delay, easing: 'ease-out', fill: 'backwards' });
  };
}
