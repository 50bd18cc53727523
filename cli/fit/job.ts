import { fittableOf, heuristicFor, playMatch } from '@pepite/bots';
import { gameOf } from '@pepite/games';
import { defaultOptions, Seeded } from '@pepite/kernel';

/** What all tasks share, as plain data that can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly seed: number;
}

/** Some deals with so many seats, played by weights on every seat in turn. */
export interface Task {
  readonly candidate: number;
  readonly values: readonly number[];
  readonly seats: number;
  readonly from: number;
  readonly to: number;
}

export interface TaskDone {
  readonly candidate: number;
  readonly seats: number;
  readonly matches: number;
  /** A shared win counts in parts. */
  readonly won: number;
}

/** The weights meet the heuristic on all other seats. */
export function playTask({ game: id, seed }: Job, task: Task): TaskDone {
  const game = gameOf(id);
  const fittable = fittableOf(id);
  if (game === undefined || fittable === undefined) throw new Error(`nothing to fit in ${id}`);
  const { seats, from, to, candidate } = task;
  const options = defaultOptions(game.options, seats);
  const bot = fittable.botOf(task.values);
  let won = 0;
  for (let deal = from; deal < to; deal++) {
    for (let own = 0; own < seats; own++) {
      const bots = Array.from({ length: seats }, (_, seat) =>
        seat === own ? bot : heuristicFor(game, options),
      );
      const { winners } = playMatch(game, options, bots, new Seeded(seed, deal)).result;
      if (winners.includes(own)) won += 1 / winners.length;
    }
  }
  return { candidate, seats, matches: (to - from) * seats, won };
}
