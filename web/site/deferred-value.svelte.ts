import { untrack } from 'svelte';
import { frameQueue } from './frame-queue.ts';

/**
 * A value that follows another one in a frame of its own, so that the frame in which something
 * moves is not kept waiting: the next one or, for what nobody waits for, a later one. Where no
 * frame is waited for, the next one is now. Made while a component is being set up.
 */
export class DeferredValue<T> {
  #value: T;

  constructor(of: () => T, frame: 'next' | 'later' = 'later') {
    this.#value = $state.raw(untrack(of));
    let latest = this.#value;
    const follow = (): void => {
      this.#value = latest;
    };
    $effect(() => {
      latest = of();
      if (latest === untrack(() => this.#value)) return;
      frameQueue.do(follow, frame);
    });
    $effect(() => () => frameQueue.forget(follow));
  }

  get value(): T {
    return this.#value;
  }
}
