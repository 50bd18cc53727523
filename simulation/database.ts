import type {
  GuestStore,
  Lease,
  MatchStore,
  SharedStore,
  StoredSeat,
  TalkStore,
} from '@pepite/matches';
import { MemoryStore } from '@pepite/matches/memory-store';
import { type ProcessStore, SharedMemory } from '../matches/test/support/shared-memory.ts';
import { ClockCheck } from './clock-check.ts';
import { LeaseCheck } from './lease-check.ts';
import type { ProcessGate } from './process-gate.ts';
import { StoreLine } from './store-line.ts';
import { MatchTruth } from './truth.ts';
import type { World } from './world.ts';

/** Milliseconds until a process hears of what another one has kept. */
const NOTICE = { least: 0, most: 20 };
const LATE_NOTICE = { least: 100, most: 6000 };

/** The date when a simulation begins, if several processes share it. */
const FIRST_DATE = 1_700_000_000_000;

/** A store as a process reaches it. */
export interface ReachedStore {
  readonly store: MatchStore & GuestStore;
  /** What it does for processes that share it; nothing for one alone. */
  readonly shared: SharedStore | undefined;
  readonly talk: TalkStore;
  /** Notes a date, so that a process that starts goes on from there. */
  readonly noteDate: (date: number) => Promise<void>;
}

/**
 * The store that all processes share: it keeps what it was asked to whatever becomes of them. It
 * may be slow, fail or see conflicts, and whoever asked may be dead when it does or answers.
 */
export class Database {
  readonly store = new MemoryStore();
  /** What is true of each match. */
  readonly truths = new Map<string, MatchTruth>();
  readonly #world: World;
  readonly #isShared: boolean;
  readonly #memory: SharedMemory;
  readonly #leases: LeaseCheck;
  readonly #gates = new Map<string, ProcessGate>();
  /** Who is not told of anything at present. */
  readonly #deaf = new Set<string>();
  /** The latest date that anything was stamped with. */
  #latest: number | undefined;

