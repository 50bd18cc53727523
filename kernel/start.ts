import type { Game } from './game.ts';
import { begin } from './match.ts';
import type { Rng } from './rng.ts';
import { copy, type View, World, type WorldParts } from './world.ts';

/**
 * The world that a match begins with where that is not the one before anything has happened: what
 * is hidden in it was imagined. Plain data.
 */
export type Start<T = unknown, H = unknown, B = unknown> = WorldParts<T, H, B>;

/** Where a match is played: its game, as its options make it, and how many play. */
interface Played<T, H, B, O> {
  readonly game: Game<T, H, B, O>;
  readonly seats: number;
  readonly options: O;
}

/**
 * Some start that looks like a view to its seat. Nothing but the view is looked at, unless whoever
 * imagines remembers more of what that seat has seen.
 */
export function imagineStart<T, H, B, O>(
  { game, seats, options }: Played<T, H, B, O>,
  view: View<T, H>,
  rng: Rng,
  memory: Pick<Game<T, H, B, O>, 'imagine'> = game,
): Start<T, H, B> {
  const world = begin(game, seats, options);
  memory.imagine(view, rng, world);
  return { table: world.table, hands: world.hands, box: world.box };
}

/** The start that is written in some data, if it is one of this game. */
export function readStart<T, H, B, O>(
  { game, seats, options }: Played<T, H, B, O>,
  data: unknown,
): Start<T, H, B> | undefined {
  const world = begin(game, seats, options);
  const { table, hands, box } = world;
  if (!hasShape(data, { table, hands, box })) return undefined;
  copy(new World(data as Start<T, H, B>), world);
  return isSound(game, world) ? { table, hands, box } : undefined;
}

/** Whether data is made as a world is: the same fields in the same order; of numbers any many. */
function hasShape(data: unknown, model: unknown): boolean {
  if (Array.isArray(model)) {
    if (!Array.isArray(data)) return false;
    if (model.every((item) => typeof item === 'number')) return data.every(Number.isFinite);
    return (
      data.length === model.length && model.every((item, place) => hasShape(data[place], item))
    );
  }
  if (typeof model !== 'object' || model === null) return typeof data === typeof model;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const keys = Object.keys(model);
  const others = Object.keys(data);
  if (keys.length !== others.length) return false;
  return keys.every(
    (key, place) =>
      key === others[place] &&
      hasShape((data as Record<string, unknown>)[key], (model as Record<string, unknown>)[key]),
  );
}

/** What is far from any world may be more than the rules can look at. */
function isSound<T, H, B, O>(game: Game<T, H, B, O>, world: World<T, H, B>): boolean {
  try {
    return game.invariantError(world) === undefined;
  } catch {
    return false;
  }
}
