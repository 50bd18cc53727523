import { deciding, has, type Immutable } from '@pepite/kernel';
import { cardsIn } from './pieces/bundle.ts';
import type { Deck } from './pieces/deck.ts';
import { facesOf, NO_DICE } from './pieces/dice.ts';
import { depthOf, freeExits, isFaceDown, laidCard, mineOf } from './pieces/mine.ts';
import { type Combination, endingsIn } from './pieces/combinations.ts';
import { bundleIn, cardOf, DROP, kindOf, LAY, STAKE, turn } from './moves.ts';
import { NO_CARD, NOBODY, NO_TOOL, TOOLS, type Tool, type ToolName } from './pieces.ts';
import { type Hand, NO_CHOICE, type Player, Step, type Table } from './world.ts';

/** The words on the picture of a table, in one language. */
export interface Labels {
  readonly tools: Readonly<Record<ToolName, string>>;
  readonly auction: string;
  readonly up: (tool: string, value: number) => string;
  readonly highest: (name: string, bid: number) => string;
  readonly noBid: string;
  readonly toolsLeft: string;
  readonly turn: (turn: number, phase: number) => string;
  readonly first: string;
  readonly pile: (filons: number, accidents: number) => string;
  readonly centre: string;
  readonly open: string;
  readonly ends: string;
  /** What may end the game at once (O12). */
  readonly endingRolls: Readonly<Partial<Record<Combination, string>>>;
  readonly player: string;
  readonly tool: string;
  readonly prestige: string;
  readonly cards: string;
  readonly throws: string;
  readonly exits: string;
  readonly dice: string;
  readonly actions: string;
  readonly passed: string;
  readonly points: string;
  readonly row: (row: number) => string;
  readonly aside: (mine: number) => string;
  readonly claims: (name: string, give: number, take: number) => string;
  readonly offers: (name: string, to: string, give: number, take: number) => string;
  readonly against: (card: string) => string;
  readonly hand: string;
  readonly value: (value: number) => string;
  readonly chosen: string;
  readonly nothing: string;
  readonly none: string;
  /** What stands between a word and what it is about. */
  readonly colon: string;
}

type Shown = Immutable<Table>;

export function showHand(deck: Deck, hand: Immutable<Hand>, labels: Labels): readonly string[] {
  const held = hand.cards.flatMap((copies, card) =>
    Array.from({ length: copies }, () => `${deck.names[card]} ${labels.value(deck.values[card])}`),
  );
  return [
    `${labels.hand}${labels.colon}${listed(held, labels)}`,
    ...(hand.choice === NO_CHOICE
      ? []
      : [`${labels.chosen}${labels.colon}${choiceOf(deck, hand.choice, labels)}`]),
  ];
}

function choiceOf(deck: Deck, choice: number, labels: Labels): string {
  const kind = kindOf(choice);
  if (kind === DROP)
    return listed(
      cardsIn(bundleIn(choice)).map((card) => deck.names[card]),
      labels,
    );
  return kind === LAY || kind === STAKE ? deck.names[cardOf(choice)] : labels.nothing;
}

const listed = (texts: readonly string[], { none }: Labels): string =>
  texts.length === 0 ? none : texts.join(', ');

export function showTable(
  deck: Deck,
  table: Shown,
  names: readonly string[],
  labels: Labels,
): readonly string[] {
  const isAuction = table.step === Step.bid || table.step === Step.choose;
  return [
    ...(isAuction ? showAuction(deck, table, names, labels) : showTurn(deck, table, names, labels)),
    '',
    ...showPlayers(table, names, labels),
    ...showMines(deck, table, names, labels),
    ...showDeal(deck, table, names, labels),
  ];
}

const toolText = (tool: Tool, { tools, none }: Labels): string =>
  tool === NO_TOOL ? none : tools[TOOLS[tool - 1]];

