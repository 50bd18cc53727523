import type { Card } from '@pepite/games/or-etc/pieces';
import type { Chamber, ExitState, Gallery } from '@pepite/games/or-etc/report/galleries';
import { itemAt } from '@pepite/kernel';

/** A chamber, and the room that it takes with the rock around it. */
export const FRAME = { width: 66, height: 32 } as const;
/** What lies on a chamber that is buried. */
export const rubbleAt = (left: number, top: number): string =>
  `M${left + 12} ${top + 25}l7-10l7 6l8-12l7 10l7-5l5 11z`;
const STEP = { across: 73, down: 58 } as const;
const TOP = 40;
const MARGIN = 8;
/** How far apart exits are, and how far a free one reaches. */
const APART = 14;
const REACH = 11;
/** A drawing is never narrower or lower than so many chambers, lest few of them become huge. */
const LEAST = { across: 5, rows: 3 } as const;
const LEAST_SMALL = { across: 1.5, rows: 2 } as const;

interface Drawn {
  readonly left: number;
  readonly top: number;
  readonly card: Card;
  readonly down: boolean;
  readonly active: boolean;
}

/** All exits that look alike. */
interface DrawnExits {
  readonly state: ExitState;
  readonly ways: string;
  /** A lamp over each free one, a cross over each closed one. */
  readonly marks: string;
}

/** Timber around a dark mouth; the middle of the mine is at 0. */
export const ENTRANCE = {
  frame: 'M-11 34V14H11V34M-14 14H14',
  mouth: 'M-9 34V20a9 7 0 0 1 18 0V34z',
} as const;

/** One mine in lines, as few as it has looks, its middle at 0: each is laid out by itself. */
interface DrawnMine {
  readonly x: number;
  readonly aside: boolean;
  readonly entrance: typeof ENTRANCE;
  readonly tunnels: string;
  readonly exits: readonly DrawnExits[];
  readonly chambers: readonly Drawn[];
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Lines of the rock, and the sky over it; both reach beyond the drawing. */
  readonly strata: string;
  readonly sky: string;
  readonly mines: readonly DrawnMine[];
}

const widest = ({ rows }: Gallery): number => Math.max(1, ...rows.map(({ length }) => length));

const roomOf = (gallery: Gallery): number => widest(gallery) * STEP.across + 2 * MARGIN;

/** The mines beside each other, the one that is dug at the right. */
export function drawMines(galleries: readonly Gallery[], small: boolean): Drawing {
  const rooms = galleries.map(roomOf);
  const sum = rooms.reduce((all, room) => all + room, 0);
  const least = small ? LEAST_SMALL : LEAST;
  const width = Math.max(sum, least.across * STEP.across);
  const rows = Math.max(least.rows, ...galleries.map((gallery) => gallery.rows.length - 1));
  let left = (width - sum) / 2;
  const mines = galleries.map((gallery, index) => {
    const x = left + itemAt(rooms, index) / 2;
    left += itemAt(rooms, index);
    return drawMine(gallery, x);
  });
  const height = TOP + rows * STEP.down + MARGIN + (small ? 4 : 0);
  return { width, height, strata: drawStrata(width, height), sky: drawSky(width, mines), mines };
}

/** The middle of a chamber at its bottom; the entrance is row 0. */
function placeOf(row: readonly Chamber[], depth: number, index: number): readonly [number, number] {
  const x = (index - (row.length - 1) / 2) * STEP.across;
  return [x, depth === 0 ? TOP - 8 : TOP - 8 + depth * STEP.down - 4];
}

const exitX = (middle: number, count: number, index: number): number =>
  middle + (index - (count - 1) / 2) * APART;

function drawMine({ rows, active, aside }: Gallery, centre: number): DrawnMine {
  let tunnels = '';
  const exits = new Map<ExitState, DrawnExits>();
  const chambers: Drawn[] = [];
  rows.forEach((row, depth) => {
    row.forEach((chamber, index) => {
      const [middle, bottom] = placeOf(row, depth, index);
      if (depth > 0) {
        chambers.push({
          left: middle - FRAME.width / 2,
          top: bottom - FRAME.height,
          card: chamber.card,
          down: chamber.down,
          active: depth === active,
        });
        const top = [middle, bottom - FRAME.height] as const;
        tunnels += tunnelTo(itemAt(rows, depth - 1), depth, chamber, top);
      }
      chamber.exits.forEach((state, exit) => {
        if (state === 'built') return;
        const x = exitX(middle, chamber.exits.length, exit);
        exits.set(state, withExit(exits.get(state), x, bottom, state));
      });
    });
  });
  return { x: centre, aside, entrance: ENTRANCE, tunnels, exits: [...exits.values()], chambers };
}

function tunnelTo(
  above: readonly Chamber[],
  depth: number,
  { parent, exit }: Chamber,
  [x, y]: readonly [number, number],
): string {
  const [middle, bottom] = placeOf(above, depth - 1, parent);
  const from = exitX(middle, Math.max(1, itemAt(above, parent).exits.length), exit);
  const half = (y - bottom) / 2;
  return `M${from} ${bottom - 3}C${from} ${bottom + half} ${x} ${y - half} ${x} ${y + 3}`;
}

function withExit(
  others: DrawnExits | undefined,
  x: number,
  bottom: number,
  state: ExitState,
): DrawnExits {
  const end = bottom + REACH;
  const mark =
    state === 'closed'
      ? `M${x - 5} ${end - 8}l10 8M${x + 5} ${end - 8}l-10 8`
      : `M${x - 4} ${end - 3}l4 4.5l4-4.5`;
  return {
    state,
    ways: `${others?.ways ?? ''}M${x} ${bottom - 3}V${end - 3}`,
    marks: (others?.marks ?? '') + mark,
  };
}

/** Whatever the shape of the place it is drawn in, the hill goes on at both sides. */
const BEYOND = 600;
/** And the rock goes on below, in a place that is higher than the drawing. */
const DEEPER = 3;

/** The sky ends at a hill that rises to every entrance. */
function drawSky(width: number, mines: readonly DrawnMine[]): string {
  const hills = mines.map(({ x }) => `L${x - 34} 17Q${x} 5 ${x + 34} 17`).join('');
  return `M${-BEYOND} 0V19${hills}L${width + BEYOND} 19V0z`;
}

/** Waves of rock, so far apart that they look laid down by chance, and always the same. */
function drawStrata(width: number, height: number): string {
  const lines: string[] = [];
  for (let y = TOP + 10, row = 0; y < DEEPER * height; y += 23, row++) {
    for (let x = -BEYOND + ((row * 37) % 60); x < width + BEYOND; x += 95)
      lines.push(`M${x} ${y}q12-7 24 0t24 0`);
  }
  return lines.join('');
}
