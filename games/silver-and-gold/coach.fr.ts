import type { CoachWords } from '@pepite/kernel';
import type { Colour } from './data/cards.ts';
import type { Facts } from './facts.ts';

const COLOURS: Readonly<Record<Colour, string>> = {
  purple: 'violette',
  orange: 'orange',
  green: 'verte',
  grey: 'grise',
};

const cases = (count: number): string => (count < 2 ? 'une case' : `${count} cases`);

export const words: CoachWords<Facts> = {
  keepSeal: ({ colour, bonus }) =>
    `Un sceau ajoute ${bonus} par carte ${COLOURS[colour]} complète, et vous en avez reçu une.`,
  keepSmall: ({ cells }) =>
    `Seules les cartes complètes comptent. La plus petite demande ${cells} cases.`,
  complete: ({ colour, points }) =>
    `Vous pouvez compléter votre carte ${COLOURS[colour]} : elle vaut ${points} points.`,
  lastTurn: () =>
    'Dernière expédition : pièces et palmiers comptent encore, les cartes inachevées non.',
  cup: ({ cup }) =>
    `Vous pouvez remplir une ligne de pièces : la plus haute coupe restante vaut ${cup}.`,
  cross: () => 'Le motif peut couvrir une croix : elle donne une case de plus, où vous voulez.',
  palm: ({ points }) =>
    points === 1
      ? 'Le motif peut couvrir un palmier : 1 point, davantage si les cartes révélées en montrent.'
      : `Le motif peut couvrir un palmier, ${points} points avec ceux des cartes révélées.`,
  coin: ({ lacking, cup }) =>
    `Le motif peut couvrir une pièce. Il en faut ${lacking} pour une ligne et la coupe de ${cup}.`,
  plainCoin: () =>
    'Le motif peut couvrir une pièce : elle vaut 1 point. Il ne reste plus de coupe.',
  misfit: () => 'Le motif ne tient nulle part : cochez la case qui aidera les motifs suivants.',
  bonus: ({ colour, cells }) =>
    `La croix donne une case au choix. Il manque ${cases(cells)} à la carte ${COLOURS[colour]}.`,
  lacking: ({ colour, cells, points }) =>
    `Il manque ${cases(cells)} à votre carte ${COLOURS[colour]}, qui vaut ${points} points.`,
  takeForSeal: ({ colour, bonus }) =>
    `Votre sceau ajoute ${bonus} par carte ${COLOURS[colour]} complète : il y en a une à prendre.`,
  takeLate: ({ turns, cells }) =>
    `Plus que ${turns} ${turns < 2 ? 'expédition' : 'expéditions'}. ` +
    `La plus petite carte révélée demande ${cells} cases.`,
  takeSeal: ({ colour, bonus, full }) =>
    `Un sceau à prendre ajoute ${bonus} par carte ${COLOURS[colour]} complète (${full} chez vous).`,
  take: ({ cells }) =>
    `La plus petite carte révélée demande ${cells} cases. Les grandes valent plus, mais tardent.`,
};
