import { untrack } from 'svelte';
import { itemAt, type Seat } from '@pepite/kernel';
import { LiveMatch, type MatchPage } from '../live.svelte.ts';
import type { CompanionWire } from '../wire.ts';
import { ONLOOKER } from './companion.ts';
import { calledBy, HIDDEN, lookAfter, type Look, openLookAfter } from './looking.ts';

/** Somebody who plays on this device. */
export interface LocalPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly live: LiveMatch;
}

/** A match as somebody else on this device watches it. */
interface Opened {
  readonly live: LiveMatch;
  readonly close: () => void;
}

/**
 * One match on a device that one or several play on. Each of them watches it on their own, and what
 * is shown is what one of them may see or, between their turns, what all may.
 */
export class SharedDevice {
  readonly own: LiveMatch;
  /** Whether one person plays all the seats of this device: nothing has to be hidden. */
  readonly isOpen: boolean;
  readonly #page: MatchPage;
  #opened = $state.raw<ReadonlyMap<number, Opened>>(new Map());
  #look = $state.raw<Look>(HIDDEN);

  constructor(own: LiveMatch, page: MatchPage, isOpen = false) {
    this.own = own;
    this.isOpen = isOpen;
    this.#page = page;
  }

  /** Whether others play on this device, too, and there is something to hide from them. */
  readonly isShared = $derived.by(() => {
    const { state } = this.own;
    return state?.companions !== undefined && state.status === 'playing';
  });

  /** All who play on this device, in the order of their seats. */
  readonly players = $derived.by((): readonly LocalPlayer[] => {
    const { state, names } = this.own;
    if (state === undefined) return [];
    const companions = (state.companions ?? []).flatMap(({ seat, number }) => {
      const opened = this.#opened.get(number);
      return opened === undefined ? [] : [{ seat, live: opened.live }];
    });
    const seated = [{ seat: state.you ?? 0, live: this.own }, ...companions];
    return seated
      .map((one) => ({ ...one, name: itemAt(names, one.seat) }))
      .toSorted((one, other) => one.seat - other.seat);
  });

  /** What all may see. */
  get onlooker(): LiveMatch | undefined {
    return this.#opened.get(ONLOOKER)?.live;
  }

  /** Who looks at their hand now. */
  readonly looker = $derived(this.players.find(({ seat }) => seat === this.#look.seat));

  /** Who is to get the device now; nobody while the match waits for others. */
  readonly called = $derived.by(() => {
    const seat = calledBy(this.#now);
    return this.players.find((one) => one.seat === seat);
  });

  /** What is on the screen; nothing until it is known what all may see. */
  readonly shown = $derived.by((): LiveMatch | undefined => {
    if (!this.isShared) return this.own;
    return this.looker?.live ?? this.onlooker;
  });

  readonly #now = $derived.by(() => {
    const awaited = this.players.flatMap(({ seat, live }) => (live.isDeciding ? [seat] : []));
    const { game, position } = this.own;
    const ended =
      game === undefined || position === undefined ? 0 : game.rounds(position.table).ended;
    return { awaited, ended };
  });

  /** Watches from now on; returns what stops it. */
  watch(): () => void {
    const stop = this.own.watch();
    return () => {
      stop();
      for (const { close } of this.#opened.values()) close();
      this.#opened = new Map();
    };
  }

  /** Lets those watch, too, who play on this device; called when who they are may have changed. */
  meet(): void {
    const numbers = (this.own.state?.companions ?? []).map(({ number }) => number);
    const wanted = numbers.length === 0 ? [] : [ONLOOKER, ...numbers];
    const opened = untrack(() => this.#opened);
    const isSame = wanted.length === opened.size && wanted.every((one) => opened.has(one));
    if (isSame) return;
    for (const [number, { close }] of opened) if (!wanted.includes(number)) close();
    this.#opened = new Map(
      wanted.flatMap((number) => {
        const one = opened.get(number) ?? this.#open(number);
        return one === undefined ? [] : [[number, one] as const];
      }),
    );
  }

  /** Hides a hand as soon as its player need not see it any more. */
  turn(): void {
    const now = this.#now;
    const after = this.isOpen ? openLookAfter : lookAfter;
    this.#look = after(
      untrack(() => this.#look),
      now,
    );
  }

  show(seat: Seat): void {
    this.#look = { ...this.#now, seat };
  }

  hide(): void {
    this.#look = HIDDEN;
  }

  #open(number: number): Opened | undefined {
    const wire: CompanionWire | undefined = this.own.wire.companion?.(number);
    if (wire === undefined) return undefined;
    const live = new LiveMatch(this.own.match, wire, this.#page);
    const stop = live.watch();
    const close = (): void => {
      stop();
      wire.close();
    };
    return { live, close };
  }
}
