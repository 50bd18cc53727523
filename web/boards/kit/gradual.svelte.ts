import { frameQueue } from '../../site/frame-queue.ts';

/** So many are drawn in a frame, and no fewer are worth waiting for. */
const AT_A_TIME = 4;

/**
 * Which of some things are drawn yet: of a whole hand that comes at once a few in every frame. Made
 * while a component is being set up.
 */
export class Gradual<Key> {
  readonly #missing: readonly Key[];
  #drawn: ReadonlySet<Key> = $state.raw(new Set());

  constructor(keys: () => readonly Key[]) {
    this.#missing = $derived(keys().filter((key) => !this.#drawn.has(key)));
    const drawMore = (): void => {
      this.#drawn = new Set([
        ...keys().filter((key) => this.#drawn.has(key)),
        ...this.#missing.slice(0, AT_A_TIME),
      ]);
    };
    $effect(() => {
      if (this.#missing.length > 0) frameQueue.do(drawMore);
    });
    $effect(() => () => frameQueue.forget(drawMore));
  }

  has(key: Key): boolean {
    return this.#missing.length < AT_A_TIME || this.#drawn.has(key);
  }
}
