import type { MatchSetup, MatchState } from '@pepite/protocol';
import type { Viewer } from './history.ts';
import type { PlayState } from './play-state.ts';
import { printPlay } from './printing.ts';

/** What of a match's state does not depend on the play, but for what the table has chosen. */
export type StateHead = Omit<MatchState, 'setup' | 'position' | 'log' | 'result'>;

/**
 * Prints the states of one match. Its options may be a whole card table, its log thousands of
 * moves: what has not changed since it was last printed is not printed again, however many look on.
 * What one seat is told is not kept: it is asked for once.
 */
export class StatePrinter {
  /** What spectators see of the play; nothing once something has happened. */
  #play: string | undefined;
  #setup: MatchSetup | undefined;
  #printedSetup = '';

  /** Something has happened in the play. */
  playChanged(): void {
    this.#play = undefined;
  }

  print(setup: MatchSetup, head: StateHead, viewer: Viewer, state: PlayState | undefined): string {
    if (setup !== this.#setup) this.#printedSetup = JSON.stringify(setup);
    this.#setup = setup;
    const known =
      viewer === undefined ? (this.#play ??= printPlay(state, viewer)) : printPlay(state, viewer);
    const start = JSON.stringify(head).slice(0, -1);
    return `{"type":"match","state":${start},"setup":${this.#printedSetup},${known}}}`;
  }
}
