import type { Immutable, Seat } from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import { depthOf, isFaceDown, laidCard, mineOf } from '../pieces/mine.ts';
import { rankOf } from '../score.ts';
import type { Player, Table } from '../world.ts';

/** What a row of a mine brings (O29): cards that lie face up. */
interface RowPoints {
  readonly row: number;
  readonly cards: number;
  readonly points: number;
}

interface MinePoints {
  readonly number: number;
  readonly aside: boolean;
  readonly rows: readonly RowPoints[];
}

/** How the points of one player came about. */
export interface Standing {
  readonly seat: Seat;
  /** From 1 on; those who share a place have the same one. */
  readonly place: number;
  readonly mines: readonly MinePoints[];
  readonly points: number;
  readonly faceUp: number;
}

/** All players, the best first. */
export function standingOf(deck: Deck, { players }: Immutable<Table>): readonly Standing[] {
  const ranks = players.map(rankOf);
  return players
    .map((player, seat) => ({
      seat,
      place: 1 + ranks.filter((rank) => rank > ranks[seat]).length,
      mines: minesOf(deck, player),
      points: player.points,
      faceUp: player.faceUp,
    }))
    .sort((one, other) => one.place - other.place);
}

/** O29: whether the number of face-up cards told the best apart. */
export function isTieBroken({ players }: Immutable<Table>): boolean {
  const most = Math.max(...players.map(({ points }) => points));
  const best = players.filter(({ points }) => points === most);
  return new Set(best.map(rankOf)).size > 1;
}

const minesOf = (deck: Deck, player: Immutable<Player>): readonly MinePoints[] =>
  Array.from({ length: player.aside + 1 }, (_, mine) => ({
    number: mine + 1,
    aside: mine < player.aside,
    rows: rowsOf(deck, player, mine),
  }));

function rowsOf(deck: Deck, { laid }: Immutable<Player>, mine: number): readonly RowPoints[] {
  const own = laid.filter((one) => mineOf(one) === mine);
  const depth = Math.max(0, ...own.map(depthOf));
  return Array.from({ length: depth }, (_, index) => {
    const cards = own.filter((one) => depthOf(one) === index + 1 && !isFaceDown(one)).map(laidCard);
    const points = cards.reduce((sum, card) => sum + deck.values[card], 0);
    return { row: index + 1, cards: cards.length, points };
  });
}
