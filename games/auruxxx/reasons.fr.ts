import { type CoachWords, que, seatMark } from '@pepite/kernel';
import type { Reasons } from './reasons.ts';

const cartes = (count: number): string => (count < 2 ? 'une carte' : `${count} cartes`);
const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'}`;
const passes = (count: number): string =>
  count === 0 ? 'vous ne pourrez plus passer' : `vous pourrez encore passer ${count} fois`;

export const words: CoachWords<Reasons> = {
  finishes: ({ goldens }) =>
    `Vous gagnez la manche : votre main est vide, et ${5 * goldens} points sont retirés.`,
  leavesGolden: ({ goldens }) =>
    `Il ne vous reste que ${goldens === 1 ? 'un Douze d’or' : `${goldens} Douze d’or`} : ` +
    'de quoi finir au prochain tour.',
  leavesOne: () =>
    'Il vous reste une carte, qui ne peut pas être posée la dernière : il faudra piocher.',
  figure: ({ points: shed }) =>
    `La figurine vient à vous et divise vos points par deux ; ${shed} points quittent votre main.`,
  figureFrom: ({ seat }) =>
    `Vous prenez à ${seatMark(seat)} la figurine, qui divise les points par deux.`,
  two: ({ next, cards }) =>
    `${seatMark(next)} doit alors piocher ${cards} cartes, ou payer 5 points pour passer la dette.`,
  twoDenies: ({ next, cards, held }) =>
    `${seatMark(next)} n’a plus ${que(cartes(held))}, et devrait en piocher ${cards}.`,
  profusion: ({ victims }) =>
    victims === 0
      ? 'Les autres n’ont rien à prendre : elle quitte seulement votre main, où elle compte 25.'
      : 'Vous prenez une carte inconnue à ' +
        `${victims === 1 ? 'un joueur' : `chacun de ${victims} joueurs`}, puis vous rejouez.`,
  drawOne: ({ next }) => `Vous prenez une carte inconnue à ${seatMark(next)}, puis vous rejouez.`,
  drawOneNothing: ({ next }) =>
    `${seatMark(next)} n’a rien à prendre : elle quitte seulement votre main, où elle compte 25.`,
  exchange: ({ seat, theirs, own }) =>
    own === 0
      ? `Vous pourriez prendre la main de ${seatMark(seat)} (${cartes(theirs)}) sans rien donner.`
      : `Vous pourriez donner le reste (${cartes(own)}) : ${seatMark(seat)} en a le moins, ` +
        `${theirs}.`,
  exchangeNothing: () =>
    'Personne n’a de main à échanger : elle quitte seulement la vôtre, où elle compte 25.',
  inDanger: ({ seat, points: shed, rest }) =>
    `${seatMark(seat)} peut bientôt finir : ${points(shed)} de moins en main, il en reste ${rest}.`,
  several: ({ cards, points: shed, rest }) =>
    `${cards} cartes partent d’un coup : ${points(shed)} de moins, il en reste ${rest} en main.`,
  sheds: ({ points: shed, rest }) => `Votre main perd ${points(shed)} : il en reste ${rest}.`,
  shedsNothing: ({ left }) => `Elle ne vaut rien, mais il ne vous reste plus ${que(cartes(left))}.`,
  passDebt: ({ next, cards, left }) =>
    `Pour 5 points, ${seatMark(next)} doit les ${cards} cartes à votre place ; ${passes(left)}.`,
  pass: ({ left }) => `Cela coûte 5 points, mais aucune carte ; ${passes(left)}.`,
  accept: ({ cards }) =>
    `Vous piochez ${cards} cartes, mais évitez les 5 points d’une passe, et votre tour continue.`,
  acceptDue: ({ cards }) => `Vous ne pouvez plus passer ces ${cards} cartes ; votre tour continue.`,
  drawForced: ({ left }) =>
    left === 0
      ? 'Vous ne pouvez rien poser : c’est la dernière carte à piocher de ce tour.'
      : 'Vous ne pouvez rien poser : piochez, et vous pourrez encore piocher une fois.',
  drawFirst: ({ left }) =>
    left === 0
      ? 'Ce qui convient conviendra encore après ; c’est la dernière carte à piocher de ce tour.'
      : 'Ce qui convient conviendra encore après, et vous pourrez piocher une autre fois.',
  end: ({ rest }) =>
    `Vous ne pouvez rien poser, et vous avez pioché deux fois : votre main compte ${rest}.`,
  endAnyway: ({ rest }) => `Vous gardez ce qui conviendrait ; votre main compte ${rest}.`,
  swapDenies: ({ seat, theirs, own }) =>
    `${seatMark(seat)} n’a plus ${que(cartes(theirs))}, reçoit vos ${own} cartes et ne peut ` +
    'plus finir.',
  swapFewer: ({ seat, theirs, own }) =>
    `Vous recevez la main de ${seatMark(seat)} (${cartes(theirs)}) contre vos ${own} cartes.`,
  swapMore: ({ seat, theirs, own }) =>
    own === 0
      ? `Vous recevez la main de ${seatMark(seat)} (${cartes(theirs)}) sans rien donner.`
      : `Vous recevez la main de ${seatMark(seat)} (${cartes(theirs)}) : pas moins que vos ${own}.`,
};
