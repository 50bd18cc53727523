import { de, toldOf } from '@pepite/kernel';
import { listing } from './listing.ts';
import type { Phrases } from './phrases.ts';

const clauses: Phrases['clauses'] = {
  O1: 'Une carte Filon a une combinaison de cinq dés, une valeur et un nombre de sorties.',
  O2: 'Deux planches de 15 cartes par joueur ; trois exemplaires de chaque accident.',
  O3: 'Six outils qui ont une valeur ; chacun a une entrée de mine, cinq dés et 7 de prestige.',
  O4: 'Le hasard désigne le premier joueur, qui le reste.',
  O5: 'Les outils sont mis aux enchères un par un : surenchérir, ou se retirer pour cet outil.',
  O6: 'Un outil sans preneur passe sous le tas ; à la fin on choisit le reste à sa valeur.',
  O7: 'Le prestige restant est la taille de la main, 5 au plus.',
  O8: 'On donne les Filons, on mêle les accidents à la pioche et on lance les dés centraux.',
  O9: 'Les sorties libres de la dernière rangée sont les lancers du tour, plus un du wagonnet.',
  O10: 'En phase k, ceux qui ont au moins k lancers lancent cinq dés.',
  O11: 'Sorties des cartes visibles, moins les cartes posées dessus et les sorties fermées.',
  O12: 'Une quinte de 2 à 5 termine la partie dès le tour 4, un carré dès 5, un brelan dès 6.',
  O13: 'Une quinte de 1 brise l’outil du lanceur.',
  O14: 'Un accident ouvert frappe le premier qui le lance. Le casque peut le prendre à sa place.',
  O15: 'Éboulement et chute de pierres retournent la plus haute carte de la dernière rangée.',
  O16: 'Une galerie bouchée ferme une sortie ; un coup de grisou coûte un lancer ensuite.',
  O17: 'Quinte de 6 : on peut poser n’importe quelle carte dans cette phase.',
  O18: 'Une mine sans sortie libre est mise de côté ; on repart de l’entrée.',
  O19: 'Les participants agissent dans l’ordre jusqu’à ce que tous passent ; cinq actions au plus.',
  O20: 'Dé central : un plus haut coûte une carte de la différence exacte, un plus bas rien.',
  O21: 'Un dé central seul de sa valeur peut être disputé avec des mises.',
  O22: 'Dé d’un autre joueur : le plus haut coûte une carte d’au moins la différence.',
  O23: 'Pioche, pelle et masse relancent des dés ; la chope échange un dé central sans payer.',
  O24: 'Chacun peut poser une carte dont ses dés montrent la combinaison.',
  O25: 'Il faut une sortie libre de la dernière rangée ; les cartes du tour font la suivante.',
  O26: 'Puis chacun défausse ce qu’il veut et complète sa main.',
  O27: 'Un accident pioché est ouvert, sauf si le même l’est déjà ; on continue de piocher.',
  O28: 'La partie finit quand la dernière carte de la pioche est prise.',
  O29: 'Les cartes visibles rapportent leur valeur. Égalité : plus de cartes visibles.',
  O30: 'Mains, mises et réponses simultanées sont cachées ; tout le reste est ouvert.',
};

