import { frameQueue } from '../../site/frame-queue.ts';

/** Whether a part is due that is built in a frame of its own. Made while a component is set up. */
export class OwnFrame {
  #isNow = $state(false);

  constructor() {
    $effect(() => {
      const build = (): void => {
        this.#isNow = true;
      };
      frameQueue.do(build);
      return () => frameQueue.forget(build);
    });
  }

  get isNow(): boolean {
    return this.#isNow;
  }
}
