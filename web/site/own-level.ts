import type { LevelName } from '@pepite/bots/levels';
import type { MatchState } from '@pepite/protocol';
import { settings } from './settings.svelte.ts';
import { keyValueStore } from './storage.ts';
import { levelAfter, type Wins, winsAfter } from './wins.ts';

const store = keyValueStore('wins');

/** What this browser remembers of a game; nothing where that can't be read. */
function winsIn(game: string): Wins {
  try {
    const kept = JSON.parse(store.read(game) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** How well bots play a game against this player: as chosen in the settings, or as deserved. */
export const ownLevel = (game: string): LevelName => settings.level ?? levelAfter(winsIn(game));

/** Remembers the result of a match that is over, wherever it was played. */
export function noteResult(match: MatchState): void {
  const { game } = match.setup;
  const wins = winsIn(game);
  const now = winsAfter(wins, match);
  if (now !== wins) store.write(game, JSON.stringify(now));
}
