import type { Rng } from '@pepite/kernel';
import { NO_PATTERN } from '@pepite/games/silver-and-gold/data/patterns';
import { imagine } from '@pepite/games/silver-and-gold/imagine';
import type { SilverView } from '@pepite/games/silver-and-gold/moves';
import { type Pattern, TURNS_PER_ROUND } from '@pepite/games/silver-and-gold/pieces';
import { removeExpedition } from '@pepite/games/silver-and-gold/steps/mark';
import { ALL_ONCE, ALL_TWICE, type SilverWorld } from '@pepite/games/silver-and-gold/world';

/**
 * The expedition cards of a round that a seat has seen: nobody may look back at them (S6), but
 * everybody may remember.
 */
export class Memory {
  #round = -1;
  readonly #seen: Pattern[] = Array.from({ length: TURNS_PER_ROUND }, () => NO_PATTERN);

  note({ table }: SilverView): void {
    const round = Math.floor(table.turns / TURNS_PER_ROUND);
    if (round !== this.#round) this.#seen.fill(NO_PATTERN);
    this.#round = round;
    if (table.expedition !== NO_PATTERN) {
      this.#seen[table.turns % TURNS_PER_ROUND] = table.expedition;
    }
  }

  imagine(view: SilverView, rng: Rng, into: SilverWorld): void {
    imagine(view, rng, into);
    const { table } = view;
    const turns = (table.turns % TURNS_PER_ROUND) + (table.expedition === NO_PATTERN ? 0 : 1);
    // Who came late has not seen them all, and knows no better than the view does.
    for (let turn = 0; turn < turns; turn++) if (this.#seen[turn] === NO_PATTERN) return;
    into.box.once = ALL_ONCE;
    into.box.twice = ALL_TWICE;
    for (let turn = 0; turn < turns; turn++) removeExpedition(into.box, this.#seen[turn]);
  }
}
