import {
  type Actor,
  type Bits,
  CHANCE,
  count,
  data,
  type Move,
  type OptionsOf,
  type Seat,
  type World,
  type WorldParts,
} from '@pepite/kernel';
import { ACCIDENT_ROLLS, CARDS, TOOL_VALUES } from './data/cards.ts';
import { readCards } from './data/read.ts';
import { readAccidentRolls } from './data/read-accidents.ts';
import { readTools } from './data/read-tools.ts';
import type { Deck } from './pieces/deck.ts';
import { type Dice, type Face, NO_DICE } from './pieces/dice.ts';
import {
  ACCIDENT_KINDS,
  type Card,
  NO_CARD,
  NO_TOOL,
  NOBODY,
  PRESTIGE,
  type Tool,
  TOOLS,
} from './pieces.ts';

/** O1–O3: how often the two sheets are taken, how many of each accident, and what is printed. */
export const OPTIONS = {
  sheets: count(1, 12, (seats) => seats),
  accidents: count(0, 9, () => 3),
  cards: data(CARDS, readCards),
  tools: data(TOOL_VALUES, readTools),
  accidentRolls: data(ACCIDENT_ROLLS, readAccidentRolls),
} as const;
export type OrEtcOptions = OptionsOf<typeof OPTIONS>;

/**
 * What is going on: numbers, because they are compared at every step of a playout. The rules call
 * a throw and what follows it a phase, so here it is a step.
 */
export const Step = {
  first: 0,
  /** The auction (O5), and the choice of a tool nobody wanted (O6). */
  bid: 1,
  choose: 2,
  deal: 3,
  beer: 4,
  roll: 5,
  /** The helmet's owner decides (O14). */
  shield: 6,
  /** The player acts (O19); contests a claim, stakes, and settles it (O21); answers (O22). */
  act: 7,
  contest: 8,
  stake: 9,
  settle: 10,
  answer: 11,
  /** Chance rolls the dice that the player has picked up (O23). */
  reroll: 12,
  lay: 13,
  drop: 14,
  /** Chance says what kind of card is drawn (O27), and which one. */
  pick: 15,
  draw: 16,
  over: 17,
} as const;
export type Step = (typeof Step)[keyof typeof Step];

/** How the match ended (O12, O28). */
export type Ending = 'none' | 'roll' | 'pile';

/** A row of a mine (O11), in numbers. */
export interface Row {
  /** Face-up cards; the entrance is one. */
  cards: number;
  /** Exits printed on them. */
  exits: number;
  /** Cards built on it, face down ones too. */
  built: number;
  /** Exits closed for good (O16). */
  closed: number;
}

/** What lies in front of a seat, for all to see. */
export interface Player {
  tool: Tool;
  prestige: number;
  /** Hand size (O7), and how many cards the hand holds. */
  limit: number;
  held: number;
  dice: Dice;
  /** Throws this turn (O9), and how many fewer next turn (O16). */
  throws: number;
  slowed: number;
  /** Actions taken in this phase (O19). */
  actions: number;
  /** Whether the tool was used: in this phase, or, for the shovel, in this turn (O23). */
  used: boolean;
  /** Five 6s were rolled in this phase: any card may be laid (O17). */
  lucky: boolean;
  /** What has befallen it in this phase: an accident (O14), plus 1, and the tool it has lost. */
  struck: number;
  lost: Tool;
  /** Its mine was set aside (O18): by an accident of this phase, or at the end of the turn. */
  fell: boolean;
  /** How deep the active row is: 0 is the entrance. */
  depth: number;
  active: Row;
  /** The row below the active one: the cards laid this turn, and face-down ones of before. */
  next: Row;
  /** How many mines were set aside (O18). */
  aside: number;
  /** Every card laid, in order: see `laidCard` and its neighbours. */
  laid: number[];
  /** Values and number of the face-up cards laid (O29). */
  points: number;
  faceUp: number;
  /** By kind, how many cards all know to be in the hand, since they were shown. */
  shown: number[];
}

/** Who has got a tool, and for how much prestige (O5, O6). */
export interface Sale {
  tool: Tool;
  seat: number;
  price: number;
}

/** The tool that is up for auction (O5). */
export interface Auction {
  tool: Tool;
  /** The highest bid and who made it; nobody at first. */
  bid: number;
  bidder: number;
  /** Seats that are out of it for this tool. */
  folded: Bits;
  /** The tools left, in order; 0 behind them. */
  pile: Tool[];
  left: number;
  /** How many in a row were refused by all (O6). */
  refused: number;
  /** The last tool that somebody got; no tool and nobody at first. */
  sold: Sale;
}

