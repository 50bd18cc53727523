import type { BotPool } from '@pepite/bots/host';
import { gameOf } from '@pepite/games';
import { type MatchRecord, PROGRAM, type Read, type Seat, variantOf } from '@pepite/kernel';
import type { MatchRegistry } from '@pepite/matches';
import type { Problem } from '@pepite/protocol';
import {
  type Found,
  type KnownOrder,
  quickOrder,
  type Report,
  reportOf,
  type ReviewStanding,
} from '@pepite/review';
import type { ReviewMark } from '../store/kept-reviews.ts';
import { packFound, unpackFound } from './packed-found.ts';
import { RunningReview } from './running-review.ts';
import type { Asker, ReviewService, Standing } from './service.ts';

/** Where finished reviews are kept, with their matches. */
export interface ReviewStore {
  reviewOf(match: string, mark: ReviewMark): Promise<string | undefined>;
  keepReview(match: string, mark: ReviewMark, found: string): Promise<void>;
}

/** What reviews need of the server around them. */
export interface ReviewParts {
  readonly bots: Pick<BotPool, 'openJob'>;
  /** How many reviews are made at a time: as many as there are threads. */
  readonly threads: number;
  readonly store: ReviewStore;
  /** The record of a match that is over, or why there is none. */
  readonly recordOf: (match: string) => Promise<Read<MatchRecord, Problem>>;
  /** Where several processes share a store, so that one of them does it. */
  readonly leases: Pick<NonNullable<MatchRegistry['leases']>, 'want' | 'drop'> | undefined;
  /** Called with what has become of one. */
  readonly ended: (fate: ReviewFate) => void;
  readonly report: (error: unknown) => void;
}

export type ReviewFate = 'finished' | 'stopped' | 'failed';

/** So many wait besides those that are made; whoever comes after that has to come again. */
const MOST_WAITING = 16;
/** So many of those that were stopped, or have failed, are remembered. */
const MOST_LEFT = 32;
/** Seconds after which it is worth asking again. */
const RETRY_AFTER = 10;

/** What is known of a review that nobody is at work on. */
interface Left {
  readonly found: readonly Found[];
  readonly total: number;
  readonly isFailed: boolean;
}

const NOTHING: Left = { found: [], total: 0, isFailed: false };

/** A review that somebody wants. */
interface Wanted {
  readonly id: string;
  readonly match: string;
  readonly order: KnownOrder;
  /** Who wants it, and from where; the first of them counts as its owner. */
  readonly askers: Map<string, string>;
  /** Whether no other process is at it. */
  isOurs: boolean;
  running: RunningReview | undefined;
}

const EFFORT = 'quick';
const markOf = (seat: Seat): ReviewMark => ({ seat, effort: EFFORT, program: PROGRAM });
const idOf = (match: string, seat: Seat): string => `review ${match} ${seat} ${EFFORT}`;
/** Whoever shows no cookie is known by the network. */
const nameOf = ({ guest, origin }: Asker): string => guest ?? `network ${origin}`;

/**
 * Reviews that threads of bots make when no bot is asked anything. What is finished is kept with
 * its match; what was stopped is remembered for a while, and lost when the process ends: then it is
 * begun anew. Of processes that share a store one makes a review, and the others wait for it.
 */
export class Reviews implements ReviewService {
  readonly #parts: ReviewParts;
  /** In the order in which they were asked for. */
  readonly #wanted = new Map<string, Wanted>();
  readonly #left = new Map<string, Left>();
  #isClosed = false;

  constructor(parts: ReviewParts) {
    this.#parts = parts;
  }

  /** How many are being made or wait. */
  get size(): number {
    return this.#wanted.size;
  }

