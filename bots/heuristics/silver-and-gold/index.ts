import { each, type Move, type Moves, only, size } from '@pepite/kernel';
import {
  BONUS,
  cardOf,
  cellsOf,
  kindOf,
  otherCard,
  type SilverView,
  TAKE_PILE,
} from '@pepite/games/silver-and-gold/moves';
import {
  type Card,
  CELLS,
  type Cells,
  COINS,
  CROSSES,
  NO_CARD,
  PALMS,
} from '@pepite/games/silver-and-gold/pieces';
import { type Hand, Phase, type Table } from '@pepite/games/silver-and-gold/world';
import { type Heuristic, ranked } from '../../bot.ts';
import { Outlook, type Prospect } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Weighs every choice by what it brings at once and what it leaves to be filled: how many turns the
 * two cards still take, and what they will be worth (`Outlook`). It draws nothing at random: the
 * same views, the same choices.
 */
export const silverAndGoldHeuristic = (): Heuristic<Table, Hand> => new SilverAndGoldHeuristic();

/** What a seat has in the middle of a turn. */
interface Standing {
  readonly free: readonly Cells[];
  /** Marked in this turn. */
  readonly coins: number;
  readonly palms: number;
  /** Cells still to mark for crosses. */
  readonly bonus: number;
}

class SilverAndGoldHeuristic implements Heuristic<Table, Hand> {
  readonly #outlook = new Outlook();
  #cards: readonly Card[] = [];

  choose(view: SilverView, moves: Moves): Move {
    return best(moves, this.#weighing(view));
  }

  rank(view: SilverView, moves: Moves): readonly Move[] {
    return ranked(moves, this.#weighing(view));
  }

  /** What a move is worth in a position. */
  #weighing(view: SilverView): (move: Move) => number {
    const { table, seat } = view;
    this.#outlook.take(view);
    this.#cards = table.players[seat].cards;
    if (table.phase === Phase.mark) return this.#worthOfMarking(view);
    return table.phase === Phase.take
      ? (move) => this.#worthOfTaking(view, move)
      : (move) => this.#worthOfKeeping(move);
  }

  #worthOfKeeping(move: Move): number {
    const [low, high] = [cardOf(move), otherCard(move)];
    return this.#outlook.worth(this.#fresh(low), this.#fresh(high));
  }

  /** The new card beside the one there is, or beside an unknown one if that is missing too. */
  #worthOfTaking({ table, seat }: SilverView, move: Move): number {
    const { free } = table.players[seat];
    const taken = move === TAKE_PILE ? WEIGHTS.unseen : this.#fresh(cardOf(move));
    const slot = this.#cards.findIndex((card) => card !== NO_CARD);
    const other = slot < 0 ? WEIGHTS.unseen : this.#outlook.prospect(this.#cards[slot], free[slot]);
    return this.#outlook.worth(taken, other);
  }

  #fresh(card: Card): Prospect {
    return this.#outlook.prospect(card, CELLS[card]);
  }

  #worthOfMarking({ table, seat, hand }: SilverView): (move: Move) => number {
    const { free } = table.players[seat];
    const count = (signs: Int32Array): number =>
      this.#cards.reduce((sum, card, slot) => sum + size(hand.marks[slot] & signs[card]), 0);
    const standing: Standing = {
      free: free.map((cells, slot) => cells & ~hand.marks[slot]),
      coins: count(COINS),
      palms: count(PALMS),
      bonus: hand.bonus,
    };
    return (move) => {
      const paid = { ...standing, bonus: hand.bonus - (kindOf(move) === BONUS ? 1 : 0) };
      const slot = this.#cards.indexOf(cardOf(move));
      return this.#worth(this.#finished(this.#marked(paid, slot, cellsOf(move))));
    };
  }

  #marked({ free, coins, palms, bonus }: Standing, slot: number, cells: Cells): Standing {
    const card = this.#cards[slot];
    return {
      free: free.map((left, index) => (index === slot ? left & ~cells : left)),
      coins: coins + size(cells & COINS[card]),
      palms: palms + size(cells & PALMS[card]),
      bonus: bonus + size(cells & CROSSES[card]),
    };
  }

  /** Every bonus cell marked where it seems best, one after the other. */
  #finished(standing: Standing): Standing {
    let now = standing;
    while (now.bonus > 0 && now.free.some((cells) => cells !== 0)) {
      const paid = { ...now, bonus: now.bonus - 1 };
      let most = -Infinity;
      for (const [slot, cells] of paid.free.entries()) {
        for (const cell of each(cells)) {
          const next = this.#marked(paid, slot, only(cell));
          const worth = this.#worth(next);
          if (worth <= most) continue;
          most = worth;
          now = next;
        }
      }
    }
    return now;
  }

  #worth({ free, coins, palms, bonus }: Standing): number {
    const [one, other] = free.map((cells, slot) =>
      this.#outlook.prospect(this.#cards[slot], cells),
    );
    return (
      this.#outlook.worth(one, other) +
      this.#outlook.coins(coins) +
      this.#outlook.palms(palms) +
      WEIGHTS.bonus * bonus
    );
  }
}

/** The first of the best. */
function best(moves: Moves, worthOf: (move: Move) => number): Move {
  let found: Move | undefined;
  let most = -Infinity;
  for (const move of moves) {
    const worth = worthOf(move);
    if (found !== undefined && worth <= most) continue;
    most = worth;
    found = move;
  }
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}
