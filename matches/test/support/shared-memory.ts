import type { Lease } from '../../lease.ts';
import {
  type AttendedMatch,
  LEASE_TIME,
  type MatchAttendance,
  type MatchNews,
  type NoticeListener,
  type ProgramThere,
  type SharedStore,
} from '../../process-store.ts';
import type { GuestStore, MatchStore } from '../../store.ts';
import type { TalkStore } from '../../talk-store.ts';
import { MemoryStore } from '../../memory-store.ts';

interface HeldLease {
  readonly number: number;
  readonly holder: string | undefined;
}

/** A store as one process sees it that shares it with others. */
export type ProcessStore = MatchStore &
  GuestStore & { readonly shared: SharedStore; readonly talk: TalkStore };

/** What a test may do otherwise. */
export interface SharedMemoryParts {
  readonly store: MemoryStore;
  /** The store's clock, in milliseconds. */
  readonly now: () => number;
  /** Has a notice delivered to a process: later, twice or never. */
  readonly deliver: (process: string, tell: () => void) => void;
}

/** A store in memory that several processes share. */
export class SharedMemory {
  readonly store: MemoryStore;
  readonly #now: () => number;
  readonly #deliver: SharedMemoryParts['deliver'];
  readonly #listeners = new Map<string, Set<NoticeListener>>();
  /** Until when each process counts as there. */
  readonly #processes = new Map<string, number>();
  readonly #leases = new Map<string, HeldLease>();
  readonly #programs = new Map<string, Map<string, ProgramThere>>();
  readonly #attendance = new Map<string, Map<string, MatchAttendance>>();

  constructor(parts: Partial<SharedMemoryParts> = {}) {
    this.store = parts.store ?? new MemoryStore();
    this.#now = parts.now ?? (() => 0);
    this.#deliver = parts.deliver ?? ((_process, tell) => queueMicrotask(tell));
  }

  /** The store as a process has it; a process that starts again is another one. */
  join(process: string): ProcessStore {
    const { store } = this;
    return {
      nameOf: store.nameOf,
      rename: store.rename,
      noteVisit: store.noteVisit,
      markBroken: store.markBroken,
      touch: store.touch,
      load: store.load,
      gameOf: store.gameOf,
      timesOf: store.timesOf,
      dueBefore: store.dueBefore,
      ofGuest: store.ofGuest,
      openedBy: store.openedBy,
      create: async (match, date) => {
        await store.create(match, date);
        this.#tell(process, ({ changed }) => changed(match.match, 0));
      },
      append: async (match, revision, change, date, lease) => {
        if (lease !== undefined && !this.isHeld(lease)) return 'lease-lost';
        const answer = await store.append(match, revision, change, date);
        if (answer === 'kept') this.#tell(process, ({ changed }) => changed(match, revision + 1));
        return answer;
      },
      talk: {
        say: async (match, talk) => {
          const number = await store.talk.say(match, talk);
          if (number !== undefined) this.#tell(process, ({ talked }) => talked(match, number));
          return number;
        },
        talkSince: store.talk.talkSince,
      },
      shared: this.#sharedFor(process),
    };
  }

  /** Whether nobody has taken over a lease. */
  isHeld({ name, number }: Lease): boolean {
    return this.#leases.get(name)?.number === number;
  }

  /** Who has a lease, if it is still there. */
  holderOf(name: string): string | undefined {
    const holder = this.#leases.get(name)?.holder;
    return holder !== undefined && this.#isThere(holder) ? holder : undefined;
  }

  /** A process has not been heard of for too long. */
  forget(process: string): void {
    this.#processes.delete(process);
  }

