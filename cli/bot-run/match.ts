import { cryptographic } from '@pepite/bots';
import { itemAt, type Result } from '@pepite/kernel';
import { PROGRAM_TIME } from '@pepite/matches';
import type { LineToOnlineProgram, OnlineAnswer } from '@pepite/outside';
import { type Failure, OnlineSeat, type Programs, type Sent } from '@pepite/outside/programs';
import { pauseFor } from '../online/follow.ts';
import type { OnlineServer } from '../online/server.ts';

/** How it stands at a match: a line that begins it, or that says what has happened. */
export type Standing = Extract<LineToOnlineProgram, { readonly type: 'start' | 'position' }>;

/** What a match is played with. */
export interface MatchTools {
  readonly server: OnlineServer;
  readonly programs: Programs;
  readonly command: string;
  /** How long the program has for a decision at most, in milliseconds. */
  readonly milliseconds: number;
  readonly stop: AbortSignal;
  /** A move was made in place of the program. */
  readonly failed: (match: string, failure: Failure) => void;
  /** There is no program to play it any more. */
  readonly abandoned: (match: string) => void;
}

/** What a message may take on its way, and the server to read it, in milliseconds. */
const ON_THE_WAY = 1000;
/** What is left of the server's own patience where no time is kept. */
const PATIENCE = PROGRAM_TIME - 10 * ON_THE_WAY;
/** Processes that may end without a decision, and how often a move is sent that is not heard. */
const [MOST_PROCESSES, MOST_SENT] = [4, 4];

/** One match at the server, in the order of what happens there; its program has it alone. */
export class HostedMatch {
  readonly #tools: MatchTools;
  readonly #match: string;
  #seat: OnlineSeat | undefined;
  #processes = 0;
  #newest: Standing | undefined;
  #isOver = false;
  /** One thing after the other: while the program thinks the rest waits. */
  #tasks: Promise<void> = Promise.resolve();

  constructor(match: string, tools: MatchTools) {
    this.#match = match;
    this.#tools = tools;
  }

  /** Something has happened, and perhaps the program has to decide. */
  hear(line: Standing): void {
    const heard = performance.now();
    this.#newest = line;
    this.#next(() => this.#take(line, heard));
  }

  /** There is nothing more; resolved when its process is free for another match. */
  end(result: Result | null): Promise<void> {
    this.#isOver = true;
    this.#next(() => {
      this.#seat?.end(result);
      this.#release();
    });
    return this.#tasks;
  }

  #next(task: () => Promise<void> | void): void {
    this.#tasks = this.#tasks.then(task);
  }

  #release(): void {
    if (this.#seat !== undefined) this.#tools.programs.release(this.#seat.program);
    this.#seat = undefined;
  }

  async #take(line: Standing, heard: number): Promise<void> {
    const { server, stop, abandoned } = this.#tools;
    if (this.#isOver || stop.aborted) return;
    const before = this.#seat;
    const seat = await this.#seated(line);
    if (seat === undefined) {
      this.#isOver = true;
      if (!stop.aborted) abandoned(this.#match);
      return;
    }
    // A bot of the server's has taken the seat of a program that was too slow.
    if (line.replaced === true && line === this.#newest) {
      await server.ask('reclaim', { match: this.#match }).catch(() => undefined);
    }
    // What was asked before something else has happened need not be answered.
    if (line.yourTurn && line === this.#newest) await this.#decide(seat, line, heard);
    else if (seat === before) seat.see(line.position);
  }

  /** The program at the seat; one that has ended is started again. */
  async #seated({ position }: Standing): Promise<OnlineSeat | undefined> {
    if (this.#seat !== undefined && !this.#seat.program.isGone) return this.#seat;
    this.#release();
    if (this.#processes++ >= MOST_PROCESSES) return undefined;
    const taken = await this.#tools.programs.take(this.#tools.command);
    if ('problem' in taken) return undefined;
    this.#seat = new OnlineSeat(taken.value, this.#match, position);
    return this.#seat;
  }

  async #decide(seat: OnlineSeat, line: Standing, heard: number): Promise<void> {
    const { ply, own } = line.position;
    const send = (move: string): Promise<Sent> => this.#send({ ply, own, move });
    const failure = await seat.decide(line, this.#timeFor(line, heard), send);
    if (failure === undefined) {
      this.#processes = 0;
      this.#tools.programs.trust(seat.program);
      return;
    }
    const { moves = [] } = line;
    if (this.#isOver || this.#tools.stop.aborted || moves.length === 0) return;
    this.#tools.failed(this.#match, failure);
    await send(itemAt(moves, cryptographic.below(moves.length)));
  }

  /** How long the program may think: no longer than the server waits for it. */
  #timeFor({ position: { clock, seat } }: Standing, heard: number): number {
    const waited = performance.now() - heard;
    const left = clock?.seats[seat]?.left;
    const most = left === undefined ? PATIENCE : left - Math.min(ON_THE_WAY, left / 2);
    return Math.max(0, Math.min(this.#tools.milliseconds, most - waited));
  }

  async #send(move: { ply: number; own: number; move: string }): Promise<Sent> {
    const { server, stop } = this.#tools;
    for (let sent = 0; sent < MOST_SENT && !stop.aborted && !this.#isOver; sent++) {
      const answer = await server.ask('move', { match: this.#match, ...move }).catch(() => NOBODY);
      if (answer.type === 'done') return 'made';
      if ('clause' in answer.problem || answer.problem.kind === 'bad-field') return answer;
      // Somebody came before it, or a bot decides in its place: the next line says how it stands.
      if (answer.retryAfter === undefined) return 'passed';
      await pauseFor(answer.retryAfter * 1000, stop);
    }
    return 'passed';
  }
}

/** The answer of a server that can't be reached: a moment later it may be there again. */
const NOBODY: OnlineAnswer = {
  type: 'refused',
  id: null,
  problem: { kind: 'failed' },
  message: '',
  retryAfter: 1,
};
