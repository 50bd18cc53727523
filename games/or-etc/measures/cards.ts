import {
  type Actor,
  type Collector,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  type Move,
  type Options,
  type Result,
  SeatCounts,
  sidesOf,
  winsOf,
} from '@pepite/kernel';
import { deckIn } from '../data/deck-in.ts';
import { bundleIn, cardOf, DEAL, DRAW, DROP, kindOf, LAY, seatOf } from '../moves.ts';
import { cardsIn } from '../pieces/bundle.ts';
import type { Box, Hand, OrEtcWorld, Table } from '../world.ts';

/**
 * By its combination, and the how many-th with it in the card table: so a card compares with itself
 * where its value or exits were edited, and where others are left out.
 */
const idsOf = (table: readonly { readonly pattern: string }[]): readonly string[] =>
  table.map(({ pattern }, index) => {
    const before = table.slice(0, index).filter((other) => other.pattern === pattern).length;
    return before === 0 ? pattern : `${pattern}:${before + 1}`;
  });

const items = (_seats: number, options: Options): readonly MeasureItem[] =>
  deckIn(options).table.map(({ pattern, value, exits }, index, table) => ({
    id: idsOf(table)[index],
    name: {
      en: `${pattern}, value ${value}, ${exits} ${exits === 1 ? 'exit' : 'exits'}`,
      fr: `${pattern}, valeur ${value}, ${exits} ${exits < 2 ? 'sortie' : 'sorties'}`,
    },
  }));

/** O1, O24–O26: what becomes of Filon cards. */
export const cards: MeasureGroup = {
  id: 'cards',
  title: { en: 'Filon cards', fr: 'Cartes Filon' },
  specs: [
    measureSpec(
      'card-had',
      'mean',
      ['Cards had', 'How many of them come into hands in a match.'],
      ['Cartes reçues', 'Combien arrivent en main dans une partie.'],
      { items },
    ),
    measureSpec(
      'card-laid',
      'share',
      ['Laid', 'Of those had, how many are laid.'],
      ['Posées', 'De celles reçues, combien sont posées.'],
      { items },
    ),
    measureSpec(
      'card-dropped',
      'share',
      ['Discarded', 'Of those had, how many are discarded at the end of a turn.'],
      ['Défaussées', 'De celles reçues, combien sont défaussées en fin de tour.'],
      { items },
    ),
    measureSpec(
      'card-paid',
      'share',
      ['Paid', 'Of those had, how many pay for dice or are staked and lost.'],
      ['Payées', 'De celles reçues, combien paient des dés ou sont misées et perdues.'],
      { items },
    ),
    measureSpec(
      'card-left',
      'share',
      ['Left over', 'Of those had, how many are still in a hand at the end.'],
      ['Restées en main', 'De celles reçues, combien sont encore en main à la fin.'],
      { items },
    ),
    measureSpec(
      'card-gain',
      'gain',
      [
        'Wins of who lays it',
        'How much more often than a fair share those win who lay it. Cards that only fit late in ' +
          'a good match look better than they are.',
      ],
      [
        'Victoires de qui la pose',
        'De combien ceux qui la posent gagnent plus souvent que leur part. Une carte qui ne se ' +
          'pose que tard dans une bonne partie paraît meilleure qu’elle n’est.',
      ],
      { items },
    ),
  ],
};

const KNOWN = new WeakMap<Options, readonly string[]>();

/** By kind, none first: the same options come with every match, and take a while to read. */
function idsIn(options: Options): readonly string[] {
  const ids = KNOWN.get(options) ?? ['', ...items(0, options).map(({ id }) => id)];
  KNOWN.set(options, ids);
  return ids;
}

export class CardsObserver implements MatchObserver<Table, Hand, Box> {
  readonly #seats: number;
  readonly #had: SeatCounts;
  readonly #laid: SeatCounts;
  readonly #dropped: SeatCounts;
  readonly #paid: SeatCounts;
  readonly #left: SeatCounts;
  readonly #kinds: number;
  #world: OrEtcWorld | undefined;

  constructor(seats: number, options: Options) {
    const ids = idsIn(options);
    const counts = (): SeatCounts => new SeatCounts(seats, ids);
    this.#seats = seats;
    this.#kinds = ids.length;
    this.#had = counts();
    this.#laid = counts();
    this.#dropped = counts();
    this.#paid = counts();
    this.#left = counts();
  }

  chose(world: OrEtcWorld, actor: Actor, _moves: unknown, move: Move): void {
    this.#world = world;
    const kind = kindOf(move);
    if (kind === DEAL || kind === DRAW) this.#had.add(seatOf(move), cardOf(move));
    else if (kind === LAY) this.#laid.add(actor, cardOf(move));
    else if (kind === DROP && move > DROP) {
      for (const card of cardsIn(bundleIn(move))) this.#dropped.add(actor, card);
    }
  }

  ended(result: Result, into: Collector): void {
    for (const [seat, hand] of (this.#world?.hands ?? []).entries()) {
      for (let card = 1; card < this.#kinds; card++) this.#left.add(seat, card, hand.cards[card]);
    }
    for (let card = 1; card < this.#kinds; card++) {
      const gone = [this.#laid, this.#dropped, this.#left].map((counts) => counts.totalOf(card));
      this.#paid.add(0, card, this.#had.totalOf(card) - gone.reduce((sum, one) => sum + one, 0));
    }
    const sides = sidesOf({}, this.#seats);
    this.#had.addTotals('card-had', into);
    this.#laid.addShares('card-laid', this.#had, into);
    this.#dropped.addShares('card-dropped', this.#had, into);
    this.#paid.addShares('card-paid', this.#had, into);
    this.#left.addShares('card-left', this.#had, into);
    this.#laid.addGains('card-gain', winsOf(sides, result), 1 / sides.count, into);
  }
}
