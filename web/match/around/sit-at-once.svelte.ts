import { takeName } from '../../site/guest-name.ts';
import type { LiveMatch } from '../live.svelte.ts';
import { handOnly } from './hand-only.svelte.ts';
import { seatFor } from './seat-for.ts';

/** What the code on a big screen adds to the address of a table: whoever opens it wants to sit. */
const WISH = 'sit';

/** Seats whoever has come by the code on a big screen, with any name: it can be changed later. */
export class SitAtOnce {
  readonly #live: LiveMatch;
  #isWanted = new URLSearchParams(location.search).has(WISH);
  #isBusy = false;

  constructor(live: LiveMatch) {
    this.#live = live;
    if (this.#isWanted) handOnly.choose(live.match, true);
  }

  /** Tries once more whenever the table has changed: another may have been quicker. */
  attempt(): void {
    const { state } = this.#live;
    if (!this.#isWanted || state === undefined || this.#isBusy) return;
    const seat = seatFor(state);
    if (seat === undefined) this.#finish();
    else void this.#sit(seat);
  }

  async #sit(seat: number): Promise<void> {
    this.#isBusy = true;
    const problem = await takeName();
    this.#isBusy = false;
    if (problem === undefined) this.#live.ask({ type: 'sit', seat });
    else this.#finish();
  }

  /** A page that is loaded again seats nobody who has stood up meanwhile. */
  #finish(): void {
    this.#isWanted = false;
    history.replaceState(null, '', location.pathname);
  }
}
