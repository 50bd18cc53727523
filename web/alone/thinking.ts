import type { Answer, Reply } from '@pepite/bots';
import { DeskMind, type Thinking } from '@pepite/matches';

/** Bots that think beside the page, which stays free for its reader. */
export function thinkBeside(): Thinking {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (reply: Reply) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const take = waiting.get(data.mind);
    waiting.delete(data.mind);
    take?.(data);
  });
  // Nobody is left waiting for a thread that could not be started.
  worker.addEventListener('error', ({ message }) => {
    for (const take of waiting.values()) take({ error: message });
    waiting.clear();
  });
  let minds = 0;
  return {
    seat: (seating) =>
      new DeskMind(minds++, seating, (question, take) => {
        if (take !== undefined) waiting.set(question.mind, take);
        worker.postMessage(question, []);
      }),
  };
}
