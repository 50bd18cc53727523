const BARS = '▁▂▃▄▅▆▇█';

interface Point {
  readonly ply: number;
  readonly chance: number;
}

/** Shares as bars in a line of text; where nothing is known the last bar goes on. */
export function sparkline(points: readonly Point[], plies: number, width: number): string {
  const columns = Array.from({ length: width }, (_, column): number | undefined => {
    const inside = points.filter(({ ply }) => columnOf(ply, plies, width) === column);
    if (inside.length === 0) return undefined;
    return inside.reduce((sum, { chance }) => sum + chance, 0) / inside.length;
  });
  let last = ' ';
  return columns
    .map((chance) => {
      if (chance !== undefined) last = barOf(chance);
      return last;
    })
    .join('');
}

const columnOf = (ply: number, plies: number, width: number): number =>
  Math.min(width - 1, Math.floor((ply / Math.max(1, plies)) * width));

const barOf = (share: number): string =>
  BARS.charAt(Math.max(0, Math.min(BARS.length - 1, Math.floor(share * BARS.length))));
