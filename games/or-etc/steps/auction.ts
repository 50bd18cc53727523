import { after, below, type Bits, only, type Seat } from '@pepite/kernel';
import { toolsLeft } from './choices.ts';
import type { Deck } from '../pieces/deck.ts';
import { handSize, NO_TOOL, NOBODY, type Tool } from '../pieces.ts';
import { type OrEtcWorld, Step, type Table } from '../world.ts';
import { firstFrom, letChance, letSeat } from './order.ts';

/** The seats that have no tool yet. */
function withoutTool({ players, seats }: Table): Bits {
  let set = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (players[seat].tool === NO_TOOL) set |= only(seat);
  }
  return set;
}

/** O4, O5. */
export function beginAuction({ table }: OrEtcWorld, first: Seat): void {
  table.first = table.player = first;
  putUp(table);
}

/** O5, O6: the next tool goes up, unless the rest is chosen. */
function putUp(table: Table): void {
  const { auction } = table;
  const without = withoutTool(table);
  const isOnlyOne = (without & (without - 1)) === 0;
  if (isOnlyOne || auction.refused === auction.left) return chooseNext(table);
  auction.tool = auction.pile[0];
  auction.bid = 0;
  auction.bidder = NOBODY;
  auction.folded = below(table.seats) & ~without;
  letSeat(table, Step.bid, firstFrom(without, table.first, table.seats));
}

export function bid(table: Table, seat: Seat, amount: number): void {
  const { auction } = table;
  auction.bid = amount;
  auction.bidder = seat;
  askNext(table, seat);
}

export function fold(table: Table, seat: Seat): void {
  table.auction.folded |= only(seat);
  askNext(table, seat);
}

/** O5: the next one who is still in it, but not the one who has bid the most. */
function askNext(table: Table, seat: Seat): void {
  const { auction, seats } = table;
  const { bidder } = auction;
  const inIt = below(seats) & ~auction.folded;
  const asked = bidder === NOBODY ? inIt : inIt & ~only(bidder);
  if (asked !== 0) letSeat(table, Step.bid, firstFrom(asked, after(seat, seats), seats));
  else if (bidder === NOBODY) putUnder(table);
  else sell(table, bidder, auction.tool, auction.bid);
}

/** O6: nobody wants it now. */
function putUnder(table: Table): void {
  const { auction } = table;
  const { pile, left } = auction;
  for (let place = 1; place < left; place++) pile[place - 1] = pile[place];
  pile[left - 1] = auction.tool;
  auction.refused++;
  putUp(table);
}

function sell(table: Table, seat: Seat, tool: Tool, price: number): void {
  table.auction.refused = 0;
  take(table, seat, tool, price);
  putUp(table);
}

function take({ auction, players }: Table, seat: Seat, tool: Tool, price: number): void {
  const { pile, left } = auction;
  const place = pile.indexOf(tool);
  for (let behind = place + 1; behind < left; behind++) pile[behind - 1] = pile[behind];
  pile[left - 1] = NO_TOOL;
  auction.left--;
  players[seat].tool = tool;
  players[seat].prestige -= price;
  auction.sold.tool = tool;
  auction.sold.seat = seat;
  auction.sold.price = price;
}

/** O6: whoever has no tool yet chooses one of those left, at its value. */
function chooseNext(table: Table): void {
  const { auction } = table;
  auction.tool = NO_TOOL;
  auction.bid = 0;
  auction.bidder = NOBODY;
  auction.folded = 0;
  const without = withoutTool(table);
  if (without === 0 || toolsLeft(auction) === 0) return endAuction(table);
  letSeat(table, Step.choose, firstFrom(without, table.first, table.seats));
}

export function choose({ toolValues }: Deck, table: Table, seat: Seat, tool: Tool): void {
  take(table, seat, tool, toolValues[tool]);
  chooseNext(table);
}

/** O6, O7: leftover tools leave the game; what prestige is left makes the hand. */
function endAuction(table: Table): void {
  const { auction, players } = table;
  auction.pile.fill(NO_TOOL);
  auction.left = auction.refused = 0;
  let cards = 0;
  for (const player of players) {
    player.limit = handSize(player.prestige);
    cards += player.limit;
  }
  letChance(table, cards > 0 ? Step.deal : Step.beer);
  if (cards === 0) shuffleAccidents(table);
}

/** O8: accidents come into the pile after the first deal. */
export function shuffleAccidents(table: Table): void {
  table.hazards.fill(table.accidents);
}
