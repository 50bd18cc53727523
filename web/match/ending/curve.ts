import { type Actor, type Game, itemAt, type MatchRecord, type Seat } from '@pepite/kernel';

/** A player, or a team, whose points are counted together. */
export type Side = readonly Seat[];

/** The points of every side after so many moves. */
export interface CurvePoint {
  readonly ply: number;
  readonly points: readonly number[];
}

/** How the points of a match went. */
export interface Curve {
  readonly sides: readonly Side[];
  /** The beginning, and whenever points changed. */
  readonly steps: readonly CurvePoint[];
  /** After how many moves rounds ended, the last one included. */
  readonly roundEnds: readonly number[];
  readonly plies: number;
}

/** The step that brought a side the most. */
export interface HighPoint {
  /** Which one of the sides. */
  readonly side: number;
  /** After how many moves. */
  readonly ply: number;
  readonly gain: number;
  /**
   * What led to it, by number: their last move since points changed before, or else one that names
   * them, or else their last one before that.
   */
  readonly deed: number | undefined;
}

/** Follows the points while a record is played through. */
export class CurveTracer {
  readonly #game: Game;
  readonly #plies: number;
  readonly #sides: readonly Side[];
  readonly #steps: CurvePoint[] = [];
  readonly #roundEnds: number[] = [];

  constructor(game: Game, { seats, moves }: Pick<MatchRecord, 'seats' | 'moves'>) {
    this.#game = game;
    this.#plies = moves.length;
    this.#sides = sidesOf(game, seats);
  }

  readonly visit = (ply: number, { table }: { readonly table: unknown }): void => {
    const all = this.#game.pointsSoFar?.(table);
    if (all === undefined) return;
    const points = this.#sides.map((seats) => itemAt(all, itemAt(seats, 0)));
    const steps = this.#steps;
    if (String(steps.at(-1)?.points) !== String(points)) steps.push({ ply, points });
    if (this.#game.rounds(table).ended > this.#roundEnds.length) this.#roundEnds.push(ply);
  };

  /** Nothing where a game has no points, or nobody ever got any. */
  get curve(): Curve | undefined {
    const [sides, steps, roundEnds, plies] = [
      this.#sides,
      this.#steps,
      this.#roundEnds,
      this.#plies,
    ];
    return steps.length < 2 ? undefined : { sides, steps, roundEnds, plies };
  }
}

/** Who counts points together, in the order of seats. */
function sidesOf({ sideOf }: Pick<Game, 'sideOf'>, seats: number): readonly Side[] {
  const sides = new Map<number, Seat[]>();
  for (let seat = 0; seat < seats; seat++) {
    const side = sideOf?.(seat, seats) ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}

/** What is known of the moves of a match, by number. */
export interface Deeds {
  readonly actors: readonly (Actor | undefined)[];
  /** Whom a move names, who made it apart. */
  readonly named: (index: number) => readonly Seat[];
}

/** The best moment of every side that had one, where fewer points are better if it is said. */
export function momentsOf(
  { sides, steps }: Curve,
  deeds: Deeds,
  isLowBetter: boolean,
): readonly HighPoint[] {
  const worth = (gain: number): number => (isLowBetter ? -gain : gain);
  return sides.flatMap((seats, side) => {
    const gains = steps.slice(1).map(({ ply, points }, index) => {
      const { ply: start, points: before } = itemAt(steps, index);
      return { start, ply, gain: itemAt(points, side) - itemAt(before, side) };
    });
    const best = gains.reduce((lead, one) => (worth(one.gain) > worth(lead.gain) ? one : lead));
    if (worth(best.gain) <= 0) return [];
    const { start, ply, gain } = best;
    return [{ side, ply, gain, deed: deedBefore(deeds, seats, start, ply) }];
  });
}

function deedBefore(
  { actors, named }: Deeds,
  seats: Side,
  start: number,
  end: number,
): number | undefined {
  const isOwn = (index: number): boolean => seats.some((seat) => seat === actors[index]);
  const latest = Array.from({ length: end }, (_, back) => end - 1 - back);
  const since = latest.slice(0, end - start);
  const isAbout = (index: number): boolean => named(index).some((seat) => seats.includes(seat));
  return since.find(isOwn) ?? since.find(isAbout) ?? latest.find(isOwn);
}