const refusals: Phrases['refusals'] = {
  firstDue: 'on ne sait pas encore qui commence',
  bidDue: 'un outil est aux enchères : misez ou retirez-vous, chacun son tour',
  chooseDue: 'les joueurs sans outil en choisissent d’abord un, dans l’ordre',
  dealDue: 'la distribution n’est pas finie',
  beerDue: 'il faut d’abord lancer les dés centraux',
  rollDue: 'les participants doivent d’abord lancer leurs dés',
  shieldDue: 'le propriétaire du casque décide d’abord de l’accident',
  actDue: 'les participants agissent l’un après l’autre',
  contestDue: 'un dé est demandé : ceux qui peuvent le disputer répondent d’abord',
  stakeDue: 'un dé est disputé : c’est le moment des mises',
  settleDue: 'le gagnant du dé échange d’abord',
  answerDue: 'une offre attend sa réponse',
  rerollDue: 'il faut d’abord relancer les dés repris',
  layDue: 'on pose maintenant des cartes, un seul choix chacun',
  dropDue: 'on défausse maintenant, un seul choix chacun',
  pickDue: 'on complète d’abord les mains',
  drawDue: 'il faut d’abord prendre la carte piochée',
  matchOver: 'la partie est finie',
  notASeat: 'cette place n’existe pas',
  bidTooLow: 'une mise doit atteindre la valeur de l’outil et dépasser la dernière',
  bidTooHigh: 'vous n’avez pas autant de prestige',
  toolGone: 'cet outil n’est pas disponible',
  handFull: 'cette main est complète',
  notInPile: 'cette carte n’est plus dans la pioche',
  notFiveDice: 'un lancer a cinq dés',
  notTheRoller: 'c’est à quelqu’un d’autre de lancer',
  notTheDrawer: 'c’est à quelqu’un d’autre de piocher',
  otherDice: 'il faut relancer exactement les dés repris',
  noFilonLeft: 'il ne reste aucune carte Filon dans la pioche',
  accidentGone: 'cet accident n’est plus dans la pioche',
  dieNotYours: 'vous n’avez pas ces dés',
  dieNotInCentre: 'aucun dé central n’a cette valeur',
  dieNotTheirs: 'ce joueur n’a pas ce dé',
  equalInCentre: 'échanger des dés égaux ne sert à rien',
  equalInOffer: 'échanger des dés égaux ne sert à rien',
  cardNotHeld: 'vous n’avez pas cette carte',
  cardNotOffered: 'vous n’avez pas cette carte',
  cardForNothing: 'un dé plus bas ne coûte rien : on ne paie pas de carte',
  wrongPayment: 'un dé plus haut coûte une carte de la différence exacte',
  tooCheap: 'un dé plus haut coûte une carte d’au moins la différence',
  giftForNothing: 'un dé plus bas ne coûte rien : on ne donne pas de carte',
  notAParticipant: 'une offre va à un autre joueur qui a lancé dans cette phase',
  handOverfull: 'cette main ne peut plus recevoir de carte',
  noMug: 'seule la chope échange sans payer',
  noReroll: 'seules la pioche, la pelle et la masse relancent des dés',
  toolUsed: 'votre outil a déjà servi',
  oneDieOnly: 'la masse ne relance qu’un dé',
  cannotContest: 'vous n’avez pas de quoi payer ce dé et miser encore une carte',
  stakeNotHeld: 'vous n’avez pas cette carte',
  stakePays: 'après la mise, il faut encore pouvoir payer',
  combination: 'vos dés ne montrent pas la combinaison de cette carte',
  notInHand: 'vous n’avez pas cette carte',
  notYours: 'on ne défausse que les cartes qu’on a',
};

const ALIKE = ['', '', 'une paire', 'un brelan', 'un carré', 'une quinte'];
const ANOTHER = ['', '', 'une autre paire', 'un autre brelan', 'un autre carré', ''];

const combinations: Phrases['combinations'] = {
  printed: (count, face) => (count === 1 ? `un\u00A0${face}` : `${ALIKE[count]} de\u00A0${face}`),
  alike: (count, isAnother) => {
    if (count === 1) return 'un dé d’une autre valeur';
    return isAnother ? ANOTHER[count] : ALIKE[count];
  },
  fullHouse: 'un full',
  twoPairs: 'une double paire',
  anything: 'cinq dés quelconques',
  and: 'et',
  withExits: (name, exits) => `${name} à ${exits}\u00A0${exits < 2 ? 'sortie' : 'sorties'}`,
};

const accidents: Phrases['accidents'] = {
  rockfall: {
    title: 'Éboulement',
    effect:
      'La plus haute carte de votre dernière rangée est retournée ; ' +
      'à égalité, celle qui a le plus de sorties.',
  },
  roofFall: {
    title: 'Chute de pierres',
    effect:
      'La plus haute carte de votre dernière rangée est retournée ; ' +
      'à égalité, celle qui a le moins de sorties.',
  },
  caveIn: {
    title: 'Galerie bouchée',
    effect: 'Une sortie libre de votre dernière rangée est fermée pour de bon.',
  },
  firedamp: { title: 'Coup de grisou', effect: 'Vous avez un lancer de moins au tour suivant.' },
};

