import type { MatchSetup, MatchState } from '@pepite/protocol';
import type { Viewer } from './history.ts';
import type { PlayState } from './play-state.ts';
import { printPlay } from './printing.ts';

/** What of a match's state does not depend on the play, but for what the table has chosen. */
export type StateHead = Omit<MatchState, 'setup' | 'position' | 'log' | 'result'>;

/**
 * Prints the states of one match. Its options may be a whole card table, its log thousands of
 * moves: what has not changed since it was last printed is not printed again, however many come
 * and ask.
 */
export class StatePrinter {
  readonly #plays = new Map<Viewer, string>();
  #setup: MatchSetup | undefined;
  #printedSetup = '';

  /** Something has happened in the play. */
  playChanged(): void {
    this.#plays.clear();
  }

  print(setup: MatchSetup, head: StateHead, viewer: Viewer, state: PlayState | undefined): string {
    if (setup !== this.#setup) this.#printedSetup = JSON.stringify(setup);
    this.#setup = setup;
    const known = this.#plays.get(viewer) ?? printPlay(state, viewer);
    this.#plays.set(viewer, known);
    const start = JSON.stringify(head).slice(0, -1);
    return `{"type":"match","state":${start},"setup":${this.#printedSetup},${known}}}`;
  }
}
