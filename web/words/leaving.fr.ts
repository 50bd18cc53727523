import type { LeavingTexts } from './leaving.ts';

const list = new Intl.ListFormat('fr');

export const frenchLeaving: LeavingTexts = {
  title: 'Quitter la partie',
  leave: 'Quitter',
  leaveWhy: (level) =>
    `Un robot (${level}) prend aussitôt votre place. Vous pourrez la reprendre tant que la ` +
    'partie dure.',
  resign: 'Abandonner',
  resignWhy: (level) =>
    `Vous cédez votre place pour de bon. Un robot (${level}) joue jusqu’à la fin, et le résultat ` +
    'compte comme le vôtre.',
  end: 'Arrêter la partie',
  endAlone: 'La partie s’arrête là, sans résultat.',
  endEarly: 'Tout le monde n’a pas encore joué : vous pouvez encore annuler la partie.',
  endTogether: 'La partie s’arrête sans résultat dès que tous ceux qui jouent sont d’accord.',
  agree: 'D’accord',
  withdraw: 'Non, finalement',
  waits: 'Vous pouvez aussi simplement partir : la partie vous attend sur la page d’accueil.',
  wantsEnd: (names) =>
    `${list.format(names)} ${names.length === 1 ? 'propose' : 'proposent'} d’arrêter la ` +
    'partie, sans résultat.',
  youWantEnd: 'Vous proposez d’arrêter la partie. Elle s’arrête dès que tous sont d’accord.',
  ended: 'Partie annulée',
  endedWhy: 'Elle s’est arrêtée sans résultat et ne peut pas reprendre.',
  again: 'Rejouer',
  resigned: (name) => `${name} a abandonné. Un robot joue à sa place jusqu’à la fin.`,
  youResigned: 'Vous avez abandonné. Un robot joue à votre place jusqu’à la fin.',
  replaceableIn: (time) => `Un robot pourra prendre sa place dans ${time}.`,
  left: 'Un robot joue',
  comeBack: 'Revenir',
  open: 'Ouvrir',
  resignedShort: 'Vous avez abandonné',
  endedShort: 'Annulée',
  remove: (match) => `Retirer ${match} de ma liste`,
  removed: (match) => `${match} ne figure plus dans votre liste.`,
  undo: 'Rétablir',
  endQuestion: (match) => `Arrêter ${match} sans résultat ?`,
};
