import { Worker } from 'node:worker_threads';
import type { Answer, Question, Reply, Seating } from '@pepite/bots';
import { DeskMind, type Mind, type Thinking } from '@pepite/matches';
import { LINKED_THREAD } from '@pepite/running';

const PROGRAM = new URL('./worker.ts', import.meta.url);

/** A thread with a desk, and those who wait for an answer from it. */
class Room {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #minds = 0;
  #isGone = false;

  constructor(lost: (error: unknown) => void) {
    this.#thread = new Worker(PROGRAM, LINKED_THREAD);
    // A server that has been closed does not stay up for its bots.
    this.#thread.unref();
    this.#thread.on('message', (answer: Answer) => this.#take(answer));
    this.#thread.on('error', (error) => this.#give(error, lost));
  }

  /** How many bots think here. */
  get minds(): number {
    return this.#minds;
  }

  ask(question: Question, answer: ((reply: Reply) => void) | undefined): void {
    if (question.type === 'sit') this.#minds++;
    if (question.type === 'rise') {
      this.#minds--;
      this.#waiting.delete(question.mind);
    }
    if (this.#isGone) {
      answer?.({ error: 'the thread of this bot is gone' });
      return;
    }
    if (answer !== undefined) this.#waiting.set(question.mind, answer);
    this.#thread.postMessage(question, []);
  }

  #take({ mind, ...reply }: Answer): void {
    const answer = this.#waiting.get(mind);
    this.#waiting.delete(mind);
    answer?.(reply);
  }

  /** The thread has died: whoever waits is told. */
  #give(error: unknown, lost: (error: unknown) => void): void {
    this.#isGone = true;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    lost(error);
    for (const answer of waiting) answer({ error: String(error) });
  }

  async close(): Promise<void> {
    this.#isGone = true;
    this.#waiting.clear();
    await this.#thread.terminate();
  }
}

/** Threads in which the bots of all matches think; a bot stays in the one where it sat down. */
export class Pool implements Thinking {
  readonly #rooms: Room[] = [];
  readonly #most: number;
  readonly #report: (error: unknown) => void;
  #minds = 0;

  constructor(most: number, report: (error: unknown) => void) {
    this.#most = most;
    this.#report = report;
  }

  /** A room that is empty, or a new one, or the one where the fewest think. */
  #findRoom(): Room {
    const [first, ...others] = this.#rooms;
    const best = others.reduce((one, other) => (other.minds < one.minds ? other : one), first);
    return this.#rooms.length < this.#most && best?.minds !== 0 ? this.#open() : best;
  }

  /** A thread is started when it is first needed: most servers have little to think about. */
  #open(): Room {
    const room = new Room((error) => {
      this.#report(error);
      this.#rooms.splice(this.#rooms.indexOf(room), 1);
    });
    this.#rooms.push(room);
    return room;
  }

  seat(seating: Seating): Mind {
    const room = this.#findRoom();
    return new DeskMind(this.#minds++, seating, (question, answer) => room.ask(question, answer));
  }

  async close(): Promise<void> {
    await Promise.all(this.#rooms.map((room) => room.close()));
  }
}
