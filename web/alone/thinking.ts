import type { Answer } from '@pepite/bots';
import { Agenda, DeskMind, type Thinking } from '@pepite/matches';

/** Bots that think beside the page, which stays free for its reader. */
export function thinkBeside(): Thinking {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  const agenda = new Agenda(
    (question) => worker.postMessage(question, []),
    () => performance.now(),
  );
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => agenda.answered(data));
  // Nobody is left waiting for a thread that could not be started.
  worker.addEventListener('error', ({ message }) => agenda.fail(message));
  let minds = 0;
  return {
    seat: (seating) =>
      new DeskMind(minds++, seating, (question, take) => agenda.ask(question, take)),
  };
}
