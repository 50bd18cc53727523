import {
  type Guest,
  type MatchStore,
  type MoveTimes,
  type NewMatch,
  readSetup,
  type StoredMatch,
} from '@pepite/matches';
import type { KeyValueStore } from '../site/storage.ts';
import { type Saved, savedMatch, savedMatches } from './saved.ts';

/** How many matches are kept, unless it is said otherwise; older ones make room. */
const MOST = 12;

/** A match as this browser keeps it. */
type Kept = StoredMatch &
  Saved & {
    readonly times: MoveTimes;
    /** What is known of a match that goes on from another one (`what-if/`): it stays as it is. */
    readonly branch?: unknown;
  };

/** Completes what earlier versions did not keep, or called otherwise. */
function complete(saved: Saved): Kept {
  const kept = saved as Saved & Partial<Kept> & { readonly unwelcome?: readonly Guest[] };
  return {
    match: saved.match,
    status: saved.status,
    changed: saved.changed,
    setup: readSetup(kept.setup),
    revision: kept.revision ?? 0,
    deciding: kept.deciding,
    clocks: kept.clocks ?? null,
    plans: kept.plans ?? null,
    planDue: kept.planDue ?? null,
    chance: kept.chance ?? null,
    times: kept.times ?? [],
    ending: saved.ending,
    brokenIn: kept.brokenIn ?? null,
    next: kept.next ?? null,
    host: kept.host ?? '',
    seats: kept.seats ?? [],
    moves: kept.moves ?? [],
    choices: kept.choices ?? [],
    removed: kept.removed ?? kept.unwelcome ?? [],
    opening: kept.opening ?? null,
    ...(kept.branch !== undefined && { branch: kept.branch }),
  };
}

/** Makes room for one more match. */
export function makeRoom(texts: KeyValueStore, most = MOST): void {
  for (const { match } of savedMatches(texts).slice(most - 1)) texts.remove(match);
}

/** A match of which nothing has been kept yet. */
const FRESH = {
  chance: null,
  opening: null,
  revision: 0,
  status: 'waiting',
  deciding: undefined,
  ending: null,
  brokenIn: null,
  clocks: null,
  plans: null,
  planDue: null,
  times: [],
  next: null,
  removed: [],
  moves: [],
  choices: [],
} as const;

/** What is kept of a new match, as text. */
export const printNew = (match: NewMatch & Partial<Kept>, now: number): string =>
  JSON.stringify({ ...FRESH, ...match, changed: now });

/** The matches that are played offline in this browser, kept in it. */
export function openLocalStore(texts: KeyValueStore, now: () => number): MatchStore {
  const load = (match: string): Kept | undefined => {
    const saved = savedMatch(texts, match);
    return saved && complete(saved);
  };
  const save = (kept: Omit<Kept, 'changed'>): void =>
    texts.write(kept.match, JSON.stringify({ ...kept, changed: now() }));
  const update = (match: string, change: Partial<Kept>): void => {
    const kept = load(match);
    if (kept !== undefined) save({ ...kept, ...change });
  };
  const later = <T>(value: T): Promise<T> => Promise.resolve(value);
  return {
    create(match: NewMatch) {
      makeRoom(texts);
      texts.write(match.match, printNew(match, now()));
      return later(undefined);
    },
    append(match, revision, change) {
      const kept = load(match);
      // Another tab may have gone on with the same match: the first one to move is right.
      if (kept?.revision !== revision) return later('conflict');
      const { moves, seats, removed, ending, ...rest } = change;
      const seated = new Map(seats);
      save({
        ...kept,
        ...rest,
        revision: revision + 1,
        ending: ending === undefined ? kept.ending : { ...ending, date: now() },
        moves: moves === undefined ? kept.moves : [...kept.moves, ...moves.entries],
        times: [...kept.times, ...(moves?.times ?? [])],
        seats: kept.seats.map((occupant, seat) => seated.get(seat) ?? occupant),
        removed: removed === undefined ? kept.removed : [...kept.removed, removed],
      });
      return later('kept');
    },
    markBroken: (match, brokenIn) => later(update(match, { brokenIn })),
    load: (match) => later(load(match)),
    timesOf: (match) => later(load(match)?.times ?? []),
    // A match that no page shows is played by nobody: time passes for none of it.
    dueBefore: () => later([]),
    gameOf: (match) => later(load(match)?.setup.game),
    touch: (match) => later(update(match, {})),
    ofGuest: (_guest, most) => later(savedMatches(texts).slice(0, most).map(complete)),
    openedBy: () => later(0),
  };
}
