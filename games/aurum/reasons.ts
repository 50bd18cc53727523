import { clockwise, type Fact, type Move } from '@pepite/kernel';
import {
  cardsIn,
  hasGold,
  HIGH,
  isLowest,
  isPartnerLeading,
  playableMetals,
  shortOf,
  strengthToBeat,
} from './facts.ts';
import { type AurumView, BID, cardOf, END, KEEP, kindOf, seatOf, SWAP } from './moves.ts';
import { type Card, isGold, NO_CARD, STRENGTH, topLevel, valueOf } from './pieces.ts';
import { bidPoints, goldPoints, sideBid, sideGold, sideTricks } from './score.ts';
import { sideOf, sidesOf } from './world.ts';

/**
 * What a move does, and the figures in it. `short` is how many tricks the bid lacks when it is
 * made, or once the trick is won; `left` how many play after it in this trick.
 */
export interface Reasons {
  readonly bid: { readonly value: number; readonly high: number };
  readonly bidOver: { readonly value: number; readonly partner: number };
  readonly bidUnder: { readonly value: number; readonly partner: number };
  readonly keepExact: { readonly bid: number };
  readonly keepShort: { readonly short: number };
  readonly keepPast: { readonly bid: number };
  readonly swapExact: { readonly bid: number; readonly before: number };
  readonly swapLower: { readonly bid: number; readonly short: number };
  readonly swapHigher: { readonly bid: number; readonly short: number };
  readonly swapPast: { readonly bid: number };
  readonly swapSame: { readonly bid: number; readonly back: number };
  readonly openHigh: { readonly value: number; readonly short: number };
  readonly openForGold: { readonly value: number };
  readonly openLow: { readonly value: number };
  readonly openRid: { readonly value: number };
  readonly openBetween: { readonly value: number; readonly higher: number };
  readonly winsExact: { readonly points: number };
  readonly wins: { readonly short: number };
  readonly winsTooMany: { readonly before: number; readonly after: number };
  readonly winsPast: { readonly bid: number };
  readonly goldHolds: { readonly short: number };
  readonly leads: { readonly left: number; readonly short: number };
  readonly leadsUnwanted: { readonly left: number };
  readonly goesOn: { readonly short: number };
  readonly leavesToPartner: { readonly short: number };
  readonly partnerTooMany: null;
  readonly gains: { readonly value: number };
  readonly mayGain: { readonly value: number; readonly left: number };
  readonly staysBelow: { readonly value: number };
  readonly saves: { readonly value: number; readonly best: number };
  readonly cannotWin: { readonly value: number };
  readonly savesMetal: null;
  readonly endAhead: { readonly own: number; readonly others: number };
  readonly endLevel: { readonly own: number };
  readonly endBehind: { readonly own: number; readonly others: number };
}

export function reasonFor(view: AurumView, move: Move): Fact<Reasons> {
  if (move === KEEP) return whyKeep(view);
  if (move === END) return whyEnd(view);
  const kind = kindOf(move);
  if (kind === BID) return whyBid(view, valueOf(cardOf(move)));
  if (kind === SWAP) return whySwap(view, move);
  const card = cardOf(move);
  return view.table.trick.laid === 0 ? whyOpen(view, card) : whyFollow(view, card);
}

const ownSide = ({ table, seat }: AurumView): number => sideOf(seat, table.seats);

/** A5, A6. */
function whyBid({ table, seat, hand }: AurumView, value: number): Fact<Reasons> {
  const card = table.seats === 4 ? table.bids[seat ^ 2] : NO_CARD;
  const partner = valueOf(card);
  if (card !== NO_CARD) {
    return { kind: value > partner ? 'bidOver' : 'bidUnder', of: { value, partner } };
  }
  const high = cardsIn(hand.metals).filter((held) => valueOf(held) >= HIGH).length;
  return { kind: 'bid', of: { value, high: value >= HIGH ? high - 1 : high } };
}

/** A7: to keep the bids costs no gold. */
function whyKeep(view: AurumView): Fact<Reasons> {
  const short = shortOf(view);
  const bid = sideBid(view.table, ownSide(view));
  if (short > 0) return { kind: 'keepShort', of: { short } };
  return { kind: short === 0 ? 'keepExact' : 'keepPast', of: { bid } };
}

/** A7, A19: what the bid of the side becomes, against the tricks it has. */
function whySwap(view: AurumView, move: Move): Fact<Reasons> {
  const { table } = view;
  const side = ownSide(view);
  const target = seatOf(move);
  const tricks = sideTricks(table, side);
  const old = sideBid(table, side);
  const bids = table.bids.with(target, cardOf(move));
  const bid = sideBid({ seats: table.seats, bids }, side);
  const short = bid - tricks;
  if (bid === old) return { kind: 'swapSame', of: { bid, back: valueOf(table.bids[target]) } };
  if (short === 0) return { kind: 'swapExact', of: { bid, before: bidPoints(old, tricks) } };
  if (short < 0) return { kind: 'swapPast', of: { bid } };
  return { kind: bid < old ? 'swapLower' : 'swapHigher', of: { bid, short } };
}

