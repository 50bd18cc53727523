import { toldOf } from '@pepite/kernel';
import { listing } from './listing.ts';
import { type Phrases, wordsFrom } from './phrases.ts';

const clauses: Phrases['clauses'] = {
  X1: '160 cartes : 0 à 12 en cinq couleurs, deux fois ; 50, Happy Man, douze d’or et actions.',
  X2: 'Douze cartes chacun. Le donneur change à chaque manche ; son voisin commence.',
  X3: 'Une carte retournée ouvre le talon, sans effet. Un douze d’or retourne dans la pioche.',
  X4: 'La figurine Happy Man est d’abord près de la pioche, puis reste à son propriétaire.',
  X5: 'Quand la pioche est vide, le talon sans sa carte du dessus devient la pioche.',
  X6: 'À son tour : passer, piocher ou poser. Si l’on doit des cartes : passer, ou les piocher.',
  X7: 'Trois passes au plus par manche, seulement en début de tour ; cinq points chacune.',
  X8: 'Deux pioches au plus par tour, même si l’on peut poser ; puis toute carte peut se poser.',
  X9: 'Un tour finit par une passe, une pose qui n’est pas une action, ou après deux pioches.',
  X10: 'Sur un chiffre : une carte de sa couleur, ou plusieurs du même chiffre ou d’un voisin.',
  X11: 'Sur un 2 : toute carte de couleur, ou un ou plusieurs 1, 2 ou 3.',
  X12: 'Sur un 50 : une carte de sa couleur, ou un ou plusieurs 50.',
  X13: 'Sur un Happy Man : une carte de sa couleur, ou un Happy Man.',
  X14: 'Sur une action : n’importe quoi, même plusieurs cartes d’un même chiffre.',
  X15: 'Un 2 seul et une action vont sur tout. Des multiples ont le même chiffre, ou sont des 50.',
  X16: 'Chaque 2 (Piocher 2) fait piocher deux cartes au suivant, avant tout, sauf s’il passe.',
  X17: 'Sans passe restante, on pioche les cartes dues. Une dette finit avec la manche.',
  X18: 'Profusion : une carte au hasard de chaque autre. Seuls voleur et volé la voient.',
  X19: 'Tirer carte : une carte au hasard du joueur suivant.',
  X20: 'Échange : on échange toute sa main avec un joueur qui a au moins une carte.',
  X21: 'Les actions s’enchaînent ; après la dernière il faut encore poser autre chose.',
  X22: 'Une action, seule carte en main, ne se pose que si elle rapporte une carte.',
  X23: 'La dernière carte d’une main ne peut être qu’un douze d’or.',
  X24: 'Une main vidée par d’autres ne termine pas la manche : on continue en piochant.',
  X25: 'Les douze d’or ne se posent que pour finir : toute la main, d’un coup, sur tout.',
  X26: 'Un blocage, ou le millième tour, termine la manche sans vainqueur.',
  X27: 'Poser un Happy Man donne la figurine et termine le tour.',
  X28: 'Celui qui a la figurine en fin de manche divise par deux ses points positifs.',
  X29: 'En main : un chiffre sa valeur, un 50 cinquante, Happy Man et action 25, douze d’or 12.',
  X30: 'Cinq points par passe ; le vainqueur de la manche : cinq de moins par douze d’or posé.',
  X31: 'Après trois manches, la plus petite somme gagne ; puis plus de douze d’or ; puis partage.',
  X32: 'Mains, cartes piochées et volées sont secrètes. Du talon on ne voit que le dessus.',
};

const refusals: Phrases['refusals'] = {
  dealerDue: 'on ne sait pas encore qui donne',
  dealDue: 'la distribution n’est pas finie',
  turnUpDue: 'la première carte du talon n’est pas encore retournée',
  turnDue: 'seul le joueur dont c’est le tour peut passer, piocher ou poser',
  drawDue: 'une carte est en train d’être piochée',
  profusionDue: 'les vols de la Profusion d’abord',
  theftDue: 'le vol d’abord',
  exchangeDue: 'le joueur qui a posé l’Échange doit choisir avec qui échanger',
  matchOver: 'la partie est finie',
  notASeat: 'cette place n’existe pas',
  handFull: 'cette main a déjà ses douze cartes',
  notInPile: 'cette carte n’est pas dans la pioche',
  notTheDrawer: 'c’est à un autre de piocher',
  notTheThief: 'ce n’est ni le voleur ni le volé',
  notStolen: 'le joueur volé n’a pas cette carte',
  debtFirst: 'vous devez piocher des cartes : faites-le, ou passez, avant toute chose',
  mustAccept: 'vous n’avez plus de passe : il faut piocher les cartes dues',
  noDebt: 'vous ne devez rien',
  passTooLate: 'on ne passe qu’en tout début de tour',
  noPassLeft: 'vous avez déjà passé trois fois dans cette manche',
  drawnTwice: 'vous avez déjà pioché deux fois dans ce tour',
  endTooEarly: 'on ne finit son tour sans poser qu’après deux pioches',
  mustPlayOn: 'après une action il faut poser autre chose, et vous le pouvez',
  noExchange: 'on n’échange les mains qu’après avoir posé un Échange',
  swapWithYourself: 'on échange sa main avec quelqu’un d’autre',
  swapWithEmptyHand: 'ce joueur n’a aucune carte à échanger',
  notHeld: 'vous n’avez pas ces cartes',
  misfitNumber: 'sur un chiffre, on pose sa couleur, le même chiffre ou un chiffre voisin',
  misfitTwo: 'sur un 2, plusieurs cartes doivent être des 1, des 2 ou des 3',
  misfitFifty: 'sur un 50, on pose sa couleur ou d’autres 50',
  misfitHappyMan: 'sur un Happy Man, on pose une carte de sa couleur ou un Happy Man',
  severalHappyMen: 'les Happy Man se posent un par un',
  bringsNothing: 'c’est votre seule carte, et elle ne peut vous en rapporter aucune',
  lastCard: 'votre main serait vide : la dernière carte doit être un douze d’or',
  goldenTooEarly: 'les douze d’or se posent tous d’un coup, quand il ne vous reste qu’eux',
};

