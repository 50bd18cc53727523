import { type CoachWords, seatMark } from '@pepite/kernel';
import type { Colour } from './data/cards.ts';
import type { Reasons } from './reasons.ts';

const COLOURS: Readonly<Record<Colour, string>> = {
  purple: 'violette',
  orange: 'orange',
  green: 'verte',
  grey: 'grise',
};

const cases = (count: number): string => (count < 2 ? 'une case' : `${count} cases`);
const reste = (turns: number): string =>
  `il reste ${turns} ${turns < 2 ? 'expédition' : 'expéditions'}`;

export const words: CoachWords<Reasons> = {
  keepSeal: ({ colour, bonus }) =>
    `Le sceau de l’une ajoute ${bonus} par carte ${COLOURS[colour]} complète, et l’autre en ` +
    'est une.',
  keepSmall: ({ cells }) => `Aucune autre paire ne demande moins de cases : ${cells} en tout.`,
  keepSigns: ({ signs }) =>
    `Aucune autre paire n’en montre plus : ${signs} croix, pièces et palmiers.`,
  keep: ({ points }) => `Complètes, les deux valent ensemble ${points} points.`,
  completes: ({ colour, points }) =>
    `Votre carte ${COLOURS[colour]} est complète : elle vaut ${points} points.`,
  completesSealed: ({ colour, points, seals }) =>
    `Votre carte ${COLOURS[colour]} est complète : ${points} points, et ${seals} de plus par ` +
    'les sceaux.',
  cup: ({ cup }) =>
    `Une ligne de pièces est pleine et rapporte une coupe : la meilleure restante vaut ${cup}.`,
  cross: ({ colour, left }) =>
    `Une croix est couverte : une case de plus, au choix. Il manque ${cases(left)} à la ` +
    `carte ${COLOURS[colour]}.`,
  palm: ({ points }) =>
    points === 1
      ? 'Un palmier est couvert : il rapporte 1 point.'
      : `Un palmier est couvert : ${points} points, avec ceux des cartes révélées.`,
  coin: ({ lacking, cup }) =>
    `Une pièce est couverte, 1 point. Il en manque ${lacking} pour une ligne ; la coupe vaut ` +
    `${cup}.`,
  plainCoin: () => 'Une pièce est couverte : elle vaut 1 point.',
  nearer: ({ colour, left, points }) =>
    `Il manque encore ${cases(left)} à votre carte ${COLOURS[colour]}, qui vaut ${points} points.`,
  scoreless: () => 'À la dernière expédition, cela ne rapporte rien, et rien ne suit.',
  takeForSeal: ({ colour, bonus }) =>
    `Vos sceaux ajoutent ${bonus} pour une carte ${COLOURS[colour]} complète.`,
  takeSeal: ({ colour, bonus, full }) =>
    `Son sceau ajoute ${bonus} par carte ${COLOURS[colour]} complète, et vous en avez déjà ` +
    `${full}.`,
  takeDenies: ({ seat, colour, bonus }) =>
    `Cela prive ${seatMark(seat)} d’une carte ${COLOURS[colour]} : ses sceaux en tirent ${bonus}.`,
  takeSmall: ({ cells, turns }) =>
    `Elle demande ${cells} cases, pas plus qu’aucune carte révélée, et ${reste(turns)}.`,
  takeLarge: ({ points, turns }) =>
    `Complète, elle vaut ${points} points, autant que la meilleure carte révélée, et ` +
    `${reste(turns)}.`,
  take: ({ points, turns }) => `Complète, elle vaut ${points} points, et ${reste(turns)}.`,
  pile: ({ cells }) =>
    `Personne ne sait ce que c’est ; la plus petite carte révélée demande ${cells} cases.`,
  pileOnly: () => 'Il n’y a plus de carte révélée : seule reste la pile.',
};
