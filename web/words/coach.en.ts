import type { CoachTexts } from './coach.ts';

export const coach: CoachTexts = {
  title: 'Coach',
  why: 'Says what matters before you decide, and asks you to look again before a bad move.',
  again: 'Look again?',
  better: (move) => `Better: ${move}.`,
  chances: (better, own) => `About ${better}% to win, your move about ${own}%.`,
  choose: 'Choose again',
  anyway: 'Play it anyway',
};
