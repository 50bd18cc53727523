import type { CoachWords } from '@pepite/kernel';
import type { Reasons } from './reasons.ts';

const plis = (count: number): string => (count === 1 ? 'un pli' : `${count} plis`);
const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'}`;
const apres = (left: number): string =>
  left === 1 ? 'un joueur joue encore' : `${left} joueurs jouent encore`;

export const words: CoachWords<Reasons> = {
  bid: ({ value, high }) =>
    `Faire exactement ${plis(value)} rapporterait ${2 * value} points. ` +
    (high === 0
      ? 'Il ne vous reste aucun métal de 8 ou plus.'
      : `Il vous reste ${high === 1 ? 'un métal' : `${high} métaux`} de 8 ou plus.`),
  bidOver: ({ value, partner }) =>
    `L’enchère de l’équipe passe de ${partner} à ${value} : exacte, elle vaut ${2 * value} points.`,
  bidUnder: ({ value, partner }) =>
    `Le ${partner} de votre partenaire reste l’enchère de l’équipe : vous vous défaites d’un ` +
    `${value}.`,
  keepExact: ({ bid }) =>
    `Votre enchère est exacte, elle vaut ${points(2 * bid)}, et un échange coûterait un or.`,
  keepShort: ({ short }) => `Il vous manque ${plis(short)}, et un échange coûterait un or.`,
  keepPast: ({ bid }) =>
    `Votre enchère est dépassée : elle compte ${bid}, et un échange coûterait un or.`,
  swapExact: ({ bid, before }) =>
    `L’enchère devient ce que vous avez fait : ${points(2 * bid)} au lieu de ${before}.`,
  swapLower: ({ bid, short }) =>
    `L’enchère descend à ${bid} : il ne vous manque que ${plis(short)}.`,
  swapHigher: ({ bid, short }) =>
    `L’enchère monte à ${bid} : exacte, avec ${plis(short)} de plus, elle vaut ${2 * bid} points.`,
  swapPast: ({ bid }) =>
    `Vous avez déjà plus de plis que la nouvelle enchère : elle compte ${bid}.`,
  swapSame: ({ bid, back }) =>
    `L’enchère reste à ${bid}, et vous reprenez en main un ${back}, que vous pourrez jouer.`,
  openHigh: ({ value, short }) =>
    `Votre ${value} est votre métal le plus fort, et il vous manque ${plis(short)}.`,
  openForGold: ({ value }) =>
    `Votre ${value} est votre métal le plus faible : si personne ne joue moins, il gagne un ` +
    `or ${value}.`,
  openLow: ({ value }) =>
    `Il ne vous faut plus de pli, et votre ${value} est le métal le plus facile à battre.`,
  openRid: ({ value }) =>
    `Vous vous défaites de votre ${value}, le plus fort, qui pourrait prendre un pli de trop.`,
  openBetween: ({ value, higher }) =>
    `Ouvrir d’un ${value} garde ` +
    `${higher === 1 ? 'un métal plus fort' : `${higher} métaux plus forts`} pour la suite.`,
  winsExact: ({ points: made }) =>
    `Vous prenez le pli à coup sûr, et votre enchère est exacte : ${made} points.`,
  wins: ({ short }) => `Vous prenez le pli à coup sûr. Il vous manque ensuite ${plis(short)}.`,
  winsTooMany: ({ before, after }) =>
    `Vous prenez un pli de trop : votre enchère compterait ${after} au lieu de ${before}.`,
  winsPast: ({ bid }) =>
    `Vous prenez le pli, mais votre enchère, dépassée, ne compte que ${bid} de toute façon.`,
  goldHolds: ({ short }) =>
    `Après vous, personne n’a d’or pour le battre, et il vous manque ${plis(short)}.`,
  leads: ({ left, short }) =>
    `Vous prenez la tête du pli ; ${apres(left)}. Il vous manque ${plis(short)}.`,
  leadsUnwanted: ({ left }) =>
    `Vous prenez la tête d’un pli dont vous n’avez plus besoin ; ${apres(left)}.`,
  goesOn: ({ short }) =>
    `Vous ne prenez pas le pli, mais la manche continue, et il vous manque ${plis(short)}.`,
  leavesToPartner: ({ short }) =>
    `Votre partenaire mène ce pli, et il vous manque ${plis(short)} : vous le lui laissez.`,
  partnerTooMany: () =>
    'Vous ne battez pas votre partenaire, qui mène un pli dont l’équipe n’a plus besoin.',
  gains: ({ value }) =>
    `C’est le métal le plus faible du pli : il gagne un or ${value}, et vous ouvrez le suivant.`,
  mayGain: ({ value, left }) =>
    'C’est le plus faible pour l’instant : ' +
    `si ${left === 1 ? 'le dernier ne joue pas' : 'personne ne joue'} moins, ` +
    `il gagne un or ${value}.`,
  staysBelow: ({ value }) =>
    `Votre ${value} ne peut pas prendre ce pli, et vous n’en voulez pas d’autre.`,
  saves: ({ value, best }) =>
    `Votre ${value} laisse passer ce pli ; votre ${best}, qui mènerait ici, servira plus tard.`,
  cannotWin: ({ value }) =>
    `Aucun de vos métaux ne prend ce pli : il ne vous en coûte qu’un ${value}, et pas d’or.`,
  savesMetal: () => 'Vous ne prenez pas le pli, mais vous gardez tous vos métaux en main.',
  endAhead: ({ own, others }) =>
    `La manche est comptée telle quelle : ${points(own)} pour vous, ${others} au plus en face.`,
  endLevel: ({ own }) =>
    `La manche est comptée telle quelle : ${points(own)} pour vous comme pour le meilleur en face.`,
  endBehind: ({ own, others }) =>
    `La manche est comptée telle quelle : ${points(own)} pour vous, mais ${others} en face.`,
};
