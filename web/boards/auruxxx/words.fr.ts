import { TEXTS } from '@pepite/drawings/auruxxx/texts';
import { de, toldOf } from '@pepite/kernel';
import type { BoardWords } from './texts.ts';

// From 2 on the plural: French says « 0 carte, 1 carte, 2 cartes ».
const many = (count: number, one: string, more: string): string =>
  `${count} ${count < 2 ? one : more}`;
const cardsOf = (count: number): string => many(count, 'carte', 'cartes');
const unitOf = (points: number): string => (Math.abs(points) < 2 ? 'pt' : 'pts');

/** What is done in place of laying a card, after so many draws. */
const instead = (drawn: number): string =>
  ['piochez.', 'piochez encore une fois.'][drawn] ?? 'finissez votre tour.';

const ask: BoardWords['ask'] = {
  turn: (drawn, mayPass) =>
    drawn === 0
      ? `À vous : posez une carte qui convient, ${mayPass ? 'piochez ou passez.' : 'ou piochez.'}`
      : `Posez une carte qui convient, ou ${instead(drawn)}`,
  nothingFits: (drawn, mayPass) =>
    `Aucune de vos cartes ne convient : ${mayPass ? 'piochez ou passez.' : instead(drawn)}`,
  afterAction: (drawn) =>
    `Posez encore une carte qui n’est pas une action${drawn < 2 ? ', ou piochez d’abord' : ''}.`,
  owing: (cards, next) =>
    `Vous devez piocher ${cardsOf(cards)}. En passant, vous les laissez à ${next}.`,
  owingWithoutPass: (cards) => `Vous devez piocher ${cardsOf(cards)}.`,
  partner: 'Échanger toute votre main avec :',
  draw: 'Piocher',
  drawHint: (left) => (left === 1 ? 'dernière pioche' : `${left} fois au plus`),
  pass: 'Passer',
  passHint: (left, mayPass, points) => {
    if (left === 0) return 'plus de passe';
    return mayPass ? `coûte ${points} points, encore ${left}` : 'seulement en début de tour';
  },
  accept: (cards) => `Piocher ${cards}`,
  acceptHint: 'puis jouer votre tour',
  passOn: (name) => `Laisser à ${name}`,
  end: 'Finir le tour',
  endHint: 'sans poser',
  lay: (card) => `Poser ${card}`,
  laySeveral: (count) => `Poser ${count} cartes`,
  onTop: (card) => `${card} sur le dessus.`,
  addMore: (face) => `Ajouter d’autres ${face} ? La dernière carte touchée sera sur le dessus.`,
  clear: 'Annuler',
};

/** What somebody does; whoever is not named is the reader. */
const does = (name: string | undefined, theirs: string, yours: string): string =>
  name === undefined ? `Vous ${yours}` : `${name} ${theirs}`;

/** Who takes a card, and what that player laid for it, if that is told as well. */
const lays = (thief: string, laid: string | undefined): string =>
  laid === undefined ? thief : `${thief} pose ${laid} et`;

const news: BoardWords['news'] = {
  dealt: (round) => `Manche ${round} : douze cartes chacun.`,
  laid: (name, card, count) =>
    `${does(name, 'pose', 'posez')} ${count === 1 ? card : `${count} cartes, ${card} dessus`}.`,
  finished: (name, goldens) => `${does(name, 'finit', 'finissez')} avec ${goldens} douze d’or !`,
  fetched: (name) => (name === undefined ? 'La figurine est à vous.' : `La figurine va à ${name}.`),
  drew: (name, count) => `${does(name, 'pioche', 'piochez')} ${cardsOf(count)}.`,
  taken: (card, victim) => `${card} à ${victim}`,
  youTook: (taken, action) =>
    `${action === undefined ? 'Vous' : `${action} : vous`} prenez ${taken}.`,
  youTookAll: (listed) => `Vous prenez : ${listed}.`,
  took: (thief, victims, laid) => `${lays(thief, laid)} prend une carte à ${victims}.`,
  tookFromYou: (thief, card, laid) => `${lays(thief, laid)} vous prend ${card} !`,
  players: (count, besides) => `${count} ${besides ? 'autres joueurs' : 'joueurs'}`,
  swapped: (one, other) => `${one} et ${other} échangent leurs mains !`,
  swappedWithYou: (other) => `Vous et ${other} échangez vos mains !`,
  passed: (name) => `${does(name, 'passe', 'passez')}.`,
  passedDebt: (name, cards, next) =>
    `${does(name, 'passe', 'passez')} : ${next} doit piocher ${cardsOf(cards)}.`,
  passedDebtToYou: (name, cards) => `${name} passe : à vous de piocher ${cardsOf(cards)}.`,
  stopped: (name) => `${does(name, 'finit son tour', 'finissez votre tour')} sans poser.`,
};

