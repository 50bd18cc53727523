import type { Options } from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';
import type { Viewer } from './memory.ts';
import type { Play } from './play.ts';
import { printPlay } from './telling.ts';

/** What of a match's state does not depend on the play. */
export type StateHead = Omit<MatchState, 'options' | 'position' | 'log' | 'result'>;

/**
 * Prints the states of one match. Its options may be a whole card table, its log thousands of
 * moves: what has not changed since it was last printed is not printed again, however many come
 * and ask.
 */
export class StatePrinter {
  readonly #options: string;
  readonly #plays = new Map<Viewer, string>();

  constructor(options: Options) {
    this.#options = JSON.stringify(options);
  }

  /** Something has happened in the play. */
  playChanged(): void {
    this.#plays.clear();
  }

  print(head: StateHead, viewer: Viewer, play: Play | undefined): string {
    const known = this.#plays.get(viewer) ?? printPlay(play, viewer);
    this.#plays.set(viewer, known);
    const start = JSON.stringify(head).slice(0, -1);
    return `{"type":"match","state":${start},"options":${this.#options},${known}}}`;
  }
}
