import { createHash } from 'node:crypto';
import type { Cancel, Clock, Guest, SharedStore } from '@pepite/matches';
import type { Program } from './program.ts';
import type { Takes } from './takes.ts';

/** How often other processes are told who is connected here, at most, in milliseconds. */
const SAID_EVERY = 1000;

/** A program that is connected, here or at another process. */
export interface ListedProgram {
  readonly guest: Guest;
  readonly name: string;
  readonly owner: Guest | null;
  readonly takes: Takes;
}

/**
 * What a program is called where others see it: what it is known by here is the hash of its token,
 * and nobody's business.
 */
export const programId = (guest: Guest): string =>
  createHash('sha256').update(guest).digest('base64url').slice(0, 16);

interface DirectoryParts {
  /** What processes that share a store say to each other; nothing where there is one alone. */
  readonly shared: SharedStore | undefined;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** All programs that are connected, and what they take: here and at processes beside this one. */
export class ProgramDirectory {
  readonly #parts: DirectoryParts;
  /** Each with its connections: what it said when it came last counts. */
  readonly #here = new Map<Guest, Set<ListedProgram>>();
  readonly #unsaid = new Set<Guest>();
  readonly #unsubscribe: Cancel;
  #timer: Cancel | undefined;
  #isClosed = false;

  constructor(parts: DirectoryParts) {
    this.#parts = parts;
    this.#unsubscribe =
      parts.shared?.subscribe({
        changed() {},
        talked() {},
        attended() {},
        // The others may have taken this process for gone.
        missed: () => {
          for (const guest of this.#here.keys()) this.#changed(guest);
        },
      }) ?? (() => {});
  }

  /** A program has connected; what is returned is to be called when it is gone. */
  add({ guest, name, owner }: Program, takes: Takes): () => void {
    const listed = { guest, name, owner, takes };
    const all = this.#here.get(guest) ?? new Set();
    this.#here.set(guest, all.add(listed));
    this.#changed(guest);
    return () => {
      all.delete(listed);
      if (all.size === 0) this.#here.delete(guest);
      this.#changed(guest);
    };
  }

  /** All of them, by whom they are. */
  async all(): Promise<ReadonlyMap<Guest, ListedProgram>> {
    const elsewhere = (await this.#parts.shared?.programsElsewhere()) ?? [];
    const all = new Map<Guest, ListedProgram>();
    for (const { text } of elsewhere) {
      const listed = JSON.parse(text ?? 'null') as ListedProgram | null;
      if (listed !== null) all.set(listed.guest, listed);
    }
    for (const guest of this.#here.keys()) {
      const listed = this.#latestOf(guest);
      if (listed !== undefined) all.set(guest, listed);
    }
    return all;
  }

  #latestOf(guest: Guest): ListedProgram | undefined {
    return [...(this.#here.get(guest) ?? [])].at(-1);
  }

  #changed(guest: Guest): void {
    if (this.#parts.shared === undefined || this.#isClosed) return;
    this.#unsaid.add(guest);
    this.#timer ??= this.#parts.clock.after(SAID_EVERY, () => void this.#say());
  }

  async #say(): Promise<void> {
    this.#timer = undefined;
    const guests = [...this.#unsaid];
    this.#unsaid.clear();
    try {
      await this.#parts.shared?.sayPrograms(
        guests.map((program) => {
          const listed = this.#latestOf(program);
          return { program, text: listed === undefined ? null : JSON.stringify(listed) };
        }),
      );
    } catch (error) {
      this.#parts.report(error);
      for (const guest of guests) this.#changed(guest);
    }
  }

  /** This process ends: the store knows by itself who was connected to it. */
  close(): void {
    this.#isClosed = true;
    this.#timer?.();
    this.#unsubscribe();
  }
}
