import { cryptographic } from '@pepite/bots';
import { BotHost, type Question, type ThreadMessage } from '@pepite/bots/host';

// A thread of the browser in which bots think, the same ones as on the server.
const host = new BotHost(cryptographic, () => performance.now());
const say = (message: ThreadMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const answer = host.hear(data);
  if (answer !== undefined) say(answer);
});
say('ready');
