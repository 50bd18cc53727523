import { type Clock, TokenBucket } from '@pepite/matches';
import type { Limits } from './limits.ts';
import { Unread } from './unread.ts';

/** What somebody does counts for so long after the last connection is gone, in milliseconds. */
const REMEMBERED = 60_000;
/** So many addresses are remembered without a connection, the latest ones. */
const MOST_REMEMBERED = 50_000;
/** How often addresses that are not needed any more are forgotten, in milliseconds. */
const SWEEP = 10_000;

/** What it costs an address, in requests, that one of its sockets had to be hung up. */
const HANG_UP = 10;

/** What one address has and does. */
interface Known {
  readonly messages: TokenBucket;
  readonly requests: TokenBucket;
  readonly trifles: TokenBucket;
  readonly unread: Unread;
  connections: number;
  sockets: number;
  /** When something of it was last heard. */
  seen: number;
}

/** Gives back what was counted; a second call does nothing. */
export type Leave = () => void;

/** A socket that was let in: what it may say, and what it leaves unread. */
export interface AdmittedSocket {
  /** False if its own allowance, or that of its address, is not enough for so much. */
  take(cost?: number): boolean;
  /** What an answer turned out to cost. */
  charge(cost: number): void;
  /** It had to be hung up: coming back costs its address as much as many requests. */
  hungUp(): void;
  readonly unread: Unread;
  readonly leave: Leave;
}

/** The connections, requests and sockets of each address, and what they do together. */
export class Addresses {
  readonly #limits: Limits;
  readonly #clock: Clock;
  /** The one heard of last is last. */
  readonly #known = new Map<string, Known>();
  #sockets = 0;
  #swept: number;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#swept = clock.now();
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#known.size;
  }

  /** Counts a connection, or a request that a proxy passes on; nothing if there are too many. */
  connect(bucket: string): Leave | undefined {
    const known = this.#meet(bucket);
    const { connections, trifles } = known;
    if (connections >= this.#limits.connectionsOfAddress || !trifles.take()) return undefined;
    known.connections++;
    return once(() => {
      known.connections--;
      known.seen = this.#clock.now();
    });
  }

  /** Counts a request: the milliseconds to wait if it is one too many, or 0. */
  request(bucket: string, cost = 1): number {
    const { requests, trifles } = this.#meet(bucket);
    // What costs nothing is counted, too, but apart from what people do.
    const tokens = cost === 0 ? trifles : requests;
    const price = Math.max(1, cost);
    return tokens.take(price) ? 0 : Math.max(1, tokens.wait(price));
  }

  /** Lets a socket in, or says what there is too much of. */
  enter(bucket: string): AdmittedSocket | 'full' | 'too-fast' {
    const { message, sockets, socketsOfAddress } = this.#limits;
    const known = this.#meet(bucket);
    if (known.sockets >= socketsOfAddress) return 'too-fast';
    if (this.#sockets >= sockets) return 'full';
    known.sockets++;
    this.#sockets++;
    const own = new TokenBucket(message, this.#clock);
    return {
      take: (cost = 1) => {
        known.seen = this.#clock.now();
        return own.has(cost) && known.messages.take(cost) && own.take(cost);
      },
      charge: (cost) => {
        own.charge(cost);
        known.messages.charge(cost);
      },
      hungUp: () => {
        // Only as long as something is left, so that nobody is locked out for long.
        if (known.requests.has(1)) known.requests.charge(HANG_UP);
      },
      unread: known.unread,
      leave: once(() => {
        known.sockets--;
        this.#sockets--;
        known.seen = this.#clock.now();
      }),
    };
  }

  #meet(bucket: string): Known {
    const { messageOfAddress, request, trifle, unreadOfAddress } = this.#limits;
    const now = this.#clock.now();
    if (now - this.#swept >= SWEEP || this.#known.size >= 2 * MOST_REMEMBERED) this.#sweep(now);
    const known = this.#known.get(bucket) ?? {
      messages: new TokenBucket(messageOfAddress, this.#clock),
      requests: new TokenBucket(request, this.#clock),
      trifles: new TokenBucket(trifle, this.#clock),
      unread: new Unread(unreadOfAddress),
      connections: 0,
      sockets: 0,
      seen: now,
    };
    known.seen = now;
    this.#known.delete(bucket);
    this.#known.set(bucket, known);
    return known;
  }

  /** Forgets those who are gone: after a minute, or the first ones if there are too many. */
  #sweep(now: number): void {
    this.#swept = now;
    let surplus = this.#known.size - MOST_REMEMBERED;
    for (const [bucket, { connections, sockets, seen }] of this.#known) {
      if (connections > 0 || sockets > 0) continue;
      if (surplus <= 0 && now - seen < REMEMBERED) continue;
      this.#known.delete(bucket);
      surplus--;
    }
  }
}

function once(call: () => void): Leave {
  let isDone = false;
  return () => {
    if (!isDone) call();
    isDone = true;
  };
}
