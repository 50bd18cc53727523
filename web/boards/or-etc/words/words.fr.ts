import { french as game } from '@pepite/games/or-etc/words.fr';
import { de, toldOf } from '@pepite/kernel';
import { frenchOrdinal } from '../../../words/ordinals.ts';
import type { BoardWords } from './texts.ts';

// From 2 on the plural: French says « 0 carte, 1 carte, 2 cartes ».
const many = (count: number, one: string, more: string): string =>
  `${count} ${count < 2 ? one : more}`;
const cardsOf = (count: number): string => many(count, 'carte', 'cartes');

const join = (parts: readonly string[], word: string): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
const list = (parts: readonly string[]): string => join(parts, 'et');
const either = (parts: readonly string[]): string => join(parts, 'ou');

const COUNTS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq'];

/** « un 5 », « deux 4 ». */
const facesOf = (faces: readonly number[]): string =>
  list(
    [...new Set(faces)].map((face) => {
      const count = faces.filter((one) => one === face).length;
      return `${COUNTS[count]} ${face}`;
    }),
  );

const { tools: names } = game.labels;
const tools: BoardWords['tools'] = {
  pick: { name: names.pick, effect: 'Relancer les dés de son choix, une fois par phase.' },
  wagon: { name: names.wagon, effect: 'Un lancer de plus à chaque tour.' },
  mug: { name: names.mug, effect: 'Un échange gratuit avec les dés centraux, une fois par phase.' },
  shovel: { name: names.shovel, effect: 'Relancer les dés de son choix, une fois par tour.' },
  helmet: { name: names.helmet, effect: 'Le donner, une fois, pour échapper à un accident.' },
  mallet: {
    name: names.mallet,
    effect: 'Relancer un dé, une fois par phase ; un accident la brise.',
  },
};

const ask: BoardWords['ask'] = {
  lay: 'Vos dés réalisent les cartes encadrées : touchez celle que vous posez dans votre mine.',
  lucky: 'Quinte de 6 : touchez n’importe quelle carte pour la poser.',
  layCard: (card) => `Poser ${card}`,
  skip: 'Ne rien poser',
  layGiven: 'Aucune de vos cartes ne convient à ces dés : vous ne posez rien.',
  contestGiven: 'Vous n’avez pas de quoi le payer et miser une carte : vous laissez faire.',
  drop: (drawn, limit) => {
    if (limit === 0) return 'Touchez les cartes à défausser ; vous n’en piocherez pas d’autres.';
    return `Touchez les cartes à défausser ; ${
      drawn === 0 ? 'pour l’instant, vous n’en piochez pas' : `vous en piocherez ensuite ${drawn}`
    }.`;
  },
  dropCards: (count) => `Défausser ${cardsOf(count)}`,
  keep: 'Tout garder',
  stake: 'Touchez une carte à miser en secret : la plus haute gagne le dé, puis est défaussée.',
  stakeCard: (card) => `Miser ${card}`,
  shield: (accident, effect) => `${accident} ! ${effect}`,
  giveHelmet: 'Donner plutôt le casque',
  suffer: 'Subir l’accident',
  claimed: (name, { give, take, card }) =>
    `${name} réclame le seul ${take} des dés centraux contre un ${give}` +
    `${card === undefined ? '' : ` et paie avec ${card}`}.`,
  contest: 'Le disputer',
  contestWhy: 'Miser une carte ? La plus haute est défaussée et permet d’acheter le dé.',
  let: 'Laisser faire',
  settle: (take) => `Le ${take} est à vous. Touchez le dé que vous donnez en échange.`,
  offered: (name, { give, take, card }) =>
    `${name} offre un ${give}${card === undefined ? '' : ` et une carte (${card})`} ` +
    `contre votre ${take}.`,
  worth: (card, value) => `${card}, valeur\u00A0${value}`,
  accept: 'Accepter',
  refuse: 'Refuser',
  wouldComplete: (cards) => `Complète ${cards}.`,
  wouldBreak: (cards) => `Défait ${cards}.`,
};

