import {
  BONUS,
  cardOf,
  cellsOf,
  DEAL,
  DRAW,
  kindOf,
  LAY_OUT,
  MARK,
  REVEAL,
  seatOf,
  TAKE,
} from '@pepite/games/silver-and-gold/moves';
import { type Card, COINS, NO_CARD, PALMS, POINTS } from '@pepite/games/silver-and-gold/pieces';
import {
  areMarksShown,
  boxesFilled,
  settledBy,
} from '@pepite/games/silver-and-gold/report/settling';
import type { Gained, Table } from '@pepite/games/silver-and-gold/world';
import { type Immutable, itemAt, type Move, type Seat, type Seen, size } from '@pepite/kernel';
import type { Flight } from '../kit/motion.ts';
import type { SoundName } from '../kit/sound.ts';
import type { BoardEffects } from '../kit/effects.ts';

type Shown = Immutable<Table>;
type Made = Extract<Seen, { readonly move: Move }>;

/** The places of the board that things fly between, by name. */
export const placeOf = {
  seat: (seat: Seat): string => `seat-${seat}`,
  /** A card of the one at the bottom, while it is marked. */
  card: (card: Card): string => `card-${card}`,
  /** The cards of the one at the bottom: those marked, and those completed. */
  hand: 'hand',
  completed: 'completed',
  coins: 'coins',
  palms: 'palms',
  dealt: 'dealt',
  market: 'market',
  pile: 'pile',
  cups: 'cups',
} as const;

/** What a seat has got: coins, points for palms and cups, the points of cards it completed. */
export interface SeatGain {
  readonly seat: Seat;
  readonly coins: number;
  readonly palms: number;
  readonly cups: number;
  readonly cards: number;
}

const isMark = ({ move }: Made): boolean => kindOf(move) === MARK || kindOf(move) === BONUS;
const madeIn = (events: readonly Seen[]): readonly Made[] =>
  events.filter((event): event is Made => 'move' in event);

/** What everybody got by these events, those who got nothing left out. */
export function gainsOf(events: readonly Seen[], table: Shown): readonly SeatGain[] {
  const made = madeIn(events);
  const isMarked = areMarksShown(made, table);
  const settled = settledBy(made, table);
  return table.players.flatMap(({ gained }, seat) => {
    const gain = {
      seat,
      coins: isMarked ? gained.coins : 0,
      palms: isMarked ? gained.palms : 0,
      cups: settled.includes(seat) ? gained.cups : 0,
      cards: settled.includes(seat) ? pointsOf(gained) : 0,
    };
    return gain.coins + gain.palms + gain.cups + gain.cards > 0 ? [gain] : [];
  });
}

/** The cards a seat has completed in the turn marked last. */
const completedIn = ({ cards }: Immutable<Gained>): readonly Card[] =>
  cards.filter((card) => card !== NO_CARD);

const pointsOf = (gained: Immutable<Gained>): number =>
  completedIn(gained).reduce((sum, card) => sum + itemAt(POINTS, card), 0);

/** What is seen and heard of the events that led to a table, by the one at the bottom. */
export function effectsOf(events: readonly Seen[], table: Shown, viewer: Seat): BoardEffects {
  const made = madeIn(events);
  const gains = gainsOf(events, table);
  const marks = areMarksShown(made, table) ? made.filter(isMark) : [];
  const laterStep = marks.length > 0 ? 1 : 0;
  const moved = made
    .filter((event) => !isMark(event))
    .flatMap((event, index) => moveOf(event, { table, viewer, step: laterStep + index }));
  return {
    flights: [
      ...coinsAndPalms(marks, table, viewer),
      ...gains.flatMap((gain) => settlingOf(gain, { table, viewer, step: laterStep })),
      ...moved,
    ],
    sounds: soundsOf(made, gains),
    news: '',
  };
}

interface Told {
  readonly table: Shown;
  readonly viewer: Seat;
  readonly step: number;
}

/** Coins and palms fly from the cells of one's own cards to their boxes, as far as they count. */
function coinsAndPalms(
  marks: readonly Made[],
  { players }: Shown,
  viewer: Seat,
): readonly Flight[] {
  const own = marks.filter(({ actor }) => actor === viewer);
  const { gained, palms } = itemAt(players, viewer);
  const signsOf = (move: Move, signs: Int32Array): number =>
    size(cellsOf(move) & itemAt(signs, cardOf(move)));
  const left = { coins: gained.coins, palms: boxesFilled(palms, gained.palms) };
  return own.flatMap(({ move }) => {
    const from = placeOf.card(cardOf(move));
    const coins = Math.min(left.coins, signsOf(move, COINS));
    const trees = Math.min(left.palms, signsOf(move, PALMS));
    left.coins -= coins;
    left.palms -= trees;
    return [
      ...(coins > 0 ? [{ from, to: placeOf.coins, count: coins, step: 0 }] : []),
      ...(trees > 0 ? [{ from, to: placeOf.palms, count: trees, step: 0 }] : []),
    ];
  });
}

/** Cups go to whoever has filled a row, completed cards are set aside. */
function settlingOf({ seat, cups, cards }: SeatGain, told: Told): readonly Flight[] {
  const isOwn = seat === told.viewer;
  const { gained } = itemAt(told.table.players, seat);
  const cup = { from: placeOf.cups, to: placeOf.seat(seat), step: told.step };
  const completed = {
    from: placeOf.hand,
    to: placeOf.completed,
    count: completedIn(gained).length,
    step: told.step,
  };
  return [...(cups > 0 ? [cup] : []), ...(isOwn && cards > 0 ? [completed] : [])];
}

function moveOf({ actor, move }: Made, { table, viewer, step }: Told): readonly Flight[] {
  const to = (seat: Seat): string => (seat === viewer ? placeOf.hand : placeOf.seat(seat));
  switch (kindOf(move)) {
    case TAKE:
      return [{ from: placeOf.market, to: to(actor), step }];
    case DRAW: {
      const seat = table.players.findIndex(({ cards }) => cards.includes(cardOf(move)));
      return seat < 0 ? [] : [{ from: placeOf.pile, to: to(seat), step }];
    }
    case LAY_OUT:
      return [{ from: placeOf.pile, to: placeOf.market, step }];
    case DEAL:
      return seatOf(move) === viewer ? [{ from: placeOf.pile, to: placeOf.dealt, step }] : [];
    default:
      return [];
  }
}

function soundsOf(made: readonly Made[], gains: readonly SeatGain[]): readonly SoundName[] {
  const isHeard = (...kinds: readonly Move[]): boolean =>
    made.some(({ move }) => kinds.includes(kindOf(move)));
  return [
    ...(made.some(isMark) ? (['cells'] as const) : []),
    ...(gains.length > 0 ? (['gold'] as const) : []),
    ...(isHeard(TAKE, DRAW, LAY_OUT, DEAL, REVEAL) ? (['card'] as const) : []),
  ];
}
