import { type BotName, thinks } from '@pepite/bots';
import type { Owner } from '@pepite/matches';

export type Thinker = BotName | 'adviser';

/** How many bots people from one network may have at their tables. */
const MOST_BOTS = 300;
/** How many of them may be such as think: they take memory, and time even when they take turns. */
const MOST_THINKERS = 60;

/** Which bots have a place in the threads, and for whom. */
export class Places {
  readonly #taken = new Map<number, { readonly bot: Thinker; readonly owner: Owner }>();

  take(mind: number, bot: Thinker, owner: Owner): void {
    this.#taken.set(mind, { bot, owner });
  }

  free(mind: number): void {
    this.#taken.delete(mind);
  }

  /** Whether an origin may have these bots besides those it has now: people move. */
  hasRoom(origin: string, bots: readonly Thinker[]): boolean {
    const own = [...this.#taken.values()].filter(({ owner }) => owner.origin() === origin);
    const all = [...own.map(({ bot }) => bot), ...bots];
    return all.length <= MOST_BOTS && all.filter(thinks).length <= MOST_THINKERS;
  }
}
