import type { Table } from '@pepite/games/auruxxx/world';
import { after, clockwise, type Immutable, itemAt, type Seat } from '@pepite/kernel';

/** The places at the top: the others clockwise, and oneself at the end; a spectator sees all. */
export const placesAround = (seat: Seat, seats: number, isSeated: boolean): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => clockwise(seat, step + (isSeated ? 1 : 0), seats));

/** Who comes after a seat, by name. */
export const nextName = (table: Immutable<Table>, seat: Seat, names: readonly string[]): string =>
  itemAt(names, after(seat, table.seats));

/** Which question of the match is asked: what was chosen for one is forgotten at the next. */
export const questionOf = (table: Immutable<Table>): string =>
  [table.round, table.turns, table.drawn, table.talonSize, table.phase, table.handSizes].join('/');
