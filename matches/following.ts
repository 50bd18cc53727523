import {
  CHANCE,
  type Entry,
  type Options,
  parseEntry,
  type Referee,
  type Refusal,
  type Seat,
} from '@pepite/kernel';

/** A match that is to go where another process has brought it. */
interface Followed {
  readonly referee: Referee<unknown, unknown, unknown, Options>;
  readonly sealed: readonly Entry[];
  tell(entry: Entry): Refusal | undefined;
  takeBack(seat: Seat): Refusal | undefined;
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
