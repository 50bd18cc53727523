import { CHANCE, Moves } from '@pepite/kernel';
import { entriesOf, type KnownOrder, settingOf } from './order.ts';
import { Walk } from './walk.ts';

/** The least that is worked out at a time: one figure of the review, at one place of the match. */
export type Piece =
  /** A choice of a seat that is reviewed, which could have made another one. */
  | { readonly kind: 'decision'; readonly ply: number }
  /** All that chance did between two choices, up to but without the ply `to`. */
  | { readonly kind: 'luck'; readonly ply: number; readonly to: number }
  /** How likely each seat is to win with all hands open. */
  | { readonly kind: 'open'; readonly ply: number };

/** How many points the curve with all hands open has, at the most. */
const POINTS = 80;
/** Pieces that are done one after the other, and sent together. */
const SLICE = 4;

/** All that a review consists of, in the order of the match. */
export function piecesOf(order: KnownOrder): readonly Piece[] {
  const entries = entriesOf(order);
  const walk = new Walk(settingOf(order), entries, order.record.start);
  const moves = new Moves();
  const pieces: Piece[] = [];
  const choices = entries.filter(({ actor }) => actor !== CHANCE).length;
  const stride = Math.max(1, Math.ceil(choices / POINTS));
  let seen = 0;
  for (let next = walk.next; next !== undefined; next = walk.next) {
    const { ply } = walk;
    if (walk.isChance) {
      while (walk.isChance) walk.advance();
      pieces.push({ kind: 'luck', ply, to: walk.ply });
      continue;
    }
    if (seen++ % stride === 0) pieces.push({ kind: 'open', ply });
    if (order.seats.includes(next.actor)) {
      moves.clear();
      order.game.moves(walk.viewOf(next.actor), moves);
      if (moves.weight > 1) pieces.push({ kind: 'decision', ply });
    }
    walk.advance();
  }
  return pieces;
}

export const slicesIn = (pieces: readonly Piece[]): number => Math.ceil(pieces.length / SLICE);

/** How many pieces the first slices have. */
export const piecesIn = (pieces: readonly Piece[], slices: number): number =>
  Math.min(pieces.length, slices * SLICE);

export const sliceAt = (pieces: readonly Piece[], number: number): readonly Piece[] =>
  pieces.slice(number * SLICE, (number + 1) * SLICE);
