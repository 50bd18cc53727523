import { toldOf } from '@pepite/kernel';
import { listing } from './listing.ts';
import { type Phrases, wordsFrom } from './phrases.ts';

const clauses: Phrases['clauses'] = {
  S1: '47 cartes trésor de quatre couleurs ; chacune vaut autant de points qu’elle a de cases.',
  S2: 'Huit cartes expédition, six motifs ; sept par tour, la huitième reste inconnue.',
  S3: 'Une carte valorisation : 12 cases pièce en 3 lignes, 4 cases palmier. Six coupes, de 6 à 1.',
  S4: 'Quatre cartes trésor chacun : on en garde deux, tous en même temps, en secret.',
  S5: 'Quatre cartes de la pile sont révélées. Le hasard désigne qui commence.',
  S6: 'La carte expédition révélée vaut pour tous. On ne revoit pas les précédentes.',
  S7: 'Chacun coche le motif une fois, dans les cases libres d’une de ses cartes, tourné ou non.',
  S8: 'Ou bien une seule case libre ; ne rien cocher est interdit.',
  S9: 'Chaque croix cochée donne aussitôt une case de plus, où l’on veut sur ses cartes.',
  S10: 'Une pièce coche la case pièce suivante. Au-delà de douze, elles sont perdues.',
  S11: 'Un palmier rapporte 1, plus 1 par palmier sur les cartes révélées. Seuls quatre comptent.',
  S12: 'Pièces et palmiers d’une même coche comptent dans l’ordre de lecture.',
  S13: 'Puis chacun conclut, depuis le premier joueur : une coupe par ligne de pièces remplie.',
  S14: 'Une carte complète est mise de côté ; on en prend une révélée ou la première de la pile.',
  S15: 'On révèle de nouveau jusqu’à quatre cartes quand ce joueur a fini de prendre.',
  S16: 'Le premier joueur change après chaque expédition, dans le sens horaire.',
  S17: 'Sept expéditions font un tour, quatre tours la partie.',
  S18: 'Pile vide : moins de cartes révélées. Plus aucune : on continue avec moins de cartes.',
  S19: 'Pièces, coupes, palmiers et cartes complètes comptent ; les autres cartes ne valent rien.',
  S20: 'Chaque sceau d’une carte complète compte pour chaque carte complète de sa couleur.',
  S21: 'Le plus de points gagnants l’emporte ; puis les cartes grises, vertes, orange, violettes.',
  S22: 'Sont cachés : la pile, les expéditions à venir et ce que les autres choisissent.',
};

const refusals: Phrases['refusals'] = {
  firstDue: 'on ne sait pas encore qui commence',
  dealDue: 'la distribution n’est pas finie',
  keepDue: 'chacun garde d’abord deux de ses quatre cartes',
  marketDue: 'les quatre cartes ne sont pas encore révélées',
  expeditionDue: 'la prochaine carte expédition n’est pas encore révélée',
  markDue: 'chacun coche maintenant, une fois : le motif, ou une seule case',
  takeDue: 'le joueur qui conclut doit d’abord remplacer une carte complète',
  drawDue: 'la carte prise sur la pile n’est pas encore retournée',
  refillDue: 'il faut d’abord révéler de nouvelles cartes',
  matchOver: 'la partie est finie',
  notASeat: 'cette place n’existe pas',
  notInPile: 'cette carte n’est pas dans la pile',
  handFull: 'cette main a déjà ses quatre cartes',
  notDealt: 'on ne garde que des cartes qu’on a reçues',
  expeditionGone: 'toutes les cartes de ce motif ont été révélées dans ce tour',
  otherPattern: 'ces cases ne forment pas le motif révélé',
  cardNotYours: 'ce n’est pas une de vos deux cartes',
  noSuchCell: 'la carte n’a pas de case à cet endroit',
  cellMarked: 'une de ces cases est déjà cochée',
  bonusDue: 'vous avez coché une croix : cochez d’abord une case de plus',
  noBonus: 'seule une croix donne une case de plus',
  notInMarket: 'cette carte n’est pas parmi les cartes révélées',
  pileEmpty: 'la pile est vide',
};

const labels: Phrases['labels'] = {
  turn: (round, rounds, turn, turns) =>
    `Tour ${round} sur ${rounds} · expédition ${turn} sur ${turns}`,
  start: 'premier joueur',
  expedition: 'Expédition',
  notRevealed: 'pas encore révélée',
  cups: 'Coupes',
  cupsLeft: 'Coupes restantes',
  pile: 'cartes dans la pile',
  market: 'Cartes révélées',
  legend: '□ libre · ■ cochée · X croix · C pièce · P palmier',
  player: 'Joueur',
  coins: 'Pièces',
  palms: 'Palmiers',
  cards: 'Cartes',
  seals: 'Sceaux',
  points: 'Points gagnants',
  full: 'Cartes complètes',
  deal: 'Vos quatre cartes',
  kept: 'Vous gardez',
  marked: (slot) => `Coché sur votre ${slot === 0 ? 'première' : 'seconde'} carte`,
  bonus: 'Cases à cocher pour une croix',
  none: '–',
  colon: ' : ',
  colours: { purple: 'violette', orange: 'orange', green: 'verte', grey: 'grise' },
};

