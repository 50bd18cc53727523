import { TURNS_PER_ROUND } from '@pepite/games/silver-and-gold/pieces';
import { type Points, pointsOf } from '@pepite/games/silver-and-gold/score';
import { Phase, type Table } from '@pepite/games/silver-and-gold/world';
import type { Immutable } from '@pepite/kernel';

/** Nothing of a turn has been counted yet in these. */
const BEFORE_COUNTING: readonly Phase[] = [Phase.keep, Phase.layOut, Phase.reveal, Phase.mark];

/**
 * What everyone had when each round began, as far as the board has seen it: the table knows points
 * only as they are, and a report tells what a round brought.
 */
export class RoundMemory {
  readonly #begun = new Map<number, readonly Points[]>();

  forget(): void {
    this.#begun.clear();
  }

  note({ turns, phase, players }: Immutable<Table>): void {
    if (turns % TURNS_PER_ROUND !== 0 || !BEFORE_COUNTING.includes(phase)) return;
    this.#begun.set(turns / TURNS_PER_ROUND, players.map(pointsOf));
  }

  /** Every seat's points at the start of the round after so many; nothing if it was not seen. */
  at(round: number): readonly Points[] | undefined {
    return this.#begun.get(round);
  }
}

/** Of the one board that a page shows. */
export const memory = new RoundMemory();
