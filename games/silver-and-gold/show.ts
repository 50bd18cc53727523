import { eachWide, type Immutable, only } from '@pepite/kernel';
import { COLOURS, type Colour } from './data/cards.ts';
import { COLUMNS, printCells } from './notation.ts';
import { expeditionOf, NO_PATTERN } from './data/patterns.ts';
import {
  type Card,
  cellAt,
  CELLS,
  type Cells,
  colourOf,
  COIN_BOXES,
  CUPS,
  NO_CARD,
  POINTS,
  printedCells,
  ROUNDS,
  sealOf,
  SIDE,
  type Sign,
  TURNS,
  TURNS_PER_ROUND,
} from './pieces.ts';
import { pointsOf } from './score.ts';
import { type Hand, Phase, type Table } from './world.ts';

/** The words on the picture of a table, in one language. */
export interface Labels {
  readonly turn: (round: number, rounds: number, turn: number, turns: number) => string;
  readonly start: string;
  readonly expedition: string;
  readonly notRevealed: string;
  readonly cups: string;
  readonly cupsLeft: string;
  readonly pile: string;
  readonly market: string;
  readonly legend: string;
  readonly player: string;
  readonly coins: string;
  readonly palms: string;
  readonly cards: string;
  readonly seals: string;
  readonly points: string;
  readonly full: string;
  readonly deal: string;
  readonly kept: string;
  readonly marked: (slot: number) => string;
  readonly bonus: string;
  readonly none: string;
  /** What stands between a word and what it is about. */
  readonly colon: string;
  readonly colours: Readonly<Record<Colour, string>>;
}

type Shown = Immutable<Table>;

const FREE = { plain: '□', cross: 'X', coin: 'C', palm: 'P' } as const satisfies Record<
  Sign,
  string
>;
const MARKED = '■';
const GAP = '   ';
const BESIDE = 4;

export const showHand = (hand: Immutable<Hand>, labels: Labels): readonly string[] => {
  const { colon } = labels;
  const dealt = [...eachWide(hand.dealt)];
  const marks = hand.marks.flatMap((cells, slot) =>
    cells === 0 ? [] : [`${labels.marked(slot)}${colon}${printCells(cells)}`],
  );
  return [
    ...(dealt.length === 0 ? [] : [`${labels.deal}${colon}`.trimEnd()]),
    ...sideBySide(dealt.map((card) => drawCard(card, CELLS[card], labels))),
    ...(hand.kept[0] === NO_CARD ? [] : [`${labels.kept}${colon}${hand.kept.join(', ')}`]),
    ...marks,
    ...(hand.bonus === 0 ? [] : [`${labels.bonus}${colon}${hand.bonus}`]),
  ];
};

export function showTable(
  table: Shown,
  names: readonly string[],
  labels: Labels,
  patterns: Readonly<Record<string, string>>,
): readonly string[] {
  const market = table.market.filter((card) => card !== NO_CARD);
  return [
    ...showTurn(table, names, labels, patterns),
    '',
    `${labels.market}${labels.colon}${market.length === 0 ? labels.none : ''}`.trimEnd(),
    ...sideBySide(market.map((card) => drawCard(card, CELLS[card], labels))),
    '',
    ...showScores(table, names, labels),
    '',
    ...showCards(table, names, labels),
    labels.legend,
  ];
}

function showTurn(
  table: Shown,
  names: readonly string[],
  labels: Labels,
  patterns: Readonly<Record<string, string>>,
): readonly string[] {
  const { colon } = labels;
  // When the match is over the last turn is shown, not one after it.
  const turn = Math.min(table.turns, TURNS - 1);
  const round = Math.floor(turn / TURNS_PER_ROUND) + 1;
  const place = labels.turn(round, ROUNDS, (turn % TURNS_PER_ROUND) + 1, TURNS_PER_ROUND);
  const { id } = table.expedition === NO_PATTERN ? { id: '' } : expeditionOf(table.expedition);
  const expedition = id === '' ? labels.notRevealed : `${id} (${patterns[id]})`;
  const cups = CUPS.slice(table.cupsTaken).join(' ');
  return [
    `${place} · ${labels.start}${colon}${names[table.first]}`,
    `${labels.expedition}${colon}${expedition}`,
    `${labels.cupsLeft}${colon}${cups === '' ? labels.none : cups} · ` +
      `${labels.pile}${colon}${table.pileSize}`,
  ];
}

/** The score cards, one line a seat. */
function showScores(table: Shown, names: readonly string[], labels: Labels): readonly string[] {
  const { player, coins, cups, palms, cards, seals, points, full, none } = labels;
  const boxes = (values: readonly number[]): string =>
    values.map((value) => (value === 0 ? none : String(value))).join(' ');
  const rows = table.players.map((one, seat) => {
    const scored = pointsOf(one);
    return [
      isToAct(table, seat) ? '▸' : '',
      names[seat],
      `${one.coins}/${COIN_BOXES}`,
      boxes(one.cups),
      boxes(one.palms),
      ...[scored.cards, scored.seals, scored.total].map(String),
      [...eachWide(one.full)].join(' ') || none,
    ];
  });
  return inColumns([['', player, coins, cups, palms, cards, seals, points, full], ...rows]);
}

function isToAct({ phase, actor, done }: Shown, seat: number): boolean {
  if (phase === Phase.mark || phase === Phase.keep) return ((done >> seat) & 1) === 0;
  return actor === seat && phase !== Phase.over;
}

/** The two cards of every seat, those of two seats in a row. */
function showCards(table: Shown, names: readonly string[], labels: Labels): readonly string[] {
  const blocks = table.players.flatMap(({ cards, free }, seat) => {
    const slots = cards.flatMap((card, slot) =>
      card === NO_CARD ? [] : [drawCard(card, free[slot], labels)],
    );
    return slots.map((lines, index) => [index === 0 ? names[seat] : '', ...lines]);
  });
  const lines: string[] = [];
  for (let first = 0; first < blocks.length; first += BESIDE) {
    lines.push(...sideBySide(blocks.slice(first, first + BESIDE)), '');
  }
  return lines;
}

/** A card's number, colour, points and seal, and its cells with their coordinates. */
function drawCard(card: Card, free: Cells, { colours }: Labels): readonly string[] {
  const seal = sealOf(card);
  const cells = printedCells(card);
  const rows = Array.from({ length: SIDE }, (_, row) => {
    const signs = Array.from({ length: SIDE }, (_, column) => {
      const found = cells.find(({ cell }) => cell === cellAt(column, row));
      if (found === undefined) return ' ';
      return (free & only(found.cell)) === 0 ? MARKED : FREE[found.sign];
    });
    return `${row + 1} ${signs.join(' ')}`;
  });
  return [
    `${card} ${colours[COLOURS[colourOf(card)]]} ${POINTS[card]}`,
    seal === undefined ? '' : `+${seal.bonus} ${colours[seal.colour]}`,
    `  ${COLUMNS.join(' ')}`,
    ...rows,
  ];
}

/** Blocks of lines next to each other, each as wide as its widest line. */
function sideBySide(blocks: readonly (readonly string[])[]): readonly string[] {
  const height = Math.max(0, ...blocks.map((lines) => lines.length));
  const widths = blocks.map((lines) => Math.max(...lines.map((line) => line.length)));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((lines, index) => (lines[row] ?? '').padEnd(widths[index]))
      .join(GAP)
      .trimEnd(),
  ).map((line) => (line === '' ? '' : `  ${line}`));
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
