import type { ChanceSource } from '@pepite/chance';
import type { BotName } from '@pepite/bots';
import type { Read, Seat } from '@pepite/kernel';
import type { MatchSetup, Problem } from '@pepite/protocol';
import { looksAlike } from '@pepite/protocol/look-alike';
import { LONGEST_NAME, readName } from '@pepite/protocol/name';
import { companionsOf, ownerOf, playsWith } from './companions.ts';
import { refused } from './decision.ts';
import type { MatchSeats } from './match-seats.ts';
import { botOccupant, guestOccupant, nameOf, type Occupant, OPEN } from './occupant.ts';
import { isProgram } from './programs.ts';
import type { Guest } from './store.ts';

/** Who is host of a table, and whom the host has removed from it. */
export interface TableAccess {
  readonly setup: Pick<MatchSetup, 'programs'>;
  readonly host: Guest;
  readonly removed: readonly Guest[];
}

/** What changes at a table when somebody sits down or gets up. */
export interface SeatChange {
  readonly seats: ReadonlyMap<Seat, Occupant>;
  /** The new host, if there is one. */
  readonly host?: Guest;
  /** One more whom the host has removed. */
  readonly removed?: Guest;
  /** The match is to begin if everybody is there now, whatever the table has chosen. */
  readonly isReady?: boolean;
  /** What chance follows from, without what those have added who got up. */
  readonly chance?: ChanceSource;
}

export type SeatDecision = Read<SeatChange, Problem>;

/**
 * Decides what people may do at a table before its match begins. Nothing changes here: what comes
 * of it has to be kept first.
 */
export class WaitingRoom {
  readonly #seats: MatchSeats;
  readonly #access: () => TableAccess;

  constructor(seats: MatchSeats, access: () => TableAccess) {
    this.#seats = seats;
    this.#access = access;
  }

  /** The maker of the match or, while the maker is away for long, any player at the table. */
  isHost(guest: Guest): boolean {
    const { host } = this.#access();
    if (guest === host) return true;
    const occupant = this.#seats.occupantOf(host);
    const isGone = occupant !== undefined && this.#seats.isAwayForLong(occupant);
    return isGone && this.#seats.seatOf(guest) !== undefined;
  }

  /** The name of the host, who may have got up. */
  get inviter(): { readonly inviter: string } | undefined {
    const occupant = this.#seats.occupantOf(this.#access().host);
    return occupant && { inviter: occupant.name };
  }

  isRemoved(guest: Guest): boolean {
    return this.#access().removed.includes(guest);
  }

  sit(guest: Guest, name: string | undefined, seat: Seat, now: number): SeatDecision {
    const occupant = this.#seats.at(seat);
    if (occupant === undefined) return refused({ kind: 'no-such-seat' });
    if (name === undefined) return refused({ kind: 'no-name' });
    const isAsked = this.#seats.challengeOf(guest)?.seat === seat;
    const isFree =
      occupant.kind === 'open'
        ? isAsked || occupant.challenge === undefined
        : occupant.kind === 'guest' && this.#seats.isAwayForLong(occupant);
    if (!isFree) return refused({ kind: 'seat-taken' });
    if (this.isRemoved(guest)) return refused({ kind: 'unwelcome' });
    const { setup, host } = this.#access();
    if (isProgram(guest) && !setup.programs && guest !== host && !isAsked) {
      return refused({ kind: 'no-programs' });
    }
    const former = this.#seats.seatOf(guest);
    if (this.isNameTaken(name, [seat, former])) return refused({ kind: 'name-taken' });
    const seats = new Map<Seat, Occupant>(
      occupant.kind === 'guest' ? this.#without(occupant.guest) : [],
    );
    if (former !== undefined) seats.set(former, OPEN);
    seats.set(seat, guestOccupant(guest, name, now));
    return { value: { seats } };
  }

