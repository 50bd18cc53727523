import type { Setting } from '@pepite/bots';
import {
  type Entry,
  type Game,
  type MatchRecord,
  parseEntry,
  readOptions,
  type Seat,
} from '@pepite/kernel';
import type { EffortName } from './effort.ts';

/** What is to be reviewed: all that the result depends on. */
export interface ReviewOrder {
  readonly record: MatchRecord;
  /** Whose decisions are judged. */
  readonly seats: readonly Seat[];
  readonly effort: EffortName;
  readonly seed: number;
}

/** An order with the game it is about, as `readRecord` has found it. */
export interface KnownOrder extends ReviewOrder {
  readonly game: Game;
}

/** The setting of the match, as bots are told it. */
export function settingOf({ game, record }: KnownOrder): Setting {
  const read = readOptions(game, record.seats, record.options);
  if ('problem' in read) throw new Error('only records that readRecord has accepted are reviewed');
  return { game, seats: record.seats, options: read.options };
}

/** The moves of the record, which is known to follow the rules. */
export const entriesOf = ({ game, record }: KnownOrder): readonly Entry[] =>
  record.moves.map((line) => {
    const entry = parseEntry(game, record.seats, line);
    if (entry === undefined) throw new Error(`only verified records are reviewed: ${line}`);
    return entry;
  });
