import { GAMES } from '@pepite/games';
import { itemAt } from '@pepite/kernel';
import type { Context } from '../../command.ts';
import { startProgress } from '../../progress.ts';
import { BOT_LOAD_TURNS, type BotLoad, compareBotLoad } from './bot-load.ts';
import { compete, type Outcome, turnsOf } from './contest.ts';
import { prepareEntries, prepareHosts } from './entries.ts';
import { loadsOf, type Plan } from './plan.ts';
import { serverWords } from './words.ts';

/** What is played: a server does the same for any game, so one will do, with all its seats. */
export const GAME = itemAt(GAMES, 0);

export interface Bench {
  readonly outcome: Outcome;
  /** What others notice of bots, if that was asked for. */
  readonly botLoad: BotLoad | undefined;
}

/** Measures all that is asked for; throws when it is interrupted. */
export async function benchServer(plan: Plan, folder: string, context: Context): Promise<Bench> {
  const { error, language, interrupted } = context;
  const tell = (): void => void error.write(`${serverWords[language].installing}\n`);
  const heat = { game: GAME.id, seats: GAME.seats.most };
  const entries = await prepareEntries(plan, heat, folder, tell, interrupted);
  interrupted.throwIfAborted();
  const schedule = { loads: loadsOf(plan), seconds: plan.seconds };
  const total = turnsOf(schedule) + (plan.bots ? BOT_LOAD_TURNS : 0);
  const progress = startProgress(context, total);
  let turns = 0;
  const tick = (): void => {
    interrupted.throwIfAborted();
    progress.update(++turns);
  };
  try {
    const outcome = await compete(entries, schedule, {
      tick,
      failed(reason) {
        // What a peer's process complained of: for whoever wants to know why it is not there.
        if (!interrupted.aborted) error.write(`${String(reason)}\n`);
      },
    });
    const hosts = prepareHosts(plan, heat, folder, interrupted);
    const botLoad = plan.bots ? await compareBotLoad(hosts, schedule, tick) : undefined;
    return { outcome, botLoad };
  } finally {
    progress.stop();
  }
}
