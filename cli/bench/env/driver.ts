import { EnvMatch } from '@pepite/outside';
import { defaultOptions, type Game, type Rng, Seeded } from '@pepite/kernel';
import type { Answering } from '../contestant.ts';
import { ownProcessorTime, processorTimeOf } from '../processor-time.ts';

/** Plays many matches at random, step by step. */
export interface Driver {
  /** One decision in every match; says how many that were. */
  step(): Promise<number>;
  /** The processor time of whoever plays the matches, in seconds; nothing if it isn't known. */
  processorTime(): number | undefined;
}

/** As far as the driver reads it. */
interface State {
  readonly type: string;
  readonly count: readonly number[];
}

export interface Batch {
  readonly game: Game;
  readonly seats: number;
  readonly batch: number;
  readonly seed: number;
}

/** Drives `pepite env` through its pipes: lines out, lines in. */
export async function driveByLines(
  env: Answering,
  { seed }: Batch,
  want: readonly string[],
): Promise<Driver> {
  const rng = new Seeded(seed);
  const ask = async (request: object): Promise<State> => {
    const state = (await env.ask(JSON.stringify(request))) as State;
    if (state.type !== 'state') throw new Error(JSON.stringify(state));
    return state;
  };
  let { count } = await ask({ type: 'reset', seed, want, restart: true });
  return {
    async step() {
      const places = count.map((moves) => rng.below(moves));
      ({ count } = await ask({ type: 'step', places }));
      return places.length;
    },
    processorTime: () => processorTimeOf(env.pid),
  };
}

/** The same matches in this process, with nothing written or read. */
export function driveHere({ game, seats, batch, seed }: Batch): Driver {
  const rng = new Seeded(seed);
  const options = defaultOptions(game.options, seats);
  let begun = 0;
  const begin = (): EnvMatch => new EnvMatch(game, seats, options, new Seeded(seed, begun++));
  const matches = Array.from({ length: batch }, begin);
  return {
    step() {
      for (const [place, match] of matches.entries()) matches[place] = stepped(match, rng, begin);
      return Promise.resolve(batch);
    },
    processorTime: ownProcessorTime,
  };
}

function stepped(match: EnvMatch, rng: Rng, begin: () => EnvMatch): EnvMatch {
  match.step(match.moveAt(rng.below(match.count)));
  return match.isOver ? begin() : match;
}
