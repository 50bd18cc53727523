import type { BotName } from '@pepite/bots';
import { adding, itemAt, type Player, type Seat, type Seats } from '@pepite/kernel';
import type { Companion, SeatState } from '@pepite/protocol';
import type { Cancel, Clock } from './clock.ts';
import { companionNumber, ownerOf, playsWith } from './companions.ts';
import { CHALLENGE_TIME, isProgram, PROGRAM_AWAY_AFTER } from './programs.ts';
import type { SeatChallenge } from './seat-challenge.ts';
import type { Guest } from './store.ts';
import { type GuestOccupant, isGuest, type Occupant, OPEN, toState } from './occupant.ts';

/** What records call a bot that is a program from outside. */
const PROGRAM = 'program';

/** Who sits where at one match, and who of them is away. */
export class MatchSeats {
  readonly #occupants: Occupant[];
  readonly #clock: Clock;
  readonly #awayAfter: number;
  /** Called when somebody has been away for so long that others may act, or has not answered. */
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
    for (const occupant of occupants) this.#startTimer(occupant);
  }

  get occupants(): readonly Occupant[] {
    return this.#occupants;
  }

  at(seat: Seat): Occupant | undefined {
    return this.#occupants[seat];
  }

  put(seat: Seat, occupant: Occupant): void {
    const former = itemAt(this.#occupants, seat);
    this.#stopTimer(awaitedIn(former));
    this.#occupants[seat] = occupant;
    this.#guests = undefined;
    this.#startTimer(occupant);
  }

  /** Seats all anew; those who are present were never away. */
  replaceAll(occupants: readonly Occupant[], isPresent: (guest: Guest) => boolean): void {
    const former = new Map(this.guests.map((guest) => [guest, this.occupantOf(guest)?.awaySince]));
    const asked = this.#occupants.map((occupant) => challengeAt(occupant));
    // Somebody may have changed seats: the former one must not stop the timer of the new one.
    this.#occupants.fill(OPEN);
    this.close();
    occupants.forEach((occupant, seat) => {
      if (occupant.kind === 'guest')
        occupant.awaySince = former.get(occupant.guest) ?? occupant.awaySince;
      this.put(seat, goingOn(occupant, asked[seat]));
      if (occupant.kind === 'guest' && isPresent(occupant.guest)) this.arrive(occupant.guest);
    });
  }

  seatOf(guest: Guest): Seat | undefined {
    const seat = this.#occupants.findIndex((occupant) => isGuest(occupant, guest));
    return seat < 0 ? undefined : seat;
  }

  /** The seats of all who play on the device of a guest, in their order. */
  seatsWith(owner: Guest): readonly Seat[] {
    return this.#occupants.flatMap((occupant, seat) =>
      occupant.kind === 'guest' && playsWith(occupant.guest, owner) ? [seat] : [],
    );
  }

  /** Those who play on the device of a guest, besides the guest. */
  companionsOf(owner: Guest): readonly Companion[] {
    return this.#occupants.flatMap((occupant, seat) => {
      if (occupant.kind !== 'guest' || !playsWith(occupant.guest, owner)) return [];
      const number = companionNumber(occupant.guest);
      return number === undefined ? [] : [{ seat, number }];
    });
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

  /** Where a guest, a program, is asked to sit down. */
  challengeOf(
    guest: Guest,
  ): { readonly seat: Seat; readonly challenge: SeatChallenge } | undefined {
    for (const [seat, occupant] of this.#occupants.entries()) {
      const challenge = challengeAt(occupant);
      if (challenge?.guest === guest) return { seat, challenge };
    }
    return undefined;
  }

  /** The seats at which a program was asked that has not answered for too long. */
  get unanswered(): readonly (readonly [Seat, SeatChallenge])[] {
    return this.#occupants.flatMap((occupant, seat) => {
      const challenge = challengeAt(occupant);
      return challenge && this.answerTimeOf(challenge) <= 0 ? [[seat, challenge] as const] : [];
    });
  }

  /** How long a program still has for its answer, in milliseconds. */
  answerTimeOf({ since }: SeatChallenge): number {
    return since + CHALLENGE_TIME - this.#clock.now();
  }

  /** All in whose lists the match is: those who have a seat, or are asked to take one. */
  get listed(): readonly Guest[] {
    const asked = this.#occupants.flatMap((occupant) => challengeAt(occupant)?.guest ?? []);
    return [...this.guests, ...asked];
  }

  /** The others who play, or may come back to do so. */
  othersThan(guest: Guest): readonly Guest[] {
    return this.guests.filter(
      (other) => other !== guest && this.occupantOf(other)?.marks.resigned !== true,
    );
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

  /** The seats of programs from outside. */
  get programs(): Seats {
    return this.#occupants.reduce((programs, occupant, seat) => {
      const isOne = occupant.kind === 'guest' && isProgram(occupant.guest);
      return isOne ? adding(programs, seat) : programs;
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

  isAwayForLong(occupant: GuestOccupant): boolean {
    return this.#replaceableIn(occupant) === 0;
  }

  /** How long it takes until others may act on it that a guest is away; nothing of who is there. */
  #replaceableIn(occupant: GuestOccupant): number | undefined {
    const { awaySince } = occupant;
    if (awaySince === undefined || this.#hasDeviceHere(occupant)) return undefined;
    const after = isProgram(occupant.guest) ? PROGRAM_AWAY_AFTER : this.#awayAfter;
    return Math.max(0, awaySince + after - this.#clock.now());
  }

  /** Whether somebody on the same device is here: then nobody on it is away. */
  #hasDeviceHere({ guest }: GuestOccupant): boolean {
    return this.seatsWith(ownerOf(guest)).some((seat) => {
      const other = this.at(seat);
      return other?.kind === 'guest' && other.awaySince === undefined;
    });
  }

  states(): readonly SeatState[] {
    return this.#occupants.map((occupant) => {
      const state = toState(occupant, (guest) => this.#replaceableIn(guest));
      const isHere = occupant.kind === 'guest' && this.#hasDeviceHere(occupant);
      return isHere && state.kind === 'guest' ? { ...state, present: true } : state;
    });
  }

  names(): readonly (string | null)[] {
    return this.#occupants.map((occupant) => (occupant.kind === 'open' ? null : occupant.name));
  }

  /** As a record names them. */
  players(): readonly Player[] {
    return this.#occupants.map((occupant) => {
      if (occupant.kind === 'open') return { name: '' };
      const { name } = occupant;
      if (occupant.kind === 'bot') return { name, bot: occupant.bot };
      return {
        name,
        ...(isProgram(occupant.guest) && { bot: PROGRAM }),
        ...(occupant.marks.resigned === true && { resigned: true }),
      };
    });
  }

  close(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #startTimer(occupant: Occupant): void {
    const guest = awaitedIn(occupant);
    this.#stopTimer(guest);
    const left = this.#waitFor(occupant);
    if (guest === undefined || left === undefined) return;
    this.#timers.set(guest, this.#clock.after(left, this.#onLongAway));
  }

  #waitFor(occupant: Occupant): number | undefined {
    if (occupant.kind === 'guest') return this.#replaceableIn(occupant);
    const challenge = challengeAt(occupant);
    return challenge && Math.max(0, this.answerTimeOf(challenge));
  }

  #stopTimer(guest: Guest | undefined): void {
    if (guest === undefined) return;
    this.#timers.get(guest)?.();
    this.#timers.delete(guest);
  }
}

const challengeAt = (occupant: Occupant): SeatChallenge | undefined =>
  occupant.kind === 'open' ? occupant.challenge : undefined;

/** For whom one waits at a seat: who sits there, or is asked to. */
const awaitedIn = (occupant: Occupant): Guest | undefined =>
  occupant.kind === 'guest' ? occupant.guest : challengeAt(occupant)?.guest;

/** The same as it is read anew: a program that was asked before has no more time than it had. */
function goingOn(occupant: Occupant, before: SeatChallenge | undefined): Occupant {
  const challenge = challengeAt(occupant);
  return challenge !== undefined && challenge.guest === before?.guest
    ? { kind: 'open', challenge: { ...challenge, since: before.since } }
    : occupant;
}
