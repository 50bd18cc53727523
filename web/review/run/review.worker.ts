import { GAMES } from '@pepite/games';
import { readRecord } from '@pepite/kernel';
import type { ReviewAnswer, ReviewQuestion } from './thread.ts';
import { workOff } from './work-off.ts';

// A thread of the browser in which a match is reviewed.
const say = (answer: ReviewAnswer): void => postMessage(answer);

async function review({ order, kept }: ReviewQuestion): Promise<void> {
  const read = readRecord(JSON.stringify(order.record), GAMES);
  if ('problem' in read) throw new Error(`a record that is no record: ${read.problem.kind}`);
  const { game, record } = read.value;
  const coach = await game.loadCoach?.();
  const clock = (): number => performance.now();
  for (const news of workOff({ ...order, game, record }, coach, kept, clock)) say(news);
}

addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
  review(data).catch((error: unknown) => say({ failure: String(error) }));
});