const exchange: BoardWords['exchange'] = {
  start: (action, most) =>
    'Touchez un de vos dés, puis celui que vous voulez ' +
    `(action\u00A0${action}\u00A0sur\u00A0${most}).`,
  startBare: 'Aucun échange n’est possible.',
  giving: (give) =>
    `Votre ${give} contre quel dé ? Pépite : la valeur de la carte à payer ; ` +
    'coche : complète une carte.',
  wanting: (take, from) =>
    `Le ${take} ${from === undefined ? 'des dés centraux' : de(from)} contre lequel de vos dés ?`,
  centre: 'dés centraux',
  pass: 'Passer la phase',
  cancel: 'Annuler',
  deal: ({ give, take, from }) =>
    `Votre ${give} contre le ${take} ` + (from === undefined ? 'des dés centraux' : de(from)),
  free: (deal) => `${deal} : gratuit.`,
  exactly: (deal, value) => `${deal} : une carte de valeur ${value} exactement.`,
  atLeast: (deal, value) => `${deal} : une carte de valeur ${value} ou plus.`,
  pay: 'Touchez celle qui paie.',
  once: 'On peut vous le disputer.',
  swap: 'Échanger',
  swapPaying: (card) => `Payer avec ${card}`,
  withMug: 'Avec la chope, gratuit',
  offer: (name) => `Proposer à ${name}`,
  offerWith: (name, card) => `Proposer à ${name} avec ${card}`,
  completes: (cards) => `Complète ${cards}.`,
  die: (face) => `votre ${face}`,
  dieOf: (face, from) => `un ${face}, ${from}`,
  costs: (value, isLeast) => `coûte une carte de valeur ${value}${isLeast ? ' ou plus' : ''}`,
  costsNothing: 'ne coûte rien',
  helps: 'complète une carte',
  reroll: 'Relancer…',
  pickDice: 'Touchez les dés à relancer.',
  pickDie: 'Touchez le dé à relancer.',
  rollAgain: (dice) => (dice === 0 ? 'Relancer' : `Relancer ${many(dice, 'dé', 'dés')}`),
};

const rolls = (name: string): string => `${name} ${toldOf(name, 'lance', 'lancez')}`;

const takes = (name: string): string => `${name} ${toldOf(name, 'prend', 'prenez')}`;

const news: BoardWords['news'] = {
  combinations: {
    five: (name, face) => `${rolls(name)} une quinte de\u00A0${face} !`,
    four: (name, face) => `${rolls(name)} un carré de\u00A0${face}.`,
    full: (name, face) => `${rolls(name)} un full aux\u00A0${face}.`,
    three: (name, face) => `${rolls(name)} un brelan de\u00A0${face}.`,
    straight: (name) => `${rolls(name)} une suite.`,
  },
  endsNow: 'Cela termine la partie.',
  endsNext: '(Au prochain tour, cela terminerait la partie.)',
  struck: (name, accident) => `${accident} chez ${name} !`,
  shielded: (name, accident) =>
    `${accident} : ${toldOf(name, `le casque sauve ${name}`, 'votre casque vous sauve')}.`,
  broken: (name, tool) => `${name} ${toldOf(name, 'perd son', 'perdez votre')} outil : ${tool}.`,
  aside: (name) => {
    const mine = toldOf(name, `la mine ${de(name)}`, 'votre mine');
    return `${mine} n’a plus de sortie : elle est mise de côté.`;
  },
  contested: (name) => `${name} ${toldOf(name, 'remporte', 'remportez')} le dé disputé.`,
  took: (name, { give, take, card }) =>
    `${takes(name)} un ${take} contre un ${give}` +
    `${card === undefined ? '' : `, payé avec ${card}`}.`,
  offered: (name, to, { give, take, card }) => {
    const toOthers = `${toldOf(name, 'offre', 'offrez')} un ${give} à ${to}`;
    const offer = toldOf(to, toOthers, `vous offre un ${give}`);
    return `${name} ${offer} contre un ${take}${card === undefined ? '' : `, avec ${card}`}.`;
  },
  tookByMug: (name, { give, take }) =>
    `${takes(name)} un ${take} contre un ${give}, avec la chope.`,
  rerolled: (deed, dice) => `${deed} : ${dice}.`,
};

