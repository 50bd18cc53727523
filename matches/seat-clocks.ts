import { each, has, type Entry, itemAt, type Seat, type Seats } from '@pepite/kernel';
import type { ClockState, TableClock } from '@pepite/protocol';

/** A table at which time is kept. */
export type TimedTable = Exclude<TableClock, { readonly kind: 'none' }>;

/**
 * The clocks of a match at a date: they are worked out anew with every step, kept with it, and go
 * on from there. The date is one that only goes on while a server is up.
 */
export interface SeatClocks {
  readonly at: number;
  /** How many moves were settled when the decision under way began. */
  readonly ply: number;
  /** The seats that have to decide. */
  readonly running: Seats;
  /** The seats that people play: only they can run out of time. */
  readonly people: Seats;
  /** What each seat has left, in milliseconds. */
  readonly left: readonly number[];
  /** How long each seat has taken for the decision under way. */
  readonly spent: readonly number[];
  /**
   * What all who are asked have left in a turn whose answers are hidden, together: the time that
   * one of them takes would tell whether there was anything to choose.
   */
  readonly shared: number | null;
  /** How often in a row time has run out for each seat; hidden answers do not count. */
  readonly missed: readonly number[];
  /** The seats that want the clocks stopped, and whether they are. */
  readonly pause: Seats;
  readonly isPaused: boolean;
}

/** Who has to decide, and where. */
export interface Asked {
  readonly ply: number;
  readonly deciding: Seats;
  readonly people: Seats;
  /** Whether nobody sees who has answered before all have. */
  readonly isHidden: boolean;
}

/** A seat for which time has run out so often in a row is handed over. */
export const MOST_MISSED = 3;

const SECOND = 1000;
/** How far what was kept may be ahead of the date, and how far dates of two processes differ. */
const MOST_AHEAD = 60 * SECOND;
const MOST_SKEW = 10 * SECOND;
const DAY = 24 * 60 * 60 * SECOND;
/** What a hidden answer may take at a live table, in milliseconds: the bank is not touched. */
const LEAST_SHARED = 15 * SECOND;
const MOST_SHARED = 60 * SECOND;

/** What a clock shows that is full, in milliseconds. */
const fullTime = (table: TimedTable): number =>
  table.kind === 'days' ? table.days * DAY : table.bank * SECOND;

/** What all who are asked have in a turn whose answers are hidden. */
export function sharedTime(table: TimedTable): number {
  if (table.kind === 'days') return fullTime(table);
  const tenth = fullTime(table) / 10 + table.increment * SECOND;
  return Math.min(MOST_SHARED, Math.max(LEAST_SHARED, tenth));
}

/** The clocks of a match that begins. */
export function startClocks(
  table: TimedTable,
  seats: number,
  asked: Asked,
  date: number,
): SeatClocks {
  const every = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  const still: SeatClocks = {
    at: date,
    ply: -1,
    running: 0,
    people: asked.people,
    left: every(fullTime(table)),
    spent: every(0),
    shared: null,
    missed: every(0),
    pause: 0,
    isPaused: false,
  };
  return askClocks(table, still, asked, date);
}

/** The same clocks at a later date, if nothing has happened since. */
export function clocksAt(clocks: SeatClocks, date: number): SeatClocks {
  const passed = clocks.isPaused ? 0 : Math.max(0, date - clocks.at);
  const { running, people, shared } = clocks;
  const take = (seat: Seat, left: number): number =>
    has(running & people, seat) ? Math.max(0, left - passed) : left;
  return {
    ...clocks,
    at: Math.max(clocks.at, date),
    left: shared === null ? clocks.left.map((left, seat) => take(seat, left)) : clocks.left,
    spent: clocks.spent.map((spent, seat) => (has(running, seat) ? spent + passed : spent)),
    shared: shared === null ? null : Math.max(0, shared - passed),
  };
}

/**
 * The clocks once others have to decide: who begins a decision gets the increment, or the days for
 * it. Choices of one turn are one decision, however often they are taken back.
 */
export function askClocks(
  table: TimedTable,
  before: SeatClocks,
  { ply, deciding, people, isHidden }: Asked,
  date: number,
): SeatClocks {
  const clocks = { ...clocksAt(before, date), running: deciding, people };
  // Nobody waits any longer for somebody who does not play.
  const asked = { ...clocks, pause: clocks.pause & people };
  if (ply === before.ply) return asked;
  const begin = (seat: Seat, left: number): number => {
    if (!has(deciding & people, seat) || isHidden) return left;
    return table.kind === 'days' ? fullTime(table) : left + table.increment * SECOND;
  };
  return {
    ...asked,
    ply,
    left: asked.left.map((left, seat) => begin(seat, left)),
    spent: asked.spent.map(() => 0),
    shared: isHidden ? sharedTime(table) : null,
  };
}

