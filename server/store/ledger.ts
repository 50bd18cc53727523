import type { Connection } from './database.ts';

/**
 * Nobody is told of a change before it is on disk. All changes of one turn of the event loop share
 * one commit, so durability costs one flush for many moves; what is to be said about them waits
 * until that commit is done.
 */
export class Ledger {
  readonly #database: Connection;
  readonly #fail: (error: unknown) => void;
  readonly #committed: (milliseconds: number) => void;
  readonly #report: (error: unknown) => void;
  #isOpen = false;
  /** Whether something else than sealed choices is to be committed. */
  #isCounted = false;
  #tellings: (() => void)[] = [];

  /**
   * `fail` is called when the disk refuses: memory is then ahead of it, and must be left.
   * `committed` is called with how long a commit took, unless it was one of sealed choices alone.
   * `report` is called with what somebody throws who is told something: the others are told all the
   * same.
   */
  constructor(
    database: Connection,
    fail: (error: unknown) => void,
    committed: (milliseconds: number) => void = () => {},
    report: (error: unknown) => void = fail,
  ) {
    this.#database = database;
    this.#fail = fail;
    this.#committed = committed;
    this.#report = report;
  }

  /** Changes the database; on disk at the end of this turn of the event loop. */
  write(change: () => void): void {
    this.#isCounted = true;
    this.writeSealed(change);
  }

  /** The same for a choice that is sealed: nobody may count its commits to learn of it. */
  writeSealed(change: () => void): void {
    try {
      if (!this.#isOpen) {
        // At once, so that a program beside us can't come between what is read and written.
        this.#database.exec('BEGIN IMMEDIATE');
        this.#isOpen = true;
        setImmediate(() => this.flush());
      }
      change();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Runs `tell` once everything written so far is on disk: now, if it already is. */
  afterwards(tell: () => void): void {
    if (this.#isOpen) this.#tellings.push(tell);
    else this.#tell(tell);
  }

  /** Commits what is open, then says what was waiting. */
  flush(): void {
    if (!this.#isOpen) return;
    const start = performance.now();
    try {
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (this.#isCounted) this.#committed(performance.now() - start);
    this.#isOpen = false;
    this.#isCounted = false;
    const tellings = this.#tellings;
    this.#tellings = [];
    for (const tell of tellings) this.#tell(tell);
  }

  #tell(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#report(error);
    }
  }
}
