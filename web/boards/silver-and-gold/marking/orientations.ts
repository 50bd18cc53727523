import {
  orientationsOf as spotsOfEach,
  type Spot,
} from '@pepite/games/silver-and-gold/data/patterns';
import { type Cell, cellAt, type Cells, type Pattern } from '@pepite/games/silver-and-gold/pieces';
import { itemAt, only } from '@pepite/kernel';

/** One way a pattern may lie: its spots from the top left, those near its middle first. */
export interface Orientation {
  readonly spots: readonly Spot[];
  readonly height: number;
  readonly width: number;
}

const extent = (values: readonly number[]): number => Math.max(...values) + 1;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function orientationOf(spots: readonly Spot[]): Orientation {
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

/** The cells it covers with its top left at a spot of the grid. */
export const covered = ({ spots }: Orientation, row: number, column: number): Cells =>
  spots.reduce((cells, spot) => cells | only(cellAt(column + spot.column, row + spot.row)), 0);

/** Every way a pattern may lie (S7). */
export const orientationsOf = (pattern: Pattern): readonly Orientation[] =>
  spotsOfEach(pattern).map(orientationOf);

const same = (one: Orientation, other: Orientation): boolean =>
  covered(one, 0, 0) === covered(other, 0, 0);

const changed =
  (change: (spot: Spot, orientation: Orientation) => Spot) =>
  (orientations: readonly Orientation[], index: number): number => {
    const orientation = itemAt(orientations, index);
    const wanted = orientationOf(orientation.spots.map((spot) => change(spot, orientation)));
    return orientations.findIndex((other) => same(other, wanted));
  };

/** The number of the orientation that a quarter turn clockwise makes. */
export const turned = changed(({ row, column }, { height }) => ({
  row: column,
  column: height - 1 - row,
}));

/** The number of the orientation that is seen in a mirror. */
export const mirrored = changed(({ row, column }, { width }) => ({
  row,
  column: width - 1 - column,
}));

/** The cell under the hand: the one nearest the middle of what it covers. */
export const handOf = ({ spots }: Orientation, row: number, column: number): Cell =>
  cellAt(column + itemAt(spots, 0).column, row + itemAt(spots, 0).row);
