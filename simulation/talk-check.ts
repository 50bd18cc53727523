import type { NewTalk } from '@pepite/matches';
import type { TalkEntry } from '@pepite/protocol';
import type { Checks } from './checks.ts';

/** Looks at all that is said at one match, when it is kept and when it is told. */
export class TalkCheck {
  readonly #checks: Checks;
  /** Whether everybody has learned a move. */
  readonly #isSeenByAll: (ply: number) => boolean;
  readonly #kept: TalkEntry[] = [];

  constructor(checks: Checks, isSeenByAll: (ply: number) => boolean) {
    this.#checks = checks;
    this.#isSeenByAll = isSeenByAll;
  }

  kept(number: number, { seat, name, said }: NewTalk): void {
    if (number !== this.#kept.length + 1) {
      this.#broken(`number ${number} is kept after ${this.#kept.length}`);
    }
    this.#kept.push({ ...said, number, seat, name });
  }

  /** Something is told to a page. */
  told(entry: TalkEntry): void {
    const known = this.#kept[entry.number - 1];
    if (known === undefined) {
      const text = `what was said with number ${entry.number} is told`;
      this.#checks.broken('nothing is told before it is kept', text);
      return;
    }
    if (textOf(known) !== textOf(entry)) this.#broken(`${textOf(entry)}, not ${textOf(known)}`);
    if (entry.kind === 'reaction' && !this.#isSeenByAll(entry.ply)) {
      const text = `a sign on move ${entry.ply} is told`;
      this.#checks.broken('no sign tells of a move that some have not learned', text);
    }
  }

  /** The numbers of all that a page knows which has heard everything: of signs the latest. */
  get numbers(): readonly number[] {
    const signs = new Map<string, number>();
    for (const entry of this.#kept) {
      if (entry.kind === 'reaction') signs.set(`${entry.ply} ${entry.seat}`, entry.number);
    }
    const latest = new Set(signs.values());
    return this.#kept
      .filter(({ kind, number }) => kind !== 'reaction' || latest.has(number))
      .map(({ number }) => number);
  }

  #broken(text: string): void {
    this.#checks.broken('what is said has no holes and comes once', text);
  }
}

/** The same whatever the order of its fields. */
const textOf = (entry: TalkEntry): string => {
  const fields = Object.entries(entry).map((field) => JSON.stringify(field));
  return fields.toSorted((one, other) => (one < other ? -1 : 1)).join();
};
