import { availableParallelism } from 'node:os';
import { CrossEntropy, type Fittable, FITTABLE_GAMES, fittableOf } from '@pepite/bots';
import { gameOf } from '@pepite/games';
import { type Game, type Read, Seeded } from '@pepite/kernel';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { shareOut } from '../pool.ts';
import { type Progress, startProgress } from '../progress.ts';
import { GAME_IDS } from '../seating.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import type { Job, Task, TaskDone } from './job.ts';
import { report } from './report.ts';
import { bestOf } from './selection.ts';
import { FIT_TEXTS } from './words.ts';

const PROGRAM = new URL('./worker.ts', import.meta.url);

/** How far from the guess the first ones are drawn. */
const SPREAD = 0.4;
/** So many times the matches of a generation show what was found. */
const SHOWN = 10;
/** The dice that draw weights are not those of the deals. */
const OWN_DICE = 2 ** 32;

interface Asked {
  readonly game: string;
  readonly generations: number;
  readonly population: number;
  readonly games: number;
  readonly seed: number;
  readonly workers: number | undefined;
  readonly json: boolean;
}

interface Plan extends Asked {
  readonly fittable: Fittable;
  readonly playing: Game;
  /** Every number of seats that the game has. */
  readonly counts: readonly number[];
}

/** Fits weights and reports; when interrupted, on what was found so far. */
export async function fitWeights(context: Context, asked: Asked): Promise<ExitCode> {
  const read = readPlan(context, asked);
  if ('problem' in read) return refuseCommand(context, read.problem);
  const plan = read.value;
  const { generations, population, counts, fittable } = plan;
  const progress = startProgress(context, (generations * population + SHOWN) * counts.length);
  const search = new CrossEntropy(fittable.values, SPREAD);
  let finished = 0;
  let shown: readonly TaskDone[] = [];
  try {
    const run = new Run(context, plan, progress);
    while (finished < generations && (await run.generation(search, finished))) finished++;
    if (finished === generations) shown = await run.show(search.guess);
  } finally {
    progress.stop();
  }
  const interrupted = context.interrupted.aborted;
  report(context, { ...plan, values: search.guess, finished, interrupted, shown });
  return interrupted ? INTERRUPTED : DONE;
}

function readPlan({ language }: Context, asked: Asked): Read<Plan, string> {
  const playing = gameOf(asked.game);
  const { seating, list } = textsIn(language);
  if (playing === undefined) {
    const problem = { kind: 'game-unknown', game: asked.game, known: GAME_IDS } as const;
    return { problem: sentence(seating, problem) };
  }
  const fittable = fittableOf(asked.game);
  if (fittable === undefined) {
    return { problem: FIT_TEXTS[language].nothingToFit(asked.game, list(FITTABLE_GAMES)) };
  }
  const { least, most } = playing.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return { value: { ...asked, fittable, playing, counts } };
}

/** Plays for a plan, and tells how far it has come. */
class Run {
  readonly #context: Context;
  readonly #plan: Plan;
  readonly #progress: Progress;
  readonly #workers: number;
  readonly #job: Job;
  #done = 0;

  constructor(context: Context, plan: Plan, progress: Progress) {
    this.#context = context;
    this.#plan = plan;
    this.#progress = progress;
    this.#workers = plan.workers ?? availableParallelism();
    this.#job = { game: plan.game, seed: plan.seed };
  }

  /** One step of the search; false when it was interrupted. */
  async generation(search: CrossEntropy, number: number): Promise<boolean> {
    const { population, counts, seed } = this.#plan;
    const dice = new Seeded(seed + OWN_DICE, number);
    const all = Array.from({ length: population }, () => search.draw(dice));
    const tasks = all.flatMap((values, candidate) =>
      counts.map((seats) => this.#task(candidate, values, seats, number)),
    );
    const played = await this.#play(tasks);
    if (played.length < tasks.length) return false;
    search.learn(bestOf(all, played));
    return true;
  }

  /** What some weights win in deals that no generation played. */
  show(values: readonly number[]): Promise<readonly TaskDone[]> {
    const { counts, generations } = this.#plan;
    const tasks = Array.from({ length: SHOWN }, (_, more) =>
      counts.map((seats) => this.#task(0, values, seats, generations + more)),
    );
    return this.#play(tasks.flat());
  }

  /** All of a generation play the same deals. */
  #task(candidate: number, values: readonly number[], seats: number, generation: number): Task {
    const deals = Math.ceil(this.#plan.games / seats);
    const from = generation * deals;
    return { candidate, values, seats, from, to: from + deals };
  }

  async #play(tasks: readonly Task[]): Promise<readonly TaskDone[]> {
    const played: TaskDone[] = [];
    const shared = { program: PROGRAM, data: this.#job };
    const workers = Math.min(this.#workers, tasks.length);
    await shareOut(shared, tasks.values(), workers, this.#context.interrupted, (done) => {
      played.push(done as TaskDone);
      this.#progress.update(++this.#done);
    });
    return played;
  }
}
