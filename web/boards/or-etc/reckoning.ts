import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Table } from '@pepite/games/or-etc/world';
import { type Immutable, itemAt, type Seat } from '@pepite/kernel';
import { galleriesOf } from './mine.ts';

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
export interface Reckoning {
  readonly seat: Seat;
  readonly mines: readonly MinePoints[];
  readonly points: number;
  readonly faceUp: number;
  readonly won: boolean;
}

/** All players, the best first, and whether equal points had to be told apart. */
export function standingOf(
  deck: Deck,
  { players }: Immutable<Table>,
): { readonly seats: readonly Reckoning[]; readonly isTied: boolean } {
  const most = Math.max(...players.map(({ points }) => points));
  const best = players.filter(({ points }) => points === most);
  const cards = Math.max(...best.map(({ faceUp }) => faceUp));
  const seats = players.map((player, seat) => ({
    seat,
    mines: galleriesOf(deck, player).map(({ aside, rows }, index) => ({
      number: index + 1,
      aside,
      rows: rows.slice(1).map((row, place) => {
        const up = row.filter(({ down }) => !down);
        const points = up.reduce((sum, { card }) => sum + itemAt(deck.values, card), 0);
        return { row: place + 1, cards: up.length, points };
      }),
    })),
    points: player.points,
    faceUp: player.faceUp,
    won: player.points === most && player.faceUp === cards,
  }));
  const ranked = [...seats].sort(
    (one, other) => other.points - one.points || other.faceUp - one.faceUp,
  );
  return { seats: ranked, isTied: best.length > 1 };
}
