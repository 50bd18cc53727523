import { de, le, que, toldOf } from '@pepite/kernel';
import type { BoardWords } from './texts.ts';

// From 2 on the plural: French says « 0 pli, 1 pli, 2 plis ».
const many = (count: number, one: string, more: string): string =>
  `${count} ${count < 2 ? one : more}`;

/** « pas de zinc », « pas d’argent ni de zinc », « pas de cuivre, d’argent ni de zinc ». */
function noneOf(metals: readonly string[]): string {
  const all = metals.map(de);
  return all.length < 2
    ? `pas ${all.join('')}`
    : `pas ${all.slice(0, -1).join(', ')} ni ${all.at(-1)}`;
}

const report: BoardWords['report'] = {
  title: (round) => `Manche ${round}`,
  endings: {
    none: () => 'Aucune manche n’est finie.',
    stuck: (name) =>
      toldOf(
        name,
        `${name} : ni métal jouable, ni or. La manche s’arrête là.`,
        'Vous n’avez plus ni métal jouable, ni or. La manche s’arrête là.',
      ),
    declined: (name) =>
      toldOf(
        name,
        `${name} : aucun métal jouable, or gardé. La manche s’arrête là.`,
        'Sans métal jouable, vous gardez votre or. La manche s’arrête là.',
      ),
    empty: (name) =>
      `${name} ${toldOf(name, 'devait', 'deviez')} ouvrir sans carte Métal : ` +
      'la manche s’arrête là.',
  },
  shown: (name) => `La main ${toldOf(name, `${que(name)} montre`, 'que vous montrez')}`,
  shownNone: 'aucune carte',
  bid: 'Enchère',
  teamBid: 'Enchère (la plus haute)',
  tricks: 'Plis',
  less: 'moins qu’annoncé : rien',
  more: (bid) => `plus qu’annoncé : l’enchère, ${bid}`,
  exact: (bid) => `exactement : 2 × ${bid}`,
  bidPoints: 'Pour l’enchère',
  gold: 'Pour l’or',
  noGold: 'pas d’or',
  worth: (card, points) => `${card} : ${many(points, 'point', 'points')}`,
  total: 'Total',
  points: (points) => many(points, 'point', 'points'),
  nugget: (side) => `La pépite est pour ${side}`,
  noNugget: 'Personne ne prend la pépite',
  reasons: {
    points: 'le plus de points',
    exact: 'égalité de points, mais enchère exacte',
    topGold: 'égalité de points, mais la carte Or la plus haute',
    nextGold: 'égalité de points, mais de meilleures cartes Or, dans l’ordre',
    bid: 'égalité de points et d’or, mais l’enchère la plus haute',
    tied: 'égalité parfaite',
  },
  standing: 'Pépites jusqu’ici',
  sums: 'Points jusqu’ici',
};

