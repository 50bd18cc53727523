import type { Flight } from './motion.ts';
import type { SoundName } from './sound.ts';

/** What a board shows and plays of the events that led to a position. */
export interface BoardEffects {
  /** What went from where to where, in the order of events. */
  readonly flights: readonly Flight[];
  /** What is heard, at most one sound an event. */
  readonly sounds: readonly SoundName[];
  /** What has happened, in a sentence; empty where the pieces say it all. */
  readonly news: string;
}

export const NO_EFFECTS: BoardEffects = { flights: [], sounds: [], news: '' };
