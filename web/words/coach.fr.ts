import type { CoachTexts } from './coach.ts';

export const coach: CoachTexts = {
  title: 'Coach',
  why: 'Dit ce qui compte avant chaque décision, et vous fait revoir un mauvais coup.',
  again: 'À revoir ?',
  better: (move) => `Plutôt : ${move}.`,
  chances: (better, own) =>
    `Environ ${better} % de chances de gagner, votre coup environ ${own} %.`,
  choose: 'Choisir à nouveau',
  anyway: 'Jouer quand même',
};
