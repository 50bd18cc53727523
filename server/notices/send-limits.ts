import { type Clock, type Rate, TokenBucket } from '@pepite/matches';
import { bucketOf } from '../http/address.ts';

/** What one guest may have sent to addresses of their own: more than people ever need. */
const OF_GUEST: Rate = { burst: 30, perSecond: 1 / 60 };
/** What one network may be sent by all guests together: they cost nothing, so many could be one. */
const OF_NETWORK: Rate = { burst: 120, perSecond: 1 };
/** So many are remembered, the latest ones. */
const MOST_REMEMBERED = 10_000;

/** Buckets by name; those that were not used for the longest are forgotten first. */
class Buckets {
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #make: () => TokenBucket;

  constructor(make: () => TokenBucket) {
    this.#make = make;
  }

  take(name: string): boolean {
    const bucket = this.#buckets.get(name) ?? this.#make();
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_REMEMBERED && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket.take();
  }
}

/** How much is sent to webhooks: for one guest, and to one network. */
export class SendLimits {
  readonly #guests: Buckets;
  readonly #networks: Buckets;

  constructor(clock: Clock) {
    this.#guests = new Buckets(() => new TokenBucket(OF_GUEST, clock));
    this.#networks = new Buckets(() => new TokenBucket(OF_NETWORK, clock));
  }

  ofGuest(guest: string): boolean {
    return this.#guests.take(guest);
  }

  ofNetwork(address: string): boolean {
    return this.#networks.take(bucketOf(address));
  }
}
