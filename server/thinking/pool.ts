import { Worker } from 'node:worker_threads';
import type { Answer, Question, Reply, Seating } from '@pepite/bots';
import { Agenda, DeskMind, type Mind, type Thinking } from '@pepite/matches';
import { LINKED_THREAD } from '@pepite/running';

const PROGRAM = new URL('./worker.ts', import.meta.url);

/** A thread with a desk, and what is asked there. */
class Room {
  readonly #thread: Worker;
  readonly #agenda: Agenda;
  #minds = 0;
  #isGone = false;

  constructor(lost: (error: unknown) => void) {
    this.#thread = new Worker(PROGRAM, LINKED_THREAD);
    this.#agenda = new Agenda(
      (question) => this.#thread.postMessage(question, []),
      () => performance.now(),
    );
    // A server that has been closed does not stay up for its bots.
    this.#thread.unref();
    this.#thread.on('message', (answer: Answer) => this.#agenda.answered(answer));
    this.#thread.on('error', (error) => {
      this.#isGone = true;
      lost(error);
      this.#agenda.fail(String(error));
    });
  }

  /** How many bots think here. */
  get minds(): number {
    return this.#minds;
  }

  ask(question: Question, answer: ((reply: Reply) => void) | undefined): void {
    if (question.type === 'sit') this.#minds++;
    if (question.type === 'rise') this.#minds--;
    if (this.#isGone) answer?.({ error: 'the thread of this bot is gone' });
    else this.#agenda.ask(question, answer);
  }

  async close(): Promise<void> {
    this.#isGone = true;
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