  /** Somebody else plays on the device of a guest who sits here already. */
  seatCompanion(guest: Guest, text: string, seat: Seat, now: number): SeatDecision {
    if (this.#seats.seatOf(guest) === undefined) return refused({ kind: 'not-seated' });
    const occupant = this.#seats.at(seat);
    if (occupant === undefined) return refused({ kind: 'no-such-seat' });
    const isFree = occupant.kind === 'open' && occupant.challenge === undefined;
    if (!isFree) return refused({ kind: 'seat-taken' });
    const name = readName(text);
    if (name === undefined) return refused({ kind: 'name-wrong', most: LONGEST_NAME });
    if (this.isNameTaken(name, [seat])) return refused({ kind: 'name-taken' });
    const companion = companionsOf(ownerOf(guest)).find(
      (one) => this.#seats.seatOf(one) === undefined,
    );
    // There are as many as the largest table has seats for.
    if (companion === undefined) return refused({ kind: 'seat-taken' });
    return { value: { seats: new Map([[seat, guestOccupant(companion, name, now)]]) } };
  }

  /** Seats as they are when a guest has gone: whoever plays on the same device goes along. */
  #without(guest: Guest): ReadonlyMap<Seat, Occupant> {
    const seat = this.#seats.seatOf(guest);
    const seats = guest === ownerOf(guest) ? this.#seats.seatsWith(guest) : [];
    return new Map([seat, ...seats].flatMap((one) => (one === undefined ? [] : [[one, OPEN]])));
  }

  /** Whether the name of an occupant, those of some seats apart, looks like this one. */
  isNameTaken(name: string, except: readonly (Seat | undefined)[]): boolean {
    return this.#seats.occupants.some((occupant, seat) => {
      const other = except.includes(seat) ? undefined : nameOf(occupant);
      return other !== undefined && looksAlike(name, other);
    });
  }

  stand(guest: Guest): SeatDecision {
    const seat = this.#seats.seatOf(guest);
    if (seat === undefined) return refused({ kind: 'not-seated' });
    const heir = guest === this.#access().host ? this.#heirOf(guest) : undefined;
    const seats = this.#without(guest);
    return { value: heir === undefined ? { seats } : { seats, host: heir } };
  }

  /** The first player who could be host once this one has left. */
  #heirOf(guest: Guest): Guest | undefined {
    return this.#seats.guests.find((other) => ownerOf(other) === other && other !== guest);
  }

  seatBot(guest: Guest, seat: Seat, bot: BotName): SeatDecision {
    const occupant = this.#seats.at(seat);
    if (!this.isHost(guest)) return refused({ kind: 'not-host' });
    if (occupant === undefined) return refused({ kind: 'no-such-seat' });
    if (occupant.kind === 'guest') return refused({ kind: 'seat-taken' });
    return { value: { seats: new Map([[seat, botOccupant(bot, seat, this.#seats.names())]]) } };
  }

  /**
   * The host removes a bot or a player from a seat; that player can't sit down here again. Whoever
   * has brought somebody may let them go as well.
   */
  unseat(guest: Guest, seat: Seat): SeatDecision {
    const occupant = this.#seats.at(seat);
    const isOwn = occupant?.kind === 'guest' && playsWith(occupant.guest, guest);
    if (!this.isHost(guest) && !isOwn) return refused({ kind: 'not-host' });
    if (occupant === undefined) return refused({ kind: 'no-such-seat' });
    if (occupant.kind === 'open') return refused({ kind: 'seat-open' });
    if (occupant.kind === 'bot') return { value: { seats: new Map([[seat, OPEN]]) } };
    if (occupant.guest === guest) return this.stand(guest);
    const seats = this.#without(occupant.guest);
    // Somebody's companion can only come back if the host lets them.
    const isCompanion = ownerOf(occupant.guest) !== occupant.guest;
    return { value: isCompanion ? { seats } : { seats, removed: occupant.guest } };
  }
}
