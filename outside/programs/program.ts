import type { Read } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import {
  type LineFromProgram,
  type LineToProgram,
  LONGEST_LINE,
  PROTOCOL,
  readProgramLine,
} from '../lines.ts';
import { ProgramProcess } from './process.ts';

/** What came of a question: a move in the notation of records, or why there is none. */
export type Heard =
  { readonly move: string } | { readonly problem: Problem } | { readonly failure: 'late' | 'gone' };

interface Open {
  readonly match: string;
  readonly take: (heard: Heard) => void;
}

/** Why a program can't play: it says no hello, or something else, or it ends before that. */
export type StartProblem = 'silent' | 'rubbish' | 'ended';

/** Lets a program complain: what it writes to its error stream goes to ours, with its name. */
export type Complain = (line: string) => void;

/** How long a program may take to say hello, in milliseconds. */
const START = 20_000;

/** A program that plays: one process, asked about any number of matches. */
export class Program {
  /** What it was started with. */
  readonly command: string;
  readonly #process: ProgramProcess;
  /** Questions that are not answered yet, the oldest first. */
  readonly #open = new Map<number, Open>();
  #greeted: (problem: StartProblem | undefined) => void = () => {};
  #name: string | undefined;
  #lastId = 0;
  #matches = 0;

  private constructor(command: string, complain: Complain) {
    this.command = command;
    this.#process = new ProgramProcess(command, {
      said: (line) => this.#hear(line),
      complained: (line) => complain(`${this.name}: ${line}`),
      ended: () => this.#lose(),
    });
  }

  /** Starts a program, which has to say hello. */
  static async start(
    command: string,
    complain: Complain,
    milliseconds = START,
  ): Promise<Read<Program, StartProblem>> {
    const program = new Program(command, complain);
    const problem = await program.#greet(milliseconds);
    if (problem === undefined) return { value: program };
    program.#process.kill();
    return { problem };
  }

  #greet(milliseconds: number): Promise<StartProblem | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#greeted('silent'), milliseconds);
      this.#greeted = (problem) => {
        clearTimeout(timer);
        this.#greeted = () => {};
        resolve(problem);
      };
      this.say({ type: 'hello', protocol: PROTOCOL });
    });
  }

  /** What it calls itself, or what it was started with. */
  get name(): string {
    return this.#name ?? this.command;
  }

  get isGone(): boolean {
    return this.#process.isGone;
  }

  /** A name for one more match, as it is told to the program. */
  nextMatch(): string {
    return `m${++this.#matches}`;
  }

  say(line: LineToProgram): void {
    this.#process.say(line);
  }

  /** Asks for a decision; what comes of it is told once, within so many milliseconds. */
  ask(question: Omit<Extract<LineToProgram, { readonly type: 'choose' }>, 'type' | 'id'>): {
    readonly id: number;
    readonly heard: Promise<Heard>;
  } {
    const id = ++this.#lastId;
    const heard = new Promise<Heard>((resolve) => {
      const take = (answer: Heard): void => {
        clearTimeout(timer);
        if (this.#open.delete(id)) resolve(answer);
      };
      const timer = setTimeout(() => {
        // We may have been busy ourselves: an answer that has arrived by now counts.
        setImmediate(() => setImmediate(() => take({ failure: 'late' })));
      }, question.milliseconds);
      this.#open.set(id, { match: question.match, take });
      if (this.isGone) take({ failure: 'gone' });
      else this.say({ type: 'choose', ...question, id });
    });
    return { id, heard };
  }

  close(): void {
    this.#process.close();
  }

  /** Ends it at once: it does not answer any more. */
  kill(): void {
    this.#process.kill();
  }

  #hear(text: string | undefined): void {
    if (text === undefined) {
      this.#heardRubbish({ kind: 'too-long', most: LONGEST_LINE }, null);
      return;
    }
    const read = readProgramLine(text);
    if ('problem' in read) this.#heardRubbish(read.problem, read.id);
    else if (read.line.type === 'hello') this.#heardHello(read.line);
    else this.#heardMove(read.line);
  }

  #heardHello({ name }: Extract<LineFromProgram, { readonly type: 'hello' }>): void {
    this.#name = name;
    this.#greeted(undefined);
  }

  /** An answer to a question that is not open any more came too late: that was told before. */
  #heardMove({ id, match, move }: Extract<LineFromProgram, { readonly type: 'move' }>): void {
    const open = this.#open.get(id);
    if (open === undefined) return;
    if (open.match === match) open.take({ move });
    else this.#heardRubbish({ kind: 'no-such-match' }, id);
  }

  /** It counts as an answer to the question it names, or else to the oldest one. */
  #heardRubbish(problem: Problem, id: number | null): void {
    this.#greeted('rubbish');
    const open = (id === null ? undefined : this.#open.get(id)) ?? [...this.#open.values()][0];
    open?.take({ problem });
  }

  #lose(): void {
    this.#greeted('ended');
    for (const { take } of this.#open.values()) take({ failure: 'gone' });
  }
}