/** A claim on a centre die or an offer to a player: what is given and taken, the card paid. */
export interface Deal {
  give: Face;
  take: Face;
  card: Card;
  /** To whom an offer is made; nobody for a claim. */
  target: number;
}

/** The last contest (O21): who won which die, and the card that was the highest stake. */
export interface Contest {
  winner: number;
  die: Face;
  stake: Card;
}

/** What all see. Lists run by seat, or by kind where they say so. */
export interface Table {
  seats: number;
  sheets: number;
  accidents: number;
  step: Step;
  /** Who acts: a seat or chance; where several act at once the one whose doing it is. */
  actor: Actor;
  first: Seat;
  turn: number;
  phase: number;
  /** Whose action it is in the exchanges; who rolls or draws. */
  player: Seat;
  /** Who takes part in this phase, and who starts nothing more in it. */
  participants: Bits;
  passed: Bits;
  /** Where several decide at once: who is asked, and who has chosen. Also who has yet to roll. */
  asked: Bits;
  chosen: Bits;
  auction: Auction;
  deal: Deal;
  contest: Contest;
  /** The dice picked up to be rolled again. */
  rerolled: Dice;
  centre: Dice;
  /** Filon cards left in the pile, and accidents, by kind. */
  filons: number;
  hazards: number[];
  /** Accidents laid open (O27), as a set. */
  open: Bits;
  /** By kind. */
  discards: number[];
  ending: Ending;
  players: Player[];
}

export interface Hand {
  /** By kind. */
  cards: number[];
  /** The kinds held, as a set. */
  kinds: Bits;
  /** What this seat has chosen in a turn of several, until all have. */
  choice: Move;
}

export interface Box {
  /** By kind, the Filon cards of the pile, in no order: a card is drawn when it is needed. */
  pile: number[];
}

export type OrEtcWorld = World<Table, Hand, Box>;

/** Nothing chosen: not a move that could be sealed. */
export const NO_CHOICE: Move = 0;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

const createRow = (cards: number): Row => ({ cards, exits: cards, built: 0, closed: 0 });

const createPlayer = (kinds: number): Player => ({
  tool: NO_TOOL,
  prestige: PRESTIGE,
  limit: 0,
  held: 0,
  dice: NO_DICE,
  throws: 0,
  slowed: 0,
  actions: 0,
  used: false,
  lucky: false,
  struck: 0,
  lost: NO_TOOL,
  fell: false,
  depth: 0,
  active: createRow(1),
  next: createRow(0),
  aside: 0,
  laid: [],
  points: 0,
  faceUp: 0,
  shown: zeros(kinds + 1),
});

const createAuction = (): Auction => ({
  tool: NO_TOOL,
  bid: 0,
  bidder: NOBODY,
  folded: 0,
  pile: TOOLS.map((_, index) => index + 1),
  left: TOOLS.length,
  refused: 0,
  sold: { tool: NO_TOOL, seat: NOBODY, price: 0 },
});

export function create(
  { kinds, copies }: Deck,
  seats: number,
  { sheets, accidents }: OrEtcOptions,
): WorldParts<Table, Hand, Box> {
  const pile = copies.map((number) => number * sheets);
  return {
    table: {
      seats,
      sheets,
      accidents,
      step: Step.first,
      actor: CHANCE,
      first: 0,
      turn: 0,
      phase: 0,
      player: 0,
      participants: 0,
      passed: 0,
      asked: 0,
      chosen: 0,
      auction: createAuction(),
      deal: { give: 0, take: 0, card: NO_CARD, target: NOBODY },
      contest: { winner: NOBODY, die: 0, stake: NO_CARD },
      rerolled: NO_DICE,
      centre: NO_DICE,
      filons: pile.reduce((sum, number) => sum + number, 0),
      hazards: zeros(ACCIDENT_KINDS),
      open: 0,
      discards: zeros(kinds + 1),
      ending: 'none',
      players: zeros(seats).map(() => createPlayer(kinds)),
    },
    hands: zeros(seats).map((): Hand => ({ cards: zeros(kinds + 1), kinds: 0, choice: NO_CHOICE })),
    box: { pile },
  };
}
