import { LEVEL_NAMES, type LevelName } from '@pepite/bots';
import { type Game, itemAt, type Seat } from '@pepite/kernel';
import type { EffortName } from '../effort.ts';

/** Matches of bots of all levels, to see what accuracy says of each. */
export interface CalibrationOrder {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly effort: EffortName;
  /** Playouts that experts think with: as many as their level has would take hours. */
  readonly iterations: number;
  readonly seed: number;
}

export interface KnownCalibration extends CalibrationOrder {
  readonly played: Game;
}

/**
 * Who sits where in a match: different levels at one table, each at every seat in turn, and beside
 * every other one.
 */
export function levelsOf({ seats }: CalibrationOrder, match: number): readonly LevelName[] {
  const levels = LEVEL_NAMES.length;
  const step = 1 + (Math.floor(match / levels) % (levels - 1));
  return Array.from({ length: seats }, (_, seat: Seat) =>
    itemAt(LEVEL_NAMES, (match + seat * step) % levels),
  );
}
