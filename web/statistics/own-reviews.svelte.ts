import type { MatchRecord } from '@pepite/kernel';
import type { Estimate, ReviewOrder } from '@pepite/review';
import { quickOrder, type Report } from '@pepite/review/shown';
import { reviewId } from '../review/kept-reviews.ts';
import { beginReview, type ReviewTools } from '../review/run/begin-review.ts';
import type { Played } from './figures.ts';

/** What reviews need of the page. */
export interface OwnReviewTools extends ReviewTools {
  /** The record as pages that show it read it: reviews are kept by that. */
  readonly read: (record: MatchRecord) => Promise<MatchRecord | undefined>;
  /** The match on the server, if it was played there. */
  readonly matchOf: (played: Played) => string | undefined;
}

/** How accurate the reader was, as far as it can be told. */
type Accuracy = Estimate | null;

/** What is known of the reader's decisions, match by match; the rest is reviewed when asked for. */
export class OwnReviews {
  readonly #tools: OwnReviewTools;
  #known = $state.raw<ReadonlyMap<string, Accuracy>>(new Map());
  #left = $state.raw<readonly Played[]>([]);
  #done = $state(0);
  #total = $state(0);
  #isKnown = $state(false);
  #isRunning = $state(false);
  #failed = $state(0);
  #isGone = false;
  #stop: (() => void) | undefined;

  constructor(tools: OwnReviewTools) {
    this.#tools = tools;
  }

  /** By the address of a match; those that were not reviewed are not there. */
  get known(): ReadonlyMap<string, Accuracy> {
    return this.#known;
  }

  /** Whether it is known by now what is left. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** How many have not been reviewed yet. */
  get left(): number {
    return this.#left.length;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** How many are done since it began, with the part of the one under way, of how many. */
  get done(): number {
    return this.#done;
  }

  get total(): number {
    return this.#total;
  }

  /** How many could not be reviewed. */
  get failed(): number {
    return this.#failed;
  }

  /** Looks for what is kept of these matches. */
  async look(played: readonly Played[]): Promise<void> {
    const found = new Map<string, Accuracy>();
    const left: Played[] = [];
    for (const one of played.toSorted((a, b) => (b.date ?? 0) - (a.date ?? 0))) {
      const order = await this.#orderOf(one);
      if (order === undefined) continue;
      const kept = await this.#tools.store.find(reviewId(order)).catch(() => undefined);
      if (kept?.report.isFinished === true) found.set(one.address, accuracyIn(kept.report));
      else left.push(one);
    }
    this.#known = found;
    this.#left = left;
    this.#isKnown = true;
  }

  /** Reviews what is left, the latest first, until it is stopped. */
  async run(): Promise<void> {
    if (this.#isRunning || this.#isGone) return;
    this.#isRunning = true;
    this.#done = 0;
    this.#failed = 0;
    this.#total = this.#left.length;
    for (const [number, played] of this.#left.entries()) {
      this.#done = number;
      const report = await this.#review(played, number);
      if (!this.#isRunning) break;
      this.#take(played, report);
    }
    this.#isRunning = false;
  }

  #take(played: Played, report: Report | undefined): void {
    this.#left = this.#left.filter((one) => one !== played);
    if (report === undefined) this.#failed++;
    else this.#known = new Map(this.#known).set(played.address, accuracyIn(report));
  }

  /** What is under way is kept, and gone on with the next time. */
  stop(): void {
    this.#isRunning = false;
    this.#stop?.();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#isGone = true;
    this.stop();
  }

  async #orderOf({ record, seat }: Played): Promise<ReviewOrder | undefined> {
    const read = await this.#tools.read(record);
    return read === undefined ? undefined : quickOrder(read, seat);
  }

  async #review(played: Played, number: number): Promise<Report | undefined> {
    const order = await this.#orderOf(played);
    if (order === undefined || !this.#isRunning) return undefined;
    return new Promise((resolve) => {
      const end = beginReview({ order, match: this.#tools.matchOf(played) }, this.#tools, {
        told: ({ report, done, total }) => {
          if (this.#isRunning) this.#done = number + done / Math.max(1, total);
          if (report?.isFinished === true) resolve(report);
        },
        failed: () => resolve(undefined),
      });
      this.#stop = () => {
        end();
        resolve(undefined);
      };
    });
  }
}

/** A review of the reader's matches has one seat: theirs. */
const accuracyIn = ({ seats }: Report): Accuracy => seats[0]?.accuracy ?? null;
