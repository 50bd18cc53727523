import {
  type Actor,
  CHANCE,
  flag,
  type OptionsOf,
  sizeWide,
  type Wide,
  type World,
  type WorldParts,
} from '@pepite/kernel';
import { allGold, type Card, deckFor, type Heap, NO_CARD, NO_GOLD, oneGold } from './pieces.ts';

export const OPTIONS = { zeros: flag(true), cumulative: flag(false) } as const;
export type AurumOptions = OptionsOf<typeof OPTIONS>;

/** What is going on: numbers, because they are compared at every step of a playout. */
export const Phase = { first: 0, deal: 1, aside: 2, bid: 3, swap: 4, play: 5, over: 6 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** How a round ended (A17). */
export type Ending = 'none' | 'stuck' | 'declined' | 'empty';

/** The last round that ended, point by point. */
export interface Report {
  round: number;
  ender: number;
  ending: Ending;
  /** The hand that the player who ended it shows (A18). */
  shown: Wide;
  bids: Card[];
  tricks: number[];
  stocks: Heap[];
  /** Per side. */
  bidPoints: number[];
  goldPoints: number[];
  points: number[];
  /** The sides that got the nugget: one, or none (A21). */
  nugget: number;
}

/** A trick: who opened it and the cards in the order they were played, `laid` of them. */
export interface Trick {
  opener: number;
  cards: Card[];
  laid: number;
}

/** The last completed trick (A26) and what it brought. */
export interface LastTrick extends Trick {
  winner: number;
  low: number;
  /** The gold card gained by the low card (A14), or no card. */
  gained: Card;
}

/** What all see. Lists run by seat, or by side where they say so. */
export interface Table {
  seats: number;
  zeros: boolean;
  cumulative: boolean;
  phase: Phase;
  round: number;
  /** Who holds the first-player token (A4). */
  first: number;
  /** Who acts: a seat or chance; in secret bids the first player, though all decide. */
  actor: Actor;
  /** 3 players: the seats whose secret bid is made (A5). */
  chosen: number;
  /** How many seats of the swap lap have been asked or passed over (A7, A8). */
  asked: number;
  handSizes: number[];
  stocks: Heap[];
  supply: Heap;
  bids: Card[];
  tricks: number[];
  trick: Trick;
  last: LastTrick;
  /** 4 players: the two cards that lie face up all round (A2). */
  aside: Card[];
  /** Per side. */
  nuggets: number[];
  /** Points over all rounds, per side. */
  sums: number[];
  report: Report;
}

export interface Hand {
  metals: Wide;
  /** A bid made but not yet turned up (3 players). */
  bid: Card;
}

export interface Box {
  /** Metal cards not dealt yet. */
  deck: Wide;
  /** Metal cards out of the round: tricks won, but for the last one, and discards. */
  spent: Wide;
}

export type AurumWorld = World<Table, Hand, Box>;

/** Sides: two teams of opposite seats, or everyone for themselves. */
export const sidesOf = (seats: number): number => (seats === 4 ? 2 : seats);
export const hasTeams = (seats: number): boolean => sidesOf(seats) < seats;
export const sideOf = (seat: number, seats: number): number => (seats === 4 ? seat & 1 : seat);

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

export function create(seats: number, options: AurumOptions): WorldParts<Table, Hand, Box> {
  const sides = sidesOf(seats);
  const hands = zeros(seats).map((): Hand => ({ metals: [0, 0], bid: NO_CARD }));
  return {
    table: {
      seats,
      zeros: options.zeros,
      cumulative: options.cumulative,
      phase: Phase.first,
      round: 1,
      first: 0,
      actor: CHANCE,
      chosen: 0,
      asked: 0,
      handSizes: zeros(seats),
      stocks: zeros(seats).map(() => startingStock(options.zeros)),
      supply: startingSupply(seats, options.zeros),
      bids: zeros(seats),
      tricks: zeros(seats),
      trick: { opener: 0, cards: zeros(seats), laid: 0 },
      last: { opener: 0, cards: zeros(seats), laid: 0, winner: 0, low: 0, gained: NO_CARD },
      aside: [NO_CARD, NO_CARD],
      nuggets: zeros(sides),
      sums: zeros(sides),
      report: emptyReport(seats, sides),
    },
    hands,
    box: { deck: [...deckFor(seats)], spent: [0, 0] },
  };
}

function emptyReport(seats: number, sides: number): Report {
  return {
    round: 0,
    ender: 0,
    ending: 'none',
    shown: [0, 0],
    bids: zeros(seats),
    tricks: zeros(seats),
    stocks: zeros(seats),
    bidPoints: zeros(sides),
    goldPoints: zeros(sides),
    points: zeros(sides),
    nugget: 0,
  };
}

/** A3: everyone starts every round with one gold 0, unless the zeros are left out. */
const startingStock = (withZeros: boolean): Heap => (withZeros ? oneGold(0) : NO_GOLD);

export const startingSupply = (seats: number, withZeros: boolean): Heap =>
  allGold(seats, withZeros) - seats * startingStock(withZeros);

/** Everything back in its place for a new round (A25); who is first and the scores stay. */
export function reset(world: AurumWorld): void {
  const { table, hands, box } = world;
  const { seats } = table;
  const deck = deckFor(seats);
  for (let seat = 0; seat < seats; seat++) {
    const hand = hands[seat];
    hand.metals[0] = hand.metals[1] = 0;
    table.handSizes[seat] = table.tricks[seat] = 0;
    table.bids[seat] = table.trick.cards[seat] = table.last.cards[seat] = NO_CARD;
    table.stocks[seat] = startingStock(table.zeros);
  }
  table.supply = startingSupply(seats, table.zeros);
  table.trick.laid = table.last.laid = 0;
  table.aside[0] = table.aside[1] = NO_CARD;
  box.deck[0] = deck[0];
  box.deck[1] = deck[1];
  box.spent[0] = box.spent[1] = 0;
}

/** What is wrong with a world, if anything. */
export function invariantError(world: AurumWorld): string | undefined {
  return brokenMetals(world) ?? brokenGold(world.table) ?? brokenCounts(world);
}

/** Every metal card lies in exactly one place. */
function brokenMetals({ table, hands, box }: AurumWorld): string | undefined {
  const seen: Wide = [0, 0];
  let places = 0;
  const put = (set: readonly number[]): void => {
    places += sizeWide(set);
    seen[0] |= set[0];
    seen[1] |= set[1];
  };
  const putCard = (card: Card): void => {
    if (card !== NO_CARD && card <= 50) put(card < 30 ? [1 << card, 0] : [0, 1 << (card - 30)]);
  };
  for (const hand of hands) {
    put(hand.metals);
    putCard(hand.bid);
  }
  put(box.deck);
  put(box.spent);
  for (const cards of [table.bids, table.aside, table.trick.cards, table.last.cards]) {
    cards.forEach(putCard);
  }
  const deck = deckFor(table.seats);
  if (seen[0] !== deck[0] || seen[1] !== deck[1]) return 'a metal card is missing or foreign';
  return places === sizeWide(deck) ? undefined : 'a metal card lies in two places';
}

/** Stocks, supply and the gold in the trick are all the gold there is. */
function brokenGold(table: Table): string | undefined {
  const played = table.trick.cards.filter((card) => card >= 60);
  const heap = played.reduce((sum, card) => sum + (1 << (card - 60)), table.supply);
  const total = table.stocks.reduce((sum, stock) => sum + stock, heap);
  return total === allGold(table.seats, table.zeros) ? undefined : 'gold is missing or too much';
}

function brokenCounts({ table, hands }: AurumWorld): string | undefined {
  const wrong = hands.findIndex((hand, seat) => sizeWide(hand.metals) !== table.handSizes[seat]);
  if (wrong >= 0) return `the hand size of seat ${wrong} is not the size of its hand`;
  const laid = table.trick.cards.filter((card) => card !== NO_CARD).length;
  return laid === table.trick.laid ? undefined : 'the trick does not hold the cards laid';
}
