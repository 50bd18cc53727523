import type { Thinking } from './thinking-shape.ts';

/** Written by `npm run fit-minutes`: docs/measures.md says what it is, and how good. */
export const THINKING: Thinking = {
  base: 1,
  perDoubling: 4.22,
  doubt: {
    aurum: {
      bidDue: 0.87,
      playDue: 0.75,
      swapDue: 0.57,
    },
    'silver-and-gold': {
      markDue: 0.8,
      takeDue: 0.66,
    },
    auruxxx: {
      turnDue: 0.95,
    },
    'or-etc': {
      bidDue: 0.41,
      actDue: 0.65,
      layDue: 0.27,
      dropDue: 0.76,
      answerDue: 0.37,
      contestDue: 0.42,
      stakeDue: 0.53,
    },
  },
  anyDoubt: 0.75,
};
