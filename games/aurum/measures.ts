import {
  type Actor,
  type Collector,
  type GameMeasures,
  has,
  type Immutable,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  type Move,
  type SeatMeasures,
} from '@pepite/kernel';
import { BID, cardOf, END, KEEP, kindOf, PLAY, seatOf, SWAP } from './moves.ts';
import { isGold, VALUES, valueOf } from './pieces.ts';
import { bidMetBy, bidOf, type Reason, tricksOf, verdictOn } from './report/verdict.ts';
import {
  type AurumWorld,
  type Box,
  type Hand,
  Phase,
  sideOf,
  sidesOf,
  type Table,
} from './world.ts';

const bidItems = (): readonly MeasureItem[] =>
  Array.from({ length: VALUES }, (_, index) => ({
    id: String(index + 1),
    name: { en: `Bid ${index + 1}`, fr: `Enchère ${index + 1}` },
  }));

const seatItems = (seats: number): readonly MeasureItem[] =>
  Array.from({ length: seats }, (_, place) => ({
    id: String(place),
    name:
      place === 0
        ? { en: 'First player', fr: 'Premier joueur' }
        : { en: `Place ${place + 1}`, fr: `${place + 1}ᵉ joueur` },
  }));

const metItems = (): readonly MeasureItem[] => [
  { id: 'less', name: { en: 'Too few tricks', fr: 'Trop peu de plis' } },
  { id: 'exact', name: { en: 'Exactly', fr: 'Exactement' } },
  { id: 'more', name: { en: 'Too many tricks', fr: 'Trop de plis' } },
];

const sourceItems = (): readonly MeasureItem[] => [
  { id: 'bid', name: { en: 'Bid', fr: 'Enchère' } },
  { id: 'gold', name: { en: 'Gold', fr: 'Or' } },
];

const REASONS: Readonly<Record<Reason, MeasureItem['name']>> = {
  points: { en: 'More points', fr: 'Plus de points' },
  exact: { en: 'An exact bid', fr: 'Une enchère exacte' },
  topGold: { en: 'The highest gold', fr: 'L’or le plus fort' },
  nextGold: { en: 'The next gold', fr: 'L’or suivant' },
  bid: { en: 'The higher bid', fr: 'L’enchère la plus haute' },
  tied: { en: 'Nobody gets it', fr: 'Personne ne la prend' },
};
const reasonItems = (): readonly MeasureItem[] =>
  Object.entries(REASONS).map(([id, name]) => ({ id, name }));

/** A5, A6, A19. */
const bids: MeasureGroup = {
  id: 'bids',
  title: { en: 'Bids and tricks', fr: 'Enchères et plis' },
  specs: [
    measureSpec(
      'bid',
      'share',
      ['Bids', 'Of all bids at the start of a round, those of this value.'],
      ['Enchères', 'De toutes les enchères de début de manche, celles de cette valeur.'],
      { items: bidItems, plot: 'curve' },
    ),
    measureSpec(
      'bid-by-place',
      'mean',
      ['Bid by turn order', 'The value bid, by how far from the first player of the round.'],
      ['Enchère selon l’ordre', 'La valeur annoncée, selon la place après le premier joueur.'],
      { items: seatItems },
    ),
    measureSpec(
      'tricks-by-place',
      'mean',
      ['Tricks by turn order', 'Tricks won in a round, by how far from its first player.'],
      ['Plis selon l’ordre', 'Plis remportés dans une manche, selon la place après le premier.'],
      { items: seatItems },
    ),
    measureSpec(
      'bid-met',
      'share',
      ['Bid and tricks', 'How sides fare with the bid they have at the end of a round.'],
      ['Enchère tenue', 'Ce qu’il advient de l’enchère d’un camp, à la fin de la manche.'],
      { items: metItems },
    ),
    measureSpec(
      'tricks-by-bid',
      'mean',
      ['Tricks by bid', 'Tricks that a side wins in a round which it ends with this bid.'],
      ['Plis selon l’enchère', 'Plis d’un camp qui termine la manche avec cette enchère.'],
      { items: bidItems, plot: 'curve' },
    ),
    measureSpec(
      'exact-by-bid',
      'share',
      ['Exact by bid', 'How often a side with this bid wins exactly as many tricks.'],
      ['Exacte selon l’enchère', 'Combien de fois un camp fait exactement cette enchère.'],
      { items: bidItems, plot: 'curve' },
    ),
    measureSpec(
      'nugget-by-bid',
      'gain',
      [
        'Nugget by bid',
        'How much more often than a fair share a side with this bid gets the nugget.',
      ],
      [
        'Pépite selon l’enchère',
        'De combien un camp avec cette enchère prend la pépite plus souvent que sa part.',
      ],
      { items: bidItems },
    ),
  ],
};