function showAuction(
  { toolValues }: Deck,
  table: Shown,
  names: readonly string[],
  labels: Labels,
): readonly string[] {
  const { auction } = table;
  const { tool, bid, bidder, pile, left } = auction;
  const rest = pile.slice(0, left).map((one) => `${toolText(one, labels)} ${toolValues[one]}`);
  const highest = bidder === NOBODY ? labels.noBid : labels.highest(names[bidder], bid);
  const up = tool === NO_TOOL ? [] : [labels.up(toolText(tool, labels), toolValues[tool]), highest];
  return [
    [labels.auction, ...up, `${labels.first}${labels.colon}${names[table.first]}`].join(' · '),
    `${labels.toolsLeft}${labels.colon}${listed(rest, labels)}`,
  ];
}

function showTurn(
  { accidentRolls }: Deck,
  table: Shown,
  names: readonly string[],
  labels: Labels,
): readonly string[] {
  const { colon, none } = labels;
  const accidents = table.hazards.reduce((sum, left) => sum + left, 0);
  const open = accidentRolls.filter((_, accident) => has(table.open, accident));
  const centre = table.centre === NO_DICE ? none : facesOf(table.centre).join(' ');
  const rolls = endingsIn(table.turn).map((roll) => labels.endingRolls[roll]);
  return [
    `${labels.turn(table.turn, table.phase)} · ${labels.first}${colon}${names[table.first]} · ` +
      labels.pile(table.filons, accidents),
    `${labels.centre}${colon}${centre} · ${labels.open}${colon}${listed(open, labels)}`,
    ...(rolls.length === 0 ? [] : [`${labels.ends}${colon}${rolls.join(', ')}`]),
  ];
}

/** One line a seat. */
function showPlayers(table: Shown, names: readonly string[], labels: Labels): readonly string[] {
  const { player, tool, prestige, cards, throws, exits, dice, actions, points } = labels;
  const acting = deciding(turn(table));
  const rows = table.players.map((one, seat) => [
    has(acting, seat) ? '▸' : '',
    names[seat],
    toolText(one.tool, labels),
    String(one.prestige),
    `${one.held}/${one.limit}`,
    String(one.throws),
    String(freeExits(one.active)),
    has(table.participants, seat) ? facesOf(one.dice).join(' ') : labels.none,
    has(table.passed, seat) ? labels.passed : String(one.actions),
    String(one.points),
  ]);
  const head = ['', player, tool, prestige, cards, throws, exits, dice, actions, points];
  return inColumns([head, ...rows]);
}

/** The mines: the cards of each row, those face down in brackets. */
function showMines(
  deck: Deck,
  table: Shown,
  names: readonly string[],
  labels: Labels,
): readonly string[] {
  const lines = table.players.flatMap((player, seat) =>
    rowsOf(deck, player, labels).map((line) => `${names[seat]} · ${line}`),
  );
  return lines.length === 0 ? [] : ['', ...lines];
}

function rowsOf(deck: Deck, { laid, aside }: Immutable<Player>, labels: Labels): readonly string[] {
  const rows = Map.groupBy(laid, (one) => mineOf(one) * 256 + depthOf(one));
  return [...rows.values()].map((cards) => {
    const [one] = cards;
    const place = labels.row(depthOf(one));
    const mine = mineOf(one) < aside ? `${labels.aside(mineOf(one) + 1)}, ` : '';
    const texts = cards.map((card) => {
      const name = deck.names[laidCard(card)];
      return isFaceDown(card) ? `(${name})` : name;
    });
    return `${mine}${place}${labels.colon}${texts.join(' ')}`;
  });
}

/** The claim or the offer that is waiting for an answer. */
function showDeal(
  deck: Deck,
  { deal, player, step }: Shown,
  names: readonly string[],
  labels: Labels,
): readonly string[] {
  const { give, take, card, target } = deal;
  if (take === 0 || step === Step.over) return [];
  const told =
    target === NOBODY
      ? labels.claims(names[player], give, take)
      : labels.offers(names[player], names[target], give, take);
  return ['', card === NO_CARD ? told : `${told} ${labels.against(deck.names[card])}`];
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
