import { type CoachWords, seatMark } from '@pepite/kernel';
import type { ToolName } from './pieces.ts';
import type { Reasons } from './reasons.ts';

const USES: Readonly<Record<ToolName, string>> = {
  pick: 'La pioche relance des dés à chaque phase',
  wagon: 'Le wagonnet donne un lancer de plus par tour',
  mug: 'La chope échange gratis un dé central par phase',
  shovel: 'La pelle relance des dés une fois par tour',
  helmet: 'Le casque vous épargne un accident',
  mallet: 'La masse relance un dé à chaque phase',
};
const NAMES: Readonly<Record<ToolName, string>> = {
  pick: 'la pioche',
  wagon: 'le wagonnet',
  mug: 'la chope',
  shovel: 'la pelle',
  helmet: 'le casque',
  mallet: 'la masse',
};

const cartes = (count: number): string => `${count} ${count < 2 ? 'carte' : 'cartes'}`;
const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'}`;
const des = (count: number): string => (count < 2 ? 'un dé' : `${count} dés`);
const sorties = (count: number): string => `${count} ${count < 2 ? 'sortie' : 'sorties'}`;
const piochees = (count: number): string =>
  count === 0 ? 'vous n’en piochez pas' : `vous en piochez ${count}`;

export const words: CoachWords<Reasons> = {
  bid: ({ tool, bid, hand }) =>
    `${USES[tool]}. Payer ${bid} vous laisse une main de ${cartes(hand)}.`,
  outbids: ({ seat, tool, bid, hand }) =>
    `Vous passez devant ${seatMark(seat)} pour ${NAMES[tool]}. Payer ${bid} vous laisse une ` +
    `main de ${cartes(hand)}.`,
  fold: ({ tool, prestige }) =>
    `Vous laissez ${NAMES[tool]} et gardez vos ${prestige} de prestige pour un autre outil.`,
  foldPoor: ({ least, prestige }) =>
    `Il faudrait miser ${least}, et vous avez ${prestige} de prestige : d’autres outils suivent.`,
  choose: ({ tool, cost, hand }) =>
    `${USES[tool]}. Coût : ${cost}, pour une main de ${cartes(hand)}.`,
  shieldThrow: () => 'Le casque est perdu, mais vous gardez un lancer au prochain tour.',
  shieldExit: () => 'Le casque est perdu, mais la sortie qui se fermerait reste ouverte.',
  shieldCard: ({ value }) =>
    `Le casque est perdu, mais votre carte de valeur ${value} reste visible.`,
  shieldNothing: () => 'Le casque serait perdu pour rien : cet accident ne fait rien à votre mine.',
  sufferThrow: () => 'Vous perdez un lancer au prochain tour, et gardez le casque.',
  sufferExit: () => 'Vous perdez une sortie libre de votre dernière rangée, et gardez le casque.',
  sufferCard: ({ value }) => `Vous perdez une carte de valeur ${value}, et gardez le casque.`,
  sufferNothing: () => 'Cet accident ne fait rien à votre mine : le casque est gardé.',
  lay: ({ value, exits }) =>
    `${points(value)}, le mieux que vos dés permettent, et ${sorties(exits)} pour continuer.`,
  layWider: ({ value, exits, best }) =>
    `Elle rapporte ${value} au lieu de ${best}, mais ouvre davantage : ${sorties(exits)}.`,
  layLess: ({ value, exits, best }) =>
    `Elle rapporte ${points(value)} et ouvre ${sorties(exits)} ; votre carte de valeur ` +
    `${best} est gardée.`,
  skipSaves: ({ value }) =>
    `Votre carte de valeur ${value} et la sortie sont gardées pour un autre lancer.`,
  skipNothing: () => 'Aucune de vos cartes ne convient à vos dés.',
  dropNone: ({ draws }) =>
    `Vous gardez ce que vous avez ; de nouvelles cartes, ${piochees(draws)}.`,
  drop: ({ cards, value, draws }) =>
    `${cartes(cards)} de valeur ${value} au plus ${cards < 2 ? 'part' : 'partent'} ; ` +
    `${piochees(draws)}.`,
  passReady: ({ value }) =>
    `Vos dés montrent déjà une carte de valeur ${value} : gardez-les ainsi.`,
  passShort: ({ dice, value }) =>
    `Il vous manque ${des(dice)} pour la carte la plus proche, de valeur ${value} ; rien à payer.`,
  passIdle: () => 'Rien à poser dans cette phase, quels que soient vos dés.',
  gains: ({ take, value }) => `Avec le ${take}, vos dés montrent une carte de valeur ${value}.`,
  loses: ({ give, value }) =>
    `Sans le ${give}, vous ne pouvez plus poser votre carte de valeur ${value}.`,
  nearer: ({ take, dice, value }) =>
    `Avec le ${take}, il vous manque encore ${des(dice)} pour une carte de valeur ${value}.`,
  denies: ({ take }) => `Une fois à vous, il n’y a plus de ${take} parmi les dés centraux.`,
  keeps: ({ take, value }) =>
    `Avec le ${take}, vous pouvez toujours poser une carte de valeur ${value}, pas mieux.`,
  noUse: ({ take }) => `Le ${take} ne vous rapproche d’aucune carte.`,
  offerGains: ({ seat, take, value }) =>
    `Si ${seatMark(seat)} accepte, avec le ${take} vos dés montrent une carte de valeur ${value}.`,
  offer: ({ seat, take }) =>
    `Si ${seatMark(seat)} accepte, le ${take} est à vous, mais ne vous rapproche d’aucune carte.`,
  rerollSafe: ({ dice, value }) =>
    `Vous relancez ${des(dice)} ; les autres montrent de toute façon une carte de valeur ${value}.`,
  rerollRisks: ({ dice, value }) =>
    `Vous relancez ${des(dice)}, et risquez la carte de valeur ${value} que vous pourriez poser.`,
  reroll: ({ dice, lacking, value }) =>
    `Vous relancez ${des(dice)} ; il en faut ${lacking} pour une carte de valeur ${value}. ` +
    'Aucun risque.',
  rerollFar: ({ dice }) =>
    `Vous relancez ${des(dice)} : aucune carte n’en viendra encore, mais vous ne risquez rien.`,
  rerollIdle: ({ dice }) =>
    `Vous relancez ${des(dice)}, mais n’avez rien à poser dans cette phase.`,
  agreeGains: ({ give, value }) =>
    `Avec ce ${give}, vos dés montrent une carte de valeur ${value}.`,
  agreeLoses: ({ take, value }) =>
    `Sans votre ${take}, vous ne pouvez plus poser votre carte de valeur ${value}.`,
  agreeCard: ({ value }) =>
    `Vous recevez une carte de valeur ${value}, et pouvez poser autant qu’avant.`,
  agree: ({ give, take }) => `Un ${give} contre votre ${take} ne change rien à vos poses.`,
  refuseKeeps: ({ take, value }) =>
    `Votre ${take} fait partie de la carte de valeur ${value} que vous pouvez poser.`,
  refuseMisses: ({ give, value }) =>
    `Vous renoncez à ce ${give}, qui ferait une carte de valeur ${value}.`,
  refuse: ({ seat, take }) =>
    `${seatMark(seat)} n’a pas votre ${take}, et vos poses restent les mêmes.`,
  contestGains: ({ take, value }) =>
    `Si votre mise est la plus haute, ce ${take} vous fait une carte de valeur ${value}.`,
  contestDenies: ({ seat, take }) =>
    `Le ${take} ne vous fait pas de meilleure carte : il s’agit d’en priver ${seatMark(seat)}.`,
  letMisses: ({ take, value }) =>
    `Vous gardez la carte à miser, et renoncez au ${take} pour une carte de valeur ${value}.`,
  letGo: ({ take }) => `Le ${take} ne vous fait pas de meilleure carte, et la mise serait perdue.`,
  letForced: ({ take }) => `Vous ne pouvez pas à la fois payer le ${take} et miser une carte.`,
  stakeHighest: ({ value }) =>
    `Vous ne pouvez rien miser de plus haut que ce ${value} ; la plus haute mise a le dé.`,
  stakeLower: ({ value, highest }) =>
    `Vous ne risquez que ${value} et gardez votre ${highest} ; une mise plus haute aura le dé.`,
};