function whyOpen(view: AurumView, card: Card): Fact<Reasons> {
  const value = valueOf(card);
  const values = cardsIn(view.hand.metals).map(valueOf);
  const short = shortOf(view);
  const isHighest = value === Math.max(...values);
  const isSmallest = value === Math.min(...values);
  if (short > 0 && isHighest) return { kind: 'openHigh', of: { value, short } };
  if (isSmallest && hasGold(view, value)) return { kind: 'openForGold', of: { value } };
  if (short <= 0 && isSmallest) return { kind: 'openLow', of: { value } };
  if (isHighest) return { kind: 'openRid', of: { value } };
  const higher = values.filter((held) => held > value).length;
  return { kind: 'openBetween', of: { value, higher } };
}

function whyFollow(view: AurumView, card: Card): Fact<Reasons> {
  const { table } = view;
  const isBest = STRENGTH[card] >= strengthToBeat(view);
  const left = table.seats - 1 - table.trick.laid;
  if (isBest && left === 0) return whyWin(view);
  if (isBest) return whyLead(view, card, left);
  return isGold(card) ? whyLostGold(view) : whyLose(view, valueOf(card), left);
}

/** A15, A19: the last to play wins for certain. */
function whyWin(view: AurumView): Fact<Reasons> {
  const short = shortOf(view);
  const bid = sideBid(view.table, ownSide(view));
  if (short > 1) return { kind: 'wins', of: { short: short - 1 } };
  if (short === 1) return { kind: 'winsExact', of: { points: bidPoints(bid, bid) } };
  if (short < 0) return { kind: 'winsPast', of: { bid } };
  return {
    kind: 'winsTooMany',
    of: { before: bidPoints(bid, bid), after: bidPoints(bid, bid + 1) },
  };
}

/** A12, A15: others may still beat it; gold only by gold, which all see. */
function whyLead(view: AurumView, card: Card, left: number): Fact<Reasons> {
  const short = shortOf(view);
  if (short <= 0) return { kind: 'leadsUnwanted', of: { left } };
  if (isGold(card) && !canBeBeaten(view, valueOf(card), left)) {
    return { kind: 'goldHolds', of: { short } };
  }
  return { kind: 'leads', of: { left, short } };
}

function canBeBeaten({ table, seat }: AurumView, level: number, left: number): boolean {
  return Array.from({ length: left }, (_, place) => clockwise(seat, place + 1, table.seats)).some(
    (later) => table.stocks[later] > 0 && topLevel(table.stocks[later]) >= level,
  );
}

/** A13, A17: gold that does not win keeps a metal in hand, or keeps the round going. */
function whyLostGold(view: AurumView): Fact<Reasons> {
  const short = shortOf(view);
  const isStuck = playableMetals(view).length === 0;
  return isStuck && short > 0
    ? { kind: 'goesOn', of: { short } }
    : { kind: 'savesMetal', of: null };
}

function whyLose(view: AurumView, value: number, left: number): Fact<Reasons> {
  const short = shortOf(view);
  const toBeat = strengthToBeat(view);
  if (isLowest(view, value) && hasGold(view, value)) {
    return left === 0 ? { kind: 'gains', of: { value } } : { kind: 'mayGain', of: { value, left } };
  }
  if (isPartnerLeading(view, toBeat)) {
    return short > 0
      ? { kind: 'leavesToPartner', of: { short } }
      : { kind: 'partnerTooMany', of: null };
  }
  if (short <= 0) return { kind: 'staysBelow', of: { value } };
  const beating = playableMetals(view).filter((card) => STRENGTH[card] >= toBeat);
  if (beating.length === 0) return { kind: 'cannotWin', of: { value } };
  return { kind: 'saves', of: { value, best: Math.max(...beating.map(valueOf)) } };
}

/** A18–A20: the round is counted as it stands, and all of that is open. */
function whyEnd(view: AurumView): Fact<Reasons> {
  const { table } = view;
  const points = Array.from(
    { length: sidesOf(table.seats) },
    (_, side) =>
      bidPoints(sideBid(table, side), sideTricks(table, side)) + goldPoints(sideGold(table, side)),
  );
  const side = ownSide(view);
  const own = points[side];
  const others = Math.max(...points.toSpliced(side, 1));
  if (own === others) return { kind: 'endLevel', of: { own } };
  return { kind: own > others ? 'endAhead' : 'endBehind', of: { own, others } };
}