/**
 * Clocks as they come from a store: time in which nobody could play has passed for nobody, and what
 * a version of the program did that knew of no clocks took no time.
 */
export function resumeClocks(
  table: TimedTable,
  kept: SeatClocks,
  asked: Asked,
  date: number,
): SeatClocks {
  if (kept.ply === asked.ply && kept.running === asked.deciding) {
    // A date that was last noted a little earlier makes them wait; a copy of old data must not.
    return kept.at - date > MOST_AHEAD ? { ...kept, at: date } : kept;
  }
  return askClocks(table, { ...kept, at: date }, asked, date);
}

/**
 * Clocks that another process has just kept: they go on from now, by the date of this one. Where it
 * was long ago the dates of both have to do.
 */
export const heardClocks = (kept: SeatClocks, date: number): SeatClocks =>
  Math.abs(date - kept.at) < MOST_SKEW ? { ...kept, at: date } : clocksAt(kept, date);

/** The same clocks if so many of the last milliseconds have not passed for anybody. */
export function givingBack(clocks: SeatClocks, milliseconds: number, date: number): SeatClocks {
  const at = Math.max(clocks.at, Math.min(date, clocks.at + Math.floor(milliseconds)));
  return clocksAt({ ...clocks, at }, date);
}

/** When the first clock runs out; nothing if none runs. */
export function dueOf({ at, running, people, left, shared, isPaused }: SeatClocks): number | null {
  const timed = [...each(running & people)];
  if (isPaused || timed.length === 0) return null;
  return at + (shared ?? Math.min(...timed.map((seat) => itemAt(left, seat))));
}

/** The seats whose time is up at a date. */
export function outOfTime(clocks: SeatClocks, date: number): readonly Seat[] {
  if (clocks.isPaused) return [];
  const { running, people, left, shared } = clocksAt(clocks, date);
  return [...each(running & people)].filter((seat) => (shared ?? left[seat]) === 0);
}

/** What a seat has left for the decision under way. */
export const timeLeft = ({ left, shared }: SeatClocks, seat: Seat): number =>
  shared ?? itemAt(left, seat);

/** A player has chosen in time, or is back. */
export const withChoiceOf = (clocks: SeatClocks, seat: Seat): SeatClocks => ({
  ...clocks,
  missed: clocks.shared === null ? clocks.missed.with(seat, 0) : clocks.missed,
});

/** A bot chooses for a seat whose time is up. In a hidden turn that must not show. */
export const withTimeOutOf = (clocks: SeatClocks, seat: Seat): SeatClocks => ({
  ...clocks,
  missed:
    clocks.shared === null
      ? clocks.missed.with(seat, itemAt(clocks.missed, seat) + 1)
      : clocks.missed,
});

/** Somebody agrees to stop the clocks; they stop when all of these players do. */
export function withPause(
  before: SeatClocks,
  seat: Seat,
  players: Seats,
  date: number,
): SeatClocks {
  const clocks = clocksAt(before, date);
  const pause = clocks.pause | (1 << seat);
  const isPaused = (pause & players) === players;
  return { ...clocks, pause, isPaused };
}

/** Somebody does not agree any more: clocks that stand still go on. */
export function withoutPause(before: SeatClocks, seat: Seat, date: number): SeatClocks {
  const clocks = clocksAt(before, date);
  const pause = clocks.isPaused ? 0 : clocks.pause & ~(1 << seat);
  return { ...clocks, at: Math.max(clocks.at, date), pause, isPaused: false };
}

/**
 * How long the moves of a step took, as records have it. A choice of several moves is one decision:
 * the first of them took all of it.
 */
export function timesOf(clocks: SeatClocks, entries: readonly Entry[]): readonly (number | null)[] {
  const counted = new Set<number>();
  return entries.map(({ actor }) => {
    const spent = clocks.spent[actor];
    if (spent === undefined) return null;
    const isFirst = !counted.has(actor);
    counted.add(actor);
    return isFirst ? Math.round(spent) : 0;
  });
}

/** The clocks as everybody may know them who sees these seats decide. */
export function showClocks(
  table: TimedTable,
  kept: SeatClocks,
  shownDeciding: Seats,
  date: number,
): ClockState {
  const { people, left, shared, missed, pause, isPaused } = clocksAt(kept, date);
  const running = shownDeciding & people;
  const seats = left.map((own, seat) => {
    if (!has(people, seat)) return null;
    const isShared = shared !== null && has(running, seat);
    return {
      left: Math.round(isShared ? shared : own),
      full: isShared ? sharedTime(table) : fullTime(table),
      missed: itemAt(missed, seat),
    };
  });
  return { seats, running: [...each(running)], pause: [...each(pause)], paused: isPaused };
}
