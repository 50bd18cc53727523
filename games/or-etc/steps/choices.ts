import {
  below,
  type Bits,
  EMPTY,
  has,
  type Immutable,
  type Move,
  type Moves,
  only,
  type Seat,
} from '@pepite/kernel';
import { addBundles } from '../pieces/bundle.ts';
import type { Deck } from '../pieces/deck.ts';
import {
  addParts,
  addThrows,
  DICE,
  FACES,
  faceSet,
  FREE_PAIRS,
  PAIRS_RISING,
  PAIRS_RISING_UP_TO,
  possiblePairs,
  sizeOf,
} from '../pieces/dice.ts';
import {
  AGREE,
  BEER,
  BID,
  CENTRE,
  CHOOSE,
  CONTEST,
  dealMove,
  drawMove,
  DROP,
  FIRST,
  FOLD,
  LAY,
  LET,
  newDiceMove,
  offersTo,
  type OrEtcView,
  PAIR,
  PASS,
  pickAccidentMove,
  pickFilonMove,
  REFUSE,
  REROLL,
  rollMove,
  SEAT,
  settleMove,
  SHIELD,
  SKIP,
  STAKE,
  SUFFER,
  SWAP,
} from '../moves.ts';
import { mayContest, settlements, stakes } from './payment.ts';
import { MALLET, MOST_HELD, MUG, NO_CARD, PICK, PRESTIGE, SHOVEL } from '../pieces.ts';
import {
  type Auction,
  type Hand,
  type OrEtcWorld,
  type Player,
  Step,
  type Table,
} from '../world.ts';

const FREE: Bits = only(NO_CARD);

/** The legal moves of a seat that has to decide. */
export function moves(deck: Deck, view: OrEtcView, into: Moves): void {
  const { table, seat, hand } = view;
  const player = table.players[seat];
  switch (table.step) {
    case Step.act:
      return addActions(deck, view, into);
    case Step.answer:
      return addBoth(AGREE, REFUSE, into);
    case Step.contest:
      if (mayContest(deck, hand, player.held, player.dice, table.deal.take)) into.add(CONTEST);
      return into.add(LET);
    case Step.stake:
      return into.addEach(STAKE, stakes(deck, table, hand, seat));
    case Step.settle:
      return addSettlements(deck, table, hand, player, into);
    case Step.lay:
      into.addEach(LAY, layable(deck, player, hand));
      return into.add(SKIP);
    case Step.drop:
      return addBundles(DROP, hand.cards, into);
    case Step.shield:
      return addBoth(SHIELD, SUFFER, into);
    case Step.bid:
      return addBids(deck, table.auction, player, into);
    default:
      return into.addEach(CHOOSE, toolsLeft(table.auction));
  }
}

/** O19: what a player may do with the dice, or pass. */
function addActions(deck: Deck, { table, seat, hand }: OrEtcView, into: Moves): void {
  const player = table.players[seat];
  into.add(PASS);
  const pairs = possiblePairs(player.dice, table.centre);
  addPairs(CENTRE, pairs, PAIRS_RISING, deck.ofValue, hand.kinds, into);
  if (player.tool !== 0 && !player.used) addTool(player, pairs, into);
  for (let other = 0; other < table.seats; other++) {
    if (other === seat || !has(table.participants, other)) continue;
    const { dice, held } = table.players[other];
    // O22: a hand that is full to the last place can't be paid.
    const kinds = held < MOST_HELD ? hand.kinds : EMPTY;
    const wanted = possiblePairs(player.dice, dice);
    addPairs(offersTo(other), wanted, PAIRS_RISING_UP_TO, deck.ofWorth, kinds, into);
  }
}

/**
 * O20, O22: a higher die for a lower one for nothing; the other way round for a card: by its value
 * the pairs it pays for.
 */
function addPairs(
  base: Move,
  pairs: Bits,
  paidBy: readonly Bits[],
  ofValue: readonly Bits[],
  kinds: Bits,
  into: Moves,
): void {
  const free = pairs & FREE_PAIRS;
  if (free !== EMPTY) into.addRows(base, free, PAIR, FREE, EMPTY);
  if (kinds === EMPTY || pairs === free) return;
  for (let value = 1; value < paidBy.length; value++) {
    const cards = ofValue[value] & kinds;
    if (cards === EMPTY) continue;
    const paid = pairs & paidBy[value];
    if (paid !== EMPTY) into.addRows(base, paid, PAIR, cards, EMPTY);
  }
}

