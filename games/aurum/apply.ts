import {
  type Actor,
  adding,
  after,
  below,
  clockwise,
  exclude,
  include,
  larger,
  type Move,
  type Seat,
  EMPTY,
} from '@pepite/kernel';
import {
  AS_HEAP,
  ASIDE,
  type Card,
  FROM_HAND,
  goldBits,
  goldCard,
  HAND,
  HIGH_BIT,
  LOW_BIT,
  LOWNESS,
  NO_CARD,
  NO_GOLD,
  oneGold,
  STRENGTH,
  valueOf,
} from './pieces.ts';
import { cardOf, END, KEEP, paidCard, seatOf } from './moves.ts';
import { endRound } from './score.ts';
import { type AurumWorld, Phase, type Table } from './world.ts';

/** Carries out a legal move. */
export function apply(world: AurumWorld, actor: Actor, move: Move): void {
  switch (world.table.phase) {
    case Phase.play:
      if (move === END) endRound(world, actor);
      else playCard(world, actor, cardOf(move));
      break;
    case Phase.swap:
      if (move !== KEEP) swapBid(world, actor, move);
      world.table.asked++;
      askNextSwapper(world.table);
      break;
    case Phase.deal:
      deal(world, seatOf(move), cardOf(move));
      break;
    case Phase.bid:
      layBid(world, actor, cardOf(move));
      break;
    case Phase.aside:
      layAside(world, cardOf(move));
      break;
    default:
      world.table.first = seatOf(move);
      world.table.phase = Phase.deal;
  }
}

/** A2: twelve cards each; with 4 players two more are laid aside. */
function deal({ table, hands, box }: AurumWorld, seat: Seat, card: Card): void {
  exclude(box.deck, card);
  include(hands[seat].metals, card);
  if (++table.handSizes[seat] < HAND || !allDealt(table)) return;
  if (table.seats === 4) table.phase = Phase.aside;
  else startBids(table);
}

function allDealt(table: Table): boolean {
  for (let seat = 0; seat < table.seats; seat++) {
    if (table.handSizes[seat] < HAND) return false;
  }
  return true;
}

function layAside({ table, box }: AurumWorld, card: Card): void {
  exclude(box.deck, card);
  if (table.aside[0] === NO_CARD) table.aside[0] = card;
  else table.aside[ASIDE - 1] = card;
  if (table.aside[ASIDE - 1] !== NO_CARD) startBids(table);
}

/** A4: the first player bids first. */
function startBids(table: Table): void {
  table.phase = Phase.bid;
  table.actor = table.first;
}

/** A5: face up in turn with 4 players; with 3, kept in hand until all have chosen. */
function layBid(world: AurumWorld, actor: Seat, card: Card): void {
  const { table, hands } = world;
  exclude(hands[actor].metals, card);
  table.handSizes[actor]--;
  if (table.seats === 4) {
    table.bids[actor] = card;
    table.actor = after(actor, table.seats);
    if (table.actor === table.first) startTrick(table, table.first);
    return;
  }
  hands[actor].bid = card;
  table.chosen = adding(table.chosen, actor);
  if (table.chosen === below(table.seats)) revealBids(world);
}

function revealBids({ table, hands }: AurumWorld): void {
  for (let seat = 0; seat < table.seats; seat++) {
    table.bids[seat] = hands[seat].bid;
    hands[seat].bid = NO_CARD;
  }
  table.chosen = EMPTY;
  startTrick(table, table.first);
}

/** A10: an opener without a metal ends the round before any swap. */
function startTrick(table: Table, opener: Seat): void {
  table.trick.opener = opener;
  table.asked = table.handSizes[opener] === 0 ? table.seats : 0;
  askNextSwapper(table);
}

/** A7, A8: one lap from the opener; who has no gold, or no card to lay down, is not asked. */
function askNextSwapper(table: Table): void {
  const { seats } = table;
  for (; table.asked < seats; table.asked++) {
    const seat = clockwise(table.trick.opener, table.asked, seats);
    if (table.stocks[seat] !== NO_GOLD && table.handSizes[seat] > 0) {
      table.phase = Phase.swap;
      table.actor = seat;
      return;
    }
  }
  table.phase = Phase.play;
  table.actor = table.trick.opener;
}

/** A7, A9: the gold goes to the supply at once, the old bid to the hand of the one who paid. */
function swapBid({ table, hands }: AurumWorld, actor: Seat, move: Move): void {
  const gold = AS_HEAP[paidCard(move)];
  const target = seatOf(move);
  const card = cardOf(move);
  table.stocks[actor] -= gold;
  table.supply += gold;
  exclude(hands[actor].metals, card);
  include(hands[actor].metals, table.bids[target]);
  table.bids[target] = card;
}

function playCard(world: AurumWorld, actor: Seat, card: Card): void {
  const { table } = world;
  const { trick } = table;
  const { metals } = world.hands[actor];
  metals[0] &= ~LOW_BIT[card];
  metals[1] &= ~HIGH_BIT[card];
  table.handSizes[actor] -= FROM_HAND[card];
  table.stocks[actor] -= AS_HEAP[card];
  trick.cards[trick.laid++] = card;
  if (trick.laid === table.seats) endTrick(world);
  else table.actor = after(actor, table.seats);
}

/** A14–A16, in this order: the low card gains, the trick is won, gold played returns. */
function endTrick(world: AurumWorld): void {
  const { table } = world;
  const { last, trick, seats } = table;
  const lowest = lowestAt(trick.cards, seats);
  const low = clockwise(trick.opener, lowest, seats);
  last.low = low;
  last.gained = gainGold(table, low, valueOf(trick.cards[lowest]));
  last.winner = clockwise(trick.opener, highestAt(trick.cards, seats), seats);
  table.tricks[last.winner]++;
  turnOver(world);
  startTrick(table, low);
}

/** A14: the place of the lowest metal; at a tie the one played last. Somebody always played one. */
function lowestAt(cards: readonly Card[], seats: number): number {
  let found = LOWNESS[cards[0]];
  for (let place = 1; place < seats; place++) {
    found = larger(found, LOWNESS[cards[place]] + place);
  }
  return found & 3;
}

/** A15: the place of the highest gold, else of the highest metal; at a tie the one played last. */
function highestAt(cards: readonly Card[], seats: number): number {
  let found = STRENGTH[cards[0]];
  for (let place = 1; place < seats; place++) {
    found = larger(found, STRENGTH[cards[place]] + place);
  }
  return found & 3;
}

/** A14: gold of the same value, if the supply has one. Gold of this trick is not back yet. */
function gainGold(table: Table, seat: Seat, level: number): Card {
  const gained = goldBits(table.supply) & oneGold(level);
  table.supply -= gained;
  table.stocks[seat] += gained;
  return gained === NO_GOLD ? NO_CARD : goldCard(level);
}

/** A26: the trick before the last one is not to be looked at any more. A16: gold returns. */
function turnOver({ table, box }: AurumWorld): void {
  const { last, trick } = table;
  for (let place = 0; place < table.seats; place++) {
    const card = trick.cards[place];
    const old = last.cards[place];
    box.spent[0] |= LOW_BIT[old];
    box.spent[1] |= HIGH_BIT[old];
    table.supply += AS_HEAP[card];
    last.cards[place] = card;
    trick.cards[place] = NO_CARD;
  }
  last.opener = trick.opener;
  last.laid = trick.laid;
  trick.laid = 0;
}
