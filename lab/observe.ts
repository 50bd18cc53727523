import type { Game } from '@pepite/kernel';
import { observeMatch } from './measures/index.ts';
import type { Observe } from './observer.ts';

/** Everything that is measured in a game; games' own measures are loaded first. */
export async function loadObservers(game: Game): Promise<Observe> {
  const measures = await game.loadMeasures?.();
  return (setting, attention) => observeMatch(setting, measures, attention);
}
