import { type Clock, type Rate, TokenBucket } from '@pepite/matches';

/** How often one may challenge programs. */
export interface ChallengeRates {
  /** One person, with all programs of theirs, and one address. */
  readonly challengesOfOne: Rate;
  readonly challengesOfAddress: Rate;
  /** One person the same program, unless it is theirs, and all together. */
  readonly challengesOfPair: Rate;
  readonly challengesToOne: Rate;
}

/** So many are remembered before those are forgotten that have not asked for a while. */
const MOST_REMEMBERED = 10_000;

/** Counts who challenges whom, so that nobody is pestered. */
export class ChallengeLimits {
  readonly #rates: ChallengeRates;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, { readonly bucket: TokenBucket; readonly rate: Rate }>();

  constructor(rates: ChallengeRates, clock: Clock) {
    this.#rates = rates;
    this.#clock = clock;
  }

  /** Counts a challenge: in how many seconds it may be tried again if it is one too many, or 0. */
  take(
    asking: { readonly person: string; readonly origin: string },
    asked: {
      readonly program: string;
      readonly isOwn: boolean;
    },
  ): number {
    const { person, origin } = asking;
    const { program, isOwn } = asked;
    const rates = this.#rates;
    const buckets = [
      this.#bucket(`by ${person}`, rates.challengesOfOne),
      this.#bucket(`from ${origin}`, rates.challengesOfAddress),
      this.#bucket(`to ${program}`, rates.challengesToOne),
      ...(isOwn ? [] : [this.#bucket(`${person} to ${program}`, rates.challengesOfPair)]),
    ];
    const wait = Math.max(...buckets.map((bucket) => bucket.wait()));
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const bucket of buckets) bucket.take();
    return 0;
  }

  #bucket(key: string, rate: Rate): TokenBucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known.bucket;
    if (this.#buckets.size >= MOST_REMEMBERED) this.#forgetFull();
    const bucket = new TokenBucket(rate, this.#clock);
    this.#buckets.set(key, { bucket, rate });
    return bucket;
  }

  #forgetFull(): void {
    for (const [key, { bucket, rate }] of this.#buckets) {
      if (bucket.has(rate.burst)) this.#buckets.delete(key);
    }
  }
}
