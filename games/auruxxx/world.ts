import { type Actor, CHANCE, type Seat, type World, type WorldParts } from '@pepite/kernel';
import {
  areWhole,
  clear,
  copyPack,
  emptyPacks,
  isEmptyPack,
  isWithin,
  type Pack,
  PACK,
  put,
  sizeOf,
  WHOLE_PACK,
} from './cards/pack.ts';
import { type Card, CARDS, NO_CARD, NOBODY, ROUNDS } from './pieces.ts';

/** What is going on: numbers, because they are compared at every step of a playout. */
export const Phase = {
  dealer: 0,
  deal: 1,
  turnUp: 2,
  /** The player on turn decides. */
  act: 3,
  /** Chance brings the player the cards owed. */
  draw: 4,
  /** Chance takes a card from the victim for the player. */
  steal: 5,
  /** The player chooses a partner for the Exchange just laid. */
  exchange: 6,
  over: 7,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** How a round ended (X25, X26). */
export type Ending = 'none' | 'won' | 'locked' | 'long';

/** Points, counted in halves: the figure may halve odd ones (X28), and state is whole numbers. */
export type Halves = number;

export const inPoints = (halves: Halves): number => halves / 2;

/** The last round that ended, point by point. Lists run by seat. */
export interface Report {
  round: number;
  ending: Ending;
  /** Who won it, or nobody. */
  winner: number;
  /** The golden twelves it was won with. */
  goldens: number;
  /** Who owned the figure, or nobody. */
  figure: number;
  cardPoints: number[];
  passes: number[];
  halves: Halves[];
}

/** What all see. Lists run by seat. */
export interface Table {
  seats: number;
  phase: Phase;
  round: number;
  dealer: Seat;
  /** Who acts: a seat or chance. */
  actor: Actor;
  /** Whose turn it is. */
  player: Seat;
  /** Whether the player has done something in this turn: then it is too late to pass (X7). */
  begun: boolean;
  /** Draws made in this turn, those of a debt apart (X8). */
  drawn: number;
  /** Whether an action was laid in this turn (X21). */
  chained: boolean;
  /** Whether a card was laid or drawn in this turn (X26). */
  stirred: boolean;
  /** Cards that the player on turn owes (X16). */
  debt: number;
  /** Cards that the player is drawing now. */
  owed: number;
  /** Who is stolen from now, and the last who may be. */
  victim: Seat;
  lastVictim: Seat;
  top: Card;
  /** How many cards lie in the talon, its top card included, and in the pile. */
  talonSize: number;
  pileSize: number;
  handSizes: number[];
  passes: number[];
  /** Who owns the Happy Man figure (X4), or nobody. */
  figure: number;
  /** Turns of the round that have ended, and how many of the last ones stirred nothing (X26). */
  turns: number;
  idle: number;
  /** Golden twelves laid in all rounds (X31). */
  goldens: number[];
  /** Points over all rounds, and round by round. */
  sums: Halves[];
  sheet: Halves[][];
  report: Report;
}

export interface Hand {
  cards: Pack;
  /**
   * For each seat the cards that this one knows to be there: seen going there in a theft or an
   * exchange, and not seen leaving. When somebody else takes an unseen card from there, what is
   * left for certain is one copy less of every kind.
   */
  known: Pack;
}

export interface Box {
  pile: Pack;
  /** The talon under its top card. */
  talon: Pack;
}

export type AuruxxxWorld = World<Table, Hand, Box>;

/** Where the cards that are known of a seat begin in `Hand.known`. */
export const knownAt = (seat: Seat): number => seat * PACK;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

export function create(seats: number): WorldParts<Table, Hand, Box> {
  return {
    table: createTable(seats),
    hands: zeros(seats).map((): Hand => ({ cards: emptyPacks(1), known: emptyPacks(seats) })),
    box: { pile: [...WHOLE_PACK], talon: emptyPacks(1) },
  };
}

const createTable = (seats: number): Table => ({
  seats,
  phase: Phase.dealer,
  round: 1,
  dealer: 0,
  actor: CHANCE,
  player: 0,
  begun: false,
  drawn: 0,
  chained: false,
  stirred: false,
  debt: 0,
  owed: 0,
  victim: 0,
  lastVictim: 0,
  top: NO_CARD,
  talonSize: 0,
  pileSize: CARDS,
  handSizes: zeros(seats),
  passes: zeros(seats),
  figure: NOBODY,
  turns: 0,
  idle: 0,
  goldens: zeros(seats),
  sums: zeros(seats),
  sheet: zeros(ROUNDS).map(() => zeros(seats)),
  report: {
    round: 0,
    ending: 'none',
    winner: NOBODY,
    goldens: 0,
    figure: NOBODY,
    cardPoints: zeros(seats),
    passes: zeros(seats),
    halves: zeros(seats),
  },
});

/** Everything back in its place for a new round; the figure and the scores stay (X4). */
export function reset({ table, hands, box }: AuruxxxWorld): void {
  for (let seat = 0; seat < table.seats; seat++) {
    clear(hands[seat].cards, 0);
    for (let other = 0; other < table.seats; other++) clear(hands[seat].known, knownAt(other));
    table.handSizes[seat] = table.passes[seat] = 0;
  }
  copyPack(WHOLE_PACK, 0, box.pile, 0);
  clear(box.talon, 0);
  table.top = NO_CARD;
  table.talonSize = 0;
  table.pileSize = CARDS;
  table.turns = table.idle = table.debt = table.owed = table.drawn = 0;
  table.begun = table.chained = table.stirred = false;
}

/** What is wrong with a world, if anything. */
export function invariantError(world: AuruxxxWorld): string | undefined {
  return brokenCards(world) ?? brokenSizes(world) ?? brokenKnowledge(world);
}

/** Every card lies in exactly one place. */
function brokenCards({ table, hands, box }: AuruxxxWorld): string | undefined {
  const top = emptyPacks(1);
  if (table.top !== NO_CARD) put(top, 0, table.top);
  const packs = [top, box.pile, box.talon, ...hands.map(({ cards }) => cards)];
  return areWhole(packs) ? undefined : 'a card is missing or too much';
}

function brokenSizes({ table, hands, box }: AuruxxxWorld): string | undefined {
  for (let seat = 0; seat < table.seats; seat++) {
    if (sizeOf(hands[seat].cards, 0) !== table.handSizes[seat]) {
      return `the hand size of seat ${seat} is not the size of its hand`;
    }
  }
  if (sizeOf(box.pile, 0) !== table.pileSize) return 'the pile has another size';
  const top = table.top === NO_CARD ? 0 : 1;
  return sizeOf(box.talon, 0) + top === table.talonSize ? undefined : 'the talon has another size';
}

/** What a seat knows of another hand is there; of its own hand it notes nothing. */
function brokenKnowledge({ table, hands }: AuruxxxWorld): string | undefined {
  for (let seat = 0; seat < table.seats; seat++) {
    for (let other = 0; other < table.seats; other++) {
      const { known } = hands[seat];
      if (isEmptyPack(known, knownAt(other))) continue;
      if (seat === other || !isWithin(known, knownAt(other), hands[other].cards)) {
        return `seat ${seat} believes too much about seat ${other}`;
      }
    }
  }
  return undefined;
}
