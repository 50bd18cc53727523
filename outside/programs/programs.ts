import type { Read } from '@pepite/kernel';
import { type Complain, Program, type StartProblem } from './program.ts';

/** How many times a program is started that has gone, unless it has played between. */
const MOST_STARTS = 4;

/**
 * Programs that run, by what they are started with. A process has one seat at a table: what
 * another seat of the same program sees is none of its business. So there are as many processes as
 * a program has seats at once, and one that is free is used again.
 */
export class Programs {
  readonly #complain: Complain;
  readonly #free = new Map<string, Program[]>();
  readonly #all = new Set<Program>();
  readonly #starts = new Map<string, number>();
  readonly #milliseconds: number | undefined;
  #isClosed = false;

  /** A program that has not said hello after so many milliseconds is not waited for. */
  constructor(complain: Complain, milliseconds?: number) {
    this.#complain = complain;
    this.#milliseconds = milliseconds;
  }

  /** A process for a seat, if one can be started. */
  async take(command: string): Promise<Read<Program, StartProblem>> {
    if (this.#isClosed) return { problem: 'ended' };
    const free = this.#free.get(command)?.pop();
    if (free !== undefined && !free.isGone) return { value: free };
    // One that has failed again and again fails the next time, too.
    const failed = this.#starts.get(command) ?? 0;
    if (failed >= MOST_STARTS) return { problem: 'ended' };
    const started = await Program.start(command, this.#complain, this.#milliseconds);
    if ('problem' in started) this.#starts.set(command, failed + 1);
    // Everything may have been ended meanwhile.
    else if (this.#isClosed) started.value.close();
    else this.#all.add(started.value);
    return started;
  }

  /** A program has played well for a while: how often it was started before counts no more. */
  trust({ command }: Program): void {
    this.#starts.delete(command);
  }

  /** The match of a process is over: it may have the seat of another one. */
  release(program: Program): void {
    if (program.isGone) {
      const { command } = program;
      this.#all.delete(program);
      this.#starts.set(command, (this.#starts.get(command) ?? 0) + 1);
      return;
    }
    this.trust(program);
    const free = this.#free.get(program.command) ?? [];
    this.#free.set(program.command, free);
    free.push(program);
  }

  /** Ends all of them. */
  close(): void {
    this.#isClosed = true;
    for (const program of this.#all) program.close();
    this.#all.clear();
    this.#free.clear();
  }
}
