import {
  CHANCE,
  type Entry,
  type Options,
  parseEntry,
  type Referee,
  type Refusal,
  type Seat,
} from '@pepite/kernel';
import type { MatchSetup } from '@pepite/protocol';
import { type Occupant, toStored } from './occupant.ts';
import type { MatchTail } from './process-store.ts';
import type { Guest } from './store.ts';

/** A match that is to go where another process has brought it. */
interface Followed {
  readonly referee: Referee<unknown, unknown, unknown, Options>;
  readonly sealed: readonly Entry[];
  tell(entry: Entry): Refusal | undefined;
  takeBack(seat: Seat): Refusal | undefined;
}

/** What is chosen at a table besides what is played. */
interface Table {
  readonly setup: MatchSetup;
  readonly host: Guest;
  readonly next: string | null;
  readonly removed: readonly Guest[];
}

/**
 * Plays on what another process has played: settled moves from here on, then the choices that are
 * sealed now. Which seats have chosen anew is told; nothing if these rules can't have led there,
 * after which the state is good for nothing.
 */
export function followEntries(
  state: Followed,
  lines: readonly string[],
): readonly Seat[] | undefined {
  const { game, seats } = state.referee;
  const entries = lines.map((line) => parseEntry(game, seats, line));
  if (!entries.every((entry) => entry !== undefined)) return undefined;
  const changed = new Set<Seat>();
  const known = knownChoices(state, entries, changed);
  for (const entry of entries) {
    const left = known.get(entry.actor) ?? 0;
    known.set(entry.actor, left - 1);
    if (left > 0) continue;
    if (state.tell(entry) !== undefined) return undefined;
    if (entry.actor !== CHANCE) changed.add(entry.actor);
  }
  return [...changed];
}

/**
 * How many of each seat's next moves are sealed here already. What a seat has taken back elsewhere,
 * or chosen otherwise, is taken back here.
 */
function knownChoices(
  state: Followed,
  entries: readonly Entry[],
  changed: Set<Seat>,
): Map<Seat, number> {
  const known = new Map<Seat, number>();
  for (const seat of new Set(state.sealed.map(({ actor }) => actor))) {
    const chosen = state.referee.chosen(seat);
    const next = entries.filter(({ actor }) => actor === seat);
    if (chosen.every((move, place) => move === next[place]?.move)) known.set(seat, chosen.length);
    else {
      state.takeBack(seat);
      changed.add(seat);
    }
  }
  return known;
}

/** Whether nothing but what is played has changed: everything else is told anew. */
export function isSameTable(
  { setup, host, next, removed }: Table,
  occupants: readonly Occupant[],
  tail: MatchTail,
): boolean {
  const isPlayed = tail.status !== 'waiting' && tail.next === next && tail.host === host;
  const seats = occupants.map(toStored);
  return (
    isPlayed &&
    tail.removed.length === removed.length &&
    seats.every((seat, place) => isSame(seat, tail.seats[place])) &&
    isSame(setup, tail.setup)
  );
}

/** Whether two values of JSON are the same, in whatever order their parts are written. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(one[key as never], other[key as never]))
  );
}
