import { connection } from './connection.svelte.ts';
import { type Owned, removalOf } from './own-matches.ts';
import { keyValueStore } from './storage.ts';

/** A match that has been taken off the list, and how it comes back. */
interface Removed {
  readonly match: Owned;
  readonly undo: () => void;
}

/** Takes matches off the reader's list; the last one can be put back. */
export class Removal {
  #last = $state.raw<Removed>();
  /** The match that has to be ended first, while that is asked. */
  #asked = $state.raw<Owned>();
  readonly #localChanged: () => void;

  /** `localChanged` is called when what this browser keeps has changed. */
  constructor(localChanged: () => void) {
    this.#localChanged = localChanged;
  }

  get last(): Owned | undefined {
    return this.#last?.match;
  }

  get asked(): Owned | undefined {
    return this.#asked;
  }

  remove(match: Owned): void {
    if (removalOf(match) === 'ends') this.#asked = match;
    else this.#last = { match, undo: match.isLocal ? this.#forget(match) : unlist(match) };
  }

  /** Takes off what has to be ended for that: there is no way back. */
  end(): void {
    const match = this.#asked;
    this.#asked = undefined;
    if (match === undefined) return;
    this.#last = undefined;
    connection.send({ type: 'abort', match: match.match, on: true });
    connection.send({ type: 'unlist', match: match.match, on: true });
  }

  cancel(): void {
    this.#asked = undefined;
  }

  undo(): void {
    this.#last?.undo();
    this.#last = undefined;
  }

  #forget({ match }: Owned): () => void {
    const texts = keyValueStore('alone');
    const kept = texts.read(match);
    texts.remove(match);
    this.#localChanged();
    return () => {
      if (kept !== undefined) texts.write(match, kept);
      this.#localChanged();
    };
  }
}

function unlist({ match }: Owned): () => void {
  connection.send({ type: 'unlist', match, on: true });
  return () => connection.send({ type: 'unlist', match, on: false });
}
