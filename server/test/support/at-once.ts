import { Desk } from '@pepite/bots';
import type { Rng } from '@pepite/kernel';
import { DeskMind, type Thinking } from '@pepite/matches';

/** Bots that think in this thread and answer before the question is over. */
export function thinkingAtOnce(rng: Rng): Thinking {
  const desk = new Desk(rng);
  let minds = 0;
  return {
    hasRoom: () => true,
    mayAdvise: () => true,
    seat: (seating) =>
      new DeskMind(minds++, seating, (question, answer) => {
        const choice = desk.hear(question);
        if (choice !== undefined) answer(choice);
      }),
  };
}
