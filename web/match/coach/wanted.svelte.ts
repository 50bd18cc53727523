import { keyValueStore, recall, remember } from '../../site/storage.ts';

/**
 * Whether whoever plays in this browser wants a coach: as they have said or, as long as they have
 * not, in their first match of each game.
 */
export class CoachWanted {
  readonly #store = keyValueStore('finished');
  #said = $state(recall('coach'));
  /** The games of which a match was played to its end in this browser. */
  #finished = $state.raw<ReadonlySet<string>>(new Set(this.#store.names()));

  in(game: string): boolean {
    return this.#said === undefined ? !this.#finished.has(game) : this.#said === 'yes';
  }

  say(isWanted: boolean): void {
    this.#said = isWanted ? 'yes' : 'no';
    remember('coach', this.#said);
  }

  /** Somebody has played a match of this game to its end. */
  noteFinished(game: string): void {
    if (this.#finished.has(game)) return;
    this.#store.write(game, 'yes');
    this.#finished = new Set([...this.#finished, game]);
  }
}

export const coachWanted = new CoachWanted();
