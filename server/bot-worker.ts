import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { cryptographic } from '@pepite/bots';
import { BotHost, type Question, type ThreadMessage } from '@pepite/bots/host';
import { ReviewHost } from './reviews/review-host.ts';

// Whoever moves is answered before bots think on, however few cores there are. Linux keeps a
// priority for each thread; elsewhere this would slow the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const now = (): number => performance.now();
const bots = new BotHost(cryptographic, now);
const reviews = new ReviewHost(now);
const say = (message: ThreadMessage): void => parentPort?.postMessage(message, []);

parentPort?.on('message', (question: Question) => {
  if (question.type === 'work') {
    void reviews.work(question).then(say);
    return;
  }
  if (question.type === 'leave') reviews.leave(question.bot);
  const answer = bots.hear(question);
  if (answer !== undefined) say(answer);
});
say('ready');
