import type { BoardWords } from './texts.ts';

// From 2 on the plural: French says « 0 carte, 1 carte, 2 cartes ».
const many = (count: number, one: string, more: string): string =>
  `${count} ${count < 2 ? one : more}`;
const cardsOf = (count: number): string => many(count, 'carte', 'cartes');

const ask: BoardWords['ask'] = {
  waiting: (name) => `On attend ${name}`,
  turn: 'À vous : touchez une carte pleine pour la poser, piochez ou passez.',
  nothingFits: 'Rien dans votre main ne convient maintenant.',
  onlyActions: 'Après une action, jouez encore : autre chose qu’une action.',
  owing: (cards) => `Vous devez ${cardsOf(cards)} : réglez cela d’abord.`,
  partner: 'Avec qui échangez-vous toute votre main ?',
  draw: 'Piocher',
  drawHint: (left) => `encore ${left}`,
  pass: 'Passer',
  passHint: (left) => `encore ${left}, +5`,
  accept: 'Accepter',
  acceptHint: (cards) => `piocher ${cards}`,
  hand: (name) => `Passer à ${name}`,
  end: 'Finir le tour',
  endHint: 'sans poser',
  lay: (card) => `Poser ${card}`,
  laySeveral: (count) => `Poser ${count} cartes`,
  onTop: (card) => `${card} dessus`,
  addMore: (face) => `Touchez d’autres ${face} pour les ajouter : la dernière est dessus.`,
  clear: 'Annuler',
};

const news: BoardWords['news'] = {
  dealt: (round) => `Manche ${round} : douze cartes chacun.`,
  laid: (name, card, count) =>
    count === 1 ? `${name} pose ${card}.` : `${name} pose ${count} cartes, ${card} dessus.`,
  fetched: (name) => `La figurine va à ${name}.`,
  drew: (name, count) => `${name} pioche ${cardsOf(count)}.`,
  stole: (thief, victims) => `${thief} prend une carte à ${victims}.`,
  swapped: (one, other) => `${one} et ${other} échangent leurs mains.`,
  swappedUnseen: (name) => `${name} échange sa main.`,
  passed: (name) => `${name} passe.`,
  passedDebt: (name, cards) => `${name} passe la dette de ${cardsOf(cards)}.`,
  stopped: (name) => `${name} s’arrête.`,
};

const report: BoardWords['report'] = {
  title: (round) => `Manche ${round}`,
  won: (name, goldens) => `${name} finit avec ${goldens} douze d’or.`,
  endings: {
    none: 'Aucune manche n’est finie.',
    locked: 'Plus personne ne pouvait poser ni piocher : une manche sans vainqueur.',
    long: 'Mille tours ont été joués : une manche sans vainqueur.',
  },
  cards: 'Cartes restées en main',
  finished: 'Main vide',
  passes: (count) => `${many(count, 'passe', 'passes')} × 5`,
  goldens: (count) => `${count} douze d’or × −5`,
  halved: 'Moitié grâce au Happy Man',
  total: 'Manche',
  points: (text, points) => `${text} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
};

export const french: BoardWords = {
  and: 'et',
  round: (round) => `Manche ${round} sur 3`,
  cards: {
    colours: { blue: 'bleu', red: 'rouge', yellow: 'jaune', green: 'vert', violet: 'violet' },
    letters: { blue: 'B', red: 'R', yellow: 'J', green: 'Ve', violet: 'Vi' },
    actions: { profusion: 'Profusion', exchange: 'Échange', drawOne: 'Tirer carte' },
    golden: 'douze d’or',
    happyMan: 'Happy Man',
    coloured: (face, colour) => `${face} ${colour}`,
  },
  places: {
    cards: (count) => `${cardsOf(count)} en main`,
    size: cardsOf,
    passesLeft: (count) => `encore ${many(count, 'passe', 'passes')}`,
    drawsLeft: (count) => `encore ${many(count, 'pioche', 'pioches')}`,
    sum: (points) => `${points} pts`,
    unit: 'pts',
    inHand: (points) => `main : ${points} pts`,
    figure: 'a la figurine Happy Man',
    figureBeside: 'La figurine est encore libre',
    owes: (cards) => `doit ${cards}`,
    toPlay: 'joue',
    handOf: (name) => `Main de ${name}`,
    talon: 'Talon',
    pile: 'Pioche',
    pileOf: (cards) => `Pioche : ${cardsOf(cards)}`,
    debt: (name, cards) => `${name} doit ${cardsOf(cards)}`,
  },
  hand: {
    yours: 'Votre main',
    empty: 'Votre main est vide : piochez.',
    sort: 'Trier',
    orders: { colour: 'par couleur', number: 'par nombre' },
    playable: 'jouable',
    unplayable: 'pas jouable maintenant',
    selectable: 'jouable, seule ou avec d’autres',
    fresh: 'nouvelle',
  },
  ask,
  effects: {
    debt: (name, cards) => `${name} devra ${cardsOf(cards)}.`,
    figure: 'Vous donne la figurine : moitié des points.',
    actions: {
      profusion: () => 'prend une carte à chaque autre joueur',
      exchange: () => 'échange toute votre main avec qui vous voulez',
      drawOne: (next) => `prend une carte à ${next}`,
    },
  },
  news,
  sheet: {
    title: 'Feuille de score',
    player: 'Joueur',
    round: (round) => `Manche ${round}`,
    sum: 'Total',
    notYet: 'pas encore',
    fewest: 'Le moins de points gagne.',
  },
  report,
};
