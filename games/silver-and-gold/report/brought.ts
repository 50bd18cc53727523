import { EMPTY, hasWide, type Immutable, type WideView } from '@pepite/kernel';
import { ALL_CARDS, type Card, COINS_PER_ROW, CUPS, NO_CARD, setOf } from '../pieces.ts';
import { pointsOf } from '../score.ts';
import type { Player, Table } from '../world.ts';

/** What the marks of a turn have brought a seat, also what is not settled yet (S10–S14, S20). */
export interface Brought {
  readonly coins: number;
  /** Points for palms, and for seals. */
  readonly palms: number;
  readonly seals: number;
  /** What each cup is worth. */
  readonly cups: readonly number[];
  /** The cards that are completed. */
  readonly cards: readonly Card[];
}

/**
 * By seat, right after the last one has marked. Seats that settle behind one who takes a card will
 * get what follows from the marks, since nobody can change it any more.
 */
export function broughtByMarks(table: Immutable<Table>): readonly Brought[] {
  const { seats, players, first, cupsTaken } = table;
  const brought: Brought[] = [];
  let taken = cupsTaken;
  for (let place = 0; place < seats; place++) {
    const seat = (first + place) % seats;
    const due = dueRows(players[seat]);
    const pending = CUPS.slice(taken, taken + due);
    taken += pending.length;
    brought[seat] = broughtTo(players[seat], pending);
  }
  return brought;
}

const rowsIn = (coins: number): number => Math.floor(coins / COINS_PER_ROW);

/** S13: rows of coins for which a cup is still to be given. */
const dueRows = ({ coins, rows }: Immutable<Player>): number => rowsIn(coins) - rows;

function broughtTo(player: Immutable<Player>, pending: readonly number[]): Brought {
  const { coins, rows, cups, gained } = player;
  const given = cups.slice(rowsIn(coins - gained.coins), rows).filter((cup) => cup > 0);
  const cards = completedIn(player);
  return {
    coins: gained.coins,
    palms: gained.palms,
    seals: sealsBy(player, cards),
    cups: [...given, ...pending],
    cards,
  };
}

/** S14: full cards that are set aside already, or will be. */
const completedIn = ({ cards, free, gained }: Immutable<Player>): readonly Card[] =>
  [...gained.cards, ...cards.filter((_, slot) => free[slot] === EMPTY)].filter(
    (card) => card !== NO_CARD,
  );

/** S20: what seals bring since some cards are full. */
function sealsBy(player: Immutable<Player>, cards: readonly Card[]): number {
  const sealsOf = (full: WideView): number => pointsOf({ ...player, full }).seals;
  const before = ALL_CARDS.filter((one) => hasWide(player.full, one) && !cards.includes(one));
  return sealsOf(setOf([...before, ...cards])) - sealsOf(setOf(before));
}