const labels: Phrases['labels'] = {
  tools: {
    pick: 'pioche de mithril',
    wagon: 'wagonnet allégé',
    mug: 'chope incassable',
    shovel: 'pelle renforcée',
    helmet: 'casque d’acier',
    mallet: 'masse en fonte',
  },
  auction: 'Enchères',
  up: (tool, value) => `${tool}, valeur ${value}`,
  highest: (name, bid) => `${name} mise ${bid}`,
  noBid: 'pas encore de mise',
  toolsLeft: 'Outils restants',
  turn: (turn, phase) => `Tour ${turn}, phase ${phase}`,
  first: 'premier joueur',
  pile: (filons, accidents) => `pioche : ${filons} cartes Filon, ${accidents} accidents`,
  centre: 'Dés centraux',
  open: 'accidents ouverts',
  ends: 'Un lancer naturel termine la partie avec',
  endingRolls: { five: 'une quinte de 2 à 5', four: 'un carré', three: 'un brelan' },
  player: 'Joueur',
  tool: 'Outil',
  prestige: 'Prestige',
  cards: 'Cartes',
  throws: 'Lancers',
  exits: 'Sorties',
  dice: 'Dés',
  actions: 'Actions',
  passed: 'a passé',
  points: 'Points',
  row: (row) => `rangée ${row}`,
  aside: (mine) => `mine ${mine} (mise de côté)`,
  claims: (name, give, take) => `${name} voudrait un ${take} des dés centraux contre un ${give}`,
  offers: (name, to, give, take) => `${name} offre à ${to} un ${give} contre un ${take}`,
  against: (card) => `et ${card}`,
  hand: 'Vos cartes',
  value: (value) => `(${value})`,
  chosen: 'Vous avez choisi',
  nothing: 'oui ou non',
  none: '–',
  colon: ' : ',
};

const withCard = (text: string, word: string, card: string | undefined): string =>
  card === undefined ? text : `${text} ${word} ${card}`;

/** Whether dice that are named by their faces are a single one. */
const isOne = (dice: string): boolean => dice.length === 1;

const prestige = (price: number): string => (price === 0 ? 'rien' : `${price} de prestige`);

const own: Phrases['own'] = {
  plain: {
    pass: 'passez',
    agree: 'acceptez',
    refuse: 'refusez',
    contest: 'disputez le dé',
    let: 'ne le disputez pas',
    skip: 'ne posez rien',
    shield: 'donnez votre casque et ne subissez rien',
    suffer: 'subissez l’accident',
    fold: 'vous retirez',
  },
  centre: (give, take, card) =>
    withCard(`prenez un ${take} aux dés centraux contre un ${give}`, 'et payez avec', card),
  mug: (give, take) => `prenez un ${take} aux dés centraux contre un ${give}, avec la chope`,
  offer: (name, give, take, card) =>
    `demandez un ${take} à ${name} et offrez un ${give}` +
    (card === undefined ? '' : ` et une carte (${card})`),
  settle: (give, card) => withCard(`donnez un ${give} pour le dé disputé`, 'et payez avec', card),
  stake: (card) => `misez ${card}`,
  lay: (card) => `posez ${card}`,
  drop: (cards) => (cards.length === 0 ? 'ne défaussez rien' : `défaussez ${cards.join(', ')}`),
  reroll: (dice) => `relancez ${dice}`,
  bid: (amount) => `misez ${amount}`,
  choose: (tool, price) => `prenez un outil pour ${prestige(price)} : ${tool}`,
};

const outcomes: Phrases['outcomes'] = {
  sold: (name, tool, price) =>
    `${toldOf(name, `adjugé à ${name}`, 'vous l’emportez')} pour ${prestige(price)} : ${tool}`,
  unwanted: (tool) => `personne ne veut de cet outil : ${tool}`,
  uncontested: 'personne ne le dispute : l’échange a lieu',
  won: (name, die, stake, value) =>
    `${name} ${toldOf(name, 'remporte', 'remportez')} le ${die} ` +
    `avec la plus haute mise : ${stake} (valeur ${value})`,
  struck: (name, accident) => `${accident} chez ${name}`,
  shielded: (name, accident) =>
    `${accident} : ${toldOf(name, `le casque sauve ${name}`, 'votre casque vous sauve')}`,
  broken: (name, tool) => `${name} ${toldOf(name, 'perd son', 'perdez votre')} outil : ${tool}`,
  aside: (name) => {
    const theirs = 'n’a plus de sortie libre : sa';
    const yours = 'n’avez plus de sortie libre : votre';
    return `${name} ${toldOf(name, theirs, yours)} mine est mise de côté`;
  },
  lucky: (name) => `${name} ${toldOf(name, 'peut', 'pouvez')} poser n’importe quelle carte`,
  endedByRoll: (name, roll) =>
    `${name} ${toldOf(name, 'met', 'mettez')} fin à la partie avec ${roll}`,
  lastCard: (name) =>
    `${name} ${toldOf(name, 'pioche', 'piochez')} la dernière carte : la partie est finie`,
  noCardLeft: 'la pioche est épuisée : la partie est finie',
  semicolon: ' ; ',
};

