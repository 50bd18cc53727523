import {
  type Actor,
  clockwise,
  type Collector,
  type GameMeasures,
  lowest,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  type Move,
  type Result,
  type Seat,
  SeatCounts,
  type SeatMeasures,
  sidesOf,
  winsOf,
  type WideView,
  WORD,
} from '@pepite/kernel';
import { COLOURS, TREASURES } from './data/cards.ts';
import { BONUS, cardOf, DRAW, KEEP, kindOf, otherCard, TAKE, TAKE_PILE } from './moves.ts';
import { ALL_CARDS, type Card, CUPS, NO_CARD, POINTS, SEAL_BONUS, SEAL_COLOUR } from './pieces.ts';
import { fullOf, pointsOf } from './score.ts';
import { type Box, type Hand, PARTS, type SilverWorld, type Table } from './world.ts';

const COLOUR_NAMES = {
  purple: { en: 'purple', fr: 'violette' },
  orange: { en: 'orange', fr: 'orange' },
  green: { en: 'green', fr: 'verte' },
  grey: { en: 'grey', fr: 'grise' },
} as const;

const colourItems = (): readonly MeasureItem[] =>
  COLOURS.map((id) => ({ id, name: COLOUR_NAMES[id] }));

const PART_NAMES = {
  coins: { en: 'Coins', fr: 'Pièces' },
  cups: { en: 'Cups', fr: 'Coupes' },
  palms: { en: 'Palms', fr: 'Palmiers' },
  cards: { en: 'Full cards', fr: 'Cartes complètes' },
  seals: { en: 'Seals', fr: 'Sceaux' },
} as const;

const partItems = (): readonly MeasureItem[] => PARTS.map((id) => ({ id, name: PART_NAMES[id] }));

const cardItems = (): readonly MeasureItem[] =>
  ALL_CARDS.map((card) => {
    const { colour } = TREASURES[card - 1];
    const points = POINTS[card];
    return {
      id: String(card),
      name: {
        en: `No. ${card}, ${COLOUR_NAMES[colour].en}, ${points} points`,
        fr: `Nᵒ ${card}, ${COLOUR_NAMES[colour].fr}, ${points} points`,
      },
    };
  });

/** S10–S14, S19, S20. */
const points: MeasureGroup = {
  id: 'points',
  title: { en: 'Where points come from', fr: 'D’où viennent les points' },
  specs: [
    measureSpec(
      'part',
      'mean',
      ['Points', 'What each part brings a player.', 'points'],
      ['Points', 'Ce que chaque partie rapporte à un joueur.', 'points'],
      { items: partItems },
    ),
    measureSpec(
      'full',
      'mean',
      ['Completed cards', 'How many a player completes.', 'cards'],
      ['Cartes complètes', 'Combien un joueur en complète.', 'cartes'],
      { items: colourItems },
    ),
    measureSpec(
      'unfinished',
      'mean',
      ['Unfinished cards', 'Cards in front of a player that are not full at the end.', 'cards'],
      [
        'Cartes inachevées',
        'Cartes devant un joueur qui ne sont pas complètes à la fin.',
        'cartes',
      ],
    ),
    measureSpec(
      'crosses',
      'mean',
      ['Bonus cells', 'Cells that a player marks for crosses.'],
      ['Cases en plus', 'Cases qu’un joueur coche grâce aux croix.'],
    ),
    measureSpec(
      'cups-left',
      'share',
      ['Cups left', 'Of the cups on the round card, those nobody has got in the end.'],
      ['Coupes restantes', 'Des coupes de la carte de tour, celles que personne n’a eues.'],
    ),
    measureSpec(
      'palms-full',
      'share',
      ['All palms marked', 'Players whose four palm boxes are full in the end.'],
      ['Palmiers remplis', 'Joueurs dont les quatre cases palmier sont remplies à la fin.'],
    ),
    measureSpec(
      'seals-used',
      'share',
      ['Seals that pay', 'Of the completed cards with a seal, those whose seal brings points.'],
      ['Sceaux payants', 'Des cartes complètes à sceau, celles dont le sceau rapporte.'],
    ),
    measureSpec(
      'from-pile',
      'share',
      ['Taken from the pile', 'Of the cards taken, those drawn unseen.'],
      ['Prises dans la pile', 'Des cartes prises, celles tirées sans les voir.'],
    ),
  ],
};

