import {
  type ArrayWriter,
  flags,
  fromSeat,
  type GameArrays,
  type Move,
  part,
  type Seat,
} from '@pepite/kernel';
import {
  AGREE,
  BID,
  cardOf,
  CENTRE,
  CHOOSE,
  CONTEST,
  diceIn,
  DROP,
  FOLD,
  giveOf,
  kindOf,
  LAY,
  LET,
  numberIn,
  OFFER,
  PASS,
  REFUSE,
  REROLL,
  seatOf,
  SETTLE,
  settledWith,
  SHIELD,
  SKIP,
  STAKE,
  SUFFER,
  SWAP,
  takeOf,
} from './moves.ts';
import { bundleOf } from './pieces/bundle.ts';
import { countOf, type Dice, FACES, HANDFUL_COUNT } from './pieces/dice.ts';
import { ACCIDENT_KINDS, type Card, MOST_KINDS, PRESTIGE, TOOLS } from './pieces.ts';
import { type Hand, Step, type Table } from './world.ts';

const STEPS = Object.keys(Step).length;
const TOOL = TOOLS.length + 1;
/** A number for each kind of card, and for none. */
const CARD = MOST_KINDS + 1;
const PAIRS = FACES * FACES;
const MOST_SEATS = 6;
/** More cards of a kind, or dice, or turns than there can be of most things. */
const MANY = 1000;

/** How many actions of each kind there are; they are numbered in this order. */
const SIZES: readonly (readonly [kind: Move, size: number])[] = [
  [PASS, 1],
  [CENTRE, PAIRS * CARD],
  [SWAP, PAIRS],
  [OFFER, MOST_SEATS * PAIRS * CARD],
  [REROLL, HANDFUL_COUNT],
  [AGREE, 1],
  [REFUSE, 1],
  [CONTEST, 1],
  [LET, 1],
  [STAKE, CARD],
  [SETTLE, FACES * CARD],
  [LAY, CARD],
  [SKIP, 1],
  [SHIELD, 1],
  [SUFFER, 1],
  [BID, 32],
  [FOLD, 1],
  [CHOOSE, 32],
  // None, all, one of a kind, all but one of a kind: not every part of a hand.
  [DROP, 2 + 2 * CARD],
];

const FIRST = new Map<Move, number>();
let end = 0;
for (const [kind, size] of SIZES) {
  FIRST.set(kind, end);
  end += size;
}
const ACTIONS = end;

export const arrays: GameArrays<Table, Hand> = {
  parts: (seats) => [
    flags('step', STEPS),
    part('turn and phase', 2, 0, MANY),
    flags('tool in the auction', TOOL),
    part('highest bid', 1, 0, PRESTIGE),
    part('offered die, wanted die, card', 3, 0, MANY),
    part('dice in the centre, by face', FACES, 0, MANY),
    part('dice picked up, by face', FACES, 0, MANY),
    part('Filon cards in the pile', 1, 0, MANY),
    part('accidents in the pile', ACCIDENT_KINDS, 0, MANY),
    flags('accidents laid open', ACCIDENT_KINDS),
    part('discards, by kind', CARD, 0, MANY),
    part('hand, by kind', CARD, 0, MANY),
    ...Array.from({ length: seats }, (_, steps) => [
      flags(`player ${steps}: tool`, TOOL),
      part(`player ${steps}: prestige, hand limit, hand size`, 3, 0, MANY),
      part(`player ${steps}: dice, by face`, FACES, 0, MANY),
      part(`player ${steps}: throws, slowed, actions`, 3, 0, MANY),
      flags(`player ${steps}: tool used, lucky, mine set aside`, 3),
      part(`player ${steps}: depth, rows, mines, points, cards laid`, 12, -MANY, MANY),
      flags(`player ${steps}: asked, acts, holds the bid`, 3),
      part(`player ${steps}: cards known to be in hand`, CARD, 0, MANY),
    ]).flat(),
  ],
  observe({ table, seat, hand }, into) {
    into.addOneOf(table.step, STEPS);
    into.addAll([table.turn, table.phase]);
    into.addOneOf(table.auction.tool, TOOL);
    into.add(table.auction.bid);
    into.addAll([table.deal.give, table.deal.take, table.deal.card]);
    addDice(table.centre, into);
    addDice(table.rerolled, into);
    into.add(table.filons);
    into.addAll(table.hazards);
    into.addBits(table.open, ACCIDENT_KINDS);
    addKinds(table.discards, into);
    addKinds(hand.cards, into);
    for (const each of fromSeat(seat, table.seats)) addPlayer(table, each, into);
  },
  actions: () => ACTIONS,
  choices({ table, seat, hand }, moves, add) {
    if (table.step === Step.drop) addDrops(hand.cards, add);
    else for (const move of moves) add(actionOf(move, seat, table.seats), move);
  },
};