export const french: Phrases = {
  title: listing.texts.fr.title,
  credits:
    'Or etc. est un prototype de Franck Genet (2011). Pépite n’a aucun lien avec lui ; les ' +
    'nombres qu’il a laissés ouverts ont été choisis par ce projet.',
  options: {
    sheets: 'exemplaires des deux planches de 15 cartes',
    accidents: 'exemplaires de chaque accident',
    cards: 'une autre table de cartes',
    tools: 'd’autres valeurs pour les outils',
    accidentRolls: 'd’autres lancers qui provoquent les accidents',
  },
  clauses,
  refusals,
  plans: {
    pass: 'Passer pour cette phase',
    'refuse-offers': 'Refuser toutes les offres',
    'decline-contests': 'Ne jamais disputer de dé',
  },
  endings: {
    none: 'la partie continue',
    roll: 'un lancer naturel y a mis fin',
    pile: 'la pioche était épuisée',
  },
  plain: {
    pass: 'passe',
    agree: 'accepte',
    refuse: 'refuse',
    contest: 'dispute le dé',
    let: 'ne le dispute pas',
    skip: 'ne pose rien',
    shield: 'donne son casque et ne subit rien',
    suffer: 'subit l’accident',
    fold: 'se retire',
  },
  centre: (give, take, card) =>
    withCard(`prend un ${take} aux dés centraux contre un ${give}`, 'et paie avec', card),
  mug: (give, take) => `prend un ${take} aux dés centraux contre un ${give}, avec la chope`,
  offer: (name, give, take, card) =>
    toldOf(name, `demande un ${take} à ${name}`, `vous demande un ${take}`) +
    ` et offre un ${give}` +
    (card === undefined ? '' : ` et une carte (${card})`),
  settle: (give, card) => withCard(`donne un ${give} pour le dé disputé`, 'et paie avec', card),
  stake: (card) => `mise ${card}`,
  lay: (card) => `pose ${card}`,
  drop: (cards) => (cards.length === 0 ? 'ne défausse rien' : `défausse ${cards.join(', ')}`),
  reroll: (dice) => `relance ${dice}`,
  bid: (amount) => `mise ${amount}`,
  choose: (tool, price) => `prend un outil pour ${prestige(price)} : ${tool}`,
  first: (name) => `${name} commence`,
  deal: (name, card) => `${name} reçoit ${card}`,
  beer: (die) => `une bière est servie : dé central ${die}`,
  roll: (name, dice) => `${name} lance ${dice}`,
  newDice: (name, dice) =>
    `${isOne(dice) ? 'le nouveau dé' : 'les nouveaux dés'} ${de(name)} : ${dice}`,
  pickFilon: (name) => `${name} pioche une carte Filon`,
  pickAccident: (name, accident) => `${name} pioche un accident : ${accident}`,
  draw: (name, card) => `${name} obtient ${card}`,
  own,
  you: {
    first: 'vous commencez',
    deal: (card) => `vous recevez ${card}`,
    roll: (dice) => `vous lancez ${dice}`,
    newDice: (dice) => `${isOne(dice) ? 'votre nouveau dé' : 'vos nouveaux dés'} : ${dice}`,
    pickFilon: 'vous piochez une carte Filon',
    pickAccident: (accident) => `vous piochez un accident : ${accident}`,
    draw: (card) => `vous obtenez ${card}`,
  },
  dealt: 'distribution des cartes',
  served: 'les bières sont servies : on lance les dés centraux',
  filledUp: 'on complète les mains',
  outcomes,
  unseenDeal: 'une carte est donnée',
  unseenDraw: 'une carte est piochée',
  questions: {
    bid: 'Misez pour l’outil, ou retirez-vous.',
    choose: 'Quel outil prenez-vous ?',
    shield: 'Un accident vous frappe. Donner le casque à la place ?',
    act: 'Échangez des dés, servez-vous de votre outil, ou passez.',
    contest: 'Disputez-vous ce dé ?',
    stake: 'Quelle carte misez-vous ?',
    settle: 'Vous avez gagné le dé : lequel donnez-vous en échange ?',
    answer: 'Acceptez-vous l’échange ?',
    lay: 'Posez une carte, ou rien.',
    drop: 'Quelles cartes défaussez-vous ?',
  },
  combinations,
  accidents,
  labels,
};