const treasures: MeasureGroup = {
  id: 'treasures',
  title: { en: 'Treasure cards', fr: 'Cartes trésor' },
  specs: [
    measureSpec(
      'treasure-had',
      'share',
      ['Had', 'Matches in which somebody has it.'],
      ['Prise', 'Parties où quelqu’un l’a devant soi.'],
      { items: cardItems },
    ),
    measureSpec(
      'treasure-full',
      'share',
      ['Completed', 'Of the times it is had, how often it is completed.'],
      ['Complétée', 'Des fois où on l’a, combien de fois elle est complétée.'],
      { items: cardItems },
    ),
    measureSpec(
      'treasure-gain',
      'gain',
      [
        'Wins of who has it',
        'How much more often than a fair share those win who have it, completed or not.',
      ],
      [
        'Victoires de qui l’a',
        'De combien ceux qui l’ont gagnent plus souvent que leur part, complétée ou non.',
      ],
      { items: cardItems },
    ),
  ],
};

const IDS = ['', ...ALL_CARDS.map(String)];

class SilverObserver implements MatchObserver<Table, Hand, Box> {
  readonly #seats: number;
  readonly #had: SeatCounts;
  readonly #full: SeatCounts;
  #crosses = 0;
  #taken = 0;
  #fromPile = 0;
  #world: SilverWorld | undefined;

  constructor(seats: number) {
    this.#seats = seats;
    this.#had = new SeatCounts(seats, IDS);
    this.#full = new SeatCounts(seats, IDS);
  }

  chose(world: SilverWorld, actor: Actor, _moves: unknown, move: Move): void {
    this.#world = world;
    switch (kindOf(move)) {
      case BONUS:
        this.#crosses++;
        break;
      case KEEP:
        this.#had.add(actor, cardOf(move));
        this.#had.add(actor, otherCard(move));
        break;
      case TAKE:
        this.#taken++;
        this.#had.add(actor, cardOf(move));
        break;
      case TAKE_PILE:
        this.#taken++;
        this.#fromPile++;
        break;
      case DRAW:
        this.#had.add(settling(world.table), cardOf(move));
        break;
      default:
    }
  }

  ended(result: Result, into: Collector): void {
    const { table } = this.#world ?? {};
    if (table === undefined) return;
    for (const [seat, player] of table.players.entries()) {
      for (const card of cardsIn(player.full)) this.#full.add(seat, card);
      const parts = pointsOf(player);
      for (const part of PARTS) into.add(`part/${part}`, parts[part]);
      for (const [colour, id] of COLOURS.entries()) {
        into.add(`full/${id}`, fullOf(player.full, colour));
      }
      into.add('unfinished', player.cards.filter((card) => card !== NO_CARD).length);
      into.add('palms-full', player.palms.every((palm) => palm > 0) ? 1 : 0);
      addSeals(player.full, into);
    }
    into.add('crosses', this.#crosses, this.#seats);
    into.add('cups-left', CUPS.length - table.cupsTaken, CUPS.length);
    if (this.#taken > 0) into.add('from-pile', this.#fromPile, this.#taken);
    const sides = sidesOf({}, this.#seats);
    this.#had.addTotals('treasure-had', into);
    this.#full.addShares('treasure-full', this.#had, into);
    if (sides.count < 2) return;
    this.#had.addGains('treasure-gain', winsOf(sides, result), 1 / sides.count, into);
  }
}

/** S13, S14: whose turn it is to take a card. */
const settling = ({ first, settled, seats }: Table): Seat => clockwise(first, settled, seats);

function cardsIn(set: WideView): readonly Card[] {
  const cards: Card[] = [];
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word]; rest !== 0; rest &= rest - 1) cards.push(word * WORD + lowest(rest));
  }
  return cards;
}

/** S20: whether there is a full card of the colour that a seal pays for. */
function addSeals(full: WideView, into: Collector): void {
  for (const card of cardsIn(full)) {
    if (SEAL_BONUS[card] === 0) continue;
    into.add('seals-used', fullOf(full, SEAL_COLOUR[card]) > 0 ? 1 : 0);
  }
}

/** S19, S20: the score card of one player. */
const own: SeatMeasures<Table> = {
  specs: [
    measureSpec(
      'own-points',
      'mean',
      ['Points by source', 'What each part brings you in a match.', 'points a match'],
      ['D’où viennent vos points', 'Ce que chaque partie vous rapporte.', 'points par partie'],
      { items: partItems },
    ),
    measureSpec(
      'own-full',
      'mean',
      ['Completed cards', 'How many you complete in a match.', 'cards a match'],
      ['Cartes complètes', 'Combien vous en complétez par partie.', 'cartes par partie'],
      { items: colourItems },
    ),
  ],
  match: ({ players }, seat, into) => {
    const { full } = players[seat];
    const parts = pointsOf(players[seat]);
    for (const part of PARTS) into.add(`own-points/${part}`, parts[part]);
    for (const [colour, id] of COLOURS.entries()) into.add(`own-full/${id}`, fullOf(full, colour));
  },
};

export const measures: GameMeasures<Table, Hand, Box> = {
  groups: [points, treasures],
  observe: (seats) => new SilverObserver(seats),
  starter: ({ first }) => first,
  own,
};
