import type { Rng } from '@pepite/kernel';
import { HostClient, questionOf } from '../../host/client.ts';
import { errorOf } from '../../host/failure.ts';
import { BotHost } from '../../host/host.ts';
import type { Answer, BotQuestion, BotSetup } from '../../host/protocol.ts';
import type { BotService } from '../../host/service.ts';

/** Brings a question to a host, and the answer back whenever the test likes. */
type Post = (question: BotQuestion, take: (answer: Answer) => void) => void;

/** A client whose bot has a host without a thread. */
export function directClient(bot: number, setup: BotSetup, post: Post): HostClient {
  let isSeated = false;
  return new HostClient(setup, {
    ask(inquiry, take) {
      const question = questionOf(inquiry, bot, isSeated ? undefined : setup);
      isSeated = true;
      post(question, ({ result }) =>
        take('value' in result ? result : { problem: errorOf(result.problem) }),
      );
    },
    leave: () => post({ type: 'leave', bot }, () => {}),
  });
}

/** Bots that think in this thread and answer before the question is over. */
export function botsAtOnce(rng: Rng): BotService {
  const host = new BotHost(rng);
  let bots = 0;
  return {
    hasRoom: () => true,
    mayAdvise: () => true,
    seat: (setup) =>
      directClient(bots++, setup, (question, take) => {
        const answer = host.hear(question);
        if (answer !== undefined) take(answer);
      }),
  };
}
