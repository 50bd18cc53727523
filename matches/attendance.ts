import type { Read, Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Broadcast } from './broadcast.ts';
import type { MatchSeats } from './match-seats.ts';
import type { MatchAttendance } from './process-store.ts';
import type { Guest } from './store.ts';
import type { Person, Watcher } from './watchers.ts';

/** How many guests other processes are told of one by one. */
const MOST_NAMED = 20;
const NOBODY = { guests: [], spectators: 0 };

/** Where people come from whom nobody has seen yet: guests are free, so all of them share it. */
const NOWHERE = 'nowhere';

/** Who comes and goes, and for whom a match is played: bots share the time to think by that. */
export class Attendance {
  readonly #broadcast: Broadcast;
  readonly #seats: MatchSeats;
  readonly #host: () => Guest;
  /** Who is there at other processes, and how many look on there. */
  #elsewhere: { readonly guests: readonly Guest[]; readonly spectators: number } = NOBODY;
  /** For whom it was played last, as far as is known since it is in memory. */
  #last: Person | undefined;

  constructor(
    broadcast: Broadcast,
    seats: MatchSeats,
    host: () => Guest,
    origin: string | undefined,
  ) {
    this.#broadcast = broadcast;
    this.#seats = seats;
    this.#host = host;
    this.#last = origin === undefined ? undefined : { guest: host(), origin };
  }

  /** A page comes to watch: it is told everything. Whether the lobby changes, or why it may not. */
  enter(watcher: Watcher): Read<boolean, Problem> {
    const { guest } = watcher;
    const { watchers } = this.#broadcast;
    const isSeated = this.#seats.seatOf(guest) !== undefined;
    if (!isSeated && !watchers.hasRoomFor(watcher)) return { problem: { kind: 'crowded' } };
    const isFirst = watchers.isEmpty;
    const isNew = !watchers.has(guest);
    watchers.add(watcher);
    const hasArrived = this.#seats.arrive(guest);
    if (hasArrived || isNew) this.#broadcast.presenceChanged();
    watcher.tell(this.#broadcast.printState(guest));
    return { value: hasArrived || isFirst };
  }

  /** A page is gone; whether the lobby changes. */
  leave(watcher: Watcher): boolean {
    const { watchers } = this.#broadcast;
    watchers.delete(watcher);
    this.#remember(watcher);
    if (watchers.has(watcher.guest)) return false;
    const isGone = !this.#elsewhere.guests.includes(watcher.guest);
    const hasDeparted = isGone && this.#seats.depart(watcher.guest);
    this.#broadcast.presenceChanged();
    return hasDeparted || watchers.isEmpty;
  }

  /** A guest has just sat down, who may be looking on already. */
  sitDown(guest: Guest): void {
    if (this.presenceOf(guest) !== 'away') this.#seats.arrive(guest);
  }

  presenceOf(guest: Guest): 'here' | 'elsewhere' | 'away' {
    if (this.#broadcast.watchers.has(guest)) return 'here';
    return this.#elsewhere.guests.includes(guest) ? 'elsewhere' : 'away';
  }

  /** The same of whoever sits at a seat. */
  presenceAt(seat: Seat): 'here' | 'elsewhere' | 'away' {
    const occupant = this.#seats.at(seat);
    return occupant?.kind === 'guest' ? this.presenceOf(occupant.guest) : 'away';
  }

  /** How many guests look on at other processes. */
  get spectatorsElsewhere(): number {
    return this.#elsewhere.spectators;
  }

  /** Others have come and gone at other processes. */
  changedElsewhere(guests: readonly Guest[], spectators: number): void {
    let isNew = spectators !== this.#elsewhere.spectators;
    this.#elsewhere = { guests, spectators };
    for (const guest of this.#seats.guests) {
      const isAway = this.presenceOf(guest) === 'away';
      const hasChanged = isAway ? this.#seats.depart(guest) : this.#seats.arrive(guest);
      isNew ||= hasChanged;
    }
    if (isNew) this.#broadcast.presenceChanged();
  }

  /** Those who are here, as other processes are told: the players first, others may sit down. */
  get here(): Omit<MatchAttendance, 'match' | 'isPublic'> {
    const { watchers, spectatorsHere: spectators } = this.#broadcast;
    const players = this.#seats.guests.filter((guest) => watchers.has(guest));
    const guests = [...new Set([...players, ...watchers.guests(MOST_NAMED)])];
    return { isWatched: !watchers.isEmpty, guests, spectators, origin: this.person.origin };
  }

  /**
   * Somebody is gone, and is remembered, but not in place of a player: a stranger who looks in must
   * not have the bots of others think on an account of their choice from then on.
   */
  #remember({ guest, origin }: Person): void {
    const isPlayer = this.#seats.seatOf(guest) !== undefined;
    if (isPlayer || this.#last === undefined) this.#last = { guest, origin };
  }

  /**
   * Whether there is somebody to play for: who looks on, or else will come back and play. Of a
   * match from disk it isn't known who that is: nothing happens there before somebody comes.
   */
  get isAttended(): boolean {
    const isWatched = !this.#broadcast.watchers.isEmpty;
    return isWatched || (this.#last !== undefined && this.#seats.hasPlayer);
  }

  /** For whom it is played now, or was last if nobody is there. */
  get person(): Person {
    const guest = this.#host();
    return this.#broadcast.foremost(guest) ?? this.#last ?? { guest, origin: NOWHERE };
  }
}
