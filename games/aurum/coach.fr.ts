import type { CoachWords } from '@pepite/kernel';
import type { Facts } from './facts.ts';

const cartes = (count: number): string => `${count} ${count < 2 ? 'carte' : 'cartes'}`;
const plis = (count: number): string => (count === 1 ? 'un pli' : `${count} plis`);

export const words: CoachWords<Facts> = {
  bidHigh: ({ high }) =>
    `Vous avez ${high} cartes de 8 ou plus. Une enchère exacte compte double, manquée : rien.`,
  bidLow: () =>
    'Peu de cartes fortes : une petite enchère se tient mieux, et exacte compte double.',
  bidAfterPartner: ({ partner }) =>
    `Votre partenaire annonce ${partner}. Seule compte la plus haute de vos deux cartes.`,
  swapShort: ({ short, cards }) =>
    `Il vous manque ${plis(short)}, avec ${cartes(cards)} en main. Un échange coûte un or.`,
  swapExact: ({ bid }) => `Avec ${plis(bid)}, votre enchère est exacte : elle compte double.`,
  swapPast: ({ tricks }) =>
    `Vous avez ${plis(tricks)}, plus qu’annoncé. Un ${tricks} comme enchère serait exact.`,
  openShort: ({ short, highest }) =>
    `Il vous manque ${plis(short)}. Votre carte la plus forte est un ${highest}.`,
  openExact: () => 'Votre enchère est exacte. Un pli de plus en coûterait la moitié : jouez bas.',
  past: () => 'Enchère dépassée : d’autres plis n’y ajoutent rien. L’or, lui, compte encore.',
  gainPast: ({ value }) =>
    `D’autres plis n’ajoutent rien, mais votre ${value}, métal le plus faible, gagnerait de l’or.`,
  winsLast: ({ short, value }) =>
    `Vous jouez en dernier : votre ${value} suffit pour ce pli. Il vous en manque ${short}.`,
  takesLead: ({ short, value }) =>
    `Il vous manque ${plis(short)}. Avec votre ${value}, vous mèneriez celui-ci pour l’instant.`,
  goldOnly: ({ short }) =>
    `Seul l’or peut prendre ce pli. Il vous manque ${plis(short)} ; l’or gardé compte aussi.`,
  gain: ({ value }) =>
    `Ce pli vous échappe, mais votre ${value}, métal le plus faible, gagnerait un or ${value}.`,
  cannotWin: ({ short }) =>
    `Ce pli est hors d’atteinte. Gardez vos fortes cartes : il vous manque ${plis(short)}.`,
  partnerLeads: ({ short }) =>
    `Votre partenaire mène ce pli : inutile de le battre. Il vous manque ${plis(short)}.`,
  partnerLeadsExact: () => 'Votre enchère est exacte, mais votre partenaire mène ce pli.',
  stayBelow: () => 'Votre enchère est exacte : restez sous la meilleure carte de ce pli.',
  cannotStayBelow: () =>
    'Votre enchère est exacte, mais tout métal que vous pouvez jouer prend la tête du pli.',
  endShort: ({ short }) =>
    `Aucun de vos métaux n’est jouable. Si la manche finit, il vous manque ${plis(short)}.`,
  endExact: () =>
    'Aucun de vos métaux n’est jouable. Finissez la manche, et votre enchère compte double.',
  endPast: () =>
    'Aucun de vos métaux n’est jouable. L’or gardé à la fin de la manche vaut des points.',
};
