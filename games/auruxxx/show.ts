import type { Immutable } from '@pepite/kernel';
import { cardsIn, PACK } from './cards/pack.ts';
import {
  type Card,
  colourOf,
  isColoured,
  MOST_DRAWS,
  MOST_PASSES,
  NO_CARD,
  NOBODY,
  rowOf,
} from './pieces.ts';
import { printCard } from './notation.ts';
import { type Hand, inPoints, knownAt, Phase, type Table } from './world.ts';

/** The words on the picture of a table, in one language. */
export interface Labels {
  readonly round: string;
  readonly dealer: string;
  readonly turn: string;
  readonly talon: string;
  readonly pile: string;
  readonly figure: string;
  readonly besidePile: string;
  readonly player: string;
  readonly cards: string;
  readonly passes: string;
  readonly sum: string;
  readonly hand: string;
  readonly none: string;
  /** What stands between a word and what it is about. */
  readonly colon: string;
  readonly knownAt: (seat: number) => string;
  readonly owes: (name: string, cards: number) => string;
  readonly draws: (name: string, drawn: number, most: number) => string;
  readonly roundEnded: (round: number, ending: string) => string;
  readonly roundWon: (round: number, name: string, goldens: number) => string;
  readonly seatPoints: (name: string, score: SeatScore) => string;
}

/** How the points of a seat in the last round came about. */
export interface SeatScore {
  readonly points: number;
  readonly cards: number;
  readonly passes: number;
  readonly goldens: number;
  readonly isHalved: boolean;
}

type Shown = Immutable<Table>;

/** By colour, then by number; what has no colour last. */
const order = (one: Card, other: Card): number => place(one) - place(other);
const place = (card: Card): number =>
  isColoured(card) ? 100 * colourOf(card) + rowOf(card) : 1000 - card;

/** Cards as text, a wider gap between colours. */
function listed(cards: readonly Card[], none: string): string {
  const groups = Map.groupBy(cards.toSorted(order), (card) =>
    isColoured(card) ? colourOf(card) : NOBODY,
  );
  const texts = [...groups.values()].map((group) => group.map(printCard).join(' '));
  return texts.length === 0 ? none : texts.join('   ');
}

export function showHand(hand: Immutable<Hand>, labels: Labels): readonly string[] {
  const seats = Array.from({ length: hand.known.length / PACK }, (_, seat) => seat);
  const known = seats
    .map((seat) => ({ seat, cards: cardsIn(hand.known, knownAt(seat)) }))
    .filter(({ cards }) => cards.length > 0)
    .map(
      ({ seat, cards }) => `${labels.knownAt(seat)}${labels.colon}${listed(cards, labels.none)}`,
    );
  return [`${labels.hand}${labels.colon}${listed(cardsIn(hand.cards), labels.none)}`, ...known];
}

export function showTable(
  table: Shown,
  names: readonly string[],
  labels: Labels,
  endings: Readonly<Record<string, string>>,
): readonly string[] {
  const { colon } = labels;
  const figure = table.figure === NOBODY ? labels.besidePile : names[table.figure];
  const top = table.top === NO_CARD ? labels.none : printCard(table.top);
  return [
    ...(table.report.round === 0 ? [] : showReport(table, names, labels, endings)),
    `${labels.round} ${table.round} · ${labels.turn} ${table.turns + 1} · ` +
      `${labels.dealer}${colon}${names[table.dealer]}`,
    `${labels.talon}${colon}${top} (${table.talonSize}) · ${labels.pile}${colon}` +
      `${table.pileSize} · ${labels.figure}${colon}${figure}`,
    ...showSeats(table, names, labels),
    ...showTurn(table, names, labels),
  ];
}

/** One line a seat, with its part of the score sheet. */
function showSeats(table: Shown, names: readonly string[], labels: Labels): readonly string[] {
  const rounds = table.sheet.map((_, round) => String(round + 1));
  const head = ['', labels.player, labels.cards, labels.passes, ...rounds, labels.sum];
  const rows = names.map((name, seat) => [
    isToAct(table, seat) ? '▸' : '',
    name,
    String(table.handSizes[seat]),
    `${table.passes[seat]}/${MOST_PASSES}`,
    ...table.sheet.map((halves, round) =>
      round < table.report.round ? String(inPoints(halves[seat])) : labels.none,
    ),
    String(inPoints(table.sums[seat])),
  ]);
  return inColumns([head, ...rows]);
}

const isToAct = (table: Shown, seat: number): boolean =>
  table.phase >= Phase.act && table.phase !== Phase.over && table.player === seat;

function showTurn(table: Shown, names: readonly string[], labels: Labels): readonly string[] {
  if (table.phase < Phase.act || table.phase === Phase.over) return [];
  const name = names[table.player];
  if (table.debt > 0) return [labels.owes(name, table.debt)];
  return table.drawn === 0 ? [] : [labels.draws(name, table.drawn, MOST_DRAWS)];
}

/** The last round that ended, point by point. */
function showReport(
  { report }: Shown,
  names: readonly string[],
  labels: Labels,
  endings: Readonly<Record<string, string>>,
): readonly string[] {
  const { winner, goldens } = report;
  const scores = names.map((name, seat) =>
    labels.seatPoints(name, {
      points: inPoints(report.halves[seat]),
      cards: report.cardPoints[seat],
      passes: report.passes[seat],
      goldens: seat === winner ? goldens : 0,
      isHalved: seat === report.figure && report.halves[seat] > 0,
    }),
  );
  return [
    winner === NOBODY
      ? labels.roundEnded(report.round, endings[report.ending])
      : labels.roundWon(report.round, names[winner], goldens),
    ...scores.map((line) => `  ${line}`),
    '',
  ];
}

/** Rows as lines with aligned columns. */
function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
