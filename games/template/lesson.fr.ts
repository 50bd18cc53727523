import type { LessonWords } from '@pepite/kernel';
import type { StepName } from './lesson.en.ts';

export const words: LessonWords<StepName> = {
  end: 'Vous savez tout ce qu’il faut savoir.',
  steps: {
    goal: { text: 'Voici vos cinq cartes. Remportez plus de plis que les autres.' },
    lead: {
      text: 'À vous d’ouvrir. La carte la plus haute remporte le pli : essayez votre 15.',
      otherwise: 'C’est permis, mais posez d’abord le 15.',
    },
    taken: {
      text: 'Un 20 ! Rien ne le bat : le pli est perdu, et l’autre joueur ouvre le suivant.',
    },
    beat: {
      text: 'Qui peut dépasser doit le faire. Votre 11 bat le 9 et ménage vos autres cartes.',
      otherwise: 'Une carte plus haute irait aussi. Posez le 11 et gardez les autres.',
    },
    end: { text: 'Ce pli est à vous. Après cinq plis, qui en a le plus remporte la partie.' },
  },
};
