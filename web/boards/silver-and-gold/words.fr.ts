import { de } from '@pepite/kernel';
import { frenchOrdinal } from '../../words/ordinals.ts';
import { french as about } from './about.fr.ts';
import type { BoardWords } from './texts.ts';

// From 2 on the plural: French says « 0 pièce, 1 pièce, 2 pièces ».
const many = (count: number, one: string, more: string): string =>
  `${count}\u00A0${count < 2 ? one : more}`;

const points = (count: number): string => many(count, 'point', 'points');

/** Orange stays as it is; the other colours agree. */
const inMany = (colour: string): string => (colour === 'orange' ? colour : `${colour}s`);

const signs = (coins: number, palms: number, crosses: number): string =>
  [
    coins > 0 ? many(coins, 'pièce', 'pièces') : '',
    palms > 0 ? many(palms, 'palmier', 'palmiers') : '',
    crosses > 0 ? many(crosses, 'croix', 'croix') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

const mark: BoardWords['mark'] = {
  ask: 'Cochez ce motif sur une de vos cartes.',
  askCell: 'Une case au lieu du motif, où vous voulez.',
  askBonus: (left) => `Une croix ! Encore ${many(left, 'case', 'cases')}, où vous voulez.`,
  noRoom: 'Le motif n’entre nulle part : cochez une case.',
  misfit: 'Le motif n’entre pas ici.',
  tools: 'Tourner et cocher',
  turn: 'Tourner (R)',
  mirror: 'Retourner en miroir (M)',
  next: 'Prochaine place possible (N)',
  nextBrief: 'Prochaine place',
  single: 'Une case',
  pattern: 'Tout le motif',
  make: (cells) => `Cocher ${many(cells, 'case', 'cases')}`,
  placesHere: (fits) => `Tourné : ${many(fits, 'place possible', 'places possibles')}`,
  placed: (card, row, column, gain) => `Carte ${card}, ligne ${row}, colonne ${column} ; ${gain}`,
};

const report: BoardWords['report'] = {
  title: (round) => `Tour ${round}`,
  whole: 'Toute la partie',
  part: 'Points gagnants',
  place: frenchOrdinal,
  coins: 'Pièces',
  cups: 'Coupes',
  palms: 'Palmiers',
  cards: 'Cartes complètes',
  seals: 'Sceaux',
  total: 'Total',
  brought: (count) => `+${count}`,
  legend: 'En vert : ce que ce tour a rapporté.',
  lastLegend: 'En vert : ce que le dernier tour a rapporté.',
  course: 'Tour après tour',
  afterRound: (round) => `Après le tour ${round}`,
  leads: 'en tête',
  parted: (colour) =>
    `À égalité de points, le plus de cartes ${inMany(colour)} complètes départage.`,
  completed: (name) => `Cartes complètes ${de(name)}`,
  none: 'aucune',
};

export const french: BoardWords = {
  colours: { purple: 'violette', orange: 'orange', green: 'verte', grey: 'grise' },
  signs: { plain: '', cross: 'croix', coin: 'pièce', palm: 'palmier' },
  patterns: {
    I2: 'deux cases en ligne',
    I3: 'trois cases en ligne',
    V3: 'un coin de trois cases',
    T4: 'un T de quatre cases',
    L4: 'un L de quatre cases',
    O4: 'un carré de quatre cases',
  },
  points,
  cards: {
    name: (colour, count) => `carte ${colour}, ${points(count)}`,
    seal: (bonus, colour) => `sceau : ${bonus} par carte ${colour} complète`,
    progress: (marked, cells) => `${marked} sur ${cells} cochées`,
    printed: signs,
    none: 'Pas de carte',
    next: 'Votre prochaine carte',
    afterNext: 'Puis une seconde carte',
  },
  table: {
    round: (round, rounds) => `Tour ${round}/${rounds}`,
    turn: (turn, turns) => `expédition ${turn}/${turns}`,
    expedition: 'Expédition',
    notRevealed: 'pas encore révélée',
    deck: 'Les huit cartes expédition',
    unseen: 'sept sont révélées par tour',
    copies: (count, pattern) => `${count} × ${pattern}`,
    cupsLeft: (cups) => `Coupes restantes : ${cups}`,
    noCups: 'Plus de coupe',
    market: 'Cartes révélées',
    pile: (count) => `Pile : ${many(count, 'carte', 'cartes')}`,
    palmWorth: (count) => `Un palmier vaut ${count}`,
  },
  places: {
    cardsOf: (name) => `Cartes ${de(name)}`,
    scoreCard: (name) => `Carte valorisation ${de(name)}`,
    thinking: 'réfléchit',
    done: 'a fini',
    taking: 'prend une carte',
    first: 'premier joueur',
    coins: (coins, boxes) => `${many(coins, 'pièce', 'pièces')} sur ${boxes}`,
    palms: (list) => `palmiers : ${list}`,
    cups: (list) => `coupes : ${list}`,
    completed: (cards) => many(cards, 'carte complète', 'cartes complètes'),
    ofColour: (cards, colour) =>
      many(cards, `carte ${colour} complète`, `cartes ${inMany(colour)} complètes`),
    others: 'Les autres',
    close: 'Fermer',
  },
  mark,
  cell: {
    at: (row, column) => `ligne ${row}, colonne ${column}`,
    marked: 'cochée',
    pending: 'cochée à l’instant',
    fits: (gain) => `possible ; ${gain}`,
    misfit: 'impossible',
  },
  gains: {
    coins: (coins) => many(coins, 'pièce', 'pièces'),
    palms: (count) => `palmier : ${points(count)}`,
    crosses: (cells) => `croix : ${many(cells, 'case de plus', 'cases de plus')}`,
    card: (count) => `carte complète : ${points(count)}`,
    seals: (count) => `sceaux : ${points(count)}`,
    cups: (count) => `coupe : ${points(count)}`,
    nothing: 'aucun bonus',
  },
  keep: {
    ask: 'Choisissez deux cartes à remplir ; les autres retournent dans la pile.',
    more: (chosen) => `${chosen}\u00A0${chosen < 2 ? 'choisie' : 'choisies'} sur 2`,
    make: 'Garder ces deux cartes',
    dealt: 'Vos quatre cartes',
  },
  take: {
    ask: 'Carte complète ! Prenez une carte révélée ou la première de la pile.',
    askFirst: 'Deux cartes complètes ! Prenez une première carte, révélée ou de la pile.',
    askSecond: 'Prenez maintenant la seconde carte, révélée ou de la pile.',
    askOnly: 'Deux cartes complètes ! Il ne reste qu’une carte à prendre.',
    make: 'La prendre',
    pile: 'La première carte de la pile, sans la voir.',
    seal: (bonus, colour, completed) =>
      `+${bonus} par carte ${colour} complète (vous\u00A0en\u00A0avez\u00A0${completed})`,
  },
  report,
  about,
};