const firstOf = (kind: Move): number => FIRST.get(kind) ?? 0;
const pairOf = (move: Move): number => (giveOf(move) - 1) * FACES + takeOf(move) - 1;

function actionOf(move: Move, seat: Seat, seats: number): number {
  const kind = kindOf(move);
  return firstOf(kind) + within(kind, move, (seatOf(move) - seat + seats) % seats);
}

/** The place of a move among those of its kind; `steps` is how far off the other player sits. */
function within(kind: Move, move: Move, steps: number): number {
  switch (kind) {
    case CENTRE:
      return pairOf(move) * CARD + cardOf(move);
    case SWAP:
      return pairOf(move);
    case OFFER:
      return (steps * PAIRS + pairOf(move)) * CARD + cardOf(move);
    case REROLL:
      return diceIn(move);
    case SETTLE:
      return (settledWith(move) - 1) * CARD + cardOf(move);
    case STAKE:
    case LAY:
      return cardOf(move);
    case BID:
    case CHOOSE:
      return numberIn(move);
    default:
      return 0;
  }
}

/** O26: any part of a hand may be dropped; what a player would mostly think of has an action. */
function addDrops(counts: readonly number[], add: (action: number, move: Move) => void): void {
  const held: readonly Card[] = counts.flatMap((count, card) =>
    Array.from({ length: count }, () => card),
  );
  const first = firstOf(DROP);
  add(first, DROP + bundleOf([]));
  if (held.length > 0) add(first + 1, DROP + bundleOf(held));
  if (held.length < 2) return;
  for (const card of new Set(held)) {
    add(first + 2 + card, DROP + bundleOf([card]));
    // Of two cards, all but one is one.
    if (held.length === 2) continue;
    const others = held.toSpliced(held.indexOf(card), 1);
    add(first + 2 + CARD + card, DROP + bundleOf(others));
  }
}

function addDice(dice: Dice, into: ArrayWriter): void {
  for (let face = 1; face <= FACES; face++) into.add(countOf(dice, face));
}

function addKinds(counts: readonly number[], into: ArrayWriter): void {
  for (let card = 0; card < CARD; card++) into.add(counts[card] ?? 0);
}

type OrEtcTable = Parameters<typeof arrays.observe>[0]['table'];

function addPlayer(table: OrEtcTable, seat: Seat, into: ArrayWriter): void {
  const player = table.players[seat];
  const { active, next } = player;
  into.addOneOf(player.tool, TOOL);
  into.addAll([player.prestige, player.limit, player.held]);
  addDice(player.dice, into);
  into.addAll([player.throws, player.slowed, player.actions]);
  for (const flag of [player.used, player.lucky, player.fell]) into.add(flag ? 1 : 0);
  into.add(player.depth);
  for (const row of [active, next]) into.addAll([row.cards, row.exits, row.built, row.closed]);
  into.addAll([player.aside, player.points, player.faceUp]);
  into.add((table.asked >> seat) & 1);
  into.add(table.actor === seat ? 1 : 0);
  into.add(table.auction.bidder === seat ? 1 : 0);
  addKinds(player.shown, into);
}
