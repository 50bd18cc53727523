import type { CoachWords } from '@pepite/kernel';
import type { Facts } from './facts.ts';

export const words: CoachWords<Facts> = {
  lead: ({ left }) => `You lead, and ${left} tricks are left. A high card is hard to beat.`,
  lastTrick: () => 'This is the last trick: your last card decides.',
  mustBeat: ({ choices }) =>
    choices === 1
      ? 'You hold one card that beats the trick, so it has to be that one.'
      : `You must beat the trick, and ${choices} of your cards do. Others still follow.`,
  takesIt: () => 'You are the last to lay a card: the lowest that beats the trick is enough.',
  cannotBeat: () => 'You can’t beat this trick: get rid of a low card.',
};
