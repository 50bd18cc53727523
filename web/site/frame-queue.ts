import { beforeFrame } from './before-frame.ts';

type Job = () => void;

/** Calls back once the frame that is due now was drawn. */
type Drawing = (drawn: () => void) => void;

/** Milliseconds: a page that nobody sees draws no frames, and must go on all the same. */
const LONGEST = 100;

/** What comes first; then what follows from it; then what nobody waits for. */
const RANKS = ['first', 'next', 'later'] as const;
type Rank = (typeof RANKS)[number];

/**
 * What the page has to do takes turns with drawing, one job a frame: two at once make a frame come
 * late. Of one rank, what came first is done first.
 */
export class FrameQueue {
  readonly #jobs: Readonly<Record<Rank, Set<Job>>> = {
    first: new Set(),
    next: new Set(),
    later: new Set(),
  };
  readonly #draw: Drawing;
  readonly #isHidden: () => boolean;
  #isDrawing = false;

  constructor(draw: Drawing, isHidden: () => boolean) {
    this.#draw = draw;
    this.#isHidden = isHidden;
  }

  /** Does something now or, if something was done already, after a frame; the same job once. */
  do(job: Job, rank: Rank = 'first'): void {
    // Asked for again, it comes after what was asked for meanwhile: it may build on that.
    this.#jobs[rank].delete(job);
    this.#jobs[rank].add(job);
    if (rank === 'later') this.#wait();
    else if (!this.#isDrawing) this.#goOn();
  }

  /** Does not do it any more. */
  forget(job: Job): void {
    for (const rank of RANKS) this.#jobs[rank].delete(job);
  }

  #wait(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    this.#draw(() => {
      this.#isDrawing = false;
      this.#goOn();
    });
  }

  #goOn(): void {
    const jobs = RANKS.flatMap((rank) => [...this.#jobs[rank]]);
    const due = this.#isHidden() ? jobs : jobs.slice(0, 1);
    if (due.length === 0) return;
    for (const job of due) {
      this.forget(job);
      // Before it is done: it may ask for more.
      this.#wait();
      job();
    }
  }
}

/** To ask how high something is has the page laid out. */
const layOut = (): number => document.body.offsetHeight;

/** The queue of this page. */
export const frameQueue = new FrameQueue(
  (drawn) => {
    let isOver = false;
    const end = (): void => {
      if (!isOver) drawn();
      isOver = true;
    };
    // What a job changes is laid out in a task of its own, which leaves the frame less to do.
    if (!document.hidden) beforeFrame(layOut);
    // A frame is drawn before the timer of its own callback rings.
    requestAnimationFrame(() => setTimeout(end));
    setTimeout(end, LONGEST);
  },
  () => document.hidden,
);