  /** A process has lost its connection for a while. */
  interrupt(process: string): void {
    for (const { missed } of this.#listeners.get(process) ?? []) missed();
  }

  #sharedFor(process: string): SharedStore {
    return {
      subscribe: (listener) => {
        const listeners = this.#listeners.get(process) ?? new Set();
        this.#listeners.set(process, listeners.add(listener));
        return () => listeners.delete(listener);
      },
      loadSince: (match, revision, ply) => {
        const stored = this.store.matches.get(match);
        const isNew = stored !== undefined && stored.revision !== revision;
        return Promise.resolve(
          isNew ? { ...stored, ply, moves: stored.moves.slice(ply) } : undefined,
        );
      },
      look: (matches) => Promise.resolve(matches.flatMap((match) => this.#news(process, match))),
      attend: (attendances) => {
        for (const one of attendances) this.#attend(process, one);
        return Promise.resolve();
      },
      sayPrograms: (programs) => {
        const own = this.#programs.get(process) ?? new Map<string, ProgramThere>();
        this.#programs.set(process, own);
        for (const one of programs) {
          own.delete(one.program);
          if (one.text !== null) own.set(one.program, one);
        }
        return Promise.resolve();
      },
      programsElsewhere: () => {
        const others = [...this.#programs].filter(
          ([other]) => other !== process && this.#isThere(other),
        );
        return Promise.resolve(others.flatMap(([, programs]) => [...programs.values()]));
      },
      lobby: (most) => Promise.resolve(this.#lobby().slice(-most)),
      guestsAt: (matches, guests) => {
        const seated = matches.flatMap((match) => this.store.matches.get(match)?.seats ?? []);
        const there = new Set(seated.map(({ guest }) => guest));
        return Promise.resolve(guests.filter((guest) => there.has(guest)));
      },
      hold: (names) => {
        this.#processes.set(process, this.#now() + LEASE_TIME);
        return Promise.resolve(names.flatMap((name) => this.#hold(process, name)));
      },
      release: (names) => {
        for (const name of names) this.#release(process, name);
        return Promise.resolve();
      },
      leave: () => {
        this.#processes.delete(process);
        const matches = [...(this.#attendance.get(process)?.keys() ?? [])];
        this.#attendance.delete(process);
        this.#programs.delete(process);
        for (const match of matches) this.#tell(process, ({ attended }) => attended(match));
        for (const name of this.#leases.keys()) this.#release(process, name);
        return Promise.resolve();
      },
    };
  }

  #isThere(process: string): boolean {
    return (this.#processes.get(process) ?? -Infinity) > this.#now();
  }

  #tell(from: string, tell: (listener: NoticeListener) => void): void {
    for (const [process, listeners] of this.#listeners) {
      if (process === from) continue;
      for (const listener of listeners) this.#deliver(process, () => tell(listener));
    }
  }

  #attend(process: string, attendance: MatchAttendance): void {
    const own = this.#attendance.get(process) ?? new Map<string, MatchAttendance>();
    const { match, isWatched } = attendance;
    this.#attendance.set(process, own);
    if (isWatched) own.set(match, attendance);
    else own.delete(match);
    this.#tell(process, ({ attended }) => attended(match));
  }

  /** Who is at a match at processes that are there, all but one. */
  #attending(match: string, except?: string): readonly MatchAttendance[] {
    return [...this.#attendance].flatMap(([process, matches]) => {
      const attendance = matches.get(match);
      const counts = process !== except && this.#isThere(process);
      return counts && attendance !== undefined ? [attendance] : [];
    });
  }

  #news(process: string, match: string): readonly MatchNews[] {
    const stored = this.store.matches.get(match);
    if (stored === undefined) return [];
    const others = this.#attending(match, process);
    const guests = [...new Set(others.flatMap((one) => one.guests))];
    const spectators = others.reduce((sum, one) => sum + one.spectators, 0);
    const talk = this.store.talk.lastOf(match);
    return [{ match, revision: stored.revision, talk, guests, spectators }];
  }

  #lobby(): readonly AttendedMatch[] {
    return [...this.store.matches.values()].flatMap((stored) => {
      const [first] = this.#attending(stored.match);
      const isShown = stored.setup.access === 'public' && stored.status !== 'over';
      return isShown && first !== undefined ? [{ ...stored, origin: first.origin }] : [];
    });
  }

  #hold(process: string, name: string): readonly Lease[] {
    const lease = this.#leases.get(name);
    const holder = this.holderOf(name);
    if (holder !== undefined && holder !== process) return [];
    const isOwn = lease?.holder === process;
    const number = isOwn ? lease.number : (lease?.number ?? 0) + 1;
    this.#leases.set(name, { number, holder: process });
    const heard = isOwn ? undefined : this.#processes.get(lease?.holder ?? '');
    if (heard === undefined) return [{ name, number }];
    return [{ name, number, idle: this.#now() - heard + LEASE_TIME }];
  }

  #release(process: string, name: string): void {
    const lease = this.#leases.get(name);
    if (lease?.holder === process) this.#leases.set(name, { ...lease, holder: undefined });
  }
}
