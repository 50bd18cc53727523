import type { CoachWords } from '@pepite/kernel';
import type { Reasons } from './reasons.ts';

const others = (count: number): string => (count === 1 ? 'one player' : `${count} players`);

export const words: CoachWords<Reasons> = {
  leads: ({ left }) => `It leads the trick, and ${others(left)} may still beat it.`,
  wins: () => 'It wins the trick for certain.',
  beats: ({ left }) => `It beats the trick so far, and ${others(left)} may still beat it.`,
  loses: () => 'It can’t win this trick.',
};
