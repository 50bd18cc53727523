import type { Listing } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import type { AnyProblem } from '../words/problem.ts';
import { create } from './create.ts';
import { takeName } from './guest-name.ts';
import type { Handed } from './handed-options.ts';
import { ownLevel } from './own-level.ts';
import { router } from './router.svelte.ts';

/** A match at once with bots of the player's level. */
function readyMatch(id: string, { seats, options }: Handed): NewMatchRequest {
  const level = ownLevel(id);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level));
  return { game: id, bots, options, access: 'link', standIn: level, start: true };
}

/** From a click to a match against bots: nothing is asked on the way. */
export class PlayNow {
  #problem = $state.raw<AnyProblem>();
  #isBusy = $state(false);

  get problem(): AnyProblem | undefined {
    return this.#problem;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** As many as the game is best with, by the usual options, unless it is said otherwise. */
  async play({ id, best }: Listing, handed: Handed = { seats: best, options: {} }): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#problem = await takeName();
    if (this.#problem === undefined) {
      const answer = await create(readyMatch(id, handed));
      if ('value' in answer) router.goTo(answer.value);
      else this.#problem = answer.problem;
    }
    this.#isBusy = false;
  }
}
