import type { BoardWords } from './texts.ts';

// From 2 on the plural: French says « 0 pièce, 1 pièce, 2 pièces ».
const many = (count: number, one: string, more: string): string =>
  `${count} ${count < 2 ? one : more}`;

const points = (count: number): string => many(count, 'point', 'points');

const signs = (coins: number, palms: number, crosses: number): string =>
  [
    coins > 0 ? many(coins, 'pièce', 'pièces') : '',
    palms > 0 ? many(palms, 'palmier', 'palmiers') : '',
    crosses > 0 ? many(crosses, 'croix', 'croix') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

const mark: BoardWords['mark'] = {
  ask: 'Placez le motif sur une de vos cartes.',
  askCell: 'Une seule case au lieu du motif : n’importe laquelle.',
  askBonus: (left) => `Croix : cochez encore ${many(left, 'case', 'cases')}, où vous voulez.`,
  noRoom: 'Le motif n’entre nulle part : cochez une case.',
  waiting: 'C’est coché. Les autres réfléchissent encore.',
  settling: (name) => `${name} prend une nouvelle carte.`,
  misfit: 'Il n’entre pas ici.',
  tools: 'Tourner et cocher',
  turn: 'Tourner (R)',
  mirror: 'Retourner en miroir (M)',
  next: 'Prochaine place possible (N)',
  single: 'Une case',
  pattern: 'Motif',
  make: 'Cocher',
  lies: (fits) => `Tourné : ${many(fits, 'place possible', 'places possibles')}`,
  placed: (card, row, column, gain) =>
    `Carte ${card}, ligne ${row}, colonne ${column} : donnerait ${gain}`,
};

const report: BoardWords['report'] = {
  title: (round) => `Manche ${round}`,
  whole: 'Toute la partie',
  part: 'Points pour',
  coins: 'Pièces',
  cups: 'Coupes',
  palms: 'Palmiers',
  cards: 'Cartes pleines',
  seals: 'Sceaux',
  total: 'Total',
  brought: (count) => `+${count}`,
  legend: 'En petit : ce que cette manche a rapporté.',
  full: (name) => `Cartes pleines de ${name}`,
  noFull: 'aucune carte pleine',
};

export const french: BoardWords = {
  colours: { purple: 'violette', orange: 'orange', green: 'verte', grey: 'grise' },
  letters: { purple: 'V', orange: 'O', green: 'E', grey: 'G' },
  signs: { plain: '', cross: 'croix', coin: 'pièce', palm: 'palmier' },
  patterns: {
    I2: 'deux en ligne',
    I3: 'trois en ligne',
    V3: 'un coin de trois',
    T4: 'un T de quatre',
    L4: 'un L de quatre',
    O4: 'un carré de quatre',
  },
  cards: {
    name: (colour, count) => `carte ${colour}, ${points(count)}`,
    seal: (bonus, colour) => `sceau : ${bonus} par carte ${colour} pleine`,
    progress: (marked, cells) => `${marked} sur ${cells} cochées`,
    printed: signs,
    none: 'Pas de carte',
  },
  table: {
    round: (round, rounds) => `Manche ${round}/${rounds}`,
    turn: (turn, turns) => `tour ${turn}/${turns}`,
    expedition: 'Expédition',
    notRevealed: 'pas encore révélée',
    deck: 'Les huit cartes Expédition',
    unseen: 'sept sont révélées par manche',
    copies: (count, pattern) => `${count} × ${pattern}`,
    cups: 'Coupes',
    cupsLeft: (cups) => `Coupes restantes : ${cups}`,
    noCups: 'Plus de coupe',
    market: 'Marché',
    pile: (count) => `Pile : ${many(count, 'carte', 'cartes')}`,
    palmWorth: (count) => `Un palmier rapporte ${points(count)} maintenant`,
  },
  places: {
    cardsOf: (name) => `Cartes de ${name}`,
    scoreCard: (name) => `Fiche de ${name}`,
    thinking: 'réfléchit',
    done: 'a fini',
    taking: 'prend une carte',
    first: 'premier joueur',
    points,
    coins: (coins, boxes) => `${many(coins, 'pièce', 'pièces')} sur ${boxes}`,
    palms: (list) => `palmiers : ${list}`,
    cups: (list) => `coupes : ${list}`,
    full: (cards) => many(cards, 'carte pleine', 'cartes pleines'),
    others: 'Les autres',
  },
  mark,
  cell: {
    at: (row, column) => `ligne ${row}, colonne ${column}`,
    marked: 'cochée',
    pending: 'cochée ce tour-ci',
    fits: (gain) => `possible ; donnerait ${gain}`,
    misfit: 'impossible',
  },
  gains: {
    coins: (coins) => many(coins, 'pièce', 'pièces'),
    palms: (count) => `palmier pour ${points(count)}`,
    crosses: (cells) => many(cells, 'case de plus', 'cases de plus'),
    full: (count) => `carte pleine pour ${points(count)}`,
    nothing: 'rien de plus',
    cup: (value) => `coupe pour ${points(value)}`,
  },
  keep: {
    ask: 'Choisissez les deux cartes que vous gardez.',
    more: (chosen) => `${chosen} sur 2`,
    make: 'Garder ces deux cartes',
    waiting: 'C’est choisi. Les autres choisissent encore.',
    dealt: 'Vos quatre cartes',
  },
  take: {
    ask: 'Carte pleine ! Choisissez-en une nouvelle.',
    make: 'La prendre',
    pile: 'la première carte de la pile, sans la voir',
    seal: (bonus, colour, full) => `${bonus} par carte ${colour} pleine ; vous en avez ${full}`,
  },
  report,
};
