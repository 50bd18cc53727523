import { readMarks } from './seat-marks.ts';
import type { Guest, GuestStore, MatchStore, MoveTimes, StoredMatch } from './store.ts';
import { MemoryTalk } from './memory-talk.ts';

interface Kept extends StoredMatch {
  readonly changed: number;
  readonly times: MoveTimes;
}

/** Guests and matches kept in memory: what a store does, and nothing else. */
export class MemoryStore implements MatchStore, GuestStore {
  readonly names = new Map<Guest, string>();
  readonly matches = new Map<string, Kept>();
  readonly talk = new MemoryTalk((match) => this.matches.has(match));

  nameOf: GuestStore['nameOf'] = (guest) => Promise.resolve(this.names.get(guest));

  rename: GuestStore['rename'] = (guest, name) => {
    this.names.set(guest, name);
    return Promise.resolve();
  };

  noteVisit: GuestStore['noteVisit'] = () => Promise.resolve();

  create: MatchStore['create'] = (match, date) => {
    this.matches.set(match.match, {
      chance: null,
      opening: null,
      ...match,
      revision: 0,
      status: 'waiting',
      next: null,
      removed: [],
      deciding: undefined,
      clocks: null,
      plans: null,
      planDue: null,
      times: [],
      ending: null,
      brokenIn: null,
      moves: [],
      choices: [],
      changed: date,
    });
    return Promise.resolve();
  };

  append: MatchStore['append'] = (match, revision, change, date) => {
    const kept = this.matches.get(match);
    if (kept?.revision !== revision) return Promise.resolve('conflict');
    const { moves, seats, removed, ending, ...rest } = change;
    if (moves !== undefined && moves.ply !== kept.moves.length) {
      throw new Error(`ply ${moves.ply} comes after ${kept.moves.length} moves`);
    }
    const seated = new Map(seats);
    this.matches.set(match, {
      ...kept,
      ...rest,
      revision: revision + 1,
      ending: ending === undefined ? kept.ending : { ...ending, date },
      moves: [...kept.moves, ...(moves?.entries ?? [])],
      times: [...kept.times, ...(moves?.times ?? moves?.entries.map(() => null) ?? [])],
      seats: kept.seats.map((occupant, seat) => seated.get(seat) ?? occupant),
      removed: removed === undefined ? kept.removed : [...kept.removed, removed],
      changed: change.status === undefined ? kept.changed : date,
    });
    return Promise.resolve('kept');
  };

  markBroken: MatchStore['markBroken'] = (match, brokenIn) => this.#update(match, { brokenIn });

  touch: MatchStore['touch'] = (match, changed) => this.#update(match, { changed });

  load: MatchStore['load'] = (match) => Promise.resolve(this.matches.get(match));

  timesOf: MatchStore['timesOf'] = (match) => Promise.resolve(this.matches.get(match)?.times ?? []);

  dueBefore: MatchStore['dueBefore'] = (date) => {
    const dueOf = ({ clocks, planDue }: Kept): number =>
      Math.min(clocks?.due ?? Infinity, planDue ?? Infinity);
    const due = [...this.matches.values()].filter(
      (kept) => dueOf(kept) < date && kept.brokenIn === null,
    );
    due.sort((one, other) => dueOf(one) - dueOf(other));
    return Promise.resolve(due.map(({ match }) => match));
  };

  gameOf: MatchStore['gameOf'] = (match) => Promise.resolve(this.matches.get(match)?.setup.game);

  ofGuest: MatchStore['ofGuest'] = (guest, most) => {
    const own = [...this.matches.values()].filter(({ seats }) =>
      seats.some(({ guest: one, marks }) => one === guest && readMarks(marks).unlisted !== true),
    );
    const isOver = ({ status }: Kept): number => Number(status === 'over');
    own.sort((one, other) => isOver(one) - isOver(other) || other.changed - one.changed);
    return Promise.resolve(own.slice(0, most));
  };

  openedBy: MatchStore['openedBy'] = (guest) => {
    const own = [...this.matches.values()].filter(
      ({ host, status }) => host === guest && status !== 'over',
    );
    return Promise.resolve(own.length);
  };

  #update(match: string, change: Partial<Kept>): Promise<void> {
    const kept = this.matches.get(match);
    if (kept !== undefined) this.matches.set(match, { ...kept, ...change });
    return Promise.resolve();
  }
}
