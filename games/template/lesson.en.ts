import type { LessonWords } from '@pepite/kernel';

const steps = {
  goal: { text: 'These are your five cards. Take more tricks than anybody else.' },
  lead: {
    text: 'You lead. Lay a high card: the highest takes the trick. Try your 15.',
    otherwise: 'You could – but lay the 15 for now.',
  },
  taken: { text: 'A 20! Nothing beats that, so this trick is lost, and the other player leads.' },
  beat: {
    text: 'If you hold a higher card you must lay one. Your 11 beats the 9 and saves the others.',
    otherwise: 'A higher one would do, too. Lay the 11, and keep the others for later.',
  },
  end: { text: 'That trick is yours. After five tricks, whoever has taken most of them wins.' },
};

export type StepName = keyof typeof steps;

export const words: LessonWords<StepName> = { end: 'You know all there is to know.', steps };
