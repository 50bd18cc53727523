import { MUG } from '@pepite/games/or-etc/pieces';
import type { Face } from '@pepite/games/or-etc/pieces/dice';
import type { Table } from '@pepite/games/or-etc/world';
import { type Immutable, itemAt, type Seat } from '@pepite/kernel';
import { phaseOf, type Scene } from '../scene.ts';

/** A die as a piece that goes from hand to hand: in another phase all dice are others. */
export const pieceOf = (table: Immutable<Table>, face: Face): string =>
  `die-${face}-${phaseOf(table)}`;

/**
 * Where the dice of others are seen: those that are exchanged fly at once; those of a new throw,
 * which are many, come with what is read.
 */
export const thrownIn = (scene: Scene, read: Scene): Scene =>
  phaseOf(scene.table) === phaseOf(read.table) ? scene : read;

/** How many throws of the turn are left to a seat, with the one under way. */
export const throwsLeft = ({ players, phase }: Immutable<Table>, seat: Seat): number =>
  Math.max(0, itemAt(players, seat).throws - phase + 1);

/** Which throw the dice of a seat fell in: that of the phase, or one more with its tool. */
export function throwingOf(table: Immutable<Table>, seat: Seat): string {
  const { used, tool } = itemAt(table.players, seat);
  return `${phaseOf(table)}/${used && tool !== MUG ? 'again' : ''}`;
}
