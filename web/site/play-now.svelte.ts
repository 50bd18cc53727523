import type { Listing } from '@pepite/kernel';
import type { AnyProblem } from '../words/problem.ts';
import { create } from './create.ts';
import { me } from './me.svelte.ts';
import { router } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';

/** From a click to a match against bots. */
export class PlayNow {
  /** The game somebody wants to play who has no name yet. */
  unnamed = $state.raw<Listing>();
  #problem = $state.raw<AnyProblem>();
  #isBusy = $state(false);

  get problem(): AnyProblem | undefined {
    return this.#problem;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Plays, once the guest has a name. */
  async play(listing: Listing): Promise<void> {
    if (me.isKnown && me.name === null) this.unnamed = listing;
    else await this.#create(listing);
  }

  /** The guest has a name now. */
  async goOn(): Promise<void> {
    const listing = this.unnamed;
    this.unnamed = undefined;
    if (listing !== undefined) await this.#create(listing);
  }

  async #create(listing: Listing): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const bots = Array.from({ length: listing.seats.most }, (_, seat) =>
      seat === 0 ? null : settings.level,
    );
    const standIn = settings.level;
    const agreed = { options: {}, access: 'link', standIn, start: true } as const;
    const setup = { game: listing.id, bots, ...agreed };
    const answer = await create(setup);
    this.#isBusy = false;
    if ('value' in answer) router.goTo(answer.value);
    else if (answer.problem.kind === 'no-name') this.unnamed = listing;
    else this.#problem = answer.problem;
  }
}
