import type { BotName } from '@pepite/bots';
import { adding, itemAt, type Player, type Seat, type Seats } from '@pepite/kernel';
import type { SeatState } from '@pepite/protocol';
import type { Cancel, Clock } from './clock.ts';
import type { Guest } from './store.ts';
import { type GuestOccupant, isGuest, type Occupant, OPEN, toState } from './occupant.ts';

/** Who sits where at one match, and who of them is away. */
export class MatchSeats {
  readonly #occupants: Occupant[];
  readonly #clock: Clock;
  readonly #awayAfter: number;
  /** Called when somebody has been away for so long that others may act on it. */
  readonly #onLongAway: () => void;
  readonly #timers = new Map<Guest, Cancel>();
  /** Who has a seat; nothing once that may have changed. */
  #guests: readonly Guest[] | undefined;

  constructor(
    occupants: readonly Occupant[],
    { clock, awayAfter }: { readonly clock: Clock; readonly awayAfter: number },
    onLongAway: () => void,
  ) {
    this.#occupants = [...occupants];
    this.#clock = clock;
    this.#awayAfter = awayAfter;
    this.#onLongAway = onLongAway;
    for (const occupant of occupants) if (occupant.kind === 'guest') this.#startTimer(occupant);
  }

  get occupants(): readonly Occupant[] {
    return this.#occupants;
  }

  at(seat: Seat): Occupant | undefined {
    return this.#occupants[seat];
  }

  put(seat: Seat, occupant: Occupant): void {
    const former = itemAt(this.#occupants, seat);
    if (former.kind === 'guest') this.#stopTimer(former.guest);
    this.#occupants[seat] = occupant;
    this.#guests = undefined;
    if (occupant.kind === 'guest') this.#startTimer(occupant);
  }

  /** Seats all anew; those who are present were never away. */
  replaceAll(occupants: readonly Occupant[], isPresent: (guest: Guest) => boolean): void {
    const former = new Map(this.guests.map((guest) => [guest, this.occupantOf(guest)?.awaySince]));
    // Somebody may have changed seats: the former one must not stop the timer of the new one.
    this.#occupants.fill(OPEN);
    this.close();
    occupants.forEach((occupant, seat) => {
      if (occupant.kind === 'guest')
        occupant.awaySince = former.get(occupant.guest) ?? occupant.awaySince;
      this.put(seat, occupant);
      if (occupant.kind === 'guest' && isPresent(occupant.guest)) this.arrive(occupant.guest);
    });
  }

  seatOf(guest: Guest): Seat | undefined {
    const seat = this.#occupants.findIndex((occupant) => isGuest(occupant, guest));
    return seat < 0 ? undefined : seat;
  }

  occupantOf(guest: Guest): GuestOccupant | undefined {
    return this.#occupants.find((occupant): occupant is GuestOccupant => isGuest(occupant, guest));
  }

  /** All guests who have a seat. */
  get guests(): readonly Guest[] {
    return (this.#guests ??= this.#occupants.flatMap((occupant) =>
      occupant.kind === 'guest' ? [occupant.guest] : [],
    ));
  }

  /** Whether some guest plays, here or away, in whose place no bot does. */
  get hasPlayer(): boolean {
    return this.people !== 0;
  }

  /** The seats that people play themselves. */
  get people(): Seats {
    return this.#occupants.reduce((people, occupant, seat) => {
      const isPerson = occupant.kind === 'guest' && occupant.standIn === undefined;
      return isPerson ? adding(people, seat) : people;
    }, 0);
  }

  /** The bots that have seats of their own. */
  get bots(): readonly BotName[] {
    return this.#occupants.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.bot] : []));
  }

  get isFull(): boolean {
    return this.#occupants.every(({ kind }) => kind !== 'open');
  }

  /** A guest's page has connected; true if the guest had been away. */
  arrive(guest: Guest): boolean {
    const occupant = this.occupantOf(guest);
    if (occupant?.awaySince === undefined) return false;
    this.#stopTimer(guest);
    occupant.awaySince = undefined;
    return true;
  }

  /** A guest's last page has gone; true if the guest has a seat and was there. */
  depart(guest: Guest): boolean {
    const occupant = this.occupantOf(guest);
    if (occupant === undefined || occupant.awaySince !== undefined) return false;
    occupant.awaySince = this.#clock.now();
    this.#startTimer(occupant);
    return true;
  }

  isAwayForLong({ awaySince }: GuestOccupant): boolean {
    return awaySince !== undefined && this.#clock.now() - awaySince >= this.#awayAfter;
  }

  states(): readonly SeatState[] {
    return this.#occupants.map((occupant) =>
      toState(occupant, (guest) => this.isAwayForLong(guest)),
    );
  }

  names(): readonly (string | null)[] {
    return this.#occupants.map((occupant) => (occupant.kind === 'open' ? null : occupant.name));
  }

  /** As a record names them. */
  players(): readonly Player[] {
    return this.#occupants.map((occupant) => {
      if (occupant.kind === 'open') return { name: '' };
      return occupant.kind === 'bot'
        ? { name: occupant.name, bot: occupant.bot }
        : { name: occupant.name };
    });
  }

  close(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #startTimer({ guest, awaySince }: GuestOccupant): void {
    this.#stopTimer(guest);
    if (awaySince === undefined) return;
    const left = Math.max(0, awaySince + this.#awayAfter - this.#clock.now());
    this.#timers.set(guest, this.#clock.after(left, this.#onLongAway));
  }

  #stopTimer(guest: Guest): void {
    this.#timers.get(guest)?.();
    this.#timers.delete(guest);
  }
}
