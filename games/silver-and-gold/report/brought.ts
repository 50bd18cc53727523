import { EMPTY, hasWide, type Immutable, type WideView } from '@pepite/kernel';
import {
  ALL_CARDS,
  type Card,
  COINS_PER_ROW,
  CUPS,
  NO_CARD,
  SEAL_BONUS,
  SEAL_COLOUR,
  setOf,
} from '../pieces.ts';
import { fullOf } from '../score.ts';
import type { Player, Table } from '../world.ts';
import { boxesFilled } from './settling.ts';

/** What the marks of a turn have brought a seat, also what is not settled yet (S10–S14, S20). */
export interface Brought {
  readonly coins: number;
  /** Points for palms, and how many palms brought them. */
  readonly palms: number;
  readonly palmBoxes: number;
  /** Points for seals, and how many seals brought them. */
  readonly seals: number;
  readonly sealCards: number;
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
  const seals = sealsBy(player, cards);
  return {
    coins: gained.coins,
    palms: gained.palms,
    palmBoxes: boxesFilled(player.palms, gained.palms),
    seals: seals.reduce((sum, points) => sum + points, 0),
    sealCards: seals.length,
    cups: [...given, ...pending],
    cards,
  };
}

/** S14: full cards that are set aside already, or will be. */
const completedIn = ({ cards, free, gained }: Immutable<Player>): readonly Card[] =>
  [...gained.cards, ...cards.filter((_, slot) => free[slot] === EMPTY)].filter(
    (card) => card !== NO_CARD,
  );

/** S20: what each seal brings since some cards are full, those that bring nothing left out. */
function sealsBy(player: Immutable<Player>, cards: readonly Card[]): readonly number[] {
  const before = ALL_CARDS.filter((one) => hasWide(player.full, one) && !cards.includes(one));
  const sealsIn = (full: WideView, seal: Card): number =>
    hasWide(full, seal) ? SEAL_BONUS[seal] * fullOf(full, SEAL_COLOUR[seal]) : 0;
  const now = setOf([...before, ...cards]);
  const earlier = setOf(before);
  return [...before, ...cards]
    .map((card) => sealsIn(now, card) - sealsIn(earlier, card))
    .filter((points) => points > 0);
}
