import { LEVEL_NAMES, type LevelName } from '@pepite/bots';
import type { Sample } from './match.ts';

/** What accuracy says of a level. */
export interface LevelRow {
  readonly level: LevelName;
  readonly matches: number;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
  /** How far single matches stray from it: their standard deviation. */
  readonly spread: number;
  readonly wins: number;
  /**
   * How many matches of each it takes to tell it from the level below: so many that the better
   * player has the higher mean in 95 of 100 cases. None for the lowest, or where it is no higher.
   */
  readonly toTell: number | undefined;
}

/** 95 of 100 are on one side of so many standard deviations. */
const SURE = 1.645;

export function tableOf(samples: readonly Sample[]): readonly LevelRow[] {
  const rows: LevelRow[] = [];
  for (const level of LEVEL_NAMES) {
    const own = samples.filter((sample) => sample.level === level);
    const values = own.flatMap(({ accuracy }) => accuracy ?? []);
    if (values.length < 2) continue;
    const mean = meanOf(values);
    const squares = values.map((value) => (value - mean) ** 2);
    const spread = Math.sqrt((meanOf(squares) * values.length) / (values.length - 1));
    const row = {
      level,
      matches: values.length,
      mean,
      error: spread / Math.sqrt(values.length),
      spread,
      wins: meanOf(own.map(({ isWinner }) => (isWinner ? 1 : 0))),
    };
    const below = rows.at(-1);
    rows.push({ ...row, toTell: below === undefined ? undefined : matchesToTell(below, row) });
  }
  return rows;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type Spread = Pick<LevelRow, 'mean' | 'spread'>;

/** The mean of so many differences is above nothing in 95 of 100 cases. */
export function matchesToTell(lower: Spread, higher: Spread): number | undefined {
  const ahead = higher.mean - lower.mean;
  if (ahead <= 0) return undefined;
  const spread = Math.hypot(lower.spread, higher.spread);
  return Math.max(1, Math.ceil((SURE * (spread / ahead)) ** 2));
}
