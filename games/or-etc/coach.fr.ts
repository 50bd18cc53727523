import type { CoachWords } from '@pepite/kernel';
import type { Facts } from './facts.ts';
import type { ToolName } from './pieces.ts';

const USES: Readonly<Record<ToolName, string>> = {
  pick: 'La pioche relance des dés, une fois par phase',
  wagon: 'Le wagonnet donne un lancer de plus par tour',
  mug: 'La chope échange gratis un dé central par phase',
  shovel: 'La pelle relance des dés, une fois par tour',
  helmet: 'Le casque vous épargne un accident',
  mallet: 'La masse relance un dé par phase',
};

const cartes = (count: number): string => `${count} ${count < 2 ? 'carte' : 'cartes'}`;
const des = (count: number): string => (count < 2 ? 'un dé' : `${count} dés`);
const sorties = (count: number): string => `${count} ${count < 2 ? 'sortie' : 'sorties'}`;
const ALIKE = ['', '', 'une paire', 'un brelan', 'un carré', 'une quinte de 2 à 5'];

export const words: CoachWords<Facts> = {
  bid: ({ tool, bid, hand }) =>
    `${USES[tool]}. Miser ${bid} vous laisse une main de ${cartes(hand)}.`,
  fold: () => 'La mise dépasse votre prestige : retirez-vous et attendez l’outil suivant.',
  choose: ({ prestige }) =>
    `Un outil coûte sa valeur. Le reste de vos ${prestige} de prestige fait votre main, 5 au plus.`,
  shield: () => 'Le casque vous épargne cet accident, puis il est perdu.',
  shieldNothing: () => 'Votre mine n’a que son entrée : cet accident ne lui fait rien.',
  noExit: () => 'Votre dernière rangée n’a plus de sortie libre : rien à poser dans cette phase.',
  lucky: () => 'Quinte de 6 : dans cette phase, toute carte de votre main peut se poser.',
  canLay: ({ value }) => `Vos dés montrent déjà une carte de valeur ${value} : ne la gâchez pas.`,
  centre: ({ take, value, price }) =>
    `Avec un ${take} central, vos dés montrent une carte de valeur ${value}. ` +
    (price === 0 ? 'Il est gratuit.' : `Il coûte une carte de valeur ${price}.`),
  reroll: ({ dice, value }) =>
    `Il vous manque ${des(dice)} pour une carte de valeur ${value}. Votre outil peut relancer.`,
  short: ({ dice, value }) =>
    `Il vous manque ${des(dice)} pour votre carte la plus proche, de valeur ${value}.`,
  contestUseful: ({ take, value }) =>
    `Ce ${take} vous ferait une carte de valeur ${value}. La plus haute mise l’emporte et se perd.`,
  contest: ({ take }) =>
    `Ce ${take} ne vous fait pas de meilleure carte : le disputer ne fait qu’en priver les autres.`,
  stake: ({ highest }) =>
    `La plus haute mise l’emporte et se défausse. Votre meilleure mise vaut ${highest}.`,
  settle: ({ take }) => `Le ${take} est à vous : donnez le dé dont vos cartes ont le moins besoin.`,
  answerLoses: ({ take, value }) =>
    `Sans ce ${take}, vos dés ne montrent plus la carte de valeur ${value}.`,
  answerGains: ({ give, value }) =>
    `Avec ce ${give}, vos dés montreraient une carte de valeur ${value}.`,
  answer: ({ give, take }) =>
    `Un ${give} contre votre ${take} ne change rien à vos poses. Voyez ce qu’il lui apporte.`,
  lay: ({ value, exits }) =>
    `Votre meilleure carte vaut ${value} et ouvre ${sorties(exits)}, vos prochains lancers.`,
  dropPile: ({ cards }) =>
    `Il reste ${cartes(cards)} dans la pioche : la partie finit quand la dernière est tirée.`,
  dropEnd: ({ alike }) =>
    `Dès le prochain tour, ${ALIKE[alike]} au premier jet finit la partie : posez vite.`,
  drop: ({ limit }) =>
    `Vous complétez à ${cartes(limit)} : défaussez l’improbable, gardez ce qui ouvre des sorties.`,
};
