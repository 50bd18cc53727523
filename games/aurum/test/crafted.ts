import { begin, deciding, each, include, look, Moves, sizeWide, tableOf } from '@pepite/kernel';
import { game as aurum } from '../index.ts';
import { parseCard } from '../notation.ts';
import { deckFor, oneGold, type Card, type Heap } from '../pieces.ts';
import { type AurumWorld, type AurumOptions, Phase, startingSupply } from '../world.ts';

/** A position in the middle of a trick, as far as it matters to a test. */
export interface Position {
  readonly hands?: readonly string[];
  readonly bids: readonly string[];
  readonly tricks?: readonly number[];
  /** Gold levels held, by seat. */
  readonly stocks?: readonly (readonly number[])[];
  /** Cards laid so far; seat 0 opened. */
  readonly trick?: readonly string[];
  readonly round?: number;
  /** By side. */
  readonly nuggets?: readonly number[];
  readonly sums?: readonly number[];
  readonly options?: Partial<AurumOptions>;
}

const card = (text: string): Card => {
  const found = parseCard(text);
  if (found === undefined) throw new Error(`not a card: ${text}`);
  return found;
};

const heap = (levels: readonly number[]): Heap =>
  levels.reduce((sum, level) => sum + oneGold(level), 0);

const isMetalText = (text: string): boolean => !text.startsWith('G');

/** Builds the world of a position: cards not mentioned are out of the round. */
export function crafted(seats: number, position: Position): AurumWorld {
  const { bids, trick = [], options = {} } = position;
  const all = { zeros: true, cumulative: false, ...options };
  const world = begin(aurum, seats, all);
  const { table, box } = world;
  const hands = position.hands ?? Array.from({ length: seats }, () => '');
  const stocks = hands.map((_, seat) => heap(position.stocks?.[seat] ?? []));
  hands.forEach((hand, seat) => {
    for (const text of hand.split(' ').filter((word) => word !== '')) {
      include(world.hands[seat].metals, card(text));
    }
    table.handSizes[seat] = sizeWide(world.hands[seat].metals);
    table.bids[seat] = card(bids[seat]);
    table.stocks[seat] = stocks[seat];
    table.tricks[seat] = position.tricks?.[seat] ?? 0;
  });
  const played = trick.filter((text) => !isMetalText(text)).map((text) => [Number(text.slice(1))]);
  const gold = [...stocks, ...played.map(heap)].reduce((sum, one) => sum + one, 0);
  table.supply = startingSupply(seats, all.zeros) + seats * (all.zeros ? oneGold(0) : 0) - gold;
  trick.forEach((text, place) => (table.trick.cards[place] = card(text)));
  table.trick.laid = trick.length;
  table.phase = Phase.play;
  table.actor = trick.length % seats;
  table.round = position.round ?? 1;
  position.nuggets?.forEach((count, side) => (table.nuggets[side] = count));
  position.sums?.forEach((sum, side) => (table.sums[side] = sum));
  putAwayTheRest(world, box.deck, [...bids, ...trick.filter(isMetalText)].map(card));
  return world;
}

function putAwayTheRest(world: AurumWorld, deck: number[], seen: readonly Card[]): void {
  const [low, high] = deckFor(world.table.seats);
  const used = [0, 0];
  for (const one of seen) include(used, one);
  for (const { metals } of world.hands) {
    used[0] |= metals[0];
    used[1] |= metals[1];
  }
  deck.fill(0);
  world.box.spent[0] = low & ~used[0];
  world.box.spent[1] = high & ~used[1];
  const why = aurum.invariantError(world);
  if (why !== undefined) throw new Error(why);
}

export function legalIn(world: AurumWorld, seat: number): readonly string[] {
  const moves = new Moves();
  aurum.moves(look(world, seat), moves);
  return [...moves].map((move) => aurum.print(move)).sort();
}

export const turnOf = (world: AurumWorld): readonly number[] => [
  ...each(deciding(aurum.turn(tableOf(world)))),
];

export function applyText(world: AurumWorld, seat: number, text: string): void {
  const move = aurum.parse(text);
  if (move === undefined || !legalIn(world, seat).includes(text)) {
    throw new Error(`not legal: ${text}`);
  }
  aurum.apply(world, seat, move);
}

/** The fault found in a move by the seat whose turn it is. */
export function faultOf(world: AurumWorld, seat: number, text: string): string | undefined {
  const move = aurum.parse(text);
  return move === undefined ? 'notation' : aurum.judge(look(world, seat), move);
}