/** A7, A14, A20, A21. */
const gold: MeasureGroup = {
  id: 'gold',
  title: { en: 'Gold, swaps and nuggets', fr: 'Or, échanges et pépites' },
  specs: [
    measureSpec(
      'swaps',
      'mean',
      ['Swaps', 'Bids replaced for gold, in a round.'],
      ['Échanges d’enchère', 'Enchères remplacées contre de l’or, par manche.'],
    ),
    measureSpec(
      'swap-taken',
      'share',
      ['Swaps made', 'Of the times somebody may swap, how often it is done.'],
      ['Échanges faits', 'Des fois où l’on peut échanger, combien de fois on le fait.'],
    ),
    measureSpec(
      'swap-of-rivals',
      'share',
      ['Swaps of rivals’ bids', 'Of all swaps, those that replace the bid of the other side.'],
      ['Enchères adverses', 'Des échanges, ceux qui remplacent l’enchère d’un adversaire.'],
    ),
    measureSpec(
      'gold-played',
      'mean',
      ['Gold played', 'Gold cards played to tricks, in a round.'],
      ['Or joué', 'Cartes Or jouées dans les plis, par manche.'],
    ),
    measureSpec(
      'bid-points',
      'mean',
      ['Points for bids', 'What the bid brings a side in a round.', 'points'],
      ['Points d’enchère', 'Ce que l’enchère rapporte à un camp dans une manche.', 'points'],
    ),
    measureSpec(
      'gold-points',
      'mean',
      ['Points for gold', 'What gold brings a side in a round.', 'points'],
      ['Points d’or', 'Ce que l’or rapporte à un camp dans une manche.', 'points'],
    ),
    measureSpec(
      'nugget-by',
      'share',
      ['What decides the nugget', 'Of all rounds with a nugget, those decided by this.'],
      ['Ce qui décide de la pépite', 'Des manches à pépite, celles que ceci décide.'],
      { items: reasonItems },
    ),
  ],
};

class AurumObserver implements MatchObserver<Table, Hand, Box> {
  readonly #seats: number;
  /** Noted on the way, told in the end. */
  readonly #notes: (readonly [measure: string, value: number, count: number])[] = [];
  #asked = 0;
  #swaps = 0;
  #ofRivals = 0;
  #goldPlayed = 0;
  #rounds = 0;

  constructor(seats: number) {
    this.#seats = seats;
  }

  chose({ table }: AurumWorld, actor: Actor, _moves: unknown, move: Move): void {
    switch (kindOf(move)) {
      case PLAY:
        if (isGold(cardOf(move))) this.#goldPlayed++;
        break;
      case BID:
        this.#noteBid(table, actor, valueOf(cardOf(move)));
        break;
      case SWAP:
        this.#asked++;
        this.#swaps++;
        if (this.#sideOf(seatOf(move)) !== this.#sideOf(actor)) this.#ofRivals++;
        break;
      case KEEP:
        this.#asked++;
        break;
      default:
    }
  }

  /** A17: the round is counted when somebody has ended it. */
  saw({ table }: AurumWorld, _actor: Actor, move: Move): void {
    if (move === END) this.#noteRound(table);
  }

  #sideOf(seat: number): number {
    return sideOf(seat, this.#seats);
  }

  #note(measure: string, value: number, count = 1): void {
    this.#notes.push([measure, value, count]);
  }

