import { eachWide, type Fact, type Immutable, Moves, size } from '@pepite/kernel';
import { COLOURS, type Colour } from './data/cards.ts';
import { addMarks, cardOf, cellsOf, type SilverView } from './moves.ts';
import {
  type Card,
  type Cells,
  COIN_BOXES,
  COINS,
  COINS_PER_ROW,
  colourOf,
  CROSSES,
  CUPS,
  NO_CARD,
  PALM_BOXES,
  PALMS,
  POINTS,
  sealOf,
  TURNS,
} from './pieces.ts';
import { fullOf } from './score.ts';
import { type Hand, Phase, type Player, type Table } from './world.ts';

/** What there is to say, and the figures in it. */
export interface Facts {
  readonly keepSeal: { readonly colour: Colour; readonly bonus: number };
  readonly keepSmall: { readonly cells: number };
  readonly complete: { readonly colour: Colour; readonly points: number };
  readonly lastTurn: null;
  readonly cup: { readonly cup: number };
  readonly cross: null;
  readonly palm: { readonly points: number };
  readonly coin: { readonly lacking: number; readonly cup: number };
  readonly plainCoin: null;
  readonly misfit: null;
  readonly bonus: { readonly colour: Colour; readonly cells: number };
  readonly lacking: { readonly colour: Colour; readonly cells: number; readonly points: number };
  readonly takeForSeal: { readonly colour: Colour; readonly bonus: number };
  readonly takeLate: { readonly turns: number; readonly cells: number };
  readonly takeSeal: { readonly colour: Colour; readonly bonus: number; readonly full: number };
  readonly take: { readonly cells: number };
}

/** From so few turns on, a new card is not likely to be filled any more unless it is small. */
const LATE = 4;

export function find(view: SilverView): Fact<Facts> | undefined {
  const { phase } = view.table;
  if (phase === Phase.keep) return findKept(view);
  return phase === Phase.mark ? findMark(view) : findTaking(view);
}

export const colourName = (card: Card): Colour => COLOURS[colourOf(card)];
export const smallest = (cards: readonly Card[]): number =>
  Math.min(...cards.map((card) => POINTS[card]));

/** S4, S20: seals pay for colours, and a small card is soon full. */
function findKept({ hand }: SilverView): Fact<Facts> {
  const cards = [...eachWide(hand.dealt)];
  for (const card of cards) {
    const seal = sealOf(card);
    const pays = cards.some((other) => other !== card && colourName(other) === seal?.colour);
    if (seal !== undefined && pays) return { kind: 'keepSeal', of: seal };
  }
  return { kind: 'keepSmall', of: { cells: smallest(cards) } };
}

/** A card in front of a seat that has free cells left, those just marked left out. */
interface Open {
  readonly card: Card;
  readonly free: Cells;
}

const openCards = (player: Immutable<Player>, hand: Immutable<Hand>): readonly Open[] =>
  player.cards
    .map((card, slot) => ({ card, free: player.free[slot] & ~hand.marks[slot] }))
    .filter(({ card, free }) => card !== NO_CARD && free !== 0);

function findMark({ table, seat, hand }: SilverView): Fact<Facts> | undefined {
  const player = table.players[seat];
  const open = openCards(player, hand).toSorted((one, other) => size(one.free) - size(other.free));
  const [nearest] = open;
  if (nearest === undefined) return undefined;
  const reach = reachOf(table, player, hand);
  const full = open.find(({ card, free }) =>
    reach.some((r) => r.card === card && r.cells === free),
  );
  if (full !== undefined) {
    const { card } = full;
    return { kind: 'complete', of: { colour: colourName(card), points: POINTS[card] } };
  }
  const colour = colourName(nearest.card);
  const cells = size(nearest.free);
  if (table.turns === TURNS - 1) return { kind: 'lastTurn', of: null };
  if (hand.bonus > 0) return { kind: 'bonus', of: { colour, cells } };
  const shapes = reach.filter(({ cells: marked }) => size(marked) > 1);
  if (shapes.length === 0) return { kind: 'misfit', of: null };
  const lacking = { colour, cells, points: POINTS[nearest.card] };
  return findSign(table, player, hand, shapes) ?? { kind: 'lacking', of: lacking };
}

interface Reach {
  readonly card: Card;
  readonly cells: Cells;
}

/** Everything that may be marked now (S7, S8). */
function reachOf(
  { expedition }: Immutable<Table>,
  player: Immutable<Player>,
  hand: Immutable<Hand>,
): readonly Reach[] {
  const moves = new Moves();
  addMarks(expedition, player, hand, moves);
  return [...moves].map((move) => ({ card: cardOf(move), cells: cellsOf(move) }));
}

/** What is printed on cells that the shape can cover: a cup first, then crosses, palms, coins. */
function findSign(
  { cupsTaken, market }: Immutable<Table>,
  player: Immutable<Player>,
  hand: Immutable<Hand>,
  reach: readonly Reach[],
): Fact<Facts> | undefined {
  const most = (signs: Int32Array): number =>
    Math.max(0, ...reach.map(({ card, cells }) => size(cells & signs[card])));
  const coins = player.coins + markedNow(player, hand, COINS);
  const inReach = coins < COIN_BOXES ? most(COINS) : 0;
  const lacking = COINS_PER_ROW - (coins % COINS_PER_ROW);
  const cup = CUPS[cupsTaken] ?? 0;
  if (inReach >= lacking && cup > 0) return { kind: 'cup', of: { cup } };
  if (most(CROSSES) > 0) return { kind: 'cross', of: null };
  if (palmBoxesLeft(player, hand) > 0 && most(PALMS) > 0) {
    return { kind: 'palm', of: { points: palmPoints(market) } };
  }
  if (inReach === 0) return undefined;
  return cup > 0 ? { kind: 'coin', of: { lacking, cup } } : { kind: 'plainCoin', of: null };
}

/** How many signs of a kind this turn's marks cover so far. */
export const markedNow = (
  player: Immutable<Player>,
  hand: Immutable<Hand>,
  signs: Int32Array,
): number =>
  player.cards.reduce((sum, card, slot) => sum + size(hand.marks[slot] & signs[card]), 0);

/** S11: how many palms can still score. */
export const palmBoxesLeft = (player: Immutable<Player>, hand: Immutable<Hand>): number =>
  PALM_BOXES - player.palms.filter((points) => points > 0).length - markedNow(player, hand, PALMS);

/** S11: what a palm scores now. */
export const palmPoints = (market: readonly Card[]): number =>
  1 + market.reduce((sum, card) => sum + size(PALMS[card]), 0);

/** S14: which card to take for a full one. */
function findTaking({ table, seat }: SilverView): Fact<Facts> | undefined {
  const { market, turns } = table;
  const { cards, full } = table.players[seat];
  const open = market.filter((card) => card !== NO_CARD);
  if (open.length === 0) return undefined;
  const left = TURNS - 1 - turns;
  const cells = smallest(open);
  if (left <= LATE) return { kind: 'takeLate', of: { turns: left, cells } };
  const own = [...eachWide(full), ...cards.filter((card) => card !== NO_CARD)];
  const paid = own
    .flatMap((card) => sealOf(card) ?? [])
    .find(({ colour }) => open.some((card) => colourName(card) === colour));
  if (paid !== undefined) return { kind: 'takeForSeal', of: paid };
  for (const { colour, bonus } of open.flatMap((card) => sealOf(card) ?? [])) {
    const count = fullOf(full, COLOURS.indexOf(colour));
    if (count > 0) return { kind: 'takeSeal', of: { colour, bonus, full: count } };
  }
  return { kind: 'take', of: { cells } };
}