const about: BoardWords['about'] = {
  number: (number) =>
    `Va sur sa couleur, sur un autre ${number} et sur les chiffres voisins. ` +
    'Par le chiffre, on peut en poser plusieurs à la fois.',
  two: (cards) =>
    `Va sur tout. Pour chaque 2 posé, le suivant doit piocher ${cards} cartes, ou passer.`,
  twoTitle: (card) => `${card} (Piocher 2)`,
  fifty: 'Va sur sa couleur, sur un autre 50 et sur une action ; même plusieurs 50 à la fois.',
  happyMan: 'Va sur sa couleur, sur un Happy Man et sur une action. Il vous donne la figurine.',
  actions: {
    profusion: 'Va sur tout. Vous tirez une carte au hasard à chaque autre joueur, puis rejouez.',
    exchange: 'Va sur tout. Vous échangez toute votre main avec un joueur au choix, puis rejouez.',
    drawOne: 'Va sur tout. Vous tirez une carte au hasard au joueur suivant, puis rejouez.',
  },
  golden: (bonus) =>
    'Seulement pour finir : quand il ne vous reste qu’eux, posez-les tous d’un coup sur ' +
    `n’importe quelle carte et gagnez la manche. Chacun ôte ${bonus} points.`,
  left: (points) => `Restée en main, elle coûte ${many(points, 'point', 'points')}.`,
  pile: 'On y pioche, deux cartes par tour au plus. Vide, elle est refaite avec le talon.',
  talon: 'On y pose les cartes. Seule celle du dessus compte et reste visible.',
  figureTitle: 'Figurine Happy Man',
  figure: 'Son propriétaire en fin de manche divise par deux ses points de la manche.',
  ownsFigure: 'A la figurine Happy Man, qui divise par deux les points d’une manche.',
  debtTitle: 'Cartes à piocher',
  debt: (name, cards, next) =>
    `${name} doit d’abord piocher ${cardsOf(cards)}, ou passer : elles vont alors à ${next}.`,
  seat: (cards, points, passes) => `${cards}, ${points} jusqu’ici, ${passes} dans cette manche.`,
  roundTitle: 'Manches',
  round: (rounds) => `On joue ${rounds} manches. Le plus petit total gagne.`,
};

const report: BoardWords['report'] = {
  title: (round) => `Manche ${round}`,
  won: (name, goldens) =>
    `${name} ${toldOf(name, 'finit', 'finissez')} avec ${goldens} douze d’or.`,
  endings: {
    none: 'Aucune manche n’est finie.',
    locked: 'Plus personne ne pouvait poser ni piocher : une manche sans vainqueur.',
    long: 'Mille tours ont été joués : une manche sans vainqueur.',
  },
  cards: 'Cartes restées en main',
  finished: 'Main vide',
  passes: (count, points) => `${many(count, 'passe', 'passes')} × ${points}`,
  goldens: (count, points) => `${count} douze d’or × −${points}`,
  halved: 'Moitié grâce au Happy Man',
  total: 'Manche',
  points: (text, points) => `${text} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
};

export const french: BoardWords = {
  and: 'et',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  cards: {
    colours: { blue: 'bleu', red: 'rouge', yellow: 'jaune', green: 'vert', violet: 'violet' },
    actions: TEXTS.fr.actions,
    golden: 'douze d’or',
    happyMan: 'Happy Man',
    coloured: (face, colour) => `${face} ${colour}`,
    the: (card) => `le ${card}`,
    some: (golden) => `un ${golden}`,
    anAction: {
      profusion: 'une Profusion',
      exchange: 'un Échange',
      drawOne: 'une carte Tirer carte',
    },
  },
  places: {
    you: 'vous',
    cards: (count) => `${cardsOf(count)} en main`,
    size: cardsOf,
    passesLeft: (count) => `encore ${many(count, 'passe', 'passes')}`,
    sum: (text, points) => `${text} ${unitOf(points)}`,
    unit: unitOf,
    inHand: (points) => `main : ${points} ${unitOf(points)}`,
    figure: 'a la figurine Happy Man',
    figureBeside: 'Figurine Happy Man : à personne',
    figureBesideShort: 'Figurine : à personne',
    handOf: (name) => `Main ${de(name)}`,
    talon: 'Talon',
    talonOf: (cards) => `Talon : ${cardsOf(cards)}`,
    pile: 'Pioche',
    pileOf: (cards) => `Pioche : ${cardsOf(cards)}`,
    debt: (name, cards) => `${name} doit piocher ${cardsOf(cards)}`,
  },
  hand: {
    yours: 'Votre main',
    empty: 'Votre main est vide : piochez.',
    sortBy: { colour: 'Trier par couleur', number: 'Trier par chiffre' },
    sortHandBy: { colour: 'Trier la main par couleur', number: 'Trier la main par chiffre' },
    playable: 'peut être posée',
    unplayable: 'ne peut pas être posée maintenant',
    selectable: 'peut être posée, à confirmer',
    fresh: 'nouvelle',
  },
  ask,
  effects: {
    debt: (name, cards) => `${name} devra piocher ${cardsOf(cards)}.`,
    figure: 'Vous prenez la figurine : l’avoir en fin de manche divise vos points par deux.',
    actions: {
      profusion: () => 'Vous tirez une carte à chaque autre joueur.',
      exchange: () => 'Vous échangez toute votre main avec un joueur au choix.',
      drawOne: (next) => `Vous tirez une carte à ${next}.`,
    },
  },
  news,
  about,
  sheet: {
    title: 'Feuille de score',
    player: 'Joueur',
    round: (round) => `Manche ${round}`,
    sum: 'Total',
    notYet: 'pas encore',
    fewest: 'Le plus petit total gagne.',
  },
  report,
};
