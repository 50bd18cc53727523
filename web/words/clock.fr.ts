import type { ClockTexts } from './clock.ts';
import { durationText, shortDurationText } from './duration.ts';

const list = new Intl.ListFormat('fr');

export const frenchClock: ClockTexts = {
  title: 'Pendule',
  kinds: { none: 'Sans pendule', live: 'En direct', days: 'Sur plusieurs jours' },
  kindWhy: {
    none: 'Chacun prend le temps qu’il lui faut.',
    live: 'Une réserve de temps pour toute la partie, et un peu plus à chaque décision.',
    days: 'Quelques jours pour chaque coup : revenez quand c’est à vous.',
  },
  live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
  ownNumbers: 'À votre mesure',
  bank: 'Minutes pour la partie',
  increment: 'Secondes par décision',
  days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
  perMove: (days) => (days === 1 ? '1 jour par coup' : `${days} jours par coup`),
  timeouts: {
    choice: 'Un robot joue ce coup-là',
    seat: 'Un robot prend la place jusqu’au retour du joueur',
  },
  timeoutTitle: 'Quand le temps est écoulé',
  whenUp: {
    choice: 'Quand le temps est écoulé, un robot joue ce coup-là.',
    seat: 'Quand le temps est écoulé, un robot prend la place jusqu’au retour du joueur.',
  },
  estimate: (about, most) =>
    most === undefined
      ? `Une partie dure environ ${about}.`
      : `Environ ${about} ; ${most} au plus.`,
  estimateTurns: (turns, most) =>
    `Environ ${turns} tours de jeu, l’un après l’autre : ${most} au plus, et bien moins si ` +
    'chacun passe souvent.',
  duration: (milliseconds) => durationText(milliseconds, 'fr'),
  shortDuration: (milliseconds) => shortDurationText(milliseconds, 'fr'),
  left: (name, time) => `Il reste ${time} à ${name}`,
  yours: (time) => `Il vous reste ${time}`,
  leftShort: (time) => `encore ${time}`,
  stopped: 'Les pendules sont arrêtées.',
  goOn: 'Reprendre',
  stop: 'Arrêter les pendules',
  stopWhy: 'Elles s’arrêtent quand tout le monde est d’accord ; chacun peut les relancer.',
  wantsStop: (names) =>
    `${list.format(names)} ${names.length === 1 ? 'souhaite' : 'souhaitent'} arrêter les pendules.`,
  youWantStop:
    'Vous souhaitez arrêter les pendules. Elles s’arrêtent quand tout le monde est d’accord.',
  missed: (name) => `${name} n’avait plus de temps : un robot a joué le coup.`,
  missedOften: (name) =>
    `${name} a manqué de temps deux fois de suite. La prochaine fois, un robot prend sa place.`,
  youMissed: 'Vous n’aviez plus de temps : un robot a joué pour vous.',
  youMissedOften:
    'Vous avez manqué de temps deux fois de suite. La prochaine fois, un robot prend votre place.',
  agree: 'D’accord',
  withdraw: 'Annuler',
};
