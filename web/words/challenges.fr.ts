import { de } from '@pepite/kernel';
import type { ChallengeTexts } from './challenges.ts';

export const frenchChallenges: ChallengeTexts = {
  ask: 'Inviter un robot extérieur',
  title: 'Robots extérieurs à inviter',
  why:
    'Des programmes écrits par des joueurs, dont les vôtres. ' +
    'Un robot a 20 secondes pour répondre.',
  looking: 'Recherche de robots…',
  none: 'Aucun robot qui joue à ce jeu à une table de cette taille n’est connecté pour l’instant.',
  own: 'à vous',
  seat: 'Pour quelle place ?',
  askThis: 'Inviter',
  askProgram: (name) => `Inviter ${name}`,
  look: 'Chercher encore',
  asking: (name) => `On attend la réponse ${de(name)}…`,
  withdraw: 'Annuler',
  withdrawFrom: (name) => `Annuler l’invitation ${de(name)}`,
  declined: {
    busy: (name) => `${name} est occupé`,
    game: (name) => `${name} ne joue pas à ce jeu`,
    seats: (name) => `${name} ne joue pas à une table de cette taille`,
    options: (name) => `${name} ne joue pas avec ces options`,
    time: (name) => `${name} souhaite une autre pendule`,
    later: (name) => `${name} répond : plus tard`,
    other: (name) => `${name} a décliné`,
    'no-answer': (name) => `${name} n’a pas répondu`,
  },
};
