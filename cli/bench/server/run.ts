import { inOwnSchema } from '@pepite/server';
import type { Context } from '../../command.ts';
import { startProgress } from '../../progress.ts';
import { onPostgres } from '../postgres.ts';
import { withRedis } from '../redis.ts';
import { BOT_LOAD_TURNS, type BotLoad, compareBotLoad } from './bot-load.ts';
import { compete, type Outcome, turnsOf } from './contest.ts';
import { prepareEntries, prepareHosts } from './entries.ts';
import { type Growth, groupsUpTo, growthSchedule, measureGrowth } from './growth.ts';
import { GAME, loadsOf, type Plan } from './plan.ts';
import { serverWords } from './words.ts';

export interface Bench {
  readonly outcome: Outcome;
  /** What others notice of bots, if that was asked for. */
  readonly botLoad: BotLoad | undefined;
  /** How our server grows with its processes, if they can share a database. */
  readonly growth: readonly Growth[] | undefined;
}

/** What is measured on; without a database, a folder. */
interface Places {
  readonly data: string;
  readonly database?: {
    readonly postgres: string;
    /** A database on it for the server that is compared with others. */
    readonly own: string;
    readonly redis: string | undefined;
  };
}

/**
 * Measures all that is asked for; throws when it is interrupted. If there is nothing to measure on
 * the command is refused, and nothing is returned.
 */
export function benchServer(
  plan: Plan,
  data: string,
  context: Context,
): Promise<Bench | undefined> {
  if (plan.store === 'sqlite') return benchOn(plan, { data }, context);
  return onPostgres(context, (postgres) =>
    inOwnSchema(postgres, (own) =>
      withRedis((redis) => benchOn(plan, { data, database: { postgres, own, redis } }, context)),
    ),
  );
}

async function benchOn(plan: Plan, { data, database }: Places, context: Context): Promise<Bench> {
  const { error, language, interrupted: signal } = context;
  const tell = (): void => void error.write(`${serverWords[language].installing}\n`);
  const heat = { game: GAME.id, seats: GAME.seats.most, seed: plan.seed };
  const place = { data, database: database?.own, redis: database?.redis };
  const entries = await prepareEntries(plan, heat, place, tell, signal);
  signal.throwIfAborted();
  const schedule = { loads: loadsOf(plan), seconds: plan.seconds };
  const leastLoad = growthSchedule(schedule);
  const progress = startProgress(
    context,
    turnsOf(schedule) + (plan.bots ? BOT_LOAD_TURNS : 0) + (database ? turnsOf(leastLoad) : 0),
  );
  let turns = 0;
  const tick = (): void => {
    signal.throwIfAborted();
    progress.update(++turns);
  };
  try {
    const outcome = await compete(entries, schedule, {
      tick,
      failed(reason) {
        // What a peer's process complained of: for whoever wants to know why it is not there.
        if (!signal.aborted) error.write(`${String(reason)}\n`);
      },
    });
    const hosts = prepareHosts(heat, data, signal);
    const botLoad = plan.bots ? await compareBotLoad(hosts, schedule, tick) : undefined;
    const groups = groupsUpTo(plan.processes);
    const growing = { groups, data, heat, schedule: leastLoad, signal };
    const growth = database && (await measureGrowth({ ...database, ...growing }, tick));
    return { outcome, botLoad, growth };
  } finally {
    progress.stop();
  }
}
