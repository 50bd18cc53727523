import type { Problem } from '@pepite/protocol';
import type { Decided, Decision } from './decision.ts';
import type { MatchOwner } from './match-content.ts';
import type { MatchServices } from './services.ts';
import type { MatchTail } from './process-store.ts';
import { TaskQueue } from './task-queue.ts';

const BROKEN: Problem = { kind: 'match-broken' };
/** How often something is decided anew that another process has come before. */
const MOST_TRIES = 5;

/** What comes of a task: a problem, or nothing. */
export type Outcome = Problem | undefined | Promise<Problem | undefined>;

/** The match that steps are made in. */
export interface SteppedMatch {
  readonly id: string;
  readonly plies: () => number;
  /** Loads it anew: it is not what the store has. */
  readonly reload: () => Promise<void>;
  /** Goes on from here to where the store has it; false if it has to be loaded anew. */
  readonly follow: (tail: MatchTail) => boolean;
  /** Somebody else has taken over what only one may do. */
  readonly leaseLost: () => void;
}

/**
 * The steps of one match, one at a time: each is decided, kept, and only then told. It knows which
 * revision is in memory, so that what another process has done is found out and not overwritten.
 */
export class MatchSteps {
  readonly #match: SteppedMatch;
  readonly #services: MatchServices;
  readonly #owner: MatchOwner;
  readonly #tasks = new TaskQueue();
  /** How often what the store has of it has been changed. */
  revision: number;
  isClosed = false;

  constructor(match: SteppedMatch, revision: number, services: MatchServices, owner: MatchOwner) {
    this.#match = match;
    this.revision = revision;
    this.#services = services;
    this.#owner = owner;
  }

  get isIdle(): boolean {
    return this.#tasks.isIdle;
  }

  carryOut(decide: () => Decided, tries = MOST_TRIES): Promise<Problem | undefined> {
    return this.perform(() => this.#decide(decide, tries));
  }

  /** What another process has come before is decided anew, by what the match is like now. */
  #decide(decide: () => Decided, tries: number): Outcome {
    const decided = decide();
    const repeat = tries > 1 ? () => this.#decide(decide, tries - 1) : undefined;
    if ('problem' in decided) return this.#refuse(decided.problem, repeat);
    return decided.value && this.keep(decided.value, repeat);
  }

  /** What can't be done by what is known here may be possible by what another process has done. */
  #refuse(problem: Problem, repeat: (() => Outcome) | undefined): Outcome {
    if (this.#owner.sharing === undefined) return problem;
    return this.#refuseLater(problem, repeat);
  }

  async #refuseLater(
    problem: Problem,
    repeat: (() => Outcome) | undefined,
  ): Promise<Problem | undefined> {
    const wasBehind = await this.catchUp();
    return wasBehind && repeat ? repeat() : problem;
  }

  /** Has something looked up that changes nothing. */
  inquire(look: () => Problem | undefined): Promise<Problem | undefined> {
    return this.perform(() => {
      const problem = look();
      return problem && this.#refuse(problem, look);
    });
  }

  /** Does something when nothing else is under way. */
  perform(task: () => Outcome): Promise<Problem | undefined> {
    return this.#tasks.run(() => this.#attempt(task));
  }

  /** What a task throws ends this match alone. */
  async #attempt(task: () => Outcome): Promise<Problem | undefined> {
    if (this.isClosed) return BROKEN;
    try {
      return await task();
    } catch (error) {
      this.#owner.fail(error);
      return BROKEN;
    }
  }

  /**
   * To be called while nothing else is under way: the store keeps what was decided, and then it is
   * applied and told. A conflict means that somebody else has changed the match in the store: it is
   * loaded anew, and what was decided may be repeated.
   */
  async keep(
    { change, apply, lease }: Decision,
    repeat?: () => Outcome,
  ): Promise<Problem | undefined> {
    const { store, clock } = this.#services;
    const answer = await store.append(this.#match.id, this.revision, change, clock.date(), lease);
    if (answer !== 'kept') {
      if (answer === 'lease-lost') this.#match.leaseLost();
      await this.#match.reload();
      return repeat && !this.isClosed ? repeat() : { kind: 'stale' };
    }
    this.revision++;
    if (this.isClosed) return BROKEN;
    apply();
    return undefined;
  }

  /**
   * To be called while nothing else is under way: brings the match to where the store has it.
   * Whether another process had changed it.
   */
  async catchUp(): Promise<boolean> {
    const tail = await this.#owner.sharing?.loadSince(this.revision, this.#match.plies());
    if (tail === undefined || this.isClosed) return false;
    if (this.#match.follow(tail)) this.revision = tail.revision;
    else await this.#match.reload();
    return true;
  }

  /** Another process says how often the match has been changed. */
  behind(revision: number): void {
    if (revision <= this.revision) return;
    void this.perform(async () => {
      if (revision > this.revision) await this.catchUp();
      return undefined;
    });
  }
}
