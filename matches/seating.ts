import type { BotName } from '@pepite/bots';
import { itemAt, type Player, type Seat } from '@pepite/kernel';
import type { SeatState } from '@pepite/protocol';
import type { Cancel, Clock } from './clock.ts';
import type { Guest } from './store.ts';
import { type GuestHolder, type Holder, holds, OPEN, toState } from './holder.ts';

/** Who sits where at one match, and who of them is away. */
export class Seating {
  readonly #holders: Holder[];
  readonly #clock: Clock;
  readonly #awayAfter: number;
  /** Called when somebody has been away for so long that others may act on it. */
  readonly #onLongAway: () => void;
  readonly #timers = new Map<Guest, Cancel>();

  constructor(
    holders: readonly Holder[],
    { clock, awayAfter }: { readonly clock: Clock; readonly awayAfter: number },
    onLongAway: () => void,
  ) {
    this.#holders = [...holders];
    this.#clock = clock;
    this.#awayAfter = awayAfter;
    this.#onLongAway = onLongAway;
    for (const holder of holders) if (holder.kind === 'guest') this.#startTimer(holder);
  }

  get holders(): readonly Holder[] {
    return this.#holders;
  }

  at(seat: Seat): Holder | undefined {
    return this.#holders[seat];
  }

  put(seat: Seat, holder: Holder): void {
    const former = itemAt(this.#holders, seat);
    if (former.kind === 'guest') this.#stopTimer(former.guest);
    this.#holders[seat] = holder;
    if (holder.kind === 'guest') this.#startTimer(holder);
  }

  clear(seat: Seat): void {
    this.put(seat, OPEN);
  }

  seatOf(guest: Guest): Seat | undefined {
    const seat = this.#holders.findIndex((holder) => holds(holder, guest));
    return seat < 0 ? undefined : seat;
  }

  holderOf(guest: Guest): GuestHolder | undefined {
    return this.#holders.find((holder): holder is GuestHolder => holds(holder, guest));
  }

  /** All guests who have a seat. */
  get guests(): readonly Guest[] {
    return this.#holders.flatMap((holder) => (holder.kind === 'guest' ? [holder.guest] : []));
  }

  /** Whether some guest plays, here or away, in whose place no bot does. */
  get hasPlayer(): boolean {
    return this.#holders.some((holder) => holder.kind === 'guest' && holder.standIn === undefined);
  }

  /** The bots that have seats of their own. */
  get bots(): readonly BotName[] {
    return this.#holders.flatMap((holder) => (holder.kind === 'bot' ? [holder.bot] : []));
  }

  get isFull(): boolean {
    return this.#holders.every(({ kind }) => kind !== 'open');
  }

  /** A guest's page has connected; true if the guest had been away. */
  arrive(guest: Guest): boolean {
    const holder = this.holderOf(guest);
    if (holder?.awaySince === undefined) return false;
    this.#stopTimer(guest);
    holder.awaySince = undefined;
    return true;
  }

  /** A guest's last page has gone; true if the guest has a seat. */
  depart(guest: Guest): boolean {
    const holder = this.holderOf(guest);
    if (holder === undefined) return false;
    holder.awaySince = this.#clock.now();
    this.#startTimer(holder);
    return true;
  }

  isAwayForLong({ awaySince }: GuestHolder): boolean {
    return awaySince !== undefined && this.#clock.now() - awaySince >= this.#awayAfter;
  }

  states(): readonly SeatState[] {
    return this.#holders.map((holder) => toState(holder, (guest) => this.isAwayForLong(guest)));
  }

  names(): readonly (string | null)[] {
    return this.#holders.map((holder) => (holder.kind === 'open' ? null : holder.name));
  }

  /** As a record names them. */
  players(): readonly Player[] {
    return this.#holders.map((holder) => {
      if (holder.kind === 'open') return { name: '' };
      return holder.kind === 'bot' ? { name: holder.name, bot: holder.bot } : { name: holder.name };
    });
  }

  close(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #startTimer({ guest, awaySince }: GuestHolder): void {
    this.#stopTimer(guest);
    if (awaySince === undefined) return;
    this.#timers.set(guest, this.#clock.after(this.#awayAfter, this.#onLongAway));
  }

  #stopTimer(guest: Guest): void {
    this.#timers.get(guest)?.();
    this.#timers.delete(guest);
  }
}
