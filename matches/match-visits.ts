import type { Problem } from '@pepite/protocol';
import type { Attendance } from './attendance.ts';
import type { MatchSharing } from './match-content.ts';
import type { MatchSteps } from './match-steps.ts';
import type { MatchAttendance, MatchNews } from './process-store.ts';
import type { Guest } from './store.ts';
import type { Usage } from './usage.ts';
import type { Watcher } from './watchers.ts';

/** The match that pages come to. */
export interface VisitedMatch {
  readonly steps: MatchSteps;
  readonly usage: Usage;
  readonly attendance: Attendance;
  readonly sharing: MatchSharing | undefined;
  readonly match: string;
  readonly isPublic: () => boolean;
  readonly isWatched: () => boolean;
  readonly lobbyChanged: () => void;
  /** There is somebody to play for. */
  readonly wake: () => void;
  /** There is nobody any more. */
  readonly rest: () => void;
}

/** Pages come to a match, are told everything, and go. */
export class Visits {
  readonly #match: VisitedMatch;

  constructor(match: VisitedMatch) {
    this.#match = match;
  }

  /** Tells a page everything, now, and from now on what happens; others see that it is there. */
  watch(watcher: Watcher): Promise<Problem | undefined> {
    const { steps, sharing } = this.#match;
    if (sharing === undefined) return steps.perform(() => this.#watch(watcher));
    return steps.perform(() => steps.catchUp().then(() => this.#watch(watcher)));
  }

  #watch(watcher: Watcher): Problem | undefined {
    const { attendance, usage, lobbyChanged, sharing, wake } = this.#match;
    const entered = attendance.enter(watcher);
    if ('problem' in entered) return entered.problem;
    usage.note();
    if (entered.value) lobbyChanged();
    sharing?.attendanceChanged();
    wake();
    return undefined;
  }

  leave(watcher: Watcher): Promise<Problem | undefined> {
    return this.#match.steps.perform(() => this.#leave(watcher));
  }

  #leave(watcher: Watcher): undefined {
    const { attendance, usage, lobbyChanged, sharing, isWatched, rest } = this.#match;
    const isShown = attendance.leave(watcher);
    if (!isWatched()) usage.end();
    if (isShown) lobbyChanged();
    sharing?.attendanceChanged();
    if (!attendance.isAttended) rest();
  }

  /** Who is there at other processes. */
  changedElsewhere({ guests, spectators }: MatchNews): void {
    this.#match.attendance.changedElsewhere(guests, spectators);
  }

  /** Who is there at this process, as the others are told. */
  get here(): MatchAttendance {
    const { match, isPublic, attendance } = this.#match;
    return { match, isPublic: isPublic(), ...attendance.here };
  }

  /** A guest who has just sat down may be looking on already. */
  arrive(guest: Guest): void {
    this.#match.attendance.sitDown(guest);
  }
}
