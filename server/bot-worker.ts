import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { cryptographic } from '@pepite/bots';
import { BotHost, type Question, type ThreadMessage } from '@pepite/bots/host';

// Whoever moves is answered before bots think on, however few cores there are. Linux keeps a
// priority for each thread; elsewhere this would slow the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const host = new BotHost(cryptographic, () => performance.now());
const say = (message: ThreadMessage): void => parentPort?.postMessage(message, []);

parentPort?.on('message', (question: Question) => {
  const answer = host.hear(question);
  if (answer !== undefined) say(answer);
});
say('ready');