export const french: BoardWords = {
  metals: {
    bismuth: 'bismuth',
    copper: 'cuivre',
    phosphorus: 'phosphore',
    silver: 'argent',
    zinc: 'zinc',
    gold: 'or',
  },
  and: 'et',
  round: (round) => `Manche ${round}`,
  firstPlayer: 'premier joueur',
  places: {
    team: (names) => `Équipe ${names}`,
    noBid: 'pas encore d’enchère',
    sealed: 'enchère scellée',
    chosen: 'a choisi',
    tricksWon: (tricks) => many(tricks, 'pli', 'plis'),
    tricksOf: (tricks, bid) => `${many(tricks, 'pli', 'plis')} sur ${bid}`,
    stock: (name) => `Or ${de(name)}`,
    noGold: 'pas d’or',
    supply: 'Réserve d’or',
    open: 'Cartes visibles',
    cards: (count) => `${many(count, 'carte', 'cartes')} en main`,
    nuggets: (count) => many(count, 'pépite', 'pépites'),
    points: (count) => many(count, 'point', 'points'),
    toBid: 'annonce',
    toSwap: 'échange ?',
    toPlay: 'joue',
    handOf: (name) => `Main ${de(name)}`,
  },
  trick: {
    current: 'Pli',
    last: 'Dernier pli',
    wins: 'gagne',
    lowest: 'plus faible',
    gains: (card) => `reçoit ${le(card)}`,
  },
  hand: {
    yours: 'Votre main',
    gold: 'Votre or',
    noGold: 'Vous n’avez pas d’or.',
    empty: 'Plus aucune carte Métal.',
    sort: 'Trier',
    orders: { metal: 'par métal', value: 'par valeur' },
    playable: 'jouable',
    unplayable: 'pas jouable maintenant',
    selectable: 'peut être choisie',
    play: (used) =>
      used.length === 0
        ? 'À vous : jouez une carte.'
        : `À vous : jouez une carte, mais ${noneOf(used)} (déjà dans le pli).`,
    playNow: (card) => `Jouer ${le(card)}`,
    copies: (count) => `${count} exemplaires`,
  },
  bid: {
    choose: 'Choisissez votre enchère : sa valeur est le nombre de plis annoncés.',
    make: (card, tricks) => `Annoncer ${many(tricks, 'pli', 'plis')} avec ${le(card)}`,
    makeLower: (card, bid) => `Poser ${le(card)} — l’enchère de l’équipe reste à ${bid}`,
  },
  swap: {
    ask: {
      own: 'Payer une carte Or pour échanger votre enchère ?',
      team: 'Payer une carte Or pour échanger une enchère ?',
    },
    keep: 'Garder',
    swap: 'Échanger…',
    quiet: 'Ne plus demander cette manche',
    want: 'Échanger avant le prochain pli (1\u00A0or)',
    wanted: 'Échange proposé avant le prochain pli',
    step: (step, steps) => `Étape ${step} sur ${steps}`,
    pay: 'Quel or payez-vous ?',
    whose: 'Quelle enchère ?',
    own: 'La vôtre',
    of: (name) => `Celle ${de(name)}`,
    card: (name) => {
      const bid = name === undefined ? 'votre enchère' : `l’enchère ${de(name)}`;
      return `Touchez, dans votre main, la carte qui remplacera ${bid}.`;
    },
    cancel: 'Annuler',
    make: (paid, old, card) => `Payer ${le(paid)} : ${le(card)} remplace ${le(old)}`,
  },
  end: {
    end: 'Finir la manche',
    goldOnly: 'Aucun métal jouable. Jouez de l’or, ou finissez la manche.',
    stuck: 'Aucune carte jouable : la manche s’arrête.',
    question: 'Finir la manche et garder votre or ? Le pli en cours ne comptera pas.',
  },
  report,
  about: {
    metal:
      'Le métal le plus haut gagne le pli, sauf s’il contient de l’or. ' +
      'Jamais deux fois le même métal dans un pli.',
    laid: 'Elle est dans le pli : personne ne peut rejouer ce métal avant le pli suivant.',
    gold: (points) =>
      `Or : ${many(points, 'point', 'points')} en fin de manche. ` +
      'Payez-la pour échanger une enchère, ou jouez-la dans un pli.',
    hasBid: (card) => `enchère : ${card}`,
    bid: {
      title: 'Enchère',
      text: 'Sa valeur est le nombre de plis annoncés. Tomber juste compte double.',
    },
    team: {
      title: 'Équipe',
      text: 'La plus haute des deux enchères compte, et les plis des deux s’additionnent.',
    },
    supply: {
      title: 'Réserve d’or',
      text:
        'Le métal le plus faible du pli se change en or : son joueur ' +
        'prend une carte Or de même valeur, s’il en reste.',
    },
    open: { title: 'Cartes visibles', text: 'Deux cartes que personne n’a en main cette manche.' },
    first: {
      title: 'Premier joueur',
      text: 'Annonce en premier et ouvre le premier pli de la manche.',
    },
    wins: {
      title: 'Gagne le pli',
      text:
        'La plus haute carte Or du pli, sinon le plus haut métal ; à égalité, la dernière carte ' +
        'jouée.',
    },
    lowest: {
      title: 'Métal le plus faible',
      text:
        'Son joueur prend dans la réserve une carte Or de même valeur, s’il en reste, et ouvre ' +
        'le pli suivant.',
    },
    nuggets: (wanted) =>
      `Le plus de points dans une manche gagne sa pépite ; ${wanted} pépites gagnent la partie.`,
    sums: 'Les points de trois manches s’additionnent ; le plus haut total gagne.',
  },
};