  constructor(world: World, isShared: boolean) {
    this.#world = world;
    this.#isShared = isShared;
    this.#leases = new LeaseCheck(world);
    this.#memory = new SharedMemory({
      store: this.store,
      now: () => world.schedule.now,
      deliver: (process, tell) => this.#notify(process, tell),
    });
  }

  /**
   * The date that a process begins with: where several may be up it goes on without any one of
   * them, and one alone goes on from what was stamped last.
   */
  get dateAtStart(): number | undefined {
    return this.#isShared ? FIRST_DATE + this.#world.schedule.now : this.#latest;
  }

  get latest(): number | undefined {
    return this.#latest;
  }

  /** The store as one process reaches it. */
  connect(gate: ProcessGate): ReachedStore {
    const line = new StoreLine(this.#world, gate);
    const joined = this.#memory.join(gate.name);
    this.#gates.set(gate.name, gate);
    return {
      store: this.#storeFor(gate.name, line, joined),
      shared: this.#isShared ? this.#sharedFor(gate.name, line, joined.shared) : undefined,
      talk: this.#talkFor(line, joined.talk),
      noteDate: (date) => line.write('noteDate', () => Promise.resolve(void this.#stamp(date))),
    };
  }

  #storeFor(process: string, line: StoreLine, store: ProcessStore): MatchStore & GuestStore {
    return {
      nameOf: (guest) => line.read('nameOf', () => store.nameOf(guest)),
      rename: (guest, name, date) =>
        line.write('rename', () => store.rename(guest, name, this.#stamp(date))),
      noteVisit: (guest, date) =>
        line.write('noteVisit', () => store.noteVisit(guest, this.#stamp(date))),
      create: (match, date) =>
        line.write('create', () => {
          const done = store.create(match, this.#stamp(date));
          this.#observe(match.match, undefined);
          return done;
        }),
      append: (match, revision, change, date, lease) =>
        line.write('append', () => {
          const { faults, trace } = this.#world;
          if (faults.happens('conflict')) {
            trace('store', () => `${process} finds a conflict that is none`);
            return Promise.resolve('conflict');
          }
          const before = this.store.matches.get(match)?.revision;
          const answer = store.append(match, revision, change, this.#stamp(date), lease);
          const isKept = this.store.matches.get(match)?.revision !== before;
          trace('store', () => printStep(process, isKept, revision, change, lease));
          if (isKept) this.#observe(match, lease);
          return answer;
        }),
      markBroken: (match, program) =>
        line.write('markBroken', () => store.markBroken(match, program)),
      load: (match) => line.read('load', () => store.load(match)),
      timesOf: (match) => line.read('timesOf', () => store.timesOf(match)),
      dueBefore: (date) => line.read('dueBefore', () => store.dueBefore(date)),
      gameOf: (match) => line.read('gameOf', () => store.gameOf(match)),
      touch: (match, date) => line.write('touch', () => store.touch(match, this.#stamp(date))),
      ofGuest: (guest, most) => line.read('ofGuest', () => store.ofGuest(guest, most)),
      openedBy: (guest) => line.read('openedBy', () => store.openedBy(guest)),
    };
  }

  #talkFor(line: StoreLine, store: TalkStore): TalkStore {
    return {
      say: (match, talk) =>
        line.write('say', async () => {
          const number = await store.say(match, talk);
          if (number !== undefined) this.truths.get(match)?.talk.kept(number, talk);
          return number;
        }),
      talkSince: (match, number) => line.read('talkSince', () => store.talkSince(match, number)),
    };
  }

  #sharedFor(process: string, line: StoreLine, shared: SharedStore): SharedStore {
    return {
      subscribe: (listener) => shared.subscribe(listener),
      loadSince: (match, revision, ply) =>
        line.read('loadSince', () => shared.loadSince(match, revision, ply)),
      look: (matches) => line.read('look', () => shared.look(matches)),
      attend: (attendances) => line.write('attend', () => shared.attend(attendances)),
      sayPrograms: (programs) => line.write('sayPrograms', () => shared.sayPrograms(programs)),
      programsElsewhere: () => line.read('programsElsewhere', () => shared.programsElsewhere()),
      lobby: (most) => line.read('lobby', () => shared.lobby(most)),
      guestsAt: (matches, guests) => line.read('guestsAt', () => shared.guestsAt(matches, guests)),
      hold: (names) =>
        line.write('hold', async () => {
          const leases = await shared.hold(names);
          this.#leases.granted(process, leases);
          return leases;
        }),
      release: (names) =>
        line.write('release', () => {
          this.#leases.released(process, names);
          return shared.release(names);
        }),
      leave: () =>
        line.write('leave', () => {
          this.#leases.released(process);
          return shared.leave();
        }),
    };
  }

  /** A match has been played so far before anybody looks. */
  goOnFrom(match: string, moves: readonly string[], seats: readonly StoredSeat[]): void {
    const { decisions, checks } = this.#world;
    const kept = this.store.matches.get(match);
    if (kept === undefined) throw new Error('there is no match');
    const played = { ...kept, status: 'playing', moves, seats } as const;
    this.store.matches.set(match, played);
    this.truths.set(match, new MatchTruth(played, decisions, checks, this.#clockCheck()));
  }

  /** A process hears nothing of the others for a while, and then that it has missed something. */
  deafen(process: string): void {
    const { schedule, dice, trace } = this.#world;
    trace(process, () => 'hears nothing of the others');
    this.#deaf.add(process);
    schedule.after(dice.between(100, 8000), () => {
      this.#deaf.delete(process);
      this.#gates.get(process)?.enter(() => this.#memory.interrupt(process));
    });
  }

  #notify(process: string, tell: () => void): void {
    const { schedule, dice, faults } = this.#world;
    if (this.#deaf.has(process) || faults.happens('lostNotice')) return;
    const { least, most } = faults.happens('lateNotice') ? LATE_NOTICE : NOTICE;
    const arrive = (): void => this.#gates.get(process)?.enter(tell);
    schedule.after(dice.between(least, most), arrive);
    if (faults.happens('doubledNotice')) schedule.after(dice.between(least, most), arrive);
  }

  #stamp(date: number): number {
    this.#latest = Math.max(date, this.#latest ?? date);
    return date;
  }

  #clockCheck(): ClockCheck {
    const { checks, schedule } = this.#world;
    const now = (): number => schedule.now;
    return new ClockCheck(checks, now, this.#isShared ? (date) => date - FIRST_DATE : now);
  }

  /** Something was kept. */
  #observe(match: string, lease: Lease | undefined): void {
    const { decisions, checks } = this.#world;
    const stored = this.store.matches.get(match);
    if (stored === undefined) return;
    const truth = this.truths.get(match);
    const isEntitled = !this.#isShared || (lease !== undefined && this.#leases.isNewest(lease));
    if (truth === undefined)
      this.truths.set(match, new MatchTruth(stored, decisions, checks, this.#clockCheck()));
    else truth.kept(stored, isEntitled);
  }
}

function printStep(
  process: string,
  isKept: boolean,
  revision: number,
  change: unknown,
  lease: Lease | undefined,
): string {
  const number = lease === undefined ? '' : ` with lease ${lease.number}`;
  const answer = isKept ? 'has kept' : 'has not kept';
  return `${answer} ${revision} of ${process}${number}: ${JSON.stringify(change)}`;
}