  async standing(match: string, seat: Seat): Promise<Standing> {
    const wanted = this.#wanted.get(idOf(match, seat));
    if (wanted !== undefined) return { value: standingOf(wanted) };
    const read = await this.#orderOf(match, seat);
    return 'problem' in read ? read : { value: await this.#resting(match, seat, read.value) };
  }

  async ask(match: string, seat: Seat, asker: Asker): Promise<Standing> {
    const id = idOf(match, seat);
    if (!this.#wanted.has(id)) {
      const read = await this.#orderOf(match, seat);
      if ('problem' in read) return read;
      const kept = await this.#resting(match, seat, read.value);
      if (kept.state === 'finished') return { value: kept };
      // Somebody else may have asked meanwhile.
      const problem = this.#wanted.has(id) ? undefined : this.#whyNot(asker);
      if (problem !== undefined) return { problem: { kind: problem, retryAfter: RETRY_AFTER } };
      if (!this.#wanted.has(id)) this.#want(id, match, read.value);
    }
    this.#wanted.get(id)?.askers.set(nameOf(asker), asker.origin);
    this.#beginNext();
    return this.standing(match, seat);
  }

  async stop(match: string, seat: Seat, asker: Asker): Promise<Standing> {
    const wanted = this.#wanted.get(idOf(match, seat));
    if (wanted?.askers.delete(nameOf(asker)) === true && wanted.askers.size === 0) {
      this.#leave(wanted, false);
      this.#parts.ended('stopped');
    }
    return this.standing(match, seat);
  }

  /** The process ends: what is not finished is lost. */
  close(): void {
    this.#isClosed = true;
    for (const { running } of this.#wanted.values()) running?.stop();
  }

  /** One network, and one guest wherever it is, has one review made at a time. */
  #whyNot({ guest, origin }: Asker): 'too-many-reviews' | 'reviews-full' | undefined {
    for (const { askers } of this.#wanted.values()) {
      const [owner] = askers;
      if (owner === undefined) continue;
      if (owner[0] === guest || owner[1] === origin) return 'too-many-reviews';
    }
    const most = this.#parts.threads + MOST_WAITING;
    return this.#wanted.size >= most ? 'reviews-full' : undefined;
  }

  async #orderOf(match: string, seat: Seat): Promise<Read<KnownOrder, Problem>> {
    const read = await this.#parts.recordOf(match);
    if ('problem' in read) return read;
    const record = read.value;
    const game = gameOf(record.game, record.rules);
    if (game === undefined) return { problem: { kind: 'match-broken' } };
    if (seat >= record.seats) return { problem: { kind: 'no-such-seat' } };
    return { value: { ...quickOrder(record, seat), game: variantOf(game, record.options) } };
  }

  /** How a review stands that nobody is at work on, as far as this process knows. */
  async #resting(match: string, seat: Seat, order: KnownOrder): Promise<ReviewStanding> {
    const about = { seat, effort: EFFORT } as const;
    const kept = await this.#parts.store.reviewOf(match, markOf(seat));
    if (kept !== undefined) {
      const found = await unpackFound(kept);
      const report = reportIn(order, found, true);
      return { ...about, state: 'finished', done: found.length, total: found.length, report };
    }
    const left = this.#left.get(idOf(match, seat));
    if (left === undefined) return { ...about, state: 'none', done: 0, total: 0, report: null };
    const { found, total, isFailed } = left;
    const state = isFailed ? 'failed' : 'stopped';
    return { ...about, state, done: found.length, total, report: reportIn(order, found, false) };
  }

  #want(id: string, match: string, order: KnownOrder): void {
    const { leases } = this.#parts;
    const isOurs = leases === undefined;
    const wanted: Wanted = { id, match, order, askers: new Map(), isOurs, running: undefined };
    this.#wanted.set(id, wanted);
    leases?.want(id, {
      gained: () => void this.#gained(wanted).catch(this.#parts.report),
      // Whoever has it now finds the same: what is under way here is not lost.
      lost: () => (wanted.isOurs = false),
    });
  }

  /** No other process is at it, or not any more: then it may be finished. */
  async #gained(wanted: Wanted): Promise<void> {
    const seat = seatOf(wanted);
    const kept = await this.#parts.store.reviewOf(wanted.match, markOf(seat));
    if (!this.#isWanted(wanted)) return;
    if (kept !== undefined) this.#drop(wanted);
    else wanted.isOurs = true;
    this.#beginNext();
  }

  #beginNext(): void {
    if (this.#isClosed) return;
    const all = [...this.#wanted.values()];
    let free = this.#parts.threads - all.filter(({ running }) => running !== undefined).length;
    for (const wanted of all) {
      if (free <= 0) return;
      if (!wanted.isOurs || wanted.running !== undefined) continue;
      this.#begin(wanted);
      free--;
    }
  }

  #begin(wanted: Wanted): void {
    const { id, match, order, askers } = wanted;
    const [[guest, origin] = ['', '']] = askers;
    const before = this.#left.get(id) ?? NOTHING;
    wanted.running = new RunningReview(this.#parts.bots, order, { guest, origin, match }, before, {
      finished: () => void this.#finish(wanted).catch(this.#parts.report),
      failed: (error) => {
        this.#parts.report(new Error(`a review failed (${id})`, { cause: error }));
        this.#leave(wanted, true);
        this.#parts.ended('failed');
      },
    });
  }

  async #finish(wanted: Wanted): Promise<void> {
    const found = await packFound(wanted.running?.found ?? []);
    await this.#parts.store.keepReview(wanted.match, markOf(seatOf(wanted)), found);
    this.#parts.ended('finished');
    if (!this.#isWanted(wanted)) return;
    this.#left.delete(wanted.id);
    this.#drop(wanted);
    this.#beginNext();
  }

  /** Nobody is at work on it any more; what was found is remembered for a while. */
  #leave(wanted: Wanted, isFailed: boolean): void {
    const { id, running } = wanted;
    running?.stop();
    this.#drop(wanted);
    if (running !== undefined) {
      this.#left.delete(id);
      this.#left.set(id, { found: running.found, total: running.total, isFailed });
      for (const oldest of [...this.#left.keys()].slice(0, -MOST_LEFT)) this.#left.delete(oldest);
    }
    this.#beginNext();
  }

  #drop({ id }: Wanted): void {
    this.#wanted.delete(id);
    this.#parts.leases?.drop(id);
  }

  #isWanted(wanted: Wanted): boolean {
    return !this.#isClosed && this.#wanted.get(wanted.id) === wanted;
  }
}

const seatOf = ({ order }: Wanted): Seat => order.seats[0] ?? 0;

function standingOf(wanted: Wanted): ReviewStanding {
  const { running } = wanted;
  return {
    seat: seatOf(wanted),
    effort: EFFORT,
    state: running === undefined ? 'waiting' : 'running',
    done: running?.found.length ?? 0,
    total: running?.total ?? 0,
    report: null,
  };
}

const reportIn = (order: KnownOrder, found: readonly Found[], isFinished: boolean): Report =>
  reportOf(order, { ...order, review: 1, program: PROGRAM, slices: 0, isFinished, found });
