import {
  type Actor,
  type Bits,
  CHANCE,
  include,
  sizeWide,
  type Wide,
  type World,
  type WorldParts,
} from '@pepite/kernel';
import {
  CARDS,
  type Card,
  CELLS,
  type Cells,
  COIN_BOXES,
  COIN_ROWS,
  DECK,
  MARKET,
  NO_CARD,
  PALM_BOXES,
  type Pattern,
  ROUNDS,
  SLOTS,
  TURNS_PER_ROUND,
} from './pieces.ts';
import { ALL_PATTERNS, expeditionOf, NO_PATTERN } from './data/patterns.ts';

/** What is going on: numbers, because they are compared at every step of a playout. */
export const Phase = {
  first: 0,
  deal: 1,
  keep: 2,
  layOut: 3,
  reveal: 4,
  mark: 5,
  take: 6,
  draw: 7,
  refill: 8,
  over: 9,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** How a round ended (S17): there is only one way. */
export type Ending = 'none' | 'revealed';

/** What the turn that was marked last has brought a seat, as far as it is settled. */
export interface Gained {
  /** Coin boxes (S10). */
  coins: number;
  /** Points for palms (S11). */
  palms: number;
  /** Points for cups (S13). */
  cups: number;
  /** The cards that were filled, by the place they lay in (S14); no card where none was. */
  cards: Card[];
}

/** The parts of a seat's points (S19), in the order in which a report keeps them. */
export const PARTS = ['coins', 'cups', 'palms', 'cards', 'seals'] as const;

/** What all have had whenever a round ended. */
export interface Report {
  /** Round after round, seat after seat the parts of its points; zeros for rounds to come. */
  points: number[];
}

/** What lies in front of a seat, for all to see. */
export interface Player {
  /** How many cards of the deal it holds (S4); none once all have chosen. */
  held: number;
  /** The two cards it is marking; no card where none could be taken any more (S18). */
  cards: Card[];
  /** The cells of those cards that are not marked yet. */
  free: Cells[];
  /** Coin boxes marked (S10). */
  coins: number;
  /** Rows of coins for which a cup was due, whether or not one was left (S13). */
  rows: number;
  /** The cup of each row of coins. */
  cups: number[];
  /** The points in each palm box, in the order in which they were scored (S11). */
  palms: number[];
  /** The full cards set aside. */
  full: Wide;
  gained: Gained;
}

/** What all see. */
export interface Table {
  seats: number;
  phase: Phase;
  /** Who acts: a seat or chance; when all act at once the start player. */
  actor: Actor;
  /** The start player of this turn (S16). */
  first: number;
  /** How many turns are over (S17). */
  turns: number;
  /** The expedition card of this turn; none before it is revealed. */
  expedition: Pattern;
  /** Where all choose at once: the seats that are done. Who has begun to, nobody sees (S22). */
  done: Bits;
  /** How many seats have settled this turn, counted from the start player (S13). */
  settled: number;
  /** How many of them had before it last went on: what boards tell of the others is new. */
  settledBefore: number;
  /** How many cups of the round card are gone. */
  cupsTaken: number;
  market: Card[];
  pileSize: number;
  players: Player[];
  report: Report;
}

export interface Hand {
  /** The cards of the deal. */
  dealt: Wide;
  /** The two of them chosen but not turned up yet, the lower number first. */
  kept: Card[];
  /** Cells marked this turn but not shown yet, on each of the two cards. */
  marks: Cells[];
  /** How many more cells crosses have earned (S9). */
  bonus: number;
}

export interface Box {
  /** Treasure cards in no order: a card is drawn when it is needed. */
  pile: Wide;
  /** The patterns of which one expedition card is left to reveal this round, and two. */
  once: Bits;
  twice: Bits;
}

export type SilverWorld = World<Table, Hand, Box>;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

const patternsOf = (copies: number): Bits =>
  ALL_PATTERNS.filter((pattern) => expeditionOf(pattern).copies === copies).reduce(
    (set, pattern) => set | (1 << pattern),
    0,
  );

/** S2: all eight expedition cards. */
export const ALL_ONCE: Bits = patternsOf(1);
export const ALL_TWICE: Bits = patternsOf(2);

export const createPlayer = (): Player => ({
  held: 0,
  cards: zeros(SLOTS),
  free: zeros(SLOTS),
  coins: 0,
  rows: 0,
  cups: zeros(COIN_ROWS),
  palms: zeros(PALM_BOXES),
  full: [0, 0],
  gained: { coins: 0, palms: 0, cups: 0, cards: zeros(SLOTS) },
});

const createHand = (): Hand => ({
  dealt: [0, 0],
  kept: zeros(SLOTS),
  marks: zeros(SLOTS),
  bonus: 0,
});

export function create(seats: number): WorldParts<Table, Hand, Box> {
  return {
    table: {
      seats,
      phase: Phase.first,
      actor: CHANCE,
      first: 0,
      turns: 0,
      expedition: NO_PATTERN,
      done: 0,
      settled: seats,
      settledBefore: seats,
      cupsTaken: 0,
      market: zeros(MARKET),
      pileSize: CARDS,
      players: Array.from({ length: seats }, createPlayer),
      report: { points: zeros(ROUNDS * seats * PARTS.length) },
    },
    hands: Array.from({ length: seats }, createHand),
    box: { pile: [...DECK], once: ALL_ONCE, twice: ALL_TWICE },
  };
}

/** What is wrong with a world, if anything. */
export function invariantError(world: SilverWorld): string | undefined {
  return brokenCards(world) ?? brokenExpeditions(world) ?? brokenCells(world);
}

/** Every treasure card lies in exactly one place. */
function brokenCards({ table, hands, box }: SilverWorld): string | undefined {
  const seen: Wide = [0, 0];
  let places = 0;
  const put = (set: readonly number[]): void => {
    places += sizeWide(set);
    seen[0] |= set[0];
    seen[1] |= set[1];
  };
  const putCards = (cards: readonly Card[]): void => {
    for (const card of cards.filter((one) => one !== NO_CARD)) {
      places++;
      include(seen, card);
    }
  };
  put(box.pile);
  putCards(table.market);
  for (const { cards, full } of table.players) {
    putCards(cards);
    put(full);
  }
  for (const { dealt } of hands) put(dealt);
  if (seen[0] !== DECK[0] || seen[1] !== DECK[1]) return 'a treasure card is missing or foreign';
  if (places !== CARDS) return 'a treasure card lies in two places';
  return sizeWide(box.pile) === table.pileSize ? undefined : 'the pile has another size';
}

/** Of the eight expedition cards as many are left as the turns of the round say. */
function brokenExpeditions({ table, box }: SilverWorld): string | undefined {
  const revealed = (table.turns % TURNS_PER_ROUND) + (table.expedition === NO_PATTERN ? 0 : 1);
  const left = sizeWide([box.once]) + 2 * sizeWide([box.twice]);
  const all = sizeWide([ALL_ONCE]) + 2 * sizeWide([ALL_TWICE]);
  return left + revealed === all ? undefined : 'an expedition card is missing or too much';
}

function brokenCells({ table, hands }: SilverWorld): string | undefined {
  for (const [seat, { cards, free, held, coins }] of table.players.entries()) {
    const { marks, kept, dealt } = hands[seat];
    const strange = cards.some((card, slot) => (free[slot] & ~CELLS[card]) !== 0);
    if (strange) return `seat ${seat} has free cells that its card does not have`;
    if (marks.some((cells, slot) => (cells & ~free[slot]) !== 0)) {
      return `seat ${seat} has marked a cell that is not free`;
    }
    if (sizeWide(dealt) !== held) return `seat ${seat} does not hold the cards it was dealt`;
    if (kept[0] > kept[1]) return `seat ${seat} keeps its cards in the wrong order`;
    if (coins > COIN_BOXES) return `seat ${seat} has too many coins`;
  }
  return undefined;
}