/** O23: what the player's tool allows, if it was not used yet. */
function addTool({ tool, dice }: Immutable<Player>, pairs: Bits, into: Moves): void {
  switch (tool) {
    case MUG:
      if (pairs !== EMPTY) into.addRows(SWAP, pairs, PAIR, FREE, EMPTY);
      break;
    case PICK:
    case SHOVEL:
      addParts(REROLL, dice, into);
      break;
    case MALLET:
      // A single die is its own handful.
      into.addEach(REROLL, faceSet(dice) << 1);
      break;
    default:
  }
}

function addBoth(one: Move, other: Move, into: Moves): void {
  into.add(one);
  into.add(other);
}

/** O5: at least the value of the tool, then more than the last bid; not beyond one's prestige. */
function addBids(
  deck: Deck,
  auction: Immutable<Auction>,
  { prestige }: Immutable<Player>,
  into: Moves,
): void {
  into.addEach(BID, below(prestige + 1) & ~below(leastBid(deck, auction)));
  into.add(FOLD);
}

export const leastBid = ({ toolValues }: Deck, { tool, bid, bidder }: Immutable<Auction>): number =>
  Math.min(bidder < 0 ? toolValues[tool] : bid + 1, PRESTIGE + 1);

/** O6: the tools that nobody has bought, as a set. */
export function toolsLeft({ pile, left }: Immutable<Auction>): Bits {
  let set = EMPTY;
  for (let place = 0; place < left; place++) set |= only(pile[place]);
  return set;
}

/** O24, O17: the kinds of card that a player's dice allow to lay. */
export const layable = (
  deck: Deck,
  { dice, lucky }: Immutable<Player>,
  { kinds }: Immutable<Hand>,
): Bits => (lucky ? kinds : kinds & deck.shown[dice]);

/** O21: the dice that a contestant who won may give, each with the cards that pay for it. */
function addSettlements(
  deck: Deck,
  { deal }: Immutable<Table>,
  { kinds }: Immutable<Hand>,
  { dice }: Immutable<Player>,
  into: Moves,
): void {
  const own = faceSet(dice);
  for (let give = 1; give <= FACES; give++) {
    if (((own >> (give - 1)) & 1) === 0) continue;
    into.addEach(settleMove(give, 0), settlements(deck, kinds, give, deal.take));
  }
}

/** What chance brings next (O4, O8, O10, O23, O26, O27). */
export function chances({ table, box }: OrEtcWorld, into: Moves): void {
  const { player } = table;
  switch (table.step) {
    case Step.roll:
      return addThrows(rollMove(player, 0), DICE, into);
    case Step.reroll:
      return addThrows(newDiceMove(player, 0), sizeOf(table.rerolled), into);
    case Step.pick:
      return addPicks(table, into);
    case Step.draw:
      return addCards(drawMove(player, 0), box.pile, into);
    case Step.deal:
      return addCards(dealMove(nextToDeal(table), 0), box.pile, into);
    case Step.beer:
      return addThrows(BEER, 1, into);
    default:
      into.addRows(FIRST, below(table.seats), SEAT, only(0), EMPTY);
  }
}

function addPicks({ player, filons, hazards }: Table, into: Moves): void {
  if (filons > 0) into.add(pickFilonMove(player), filons);
  for (let accident = 0; accident < hazards.length; accident++) {
    if (hazards[accident] > 0) into.add(pickAccidentMove(player, accident), hazards[accident]);
  }
}

function addCards(base: Move, pile: readonly number[], into: Moves): void {
  for (let card = 1; card < pile.length; card++) {
    if (pile[card] > 0) into.add(base + card, pile[card]);
  }
}

/** Cards are dealt seat by seat, in seat order. */
function nextToDeal({ players }: Immutable<Table>): Seat {
  let seat = 0;
  while (players[seat].held === players[seat].limit) seat++;
  return seat;
}