export const french: BoardWords = {
  list,
  either,
  tools,
  status: {
    turn: (turn) => `Tour ${turn}`,
    phase: (phase, phases) => `phase ${phase} sur ${phases}`,
    pile: (cards) => `Pioche : ${cardsOf(cards)}`,
    ends: (rolls) => `Fin de partie : ${rolls}`,
    endsBrief: (roll) => `Fin : ${roll}`,
    endsLaterBrief: (turn) => `Pas de fin avant le tour\u00A0${turn}`,
    endsLater: (turn) => `Aucun lancer ne termine la partie avant le tour ${turn}`,
    endingRolls: game.labels.endingRolls,
    oneIn: (rolls) => `1 lancer sur ${rolls}`,
    accidents: 'Accidents en jeu',
    accidentsOpen: (count) => many(count, 'accident en jeu', 'accidents en jeu'),
  },
  places: {
    you: 'Vous',
    first: 'premier joueur',
    noTool: 'pas d’outil',
    toolUsed: 'déjà servi',
    prestige: (prestige) => `${prestige} de prestige`,
    held: (cards, most) => `${cardsOf(cards)} en main, taille de la main ${most}`,
    throws: (left, all) => `encore ${many(left, 'lancer', 'lancers')} sur ${all}`,
    points: (points) => many(points, 'point', 'points'),
    pointsShort: (points) => many(points, 'pt', 'pts'),
    toAct: 'à son tour',
    passed: 'a passé',
    sitsOut: 'attend',
    thinking: 'choisit',
    chosen: 'a choisi',
    dice: (name, dice) => `Dés ${de(name)} : ${dice}`,
    diceOf: (name) => `Dés ${de(name)}`,
    beers: 'Bières',
    centre: 'Dés centraux',
    yourDice: 'Vos dés',
    handOf: (name) => `Cartes ${de(name)}`,
    look: (name) => `Regarder ${name}`,
    back: 'Retour aux bières',
  },
  cards: {
    name: (card, value, exits) => `${card}, valeur ${value}, ${many(exits, 'sortie', 'sorties')}`,
    hand: 'Vos cartes',
    empty: 'Vous n’avez pas de cartes.',
    ready: 'prête',
    lacks: 'manque',
    short: facesOf,
    eitherShort: (faces) => either(faces.map((face) => `un ${face}`)),
    diceShort: (count) => `${COUNTS[count]} ${count === 1 ? 'dé' : 'dés'}`,
    sealed: 'choisie',
  },
  mine: {
    of: (name) => `Mine ${de(name)}`,
    yours: 'Votre mine',
    open: (name) => `Ouvrir la mine ${de(name)}`,
    openYours: 'Ouvrir votre mine',
    row: (row, cards) => `Rangée ${row} : ${cards}`,
    faceDown: 'ensevelie',
    aside: (number) => `Mine ${number}, mise de côté`,
    present: 'La mine en cours',
    free: (exits) => many(exits, 'sortie libre', 'sorties libres'),
    next: (exits) => `${exits} de plus au prochain tour`,
    exits: { free: 'sortie libre', next: 'ouvre au prochain tour', closed: 'fermée pour de bon' },
    legend: 'Légende',
    points: (points) => many(points, 'point', 'points'),
  },
  auction: {
    title: 'Enchères des outils',
    remaining: 'Outils dont personne n’a voulu',
    value: (value) => `valeur ${value}`,
    noBid: 'Pas encore de mise',
    highest: (name, bid) => `${name} mise ${bid}`,
    yourHighest: (bid) => `Vous misez ${bid}`,
    bids: 'Qui enchérit',
    folded: 'retiré',
    inIt: 'en lice',
    bidOf: (bid, isOwn) => `${isOwn ? 'misez' : 'mise'} ${bid}`,
    less: 'Miser moins',
    more: 'Miser plus',
    yourBid: 'Votre mise',
    bid: (amount) => `Miser ${amount}`,
    fold: 'Se retirer',
    after: (prestige, cards) =>
      prestige === 0
        ? 'Cette mise prend tout votre prestige : vous commencez sans carte.'
        : `Avec cette mise, il vous reste ${prestige} de prestige : une main de ${cardsOf(cards)}.`,
    tooDear: (most) => `Vous ne pouvez pas miser plus que ${most} : retirez-vous.`,
    choose: 'Prenez un de ces outils ; il coûte sa valeur en prestige.',
    take: (tool, price) => `${tool} pour ${price}`,
    next: 'À venir',
  },
  ask,
  exchange,
  automatic: 'Réponses automatiques',
  news,
  report: {
    title: 'Les mines',
    byRoll: (roll, turn) => `${roll} Au tour ${turn}, cela termine la partie.`,
    byPile: (name, turn) =>
      `${name} ${toldOf(name, 'a', 'avez')} pioché la dernière carte au tour ${turn}.`,
    place: frenchOrdinal,
    row: (row, cards) => `Rangée ${row} : ${cardsOf(cards)}`,
    mine: 'Mine',
    aside: (number) => `Mine ${number}, mise de côté`,
    nothing: 'Rien de posé',
    total: 'Total',
    points: (points) => many(points, 'point', 'points'),
    faceUp: (cards) => many(cards, 'carte visible', 'cartes visibles'),
    tie: 'À égalité, le plus de cartes visibles l’emporte.',
  },
};
