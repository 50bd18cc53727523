import { keyValueStore } from '../site/storage.ts';

/** How far somebody has come with a lesson. */
export interface KeptProgress {
  /** The step to go on with. */
  readonly place: number;
  /** Whether they have been through it, or have said that they don't want it. */
  readonly isDone: boolean;
}

const NOTHING: KeptProgress = { place: 0, isDone: false };
const store = keyValueStore('lesson');

/** What this browser remembers of a lesson; nothing where that can't be read. */
export function progressIn(game: string): KeptProgress {
  try {
    const kept = JSON.parse(store.read(game) ?? 'null') as Partial<KeptProgress> | null;
    const place = Number(kept?.place);
    return {
      place: Number.isInteger(place) && place > 0 ? place : 0,
      isDone: kept?.isDone === true,
    };
  } catch {
    return NOTHING;
  }
}

export const keepProgress = (game: string, progress: KeptProgress): void =>
  store.write(game, JSON.stringify(progress));