const labels: Phrases['labels'] = {
  round: 'Manche',
  dealer: 'donneur',
  turn: 'tour',
  talon: 'Talon',
  pile: 'pioche',
  figure: 'figurine',
  besidePile: 'près de la pioche',
  player: 'Joueur',
  cards: 'Cartes',
  passes: 'Passes',
  sum: 'Points',
  hand: 'Main',
  none: '–',
  colon: ' : ',
  knownAt: (seat) => `Vues passer à la place ${seat}`,
  owes: (name, cards) => `${name} doit piocher ${cards} cartes.`,
  draws: (name, drawn, most) => `${name} a pioché ${drawn} fois sur ${most}.`,
  roundEnded: (round, ending) => `Manche ${round} finie sans vainqueur : ${ending}.`,
  roundWon: (round, name, goldens) =>
    `${name} gagne la manche ${round} avec ${goldens} douze d’or.`,
  seatPoints: (name, { points, cards, passes, goldens, isHalved }) => {
    const gold = goldens === 0 ? '' : `, douze d’or −${5 * goldens}`;
    const half = isHalved ? ', moitié grâce à la figurine' : '';
    const total = String(points).replace('.', ',');
    return `${name} : ${total} (cartes ${cards}, passes ${5 * passes}${gold}${half})`;
  },
};

const inWords = (cards: readonly string[]): string =>
  cards.length === 1
    ? cards[0]
    : `${cards.slice(0, -1).join(', ')} et, dessus, ${cards[cards.length - 1]}`;

const inCards = (count: number): string => `${count} ${count < 2 ? 'carte' : 'cartes'}`;

export const french = wordsFrom({
  title: listing.texts.fr.title,
  credits: 'Auruxxx est un jeu édité par Now Games Spielverlag. Pépite n’a aucun lien avec eux.',
  clauses,
  refusals,
  endings: {
    none: 'aucune manche n’est finie',
    won: 'les douze d’or ont été posés',
    locked: 'plus personne ne pouvait poser ni piocher',
    long: 'mille tours ont été joués',
  },
  colours: { blue: 'bleu', red: 'rouge', yellow: 'jaune', green: 'vert', violet: 'violet' },
  anAction: {
    profusion: 'une Profusion',
    exchange: 'un Échange',
    drawOne: 'une carte Tirer carte',
  },
  goldens: (count) => (count === 1 ? 'un douze d’or' : `${count} douze d’or`),
  happyMan: 'Happy Man',
  theCard: (face, colour) => `le ${face} ${colour}`,
  pass: 'passe',
  accept: 'pioche les cartes dues',
  draw: 'pioche',
  end: 'finit son tour',
  dealer: (name) => `${name} donne`,
  deal: (name, card) => `${name} reçoit ${card}`,
  // No participle that would have to agree with the card.
  turnUp: (card) => `carte retournée : ${card}`,
  get: (name, card) => `${name} pioche ${card}`,
  play: (cards) => `pose ${inWords(cards)}`,
  steal: (victim, thief, card) => `${thief} prend ${card} à ${victim}`,
  swapHands: (name) => `échange sa main avec ${name}`,
  own: {
    pass: 'passez',
    accept: 'piochez les cartes dues',
    draw: 'piochez',
    end: 'finissez votre tour',
    play: (cards) => `posez ${inWords(cards)}`,
    swapHands: (name) => `échangez votre main avec ${name}`,
  },
  you: {
    dealer: 'vous donnez',
    deal: (card) => `vous recevez ${card}`,
    get: (card) => `vous piochez ${card}`,
    steal: (victim, card) => `vous prenez ${card} à ${victim}`,
    lose: (thief, card) => `${thief} vous prend ${card}`,
  },
  dealt: 'distribution des cartes',
  drawn: 'des cartes sont piochées',
  owes: (name, cards) => `${name} ${toldOf(name, 'doit', 'devez')} piocher ${cards} cartes`,
  ownsFigure: (name) =>
    toldOf(name, `la figurine Happy Man va à ${name}`, 'la figurine Happy Man est à vous'),
  swapped: (one, other) =>
    `${one.name} ${toldOf(one.name, 'a', 'avez')} maintenant ${inCards(one.cards)}, ` +
    `${other.name} ${inCards(other.cards)}`,
  roundWon: (name, round) =>
    `${name} ${toldOf(name, 'met', 'mettez')} fin à la manche ${round} ` +
    toldOf(name, 'et la gagne', 'et la gagnez'),
  roundEnded: (round, ending) => `la manche ${round} finit sans vainqueur : ${ending}`,
  unseenDeal: 'une carte est distribuée',
  unseenDraw: (name) => `${name} pioche une carte`,
  unseenTheft: (thief, victim) => `${thief} prend une carte à ${victim}`,
  askDebt: (cards) => `Vous devez piocher ${cards} cartes. Les piochez-vous, ou passez-vous ?`,
  askTurn: 'Passez, piochez ou posez.',
  askDraw: 'Posez une carte, ou piochez une deuxième fois.',
  askAfterDraws: 'Posez une carte, ou finissez votre tour.',
  askAfterAction: 'Posez maintenant une carte qui n’est pas une action.',
  askPartner: 'Avec qui échangez-vous votre main ?',
  labels,
});
