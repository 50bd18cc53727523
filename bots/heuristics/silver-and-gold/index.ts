import type { Move, Moves } from '@pepite/kernel';
import {
  cardOf,
  cellsOf,
  otherCard,
  type SilverView,
  TAKE_PILE,
} from '@pepite/games/silver-and-gold/moves';
import { NO_CARD, TURNS } from '@pepite/games/silver-and-gold/pieces';
import { type Hand, Phase, type Table } from '@pepite/games/silver-and-gold/world';
import { type Heuristic, ranked } from '../../bot.ts';
import { Standing } from './standing.ts';

/**
 * Weighs every choice by what it brings at once and what it leaves to be filled: how many turns the
 * two cards still take, and what they will be worth (`Standing`). Bonus cells count by the turns
 * that they save on the card where they save most. It draws nothing at random, and allocates
 * nothing but for `rank`: playouts are made of it.
 */
export const silverAndGoldHeuristic = (): Heuristic<Table, Hand> => new SilverAndGoldHeuristic();

class SilverAndGoldHeuristic implements Heuristic<Table, Hand> {
  readonly #standing = new Standing();
  #phase: Phase = Phase.keep;
  /** Cells that may be marked besides the one of a move. */
  #besides = 0;

  rank(view: SilverView, moves: Moves): readonly Move[] {
    this.#take(view);
    return ranked(moves, (move) => this.#worthOf(move));
  }

  /** The first of the best. */
  choose(view: SilverView, moves: Moves): Move {
    let best: Move = moves.at(0);
    if (moves.weight === 1) return best;
    this.#take(view);
    let most = -Infinity;
    for (let place = 0; place < moves.weight; place++) {
      const move = moves.at(place);
      const worth = this.#worthOf(move);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }

  /** It goes by what lies open, nothing else. */
  forget(): void {}

  #take({ table, seat, hand }: SilverView): void {
    this.#standing.take(table, seat, TURNS - table.turns - 1, hand.marks);
    this.#phase = table.phase;
    this.#besides = hand.bonus > 0 ? hand.bonus - 1 : 0;
  }

  #worthOf(move: Move): number {
    const standing = this.#standing;
    const card = cardOf(move);
    if (this.#phase === Phase.mark) return standing.ofMarking(card, cellsOf(move), this.#besides);
    if (this.#phase === Phase.keep) return standing.ofKeeping(card, otherCard(move));
    return standing.ofTaking(move === TAKE_PILE ? NO_CARD : card);
  }
}
