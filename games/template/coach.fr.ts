import type { CoachWords } from '@pepite/kernel';
import type { Facts } from './facts.ts';

export const words: CoachWords<Facts> = {
  lead: ({ left }) => `Vous entamez, il reste ${left} plis. Une carte forte est dure à battre.`,
  lastTrick: () => 'C’est le dernier pli : votre dernière carte décide.',
  mustBeat: ({ choices }) =>
    choices === 1
      ? 'Une seule de vos cartes bat le pli : il faut la poser.'
      : `Il faut battre le pli, et ${choices} de vos cartes le peuvent. D’autres suivent encore.`,
  takesIt: () => 'Vous posez en dernier : la plus petite carte qui bat le pli suffit.',
  cannotBeat: () => 'Vous ne pouvez pas battre ce pli : posez une petite carte.',
};
