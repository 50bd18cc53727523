import { eachWide, type Immutable } from '@pepite/kernel';
import { type Card, goldCard, goldCount, type Heap, LEVELS, NO_CARD } from './pieces.ts';
import { printCard } from './notation.ts';
import { sideBid, sideTricks } from './score.ts';
import { type Hand, Phase, sidesOf, type Table } from './world.ts';

/** The words on the picture of a table, in one language. */
export interface Labels {
  readonly round: string;
  readonly first: string;
  readonly supply: string;
  readonly aside: string;
  readonly player: string;
  readonly bid: string;
  readonly secret: string;
  readonly tricks: string;
  readonly stock: string;
  readonly cards: string;
  readonly nuggets: string;
  readonly points: string;
  readonly trick: string;
  readonly last: string;
  readonly hand: string;
  readonly none: string;
  readonly and: string;
  readonly team: string;
  /** What stands between a word and what it is about. */
  readonly colon: string;
  readonly lastTrick: (winner: string, low: string, gained: string) => string;
  readonly roundEnded: (round: number, ender: string, ending: string, shown: string) => string;
  readonly sidePoints: (side: string, score: SideScore) => string;
  readonly nugget: (side: string) => string;
  readonly noNugget: string;
}

export interface SideScore {
  readonly points: number;
  readonly bid: number;
  readonly tricks: number;
  readonly bidPoints: number;
  readonly goldPoints: number;
}

type Shown = Immutable<Table>;

const listed = (cards: readonly string[], none: string): string =>
  cards.length === 0 ? none : cards.join(' ');

const printHeap = (heap: Heap, none: string): string => {
  const cards = Array.from({ length: LEVELS }, (_, level) =>
    Array.from({ length: goldCount(heap, level) }, () => printCard(goldCard(level))),
  );
  return listed(cards.flat(), none);
};

const printSet = (set: readonly number[], none: string): string =>
  listed([...eachWide(set)].map(printCard), none);

export const showHand = (hand: Immutable<Hand>, labels: Labels): readonly string[] => [
  `${labels.hand}${labels.colon}${printSet(hand.metals, labels.none)}`,
  ...(hand.bid === NO_CARD
    ? []
    : [`${labels.bid}${labels.colon}${printCard(hand.bid)} (${labels.secret})`]),
];

export function showTable(
  table: Shown,
  names: readonly string[],
  labels: Labels,
  endings: Readonly<Record<string, string>>,
): readonly string[] {
  const supply = `${labels.supply}${labels.colon}${printHeap(table.supply, labels.none)}`;
  const aside = table.aside.filter((card) => card !== NO_CARD).map(printCard);
  return [
    ...(table.report.round === 0 ? [] : showReport(table, names, labels, endings)),
    `${labels.round} ${table.round} · ${labels.first}${labels.colon}${names[table.first]}`,
    table.seats === 4
      ? `${supply} · ${labels.aside}${labels.colon}${listed(aside, labels.none)}`
      : supply,
    ...showSeats(table, names, labels),
    ...showTricks(table, names, labels),
  ];
}

/** Partners have the same sign. */
const TEAMS = ['◆', '◇'] as const;

/** One line a seat; partners share their nuggets. */
function showSeats(table: Shown, names: readonly string[], labels: Labels): readonly string[] {
  const score = table.cumulative ? labels.points : labels.nuggets;
  const teams = table.seats === 4;
  const head = ['', labels.player, ...(teams ? [labels.team] : []), labels.bid, labels.tricks];
  const tail = [labels.stock, labels.cards, score];
  const rows = names.map((name, seat) => [
    isToAct(table, seat) ? '▸' : '',
    name,
    ...(teams ? [TEAMS[seat % TEAMS.length]] : []),
    showBid(table, seat, labels),
    String(table.tricks[seat]),
    printHeap(table.stocks[seat], labels.none),
    String(table.handSizes[seat]),
    String((table.cumulative ? table.sums : table.nuggets)[seat % sidesOf(table.seats)]),
  ]);
  return inColumns([[...head, ...tail], ...rows]);
}

const isToAct = (table: Shown, seat: number): boolean =>
  table.phase === Phase.bid && table.seats === 3
    ? ((table.chosen >> seat) & 1) === 0
    : table.actor === seat && table.phase !== Phase.over;

function showBid(table: Shown, seat: number, labels: Labels): string {
  if (table.bids[seat] !== NO_CARD) return printCard(table.bids[seat]);
  return ((table.chosen >> seat) & 1) === 1 ? labels.secret : labels.none;
}

function showTricks(table: Shown, names: readonly string[], labels: Labels): readonly string[] {
  const { trick, last } = table;
  const lines = [`${labels.trick}${labels.colon}${showCards(trick.opener, trick, names, labels)}`];
  if (last.laid > 0) {
    const gained = last.gained === NO_CARD ? labels.none : printCard(last.gained);
    const outcome = labels.lastTrick(names[last.winner], names[last.low], gained);
    lines.push(
      `${labels.last}${labels.colon}${showCards(last.opener, last, names, labels)} (${outcome})`,
    );
  }
  return lines;
}

function showCards(
  opener: number,
  { cards, laid }: { readonly cards: readonly Card[]; readonly laid: number },
  names: readonly string[],
  labels: Labels,
): string {
  const shown = cards
    .slice(0, laid)
    .map((card, place) => `${names[(opener + place) % names.length]} ${printCard(card)}`);
  return shown.length === 0 ? labels.none : shown.join(', ');
}

/** The last round that ended, point by point. */
function showReport(
  { report, seats, cumulative }: Shown,
  names: readonly string[],
  labels: Labels,
  endings: Readonly<Record<string, string>>,
): readonly string[] {
  const sides = Array.from({ length: sidesOf(seats) }, (_, side) => side);
  const nameOf = (side: number): string =>
    names.filter((_, seat) => seat % sidesOf(seats) === side).join(` ${labels.and} `);
  const shown = printSet(report.shown, labels.none);
  const scores = sides.map((side) =>
    labels.sidePoints(nameOf(side), {
      points: report.points[side],
      bid: sideBid({ seats, bids: report.bids }, side),
      tricks: sideTricks({ seats, tricks: report.tricks }, side),
      bidPoints: report.bidPoints[side],
      goldPoints: report.goldPoints[side],
    }),
  );
  const winner = sides.find((side) => ((report.nugget >> side) & 1) === 1);
  const nugget = winner === undefined ? labels.noNugget : labels.nugget(nameOf(winner));
  return [
    labels.roundEnded(report.round, names[report.ender], endings[report.ending], shown),
    ...scores.map((line) => `  ${line}`),
    ...(cumulative ? [] : [`  ${nugget}`]),
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
