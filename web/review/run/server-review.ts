import { PROGRAM, type Seat } from '@pepite/kernel';
import type { ReviewStanding } from '@pepite/review/shown';
import { type Answer, ask, send } from '../../site/api.ts';

/** Reviews that the server makes, so that this device does not have to. */
export interface ServerReviews {
  /** Has a seat of a match reviewed; how that stands. */
  ask(match: string, seat: Seat): Answer<ReviewStanding>;
  look(match: string, seat: Seat): Answer<ReviewStanding>;
  stop(match: string, seat: Seat): Answer<ReviewStanding>;
  /** Lets so many milliseconds pass. */
  wait(milliseconds: number): Promise<void>;
}

const addressOf = (match: string, seat: Seat): string =>
  `/api/matches/${encodeURIComponent(match)}/reviews/${seat}`;

/** Those of the server that this page comes from. */
export const serverReviews: ServerReviews = {
  ask: (match, seat) => send('PUT', addressOf(match, seat), {}),
  look: (match, seat) => ask(addressOf(match, seat)),
  stop: (match, seat) => ask(addressOf(match, seat), { method: 'DELETE' }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** What whoever follows a review is told. */
interface Follower {
  readonly told: (standing: ReviewStanding) => void;
  /** The server does not do it, whatever the reason: somebody else has to. */
  readonly refused: () => void;
}

/** Milliseconds after which it is first looked again, and after which at the latest. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [300, 2000];
const LONGER = 1.4;

/** Whether another version of the program has made it: it may find something else. */
const isForeign = ({ report }: ReviewStanding): boolean =>
  report !== null && report.program !== PROGRAM;

/** A review that the server was asked for, as long as this page wants it. */
class FollowedReview {
  readonly #server: ServerReviews;
  readonly #match: string;
  readonly #seat: Seat;
  readonly #follower: Follower;
  readonly #asked: Answer<ReviewStanding>;
  #isStopped = false;
  #isOver = false;

  constructor(server: ServerReviews, match: string, seat: Seat, follower: Follower) {
    this.#server = server;
    this.#match = match;
    this.#seat = seat;
    this.#follower = follower;
    this.#asked = server.ask(match, seat);
    void this.#follow();
  }

  async #follow(): Promise<void> {
    this.#hear(await this.#asked);
    let pause = FIRST_PAUSE;
    while (this.#goesOn) {
      await this.#server.wait(pause);
      if (this.#goesOn) this.#hear(await this.#look());
      pause = Math.min(LONGEST_PAUSE, pause * LONGER);
    }
  }

  get #goesOn(): boolean {
    return !this.#isStopped && !this.#isOver;
  }

  /** Servers that share a store know what is finished, and not what the others are at. */
  async #look(): Answer<ReviewStanding> {
    const answer = await this.#server.look(this.#match, this.#seat);
    const isUnknown = 'value' in answer && ['none', 'stopped'].includes(answer.value.state);
    return isUnknown && this.#goesOn ? this.#server.ask(this.#match, this.#seat) : answer;
  }

  #hear(answer: Awaited<Answer<ReviewStanding>>): void {
    if (this.#isStopped) return;
    const { told, refused } = this.#follower;
    const isRefused =
      'problem' in answer || answer.value.state === 'failed' || isForeign(answer.value);
    this.#isOver = isRefused || answer.value.state === 'finished';
    if (isRefused) refused();
    else told(answer.value);
  }

  /** What was found until then is told when the server has said it. */
  async stop(): Promise<void> {
    if (!this.#goesOn) return;
    this.#isStopped = true;
    // What is asked for first must not arrive last.
    await this.#asked;
    const answer = await this.#server.stop(this.#match, this.#seat);
    if ('value' in answer) this.#follower.told(answer.value);
  }
}

/** Has the server review a seat, and tells how that stands; returns what stops it. */
export function followServer(
  server: ServerReviews,
  { match, seat }: { readonly match: string; readonly seat: Seat },
  follower: Follower,
): () => void {
  const review = new FollowedReview(server, match, seat, follower);
  return () => void review.stop();
}
