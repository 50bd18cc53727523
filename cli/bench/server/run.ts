import { GAMES } from '@pepite/games';
import type { Context } from '../../command.ts';
import { startProgress } from '../../progress.ts';
import { compete, type Outcome, turnsOf } from './contest.ts';
import { prepareEntries } from './entries.ts';
import { loadsOf, type Plan } from './plan.ts';
import { serverWords } from './words.ts';

/** What is played: a server does the same for any game, so one will do, with all its seats. */
export const [GAME] = GAMES;

/** Measures all that is asked for; throws when it is interrupted. */
export async function benchServer(plan: Plan, folder: string, context: Context): Promise<Outcome> {
  const { error, language, interrupted } = context;
  const tell = (): void => void error.write(`${serverWords[language].installing}\n`);
  const heat = { game: GAME.id, seats: GAME.seats.most };
  const entries = await prepareEntries(plan, heat, folder, tell, interrupted);
  interrupted.throwIfAborted();
  const schedule = { loads: loadsOf(plan), seconds: plan.seconds };
  const progress = startProgress(context, turnsOf(schedule));
  let turns = 0;
  try {
    return await compete(entries, schedule, {
      tick() {
        interrupted.throwIfAborted();
        progress.update(++turns);
      },
      failed(reason) {
        // What a peer's process complained of: for whoever wants to know why it is not there.
        if (!interrupted.aborted) error.write(`${String(reason)}\n`);
      },
    });
  } finally {
    progress.stop();
  }
}
