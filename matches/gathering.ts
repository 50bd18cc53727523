import type { BotName } from '@pepite/bots';
import type { Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { looksAlike } from '@pepite/protocol/look-alike';
import { botHolder, guestHolder, type Holder, nameIn, OPEN, toStored } from './holder.ts';
import type { Seating } from './seating.ts';
import type { Guest, Matches } from './store.ts';

/** Who is host of a table, and whom the host has taken away from it. */
interface Company {
  readonly match: string;
  readonly host: Guest;
  readonly unwelcome?: readonly Guest[] | undefined;
}

/** People and bots who take their seats at a table before its match begins. */
export class Gathering {
  readonly #match: string;
  readonly #seating: Seating;
  readonly #store: Matches;
  readonly #unwelcome: Set<Guest>;
  #host: Guest;

  constructor({ match, host, unwelcome }: Company, seating: Seating, store: Matches) {
    this.#match = match;
    this.#host = host;
    this.#unwelcome = new Set(unwelcome);
    this.#seating = seating;
    this.#store = store;
  }

  get host(): Guest {
    return this.#host;
  }

  /** Whoever made the match, or, once that one has left, anybody who sits at it. */
  isHost(guest: Guest): boolean {
    if (guest === this.#host) return true;
    const host = this.#seating.holderOf(this.#host);
    const isGone = host !== undefined && this.#seating.isAwayForLong(host);
    return isGone && this.#seating.seatOf(guest) !== undefined;
  }

  isUnwelcome(guest: Guest): boolean {
    return this.#unwelcome.has(guest);
  }

  sit(guest: Guest, name: string | undefined, seat: Seat, now: number): Problem | undefined {
    const holder = this.#seating.at(seat);
    if (holder === undefined) return { kind: 'no-such-seat' };
    if (name === undefined) return { kind: 'no-name' };
    const isFree =
      holder.kind === 'open' || (holder.kind === 'guest' && this.#seating.isAwayForLong(holder));
    if (!isFree) return { kind: 'seat-taken' };
    if (this.isUnwelcome(guest)) return { kind: 'unwelcome' };
    const former = this.#seating.seatOf(guest);
    if (this.#isNameTaken(name, [seat, former])) return { kind: 'name-taken' };
    if (former !== undefined) this.#put(former, OPEN);
    this.#put(seat, guestHolder(guest, name, now));
    return undefined;
  }

  /** Whether somebody sits here, but for these seats, whose name looks like another's. */
  #isNameTaken(name: string, except: readonly (Seat | undefined)[]): boolean {
    return this.#seating.holders.some((holder, seat) => {
      const other = except.includes(seat) ? undefined : nameIn(holder);
      return other !== undefined && looksAlike(name, other);
    });
  }

  stand(guest: Guest): Problem | undefined {
    const seat = this.#seating.seatOf(guest);
    if (seat === undefined) return { kind: 'not-seated' };
    this.#put(seat, OPEN);
    this.#passHost(guest);
    return undefined;
  }

  seatBot(guest: Guest, seat: Seat, bot: BotName): Problem | undefined {
    const holder = this.#seating.at(seat);
    if (!this.isHost(guest)) return { kind: 'not-host' };
    if (holder === undefined) return { kind: 'no-such-seat' };
    if (holder.kind === 'guest') return { kind: 'seat-taken' };
    this.#put(seat, botHolder(bot, seat, this.#seating.names()));
    return undefined;
  }

  /** The host takes a bot or a player away from a seat; that player can't sit down here again. */
  unseat(guest: Guest, seat: Seat): Problem | undefined {
    const holder = this.#seating.at(seat);
    if (!this.isHost(guest)) return { kind: 'not-host' };
    if (holder === undefined) return { kind: 'no-such-seat' };
    if (holder.kind === 'open') return { kind: 'seat-open' };
    if (holder.kind === 'guest' && holder.guest === guest) return this.stand(guest);
    if (holder.kind === 'guest') {
      this.#unwelcome.add(holder.guest);
      this.#store.addUnwelcome(this.#match, holder.guest);
    }
    this.#put(seat, OPEN);
    return undefined;
  }

  #passHost(guest: Guest): void {
    if (guest !== this.#host) return;
    const heir = this.#seating.holders.find(({ kind }) => kind === 'guest');
    if (heir?.kind !== 'guest') return;
    this.#host = heir.guest;
    this.#store.setHost(this.#match, heir.guest);
  }

  #put(seat: Seat, holder: Holder): void {
    this.#seating.put(seat, holder);
    this.#store.setSeat(this.#match, seat, toStored(holder));
  }
}
