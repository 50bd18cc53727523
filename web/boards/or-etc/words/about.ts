import type { Language, Translated } from '@pepite/kernel';

interface Told {
  readonly title: string;
  readonly text: string;
}

/** What things on the board are, in one language. */
interface AboutWords {
  readonly card: (value: number, exits: number) => string;
  readonly accident: (odds: string) => string;
  readonly accidents: string;
  /** One of several accidents: its title, and what it does. */
  readonly oneOf: (title: string, effect: string) => string;
  readonly centre: Told;
  readonly dice: Told;
  /** What the dice of another player are for. */
  readonly theirDice: string;
  readonly pile: (accidents: number) => string;
  readonly phase: (phase: number) => string;
  readonly ends: {
    readonly title: string;
    readonly later: (turn: number) => string;
    readonly now: (rolls: string, odds: string) => string;
  };
  readonly first: Told;
  readonly prestige: string;
  readonly hand: string;
  readonly exits: string;
  readonly next: (exits: number) => string;
  readonly throws: string;
  readonly points: string;
  readonly mine: string;
}

const english: AboutWords = {
  card: (value, exits) =>
    `Lay it when your dice show it: it is worth ${value} ${value === 1 ? 'point' : 'points'} and ` +
    `opens ${exits} ${exits === 1 ? 'exit' : 'exits'}, your throws next turn. ` +
    'In your hand, it pays for dice at its value.',
  accident: (odds) => `It strikes the first player to roll these dice (${odds}).`,
  accidents: 'Each strikes the first player to roll its dice.',
  oneOf: (title, effect) => `${title}: ${effect}`,
  centre: {
    title: 'Beers: the centre dice',
    text:
      'Give one of your dice and take one of these. A lower one is free; a higher one costs a ' +
      'card worth exactly the difference.',
  },
  dice: {
    title: 'Your dice',
    text:
      'In order, players exchange dice with the centre dice and with each other, or use their ' +
      'tool, until all have passed; then cards are laid.',
  },
  theirDice:
    'Offer one of your dice for one of these: they agree or refuse. For a higher die, you add a ' +
    'card worth at least the difference.',
  pile: (accidents) =>
    `It holds ${accidents} ${accidents === 1 ? 'accident' : 'accidents'}. ` +
    'The match is over when the last card is drawn.',
  phase: (phase) => `In phase ${phase}, everyone with at least ${phase} throws rolls five dice.`,
  ends: {
    title: 'How it ends',
    later: (turn) => `From turn ${turn} on, a lucky first roll in a phase ends the match at once.`,
    now: (rolls, odds) =>
      `If anyone’s first roll in a phase is ${rolls}, the match is over at once (${odds}).`,
  },
  first: {
    title: 'First player',
    text: 'Everything that goes in order begins here, for the whole match.',
  },
  prestige: 'What is left after the auction is the hand size, five cards at most.',
  hand: 'After each turn, the hand is refilled to its size.',
  exits: 'Cards are laid on free exits of the deepest row; each exit is a throw this turn.',
  next: (exits) => `The cards laid this turn add ${exits} for the next turn.`,
  throws: 'One for each exit that was free when the turn began; the wagon adds one.',
  points: 'The value of all face-up cards in a player’s mines. The highest total wins.',
  mine: 'Cards laid this turn form the next row; their exits are the throws of the next turn.',
};

const french: AboutWords = {
  card: (value, exits) =>
    `Posez-la quand vos dés la montrent : elle vaut ` +
    `${value} ${value < 2 ? 'point' : 'points'} et ` +
    `ouvre ${exits} ${exits < 2 ? 'sortie' : 'sorties'}, vos lancers du prochain tour. ` +
    'En main, elle paie des dés pour sa valeur.',
  accident: (odds) => `Il frappe le premier joueur qui lance ces dés (${odds}).`,
  accidents: 'Chacun frappe le premier joueur qui lance ses dés.',
  oneOf: (title, effect) => `${title} : ${effect}`,
  centre: {
    title: 'Bières : les dés centraux',
    text:
      'Donnez un de vos dés et prenez un de ceux-ci. Un plus bas est gratuit ; un plus haut ' +
      'coûte une carte de la différence exacte.',
  },
  dice: {
    title: 'Vos dés',
    text:
      'Dans l’ordre, on échange des dés avec les dés centraux et entre joueurs, ou on se sert ' +
      'de son outil, jusqu’à ce que tous passent ; puis on pose des cartes.',
  },
  theirDice:
    'Proposez un de vos dés contre l’un de ceux-ci : on accepte ou on refuse. Pour un dé plus ' +
    'haut, vous ajoutez une carte qui vaut au moins la différence.',
  pile: (accidents) =>
    `Elle contient ${accidents} ${accidents < 2 ? 'accident' : 'accidents'}. ` +
    'La partie finit quand sa dernière carte est piochée.',
  phase: (phase) => `En phase ${phase}, ceux qui ont au moins ${phase} lancers lancent cinq dés.`,
  ends: {
    title: 'La fin de la partie',
    later: (turn) =>
      `Dès le tour ${turn}, un beau premier lancer dans une phase termine la partie.`,
    now: (rolls, odds) =>
      `Si le premier lancer de quelqu’un dans une phase est ${rolls}, ` +
      `la partie est finie (${odds}).`,
  },
  first: {
    title: 'Premier joueur',
    text: 'Tout ce qui se fait dans l’ordre commence ici, pendant toute la partie.',
  },
  prestige: 'Ce qu’il en reste après les enchères est la taille de la main, cinq cartes au plus.',
  hand: 'Après chaque tour, on complète la main jusqu’à sa taille.',
  exits: 'On pose une carte sur une sortie libre de la dernière rangée ; chacune est un lancer.',
  next: (exits) => `Les cartes posées ce tour en ajoutent ${exits} pour le prochain.`,
  throws: 'Un par sortie libre au début du tour ; le wagonnet en ajoute un.',
  points: 'La valeur des cartes visibles de toutes ses mines. Le plus grand total gagne.',
  mine: 'Les cartes posées ce tour font la rangée suivante ; leurs sorties, les lancers suivants.',
};

const WORDS: Translated<AboutWords> = { en: english, fr: french };

export const aboutIn = (language: Language): AboutWords => WORDS[language];
