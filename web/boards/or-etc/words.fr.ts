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

/** « de Zoé », « d’Ana ». */
const of = (name: string): string =>
  /^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`;

const tools: BoardWords['tools'] = {
  pick: { name: 'pioche de mithril', effect: 'Relancer les dés de son choix, une fois par phase.' },
  wagon: { name: 'wagonnet allégé', effect: 'Un lancer de plus à chaque tour.' },
  mug: { name: 'chope incassable', effect: 'Un échange gratuit avec le centre par phase.' },
  shovel: { name: 'pelle renforcée', effect: 'Relancer les dés de son choix, une fois par tour.' },
  helmet: { name: 'casque d’acier', effect: 'Le donner, une fois, pour échapper à un accident.' },
  mallet: {
    name: 'masse en fonte',
    effect: 'Relancer un dé, une fois par phase ; un accident la brise.',
  },
};

const ask: BoardWords['ask'] = {
  waiting: (names) => `On attend ${names}`,
  rolling: 'Les dés roulent…',
  sealed: 'Votre choix est scellé. Vous pouvez le reprendre tant que d’autres choisissent.',
  lay: 'Vos dés montrent les cartes en lumière : posez-en une, ou aucune.',
  layCard: (card) => `Poser ${card}`,
  skip: 'Ne rien poser',
  layGiven: 'Aucune de vos cartes ne convient à ces dés ; la réponse est donnée pour vous.',
  contestGiven:
    'Vous n’avez pas de quoi payer ce dé et miser une carte ; la réponse est donnée pour vous.',
  drop: 'Touchez les cartes dont vous ne voulez plus ; vous complétez ensuite votre main.',
  dropCards: (count) => `Défausser ${cardsOf(count)}`,
  keep: 'Tout garder',
  drawn: (count) => (count === 0 ? 'vous ne piochez rien' : `vous en piochez ${count}`),
  stake: 'Misez une carte, cachée : la plus haute gagne le dé, et elle est perdue.',
  stakeCard: (card) => `Miser ${card}`,
  shield: (accident, effect) => `L’accident ${accident} vous frappe. ${effect}`,
  giveHelmet: 'Donner le casque',
  suffer: 'Subir l’accident',
  claimed: (name, take) => `${name} veut le seul ${take} du centre`,
  claimPaid: (give, card) =>
    card === undefined ? `donne un ${give} pour lui` : `donne un ${give} et paie ${card}`,
  contest: 'Le disputer',
  contestWhy: 'Chacun mise alors une carte ; la plus haute emporte le dé.',
  let: 'Le laisser',
  settle: (take) => `Le ${take} est à vous. Lequel de vos dés donnez-vous ?`,
  offer: (name) => `${name} vous fait une offre`,
  offered: (give, take, card) =>
    `Vous recevez un ${give}${card === undefined ? '' : ` et la carte ${card}`}, ` +
    `vous donnez un ${take}.`,
  accept: 'Accepter',
  refuse: 'Refuser',
  wouldComplete: (cards) => `Cela complète ${cards}.`,
  wouldBreak: (cards) => `Cela défait ${cards}.`,
  timeLeft: (seconds) => `${seconds} s`,
  noHurry: 'Rien ne presse : rien n’arrive tout seul.',
};

const exchange: BoardWords['exchange'] = {
  start: 'Touchez un de vos dés et le dé que vous voulez.',
  giving: (give) => `Votre ${give} contre lequel ? Les dés en lumière sont possibles.`,
  wanting: (take, from) =>
    `Le ${take} ${from === undefined ? 'du centre' : of(from)} contre lequel de vos dés ?`,
  centre: 'le centre',
  actions: (done, most) => `(action ${done + 1} sur ${most})`,
  pass: 'Passer',
  cancel: 'Annuler',
  free: 'Cela ne coûte rien.',
  exactly: (value) => `Cela coûte une carte de valeur ${value}, exactement.`,
  atLeast: (value) => `Vous ajoutez une carte de valeur ${value} ou plus.`,
  pay: 'Payer avec',
  once: 'Il n’y en a qu’un : on peut vous le disputer.',
  swap: 'Échanger',
  swapPaying: (card) => `Échanger et payer ${card}`,
  withMug: 'Avec la chope, gratis',
  offer: (name) => `Proposer à ${name}`,
  offerWith: (name, card) => `Proposer à ${name} avec ${card}`,
  completes: (cards) => `Complète ${cards}.`,
  die: (face) => `votre ${face}`,
  dieOf: (face, from) => `un ${face}, ${from}`,
  reroll: (tool) => `Outil : ${tool}`,
  pickDice: 'Touchez les dés à relancer.',
  pickDie: 'Touchez le dé à relancer.',
  rollAgain: (dice) => `Relancer ${many(dice, 'dé', 'dés')}`,
};

const news: BoardWords['news'] = {
  combinations: {
    five: (name, face) => `${name} lance cinq ${face} !`,
    four: (name, face) => `${name} lance un carré de ${face}.`,
    full: (name, face) => `${name} lance un full aux ${face}.`,
    three: (name, face) => `${name} lance un brelan de ${face}.`,
    straight: (name) => `${name} lance une suite.`,
  },
  endsNow: 'Cela finit la partie.',
  endsFrom: (turn) => `(À partir du tour ${turn}, cela finirait la partie.)`,
  struck: (name, accident, effect) => `L’accident ${accident} frappe ${name}. ${effect}`,
  shielded: (name, accident) => `Le casque sauve ${name} de l’accident ${accident}.`,
  broken: (name, tool) => `${name} perd son outil : ${tool}.`,
  aside: (name) => `La mine ${of(name)} n’a plus d’issue : elle est mise de côté.`,
  agreed: (name, from) => `${name} accepte l’offre ${of(from)}.`,
  refused: (name, from) => `${name} refuse l’offre ${of(from)}.`,
  contested: (name) => `${name} gagne la dispute.`,
  sold: (name, tool) => `${name} a l’outil : ${tool}.`,
};

export const french: BoardWords = {
  list,
  either,
  tools,
  accidents: {
    '11122': {
      effect:
        'La plus haute carte de la rangée du fond est ensevelie (à égalité, le plus de sorties).',
      short: 'ensevelit une carte',
    },
    '11222': {
      effect:
        'La plus haute carte de la rangée du fond est ensevelie (à égalité, le moins de sorties).',
      short: 'ensevelit une carte',
    },
    '12345': {
      effect: 'Une sortie libre de la rangée la plus profonde est fermée pour de bon.',
      short: 'ferme une sortie',
    },
    '23456': { effect: 'Un lancer de moins au tour suivant.', short: 'coûte un lancer' },
  },
  status: {
    turn: (turn) => `Tour ${turn}`,
    phase: (phase, phases) => `phase ${phase} sur ${phases}`,
    pile: (cards, accidents) =>
      accidents === 0
        ? `Pioche ${cards}`
        : `Pioche ${cards}, dont ${many(accidents, 'accident', 'accidents')}`,
    ends: (rolls) => `Un lancer naturel finit la partie : ${rolls}`,
    endsLater: 'Aucun lancer ne finit la partie avant le tour 4.',
    endingRolls: ['cinq égaux (2 à 5)', 'carré', 'brelan'],
    oneIn: (rolls) => `1 lancer sur ${rolls}`,
    accidents: 'Accidents en jeu',
    noAccidents: 'Aucun accident en jeu',
  },
  places: {
    first: 'premier joueur',
    noTool: 'pas d’outil',
    toolUsed: 'déjà servi',
    prestige: (prestige) => `${prestige} de prestige`,
    held: (cards, most) => `${cardsOf(cards)} en main, taille de la main ${most}`,
    throws: (left, all) => `encore ${many(left, 'lancer', 'lancers')} sur ${all}`,
    points: (points) => many(points, 'point', 'points'),
    toAct: 'à l’action',
    passed: 'a passé',
    sitsOut: 'attend',
    thinking: 'réfléchit',
    chosen: 'a choisi',
    dice: (name, dice) => `Dés ${of(name)} : ${dice}`,
    centre: 'Centre',
    yourDice: 'Vos dés',
    handOf: (name) => `Cartes ${of(name)}`,
  },
  cards: {
    name: (pattern, value, exits) =>
      `${pattern}, valeur ${value}, ${many(exits, 'sortie', 'sorties')}`,
    hand: 'Vos cartes',
    empty: 'Vous n’avez pas de cartes.',
    ready: 'prête',
    short: (faces) => `manque ${facesOf(faces)}`,
    eitherShort: (faces) => `manque un ${either(faces.map(String))}`,
    diceShort: (count) => `manque ${COUNTS[count]} ${count === 1 ? 'dé' : 'dés'}`,
    lucky: 'Cinq 6 : posez la carte que vous voulez.',
  },
  mine: {
    of: (name) => `Mine ${of(name)}`,
    yours: 'Votre mine',
    open: (name) => `Ouvrir la mine ${of(name)}`,
    row: (row, cards) => `Rangée ${row} : ${cards}`,
    faceDown: 'ensevelie',
    aside: (number) => `Mine ${number}, mise de côté`,
    present: 'La mine en cours',
    free: (exits) => many(exits, 'sortie libre', 'sorties libres'),
    exits: { free: 'sortie libre', closed: 'fermée pour de bon' },
    legend: 'Légende',
    points: (points) => many(points, 'point', 'points'),
  },
  auction: {
    title: 'Enchères des outils',
    remaining: 'Outils dont personne n’a voulu',
    value: (value) => `valeur ${value}`,
    noBid: 'Pas encore de mise',
    highest: (name, bid) => `${name} mise ${bid}`,
    bids: 'Qui enchérit',
    folded: 'retiré',
    inIt: 'en lice',
    bidOf: (bid) => `mise ${bid}`,
    hasTool: (tool) => `a déjà : ${tool}`,
    less: 'Miser moins',
    more: 'Miser plus',
    yourBid: 'Votre mise',
    bid: (amount) => `Miser ${amount}`,
    fold: 'Se retirer',
    after: (prestige, cards) => `resterait ${prestige} de prestige : main de ${cards}`,
    choose: 'Prenez un de ces outils, à sa valeur.',
    take: (tool, price) => `${tool} pour ${price}`,
    next: 'À venir',
  },
  ask,
  exchange,
  switches: {
    title: 'Sans qu’on me demande',
    pass: 'Passer pour cette phase',
    contests: 'Ne rien me demander pour les disputes',
    late: 'Refuser les offres à la fin du temps',
  },
  news,
  report: {
    title: 'Points',
    endings: {
      none: '',
      roll: 'Un lancer naturel a fini la partie.',
      pile: 'La dernière carte de la pioche a été tirée.',
    },
    row: (row, cards) => `Rangée ${row} : ${cardsOf(cards)}`,
    mine: 'Mine',
    aside: (number) => `Mine ${number}, mise de côté`,
    nothing: 'Rien de posé',
    total: 'Total',
    points: (points) => many(points, 'point', 'points'),
    faceUp: (cards) => many(cards, 'carte visible', 'cartes visibles'),
    tie: 'Égalité : plus de cartes visibles l’emporte.',
  },
};
