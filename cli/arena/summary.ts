import { FAILURES, type Failure } from '@pepite/outside/programs';
import { type Contender, isProgram } from '@pepite/bots';
import { type Game, itemAt, Seeded } from '@pepite/kernel';
import { quantile, type Share, shareOf } from '../simulate/statistics.ts';
import type { Job, TaskDone } from './job.ts';
import type { Pairing } from './lineups.ts';
import { rate, type Rating } from './rating.ts';

interface Thinking {
  /** Milliseconds a choice; none where a bot had nothing to choose. */
  readonly median: number;
  readonly percentile99: number;
  readonly choices: number;
}

export interface BotSummary {
  readonly bot: Contender;
  readonly rating: Rating;
  readonly matches: number;
  readonly thinking: Thinking;
  /** Of a program: how many decisions a stand-in has made in its place, by what it has done. */
  readonly standIns?: Readonly<Record<Failure, number>>;
}

/** What one bot won against another. */
export interface PairSummary {
  readonly one: Contender;
  readonly other: Contender;
  readonly matches: number;
  /** Matches won, a shared win in parts. */
  readonly won: number;
  readonly share: Share;
  /** What equally strong bots would win: the part of the seats. */
  readonly fair: number;
}

/** What an arena found: what `--json` prints and the table shows. */
export interface Summary {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Job['options'];
  readonly seed: number;
  readonly milliseconds?: number;
  readonly matches: number;
  readonly perBot: readonly BotSummary[];
  readonly perPair: readonly PairSummary[];
}

/** Of at least one match; the best bot first. */
export function summarise(
  game: Game,
  job: Job,
  pairings: readonly Pairing[],
  played: readonly TaskDone[],
): Summary {
  const { seats, options, seed, bots, milliseconds } = job;
  const deals = [...Map.groupBy(played, ({ task }) => task.deal).values()];
  const ratings = rate(deals, bots.length, new Seeded(seed));
  const perBot = bots.map((bot, place) => ({
    bot,
    rating: itemAt(ratings, place),
    matches: played.filter(({ lineup }) => lineup.includes(place)).length,
    thinking: thinkingOf(played.flatMap(({ times }) => itemAt(times, place))),
    ...(isProgram(bot) && { standIns: standInsOf(place, played) }),
  }));
  return {
    game: game.id,
    rules: game.rules,
    seats,
    options,
    seed,
    ...(milliseconds === undefined ? {} : { milliseconds }),
    matches: played.length,
    perBot: perBot.toSorted((one, other) => other.rating.points - one.rating.points),
    perPair: pairings.flatMap((pairing, index) => {
      const met = played.filter(({ task }) => task.pairing === index);
      return met.length === 0 ? [] : [pairSummary(bots, pairing, met)];
    }),
  };
}

function pairSummary(
  bots: readonly Contender[],
  { one, other, lineups }: Pairing,
  met: readonly TaskDone[],
): PairSummary {
  const won = met.reduce((sum, { lineup, winners }) => {
    const own = winners.filter((seat) => lineup[seat] === one);
    return sum + own.length / winners.length;
  }, 0);
  const lineup = itemAt(lineups, 0);
  return {
    one: itemAt(bots, one),
    other: itemAt(bots, other),
    matches: met.length,
    won,
    share: shareOf(won, met.length),
    fair: lineup.filter((bot) => bot === one).length / lineup.length,
  };
}

function standInsOf(bot: number, played: readonly TaskDone[]): Readonly<Record<Failure, number>> {
  const own = played.flatMap(({ failures }) => failures).filter((one) => one.bot === bot);
  const count = (failure: Failure): number => own.filter((one) => one.failure === failure).length;
  const [late, refused, gone] = FAILURES.map(count);
  return { late: late ?? 0, refused: refused ?? 0, gone: gone ?? 0 };
}

function thinkingOf(times: readonly number[]): Thinking {
  if (times.length === 0) return { median: 0, percentile99: 0, choices: 0 };
  const sorted = times.toSorted((one, other) => one - other).map((time) => [time, 1] as const);
  return {
    median: quantile(sorted, times.length, 0.5),
    percentile99: quantile(sorted, times.length, 0.99),
    choices: times.length,
  };
}
