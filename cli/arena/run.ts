import { availableParallelism } from 'node:os';
import { type BotName, type Contender, isBotName, isProgram, type Setting } from '@pepite/bots';
import { itemAt, type Read } from '@pepite/kernel';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { type WholeFile, withWholeFile } from '../files.ts';
import { doAtOnce } from '../programs/at-once.ts';
import { startPrograms } from '../programs/start.ts';
import { shareOut } from '../pool.ts';
import { startProgress } from '../progress.ts';
import { readContenders, readSetting } from '../seating.ts';
import { OrderedWriter } from '../simulate/ordered-writer.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import type { Programs } from '@pepite/outside/programs';
import { playAwaitedTask } from './awaited.ts';
import type { Job, Task, TaskDone } from './job.ts';
import { defaultSeating, type Pairing, pairings, type Seating } from './lineups.ts';
import { report } from './report.ts';
import { ARENA_TEXTS } from './words.ts';

const PROGRAM = new URL('./worker.ts', import.meta.url);

interface Asked {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly seats: number | undefined;
  readonly seating: Seating | undefined;
  readonly time: number | undefined;
  readonly options: string | undefined;
  readonly cards: string | undefined;
  readonly out: string | undefined;
  readonly workers: number | undefined;
  readonly json: boolean;
}

interface Plan {
  readonly setting: Setting;
  readonly job: Job;
  readonly pairings: readonly Pairing[];
  readonly tasks: readonly Task[];
}

/** Lets bots meet and reports; when interrupted, on the matches that were finished. */
export async function holdArena(context: Context, asked: Asked): Promise<ExitCode> {
  const read = await readPlan(context, asked);
  if ('problem' in read) return refuseCommand(context, read.problem);
  const plan = read.value;
  const started = await startPrograms(context, plan.job.bots.filter(isProgram));
  if ('problem' in started) return refuseCommand(context, started.problem);
  const { value: programs } = started;
  const workers = Math.min(asked.workers ?? availableParallelism(), plan.tasks.length);
  const play = (file: WholeFile | undefined): Promise<readonly TaskDone[]> =>
    playTasks(context, plan, workers, programs, file);
  const played = await withWholeFile(asked.out, play).finally(() => programs.close());
  if ('problem' in played) {
    return refuseCommand(context, sentence(textsIn(context.language).files, played.problem));
  }
  report(context, { ...plan, game: plan.setting.game, played: played.value, asked });
  return played.value.length === plan.tasks.length ? DONE : INTERRUPTED;
}

async function readPlan(context: Context, asked: Asked): Promise<Read<Plan, string>> {
  const { seating: sentences } = textsIn(context.language);
  const setting = await readSetting(context, asked.game, asked);
  if ('problem' in setting) return { problem: sentence(sentences, setting.problem) };
  const bots = readContenders(asked.bots);
  if ('problem' in bots) return { problem: sentence(sentences, bots.problem) };
  const { game, seats, options } = setting.value;
  const seating = asked.seating ?? defaultSeating(seats);
  const problem = problemWith(context, bots.value, seats, seating);
  if (problem !== undefined) return { problem };
  const { seed, time: milliseconds, out } = asked;
  const keepsRecords = out !== undefined;
  const pairs = pairings(bots.value.length, seats, seating);
  return {
    value: {
      setting: setting.value,
      job: { game: game.id, seats, options, bots: bots.value, seed, milliseconds, keepsRecords },
      pairings: pairs,
      tasks: tasksOf(pairs, asked.games),
    },
  };
}

function problemWith(
  { language }: Context,
  bots: readonly Contender[],
  seats: number,
  seating: Seating,
): string | undefined {
  const texts = ARENA_TEXTS[language];
  if (bots.length < 2) return texts.fewBots;
  const twice = bots.find((bot, place) => bots.indexOf(bot) !== place);
  if (twice !== undefined) return texts.sameBots(twice);
  return seating === 'alternate' && seats % 2 === 1 ? texts.oddSeats(seats) : undefined;
}

/** Deal by deal, so that when it is stopped all pairs have met about as often. */
function tasksOf(pairs: readonly Pairing[], games: number): readonly Task[] {
  const deals = Math.ceil(games / itemAt(pairs, 0).lineups.length);
  return Array.from({ length: deals }, (_, deal) =>
    pairs.flatMap(({ lineups }, pairing) => lineups.map((lineup) => ({ pairing, deal, lineup }))),
  )
    .flat()
    .map((task, number) => ({ number, ...task }));
}

async function playTasks(
  context: Context,
  { job, tasks }: Plan,
  workers: number,
  programs: Programs,
  file: WholeFile | undefined,
): Promise<readonly TaskDone[]> {
  const played: TaskDone[] = [];
  const records = new OrderedWriter((text) => file?.write(text));
  const progress = startProgress(context, tasks.length);
  const take = (done: TaskDone): void => {
    played.push(done);
    records.take(done.task.number, done.record);
    progress.update(played.length);
  };
  try {
    await (isOurs(job)
      ? playInThreads(context, job, tasks, workers, take)
      : playHere(context, job, tasks, workers, programs, take));
  } finally {
    progress.stop();
  }
  if (played.length === tasks.length) file?.keep();
  return played.sort((one, other) => one.task.number - other.task.number);
}

const isOurs = (job: Job): job is Job<BotName> => job.bots.every(isBotName);

const playInThreads = (
  { interrupted }: Context,
  job: Job<BotName>,
  tasks: readonly Task[],
  workers: number,
  take: (done: TaskDone) => void,
): Promise<void> =>
  shareOut({ program: PROGRAM, data: job }, tasks.values(), workers, interrupted, (done) =>
    take(done as TaskDone),
  );

/** Programs think in processes of their own; here they are only asked. */
const playHere = (
  { interrupted }: Context,
  job: Job,
  tasks: readonly Task[],
  atOnce: number,
  programs: Programs,
  take: (done: TaskDone) => void,
): Promise<void> =>
  doAtOnce(tasks.values(), atOnce, programs, interrupted, async (task) =>
    take(await playAwaitedTask(job, task, programs, interrupted)),
  );
