import { type CoachWords, seatMark } from '@pepite/kernel';
import type { Facts } from './facts.ts';

const cartes = (count: number): string => (count < 2 ? 'une carte' : `${count} cartes`);

export const words: CoachWords<Facts> = {
  swap: ({ seat, theirs, own }) =>
    `${seatMark(seat)} a la plus petite main : ${cartes(theirs)}, contre ${own} chez vous.`,
  debt: ({ cards, next }) =>
    `Vous devez ${cards} cartes. Une passe coûte 5 points, et ${seatMark(next)} les devra.`,
  debtDue: ({ cards }) =>
    `Plus de passe possible : piochez les ${cards} cartes dues, puis continuez votre tour.`,
  finish: ({ goldens }) =>
    `Toute votre main est d’or : posez tout et gagnez la manche, ${5 * goldens} points de moins.`,
  oneLeft: () => 'On ne finit qu’avec des douze d’or : cette dernière carte ne peut pas se poser.',
  afterAction: () => 'Après une action, il faut encore poser une carte qui n’en est pas une.',
  danger: ({ seat, cards, points }) =>
    `${seatMark(seat)} n’a plus que ${cartes(cards)}, et votre main compte ${points} points.`,
  fifty: () => 'Votre 50 peut se poser : gardé jusqu’à la fin de la manche, il coûte 50 points.',
  several: ({ cards }) => `Vous pouvez poser ${cards} cartes du même chiffre d’un coup.`,
  happyMan: () =>
    'Votre Happy Man peut se poser : vous aurez la figurine, qui divise vos points par deux.',
  two: ({ next, cards }) =>
    `Un 2 se pose sur tout. Posé maintenant, il fait devoir ${cards} cartes à ${seatMark(next)}.`,
  onlyDraw: () => 'Aucune carte ne convient : piochez, jusqu’à deux cartes dans ce tour.',
  drawOrPass: ({ passes }) =>
    `Aucune carte ne convient : piochez, ou passez pour 5 points (${passes} au plus).`,
  nothingFits: () =>
    'Aucune carte ne convient, et vous avez pioché deux fois : il ne reste qu’à finir le tour.',
  almost: ({ others }) =>
    `Encore ${cartes(others)} à poser, et il ne reste que des douze d’or pour finir.`,
  goldens: ({ goldens, points }) =>
    `${goldens} douze d’or : posez tout le reste pour finir. Votre main compte ${points} points.`,
  noGolden: ({ points }) =>
    `Sans douze d’or, impossible de finir. Votre main compte ${points} points : allégez-la.`,
};
