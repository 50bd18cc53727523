import type { CoachWords } from '@pepite/kernel';
import type { Reasons } from './reasons.ts';

const autres = (count: number): string =>
  count === 1 ? 'un joueur peut encore la battre' : `${count} joueurs peuvent encore la battre`;

export const words: CoachWords<Reasons> = {
  leads: ({ left }) => `Elle entame le pli, et ${autres(left)}.`,
  wins: () => 'Elle remporte le pli à coup sûr.',
  beats: ({ left }) => `Elle bat le pli pour l’instant, et ${autres(left)}.`,
  loses: () => 'Elle ne peut pas prendre ce pli.',
};
