import { orientationsOf, type Spot } from '@pepite/games/silver-and-gold/data/patterns';
import { type Cell, cellAt, type Cells, type Pattern } from '@pepite/games/silver-and-gold/pieces';
import { itemAt, only } from '@pepite/kernel';

/** One way a pattern may lie: its spots from the top left, those near its middle first. */
export interface Lie {
  readonly spots: readonly Spot[];
  readonly height: number;
  readonly width: number;
}

const extent = (values: readonly number[]): number => Math.max(...values) + 1;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function lieOf(spots: readonly Spot[]): Lie {
  const rows = spots.map(({ row }) => row);
  const columns = spots.map(({ column }) => column);
  const off = ({ row, column }: Spot): number =>
    Math.hypot(row - mean(rows), column - mean(columns));
  return {
    spots: [...spots].sort((one, other) => off(one) - off(other)),
    height: extent(rows),
    width: extent(columns),
  };
}

/** The cells a lie covers with its top left at a spot of the grid. */
export const covered = ({ spots }: Lie, row: number, column: number): Cells =>
  spots.reduce((cells, spot) => cells | only(cellAt(column + spot.column, row + spot.row)), 0);

/** Every way a pattern may lie (S7). */
export const liesOf = (pattern: Pattern): readonly Lie[] => orientationsOf(pattern).map(lieOf);

const same = (one: Lie, other: Lie): boolean => covered(one, 0, 0) === covered(other, 0, 0);

const changed =
  (change: (spot: Spot, lie: Lie) => Spot) =>
  (lies: readonly Lie[], index: number): number => {
    const lie = itemAt(lies, index);
    const wanted = lieOf(lie.spots.map((spot) => change(spot, lie)));
    return lies.findIndex((other) => same(other, wanted));
  };

/** The number of the lie that a quarter turn clockwise makes. */
export const turned = changed(({ row, column }, { height }) => ({
  row: column,
  column: height - 1 - row,
}));

/** The number of the lie that is seen in a mirror. */
export const mirrored = changed(({ row, column }, { width }) => ({
  row,
  column: width - 1 - column,
}));

/** The cell under the hand: the one nearest the middle of what it covers. */
export const handOf = ({ spots }: Lie, row: number, column: number): Cell =>
  cellAt(column + itemAt(spots, 0).column, row + itemAt(spots, 0).row);
