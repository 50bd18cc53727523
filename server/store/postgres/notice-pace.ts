/**
 * The pause of one process that tells something alone, in milliseconds. Every notice takes a lock
 * for all commits of the database, and wakes all who listen.
 */
const ALONE = 10;
/**
 * What each other process that tells something adds. So however many they are, and however much is
 * committed, all of them together tell it two hundred times a second at the most.
 */
const EACH = 5;
/** Who has not told anything for so long counts no more, in milliseconds. */
const MEMORY = 1000;

/** How long a process waits between two notices, by how many others tell something, too. */
export class NoticePace {
  readonly #heard = new Map<number, number>();

  /** Another process has told something. */
  heard(sender: number, now: number): void {
    this.#heard.set(sender, now);
  }

  pause(now: number): number {
    for (const [sender, date] of this.#heard) {
      if (now - date > MEMORY) this.#heard.delete(sender);
    }
    return Math.max(ALONE, EACH * (this.#heard.size + 1));
  }
}
