import { CELLS } from '@pepite/games/silver-and-gold/pieces';
import { create, Phase, type Hand, type Table } from '@pepite/games/silver-and-gold/world';
import { itemAt } from '@pepite/kernel';

/** A match of two in which seat 0 has cards 4 (purple) and 28 (green), all cells free. */
export function crafted(seats = 2): { readonly table: Table; readonly hand: Hand } {
  const { table, hands } = create(seats);
  table.phase = Phase.mark;
  table.expedition = 3;
  const player = itemAt(table.players, 0);
  player.cards = [4, 28];
  player.free = [itemAt(CELLS, 4), itemAt(CELLS, 28)];
  return { table, hand: itemAt(hands, 0) };
}
