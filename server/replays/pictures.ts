import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Moment } from './facts.ts';

/** What a picture is made of. */
export interface PictureOrder extends Moment {
  /** The cover of the game as a drawing, if it has one. */
  readonly cover: string | undefined;
}

/** What draws one picture at a time. */
export interface Painter {
  paint(order: PictureOrder): Promise<Uint8Array>;
}

/** Pictures that are kept: each has 40 to 200 kB. */
const MOST_KEPT = 64;
/** Orders that wait: whoever comes after that gets the picture of the game instead. */
const MOST_WAITING = 16;

/** What tells a picture from others: as short for a large table as for a small one. */
const keyOf = ({ facts, position }: PictureOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([facts, position]))
    .digest('base64');

/**
 * Pictures of moments, drawn one after the other when they are asked for. What they cost is
 * bounded: in memory, in orders that wait, and by what draws them.
 */
export class ReplayPictures {
  readonly #painter: Painter;
  readonly #kept = new Map<string, Promise<Uint8Array>>();
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(painter: Painter = new ThreadPainter()) {
    this.#painter = painter;
  }

  /** The picture of a moment; nothing if there is no time for it, or it failed. */
  async draw(order: PictureOrder): Promise<Uint8Array | undefined> {
    const key = keyOf(order);
    const known = this.#kept.get(key);
    if (known === undefined && this.#waiting >= MOST_WAITING) return undefined;
    const picture = known ?? this.#paint(order);
    // The one that was asked for last is the last to go.
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    try {
      return await picture;
    } catch {
      // What went wrong once may be tried again.
      this.#kept.delete(key);
      return undefined;
    }
  }

  #paint(order: PictureOrder): Promise<Uint8Array> {
    this.#waiting++;
    const painted = this.#last
      .then(() => this.#painter.paint(order))
      .finally(() => this.#waiting--);
    this.#last = painted.catch(() => undefined);
    return painted;
  }
}

const PROGRAM = new URL('./picture-worker.ts', import.meta.url);
/** A picture that takes longer is none; a thread that nothing is asked of for so long ends. */
const [LONGEST, LONGEST_REST] = [60_000, 60_000];

/** Draws in a thread, which is there while it is needed. */
class ThreadPainter implements Painter {
  #thread: Worker | undefined;
  #rest: NodeJS.Timeout | undefined;

  async paint(order: PictureOrder): Promise<Uint8Array> {
    clearTimeout(this.#rest);
    const thread = (this.#thread ??= startThread());
    try {
      return await answerOf(thread, order);
    } catch (error) {
      this.#end();
      throw error;
    } finally {
      this.#rest = setTimeout(() => this.#end(), LONGEST_REST).unref();
    }
  }

  #end(): void {
    void this.#thread?.terminate();
    this.#thread = undefined;
  }
}

function startThread(): Worker {
  const thread = new Worker(PROGRAM);
  // A server that has been closed does not stay up for it.
  thread.unref();
  return thread;
}

function answerOf(thread: Worker, order: PictureOrder): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('the picture took too long')), LONGEST).unref();
    const end = (): void => {
      clearTimeout(timer);
      thread.off('message', answer).off('error', fail).off('exit', exit);
    };
    const answer = (picture: Uint8Array): void => {
      end();
      resolve(picture);
    };
    const fail = (error: Error): void => {
      end();
      reject(error);
    };
    const exit = (): void => fail(new Error('the thread of pictures has ended'));
    thread.on('message', answer).on('error', fail).on('exit', exit);
    thread.postMessage(order, []);
  });
}