  #noteBid({ first, seats }: Table, seat: number, value: number): void {
    for (let bid = 1; bid <= VALUES; bid++) this.#note(`bid/${bid}`, bid === value ? 1 : 0);
    this.#note(`bid-by-place/${(seat - first + seats) % seats}`, value);
  }

  #noteRound(table: Table): void {
    const { report, seats, first, phase } = table;
    this.#rounds++;
    // The next round has another first player already, unless the match is over.
    const opener = phase === Phase.over ? first : (first - 1 + seats) % seats;
    for (let seat = 0; seat < seats; seat++) {
      this.#note(`tricks-by-place/${(seat - opener + seats) % seats}`, report.tricks[seat]);
    }
    for (let side = 0; side < sidesOf(seats); side++) this.#noteSide(table, side);
    if (table.cumulative) return;
    const { reason } = verdictOn(table);
    for (const { id } of reasonItems()) this.#note(`nugget-by/${id}`, id === reason ? 1 : 0);
  }

  #noteSide(table: Immutable<Table>, side: number): void {
    const { report, seats } = table;
    const bid = bidOf(table, side);
    const met = bidMetBy(table, side);
    for (const { id } of metItems()) this.#note(`bid-met/${id}`, id === met ? 1 : 0);
    this.#note(`tricks-by-bid/${bid}`, tricksOf(table, side));
    this.#note(`exact-by-bid/${bid}`, met === 'exact' ? 1 : 0);
    this.#note('bid-points', report.bidPoints[side]);
    this.#note('gold-points', report.goldPoints[side]);
    if (table.cumulative) return;
    const won = has(report.nugget, side) ? 1 : 0;
    this.#note(`nugget-by-bid/${bid}`, won - 1 / sidesOf(seats));
  }

  ended(_result: unknown, into: Collector): void {
    for (const [measure, value, count] of this.#notes) into.add(measure, value, count);
    into.add('swaps', this.#swaps, this.#rounds);
    into.add('gold-played', this.#goldPlayed, this.#rounds);
    if (this.#asked > 0) into.add('swap-taken', this.#swaps, this.#asked);
    if (this.#swaps > 0) into.add('swap-of-rivals', this.#ofRivals, this.#swaps);
  }
}

/** A19–A21: what the rounds of one side come to. */
const own: SeatMeasures<Table> = {
  specs: [
    measureSpec(
      'own-met',
      'share',
      ['Bids made', 'What became of your bid, of all your rounds.'],
      ['Enchères tenues', 'Ce qu’il est advenu de votre enchère, de toutes vos manches.'],
      { items: metItems },
    ),
    measureSpec(
      'own-points',
      'mean',
      ['Points by source', 'What your side gets in a round.', 'points a round'],
      ['D’où viennent vos points', 'Ce que votre camp gagne par manche.', 'points par manche'],
      { items: sourceItems },
    ),
    measureSpec(
      'own-nugget',
      'share',
      ['Nuggets', 'Rounds in which your side gets the nugget.'],
      ['Pépites', 'Manches où votre camp prend la pépite.'],
    ),
  ],
  round: (table, seat, into) => {
    const { report, seats } = table;
    const side = sideOf(seat, seats);
    const met = bidMetBy(table, side);
    for (const { id } of metItems()) into.add(`own-met/${id}`, id === met ? 1 : 0);
    into.add('own-points/bid', report.bidPoints[side]);
    into.add('own-points/gold', report.goldPoints[side]);
    if (!table.cumulative) into.add('own-nugget', has(report.nugget, side) ? 1 : 0);
  },
};

export const measures: GameMeasures<Table, Hand, Box> = {
  groups: [bids, gold],
  observe: (seats) => new AurumObserver(seats),
  starter: ({ first }) => first,
  own,
};
