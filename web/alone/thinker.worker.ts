import { cryptographic, Desk, type Question } from '@pepite/bots';

/** A thread of the browser in which bots think, the same ones as on the server. */
const desk = new Desk(cryptographic, () => performance.now());

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const answer = desk.hear(data);
  if (answer !== undefined) postMessage(answer);
});
