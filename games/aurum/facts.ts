import { eachWide, type Fact, size } from '@pepite/kernel';
import type { AurumView } from './moves.ts';
import {
  type Card,
  FOLLOWS_HIGH,
  FOLLOWS_LOW,
  goldBits,
  goldCard,
  goldCount,
  isMetal,
  LEVELS,
  NO_CARD,
  STRENGTH,
  topLevel,
  valueOf,
} from './pieces.ts';
import { sideBid, sideTricks } from './score.ts';
import { Phase, sideOf } from './world.ts';

/** What there is to say, and the figures in it. `short` is how many tricks the bid still lacks. */
export interface Facts {
  readonly bidHigh: { readonly high: number };
  readonly bidLow: null;
  readonly bidAfterPartner: { readonly partner: number };
  readonly swapShort: { readonly short: number; readonly cards: number };
  readonly swapExact: { readonly bid: number };
  readonly swapPast: { readonly tricks: number };
  readonly openShort: { readonly short: number; readonly highest: number };
  readonly openExact: null;
  readonly past: null;
  readonly gainPast: { readonly value: number };
  readonly winsLast: { readonly short: number; readonly value: number };
  readonly takesLead: { readonly short: number; readonly value: number };
  readonly goldOnly: { readonly short: number };
  readonly gain: { readonly value: number };
  readonly cannotWin: { readonly short: number };
  readonly partnerLeads: { readonly short: number };
  readonly partnerLeadsExact: null;
  readonly stayBelow: null;
  readonly cannotStayBelow: null;
  readonly endShort: { readonly short: number };
  readonly endExact: null;
  readonly endPast: null;
}

/** A card of which few are higher. */
export const HIGH = 8;

export function find(view: AurumView): Fact<Facts> | undefined {
  const { phase, trick } = view.table;
  if (phase === Phase.bid) return findBid(view);
  if (phase === Phase.swap) return findSwap(view);
  return trick.laid === 0 ? findOpening(view) : findFollowing(view);
}

function findBid({ table, seat, hand }: AurumView): Fact<Facts> {
  const partner = table.seats === 4 ? table.bids[seat ^ 2] : NO_CARD;
  if (partner !== NO_CARD) return { kind: 'bidAfterPartner', of: { partner: valueOf(partner) } };
  const high = cardsIn(hand.metals).filter((card) => valueOf(card) >= HIGH).length;
  return high > 1 ? { kind: 'bidHigh', of: { high } } : { kind: 'bidLow', of: null };
}

/** How many tricks the bid of a seat's side lacks; below 0 there are too many. */
export function shortOf({ table, seat }: AurumView): number {
  const side = sideOf(seat, table.seats);
  return sideBid(table, side) - sideTricks(table, side);
}

function findSwap(view: AurumView): Fact<Facts> {
  const { table, seat, hand } = view;
  const short = shortOf(view);
  const side = sideOf(seat, table.seats);
  if (short === 0) return { kind: 'swapExact', of: { bid: sideBid(table, side) } };
  if (short > 0) return { kind: 'swapShort', of: { short, cards: table.handSizes[seat] } };
  const tricks = sideTricks(table, side);
  const exact = cardsIn(hand.metals).some((card) => valueOf(card) === tricks);
  return exact ? { kind: 'swapPast', of: { tricks } } : { kind: 'past', of: null };
}

function findOpening(view: AurumView): Fact<Facts> | undefined {
  const values = cardsIn(view.hand.metals).map(valueOf);
  const short = shortOf(view);
  if (values.length === 0) return undefined;
  if (short < 0) return { kind: 'past', of: null };
  if (short === 0) return { kind: 'openExact', of: null };
  return { kind: 'openShort', of: { short, highest: Math.max(...values) } };
}

function findFollowing(view: AurumView): Fact<Facts> {
  const short = shortOf(view);
  const metals = playableMetals(view);
  if (metals.length === 0) return findWithoutMetal(short);
  if (short < 0) {
    const value = gainIn(view, metals);
    return value === 0 ? { kind: 'past', of: null } : { kind: 'gainPast', of: { value } };
  }
  if (short > 0) return findWinning(view, metals, short);
  const toBeat = strengthToBeat(view);
  if (isPartnerLeading(view, toBeat)) return { kind: 'partnerLeadsExact', of: null };
  const isBeaten = metals.some((card) => STRENGTH[card] < toBeat);
  return { kind: isBeaten ? 'stayBelow' : 'cannotStayBelow', of: null };
}

/** A17: gold, or the end of the round. */
function findWithoutMetal(short: number): Fact<Facts> {
  if (short > 0) return { kind: 'endShort', of: { short } };
  return { kind: short === 0 ? 'endExact' : 'endPast', of: null };
}

function findWinning(view: AurumView, metals: readonly Card[], short: number): Fact<Facts> {
  const { table, seat } = view;
  const toBeat = strengthToBeat(view);
  const isLast = table.trick.laid === table.seats - 1;
  if (isPartnerLeading(view, toBeat)) return { kind: 'partnerLeads', of: { short } };
  // A15: of equal cards the one played last wins.
  const beating = metals.filter((card) => STRENGTH[card] >= toBeat).map(valueOf);
  if (beating.length > 0) {
    if (isLast) return { kind: 'winsLast', of: { short, value: Math.min(...beating) } };
    return { kind: 'takesLead', of: { short, value: Math.max(...beating) } };
  }
  const stock = table.stocks[seat];
  if (size(goldBits(stock)) > 0 && STRENGTH[goldCard(topLevel(stock))] >= toBeat) {
    return { kind: 'goldOnly', of: { short } };
  }
  const value = gainIn(view, metals);
  return value === 0 ? { kind: 'cannotWin', of: { short } } : { kind: 'gain', of: { value } };
}

export const laidIn = ({ table: { trick } }: AurumView): readonly Card[] =>
  trick.cards.slice(0, trick.laid);

export const strengthToBeat = (view: AurumView): number =>
  Math.max(...laidIn(view).map((card) => STRENGTH[card]));

/** Whether the partner's card is the best so far; of equal ones the last. */
export function isPartnerLeading(view: AurumView, toBeat: number): boolean {
  const { seats, trick } = view.table;
  if (seats !== 4) return false;
  const place = laidIn(view).findLastIndex((card) => STRENGTH[card] === toBeat);
  return (trick.opener + place) % seats === (view.seat ^ 2);
}

/** A14: the gold that the lowest of these metals would gain as things stand; 0 for none. */
function gainIn(view: AurumView, metals: readonly Card[]): number {
  const value = Math.min(...metals.map(valueOf));
  return isLowest(view, value) && hasGold(view, value) ? value : 0;
}

/** A14: whether a metal of this value is the low card so far; of equal ones the last is. */
export const isLowest = (view: AurumView, value: number): boolean =>
  laidIn(view).every((card) => !isMetal(card) || valueOf(card) >= value);

/** A14: whether the supply has a gold of this value. */
export const hasGold = ({ table }: AurumView, value: number): boolean =>
  value < LEVELS && goldCount(table.supply, value) > 0;

/** A12: the metals in hand that are not in the trick yet. */
export function playableMetals(view: AurumView): readonly Card[] {
  let [low, high] = view.hand.metals;
  for (const card of laidIn(view)) {
    low &= FOLLOWS_LOW[card];
    high &= FOLLOWS_HIGH[card];
  }
  return cardsIn([low, high]);
}

export const cardsIn = (metals: readonly number[]): readonly Card[] => [...eachWide(metals)];
