import type { Guest } from '@pepite/matches';

/** One connection of a program. */
export interface OpenProgram {
  /** Ends it. */
  readonly end: () => void;
  /** The program has sat down at a match, or is asked to. */
  readonly joined: (match: string) => void;
}

/** The programs that are connected here. */
export class OpenPrograms {
  readonly #open = new Map<Guest, Set<OpenProgram>>();

  /** Those who are connected. */
  get all(): readonly Guest[] {
    return [...this.#open.keys()];
  }

  /** How many connections a program has here. */
  countOf(program: Guest): number {
    return this.#open.get(program)?.size ?? 0;
  }

  /** Notes a connection of a program; returns what is to be called when it is gone. */
  add(program: Guest, opened: OpenProgram): () => void {
    const all = this.#open.get(program) ?? new Set();
    this.#open.set(program, all.add(opened));
    return () => {
      all.delete(opened);
      if (all.size === 0) this.#open.delete(program);
    };
  }

  /** A program has sat down at a match, or is asked to: what of it is here is told at once. */
  joined(program: Guest, match: string): void {
    for (const opened of this.#open.get(program) ?? []) opened.joined(match);
  }

  /** A token does not count any more. */
  revoked(program: Guest): void {
    for (const { end } of this.#open.get(program) ?? []) end();
  }

  /** Of those who were connected, only these still have a token. */
  left(asked: readonly Guest[], left: readonly Guest[]): void {
    for (const program of asked) if (!left.includes(program)) this.revoked(program);
  }
}
