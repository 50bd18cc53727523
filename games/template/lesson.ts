import type { Lesson } from '@pepite/kernel';
import { type StepName, words as english } from './lesson.en.ts';
import { words as french } from './lesson.fr.ts';

/** Two tricks for two: one that the learner takes, and one that the other does. */
export const lesson: Lesson<StepName> = {
  seats: 2,
  options: {},
  seat: 0,
  words: { en: english, fr: french },
  steps: [
    { name: 'goal', before: dealt(['3 8 11 15 19', '2 6 9 12 20']), about: ['area:hand'] },
    { name: 'lead', asks: 'play 15' },
    { name: 'taken', before: ['1 play 20'], about: ['area:table'] },
    { name: 'beat', before: ['1 play 9'], asks: 'play 11' },
    { name: 'end' },
  ],
};

/** The entries of a deal of such hands, by seat. */
function dealt(hands: readonly string[]): readonly string[] {
  return hands.flatMap((hand, seat) => hand.split(' ').map((card) => `* deal ${seat} ${card}`));
}