// From 2 on the plural: French says « 0 pièce, 1 pièce, 2 pièces ».
const many = (count: number, one: string, more: string): string =>
  `${count}\u00A0${count < 2 ? one : more}`;

const signs: Phrases['signs'] = ({ coins, palms, crosses }) =>
  [
    coins > 0 ? many(coins, 'pièce', 'pièces') : '',
    palms > 0 ? many(palms, 'palmier', 'palmiers') : '',
    crosses > 0 ? many(crosses, 'croix', 'croix') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** « 3 points pour un palmier », « 6 points pour 2 palmiers ». */
const pointsFor = (points: number, count: number, one: string, more: string): string =>
  `${many(points, 'point', 'points')} pour ${count === 1 ? one : `${count}\u00A0${more}`}`;

const what = (shown: string): string => (shown === '' ? '' : ` : ${shown}`);

const listed = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} et ${parts[parts.length - 1]}`;

export const french = wordsFrom({
  title: listing.texts.fr.title,
  credits:
    'Silver & Gold est un jeu de Phil Walker-Harding, édité par Nürnberger-Spielkarten-Verlag. ' +
    'Pépite n’a aucun lien avec eux.',
  round: 'Tour',
  clauses,
  refusals,
  endings: { none: 'aucun tour n’est fini', revealed: 'sept cartes expédition révélées' },
  patterns: {
    I2: 'deux cases en ligne',
    I3: 'trois cases en ligne',
    V3: 'un coin de trois cases',
    T4: 'un T de quatre cases',
    L4: 'un L de quatre cases',
    O4: 'un carré de quatre cases',
  },
  card: ({ colour, points, signs: printed, isAnother, seal }) => {
    const parts = [
      many(points, 'point', 'points'),
      signs(printed),
      seal === undefined ? '' : `+${seal.bonus} par carte ${seal.colour} complète`,
    ];
    const card = isAnother === true ? 'une autre carte' : 'une carte';
    return `${card} ${colour} (${parts.filter((part) => part !== '').join(', ')})`;
  },
  signs,
  mark: (cells, card, shown) => `coche ${many(cells, 'case', 'cases')} sur ${card}${what(shown)}`,
  bonus: (card, shown) => `coche une case de plus pour une croix, sur ${card}${what(shown)}`,
  take: (card) => `prend ${card} parmi les cartes révélées`,
  takePile: 'prend la première carte de la pile',
  keep: (one, other) => `garde ${one} et ${other}`,
  first: (name) => `${name} commence`,
  deal: (name, card) => `${name} reçoit ${card}`,
  market: (card) => `${card} est révélée`,
  draw: (card) => `${card} vient de la pile`,
  expedition: (pattern) => `la carte expédition montre ${pattern}`,
  own: {
    mark: (cells, card, shown) =>
      `cochez ${many(cells, 'case', 'cases')} sur ${card}${what(shown)}`,
    bonus: (card, shown) => `cochez une case de plus pour une croix, sur ${card}${what(shown)}`,
    take: (card) => `prenez ${card} parmi les cartes révélées`,
    takePile: 'prenez la première carte de la pile',
    keep: (one, other) => `gardez ${one} et ${other}`,
  },
  you: { first: 'vous commencez', deal: (card) => `vous recevez ${card}` },
  dealt: 'distribution des cartes',
  laidOut: 'quatre cartes sont révélées',
  brought: (name, { coins, palms, palmBoxes, cups, seals, sealCards, cards }) => {
    const gains = [
      coins > 0 ? many(coins, 'pièce', 'pièces') : '',
      palms > 0 ? pointsFor(palms, palmBoxes, 'un palmier', 'palmiers') : '',
      ...cups.map((cup) => `la coupe de ${cup}`),
      seals > 0 ? pointsFor(seals, sealCards, 'un sceau', 'sceaux') : '',
    ].filter((part) => part !== '');
    const deeds = [
      cards.length > 0 ? `${toldOf(name, 'complète', 'complétez')} ${listed(cards)}` : '',
      gains.length > 0 ? `${toldOf(name, 'gagne', 'gagnez')} ${listed(gains)}` : '',
    ];
    return `${name} ${deeds.filter((deed) => deed !== '').join(' et ')}`;
  },
  semicolon: ' ; ',
  unseenDeal: 'une carte est distribuée',
  unseenKeep: 'a choisi deux cartes',
  unseenMark: 'a coché',
  askKeep: 'Quelles cartes gardez-vous ? Choisissez-en deux.',
  askMark:
    'Cochez le motif sur une de vos cartes, ou une seule case ; une croix en donne une autre.',
  askTake: 'Quelle carte prenez-vous à la place de votre carte complète ?',
  labels,
});
