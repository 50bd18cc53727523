import { type Immutable, type Seat, size } from '@pepite/kernel';
import { copiesIn, onceFrom, type PackView, twiceFrom } from '@pepite/games/auruxxx/cards/pack';
import {
  type Card,
  DRAW_ONE,
  FITTING_HIGH,
  FITTING_LOW,
  FITTING_MIDDLE,
  firstOfRow,
  GOLDEN,
  HAPPY_ROW,
  POINTS,
  PROFUSION,
  rowOfNumber,
} from '@pepite/games/auruxxx/pieces';
import type { Table } from '@pepite/games/auruxxx/world';
import { WEIGHTS } from './weights.ts';

/** How much of the points in hand will be written down: the nearer somebody is to finishing. */
export function riskOf({ handSizes }: Immutable<Table>, seat: Seat): number {
  const { risk } = WEIGHTS;
  const least = Math.min(...handSizes.filter((_, other) => other !== seat));
  return risk[Math.min(least, risk.length - 1)];
}

/**
 * What a hand will cost: its points, if somebody else finishes first, and the turns it takes to get
 * rid of it, where cards of one number go together; less what golden twelves are good for.
 */
export function costOf(hand: PackView, risk: number): number {
  let points = 0;
  let turns = 0;
  for (let row = rowOfNumber(0); row <= HAPPY_ROW; row++) {
    const once = onceFrom(hand, firstOfRow(row));
    if (once === 0) continue;
    const count = size(once) + size(twiceFrom(hand, firstOfRow(row)));
    points += count * POINTS[firstOfRow(row)];
    const together = row === HAPPY_ROW ? count : 1 + (count - 1) / 4;
    turns += row === rowOfNumber(2) ? (together * WEIGHTS.easyTurn) / WEIGHTS.turn : together;
  }
  for (let action = PROFUSION; action <= DRAW_ONE; action++) {
    const copies = copiesIn(hand, 0, action);
    points += copies * POINTS[action];
    turns += (copies * WEIGHTS.easyTurn) / WEIGHTS.turn;
  }
  return risk * points + WEIGHTS.turn * turns - goldenWorth(copiesIn(hand, 0, GOLDEN));
}

const goldenWorth = (goldens: number): number =>
  goldens === 0 ? 0 : WEIGHTS.golden + (goldens - 1) * WEIGHTS.moreGolden;

/** What a card costs that is not known yet; it may be the golden twelve that is missing. */
export const costOfUnknown = (hasGolden: boolean, risk: number, golden: number): number =>
  risk * WEIGHTS.unknownPoints +
  WEIGHTS.turn * WEIGHTS.unknownTurns -
  golden * (hasGolden ? WEIGHTS.moreGolden : WEIGHTS.golden);

/** The chance that a card of a hand of so many is golden: who has few left has kept the best. */
export const goldenAmong = (cards: number): number =>
  WEIGHTS.goldenInHand + WEIGHTS.goldenInSmallHand / Math.max(cards, 1);

/** What a hand of so many cards, not seen, would cost. */
export const costOfHandOf = (cards: number, risk: number): number =>
  cards * (risk * WEIGHTS.unknownPoints + WEIGHTS.turn * WEIGHTS.unknownTurns) -
  Math.min(1, cards * goldenAmong(cards)) * WEIGHTS.golden;

/** How much it hurts a player to take a card, or helps us to. */
export const burden = (handSize: number): number =>
  WEIGHTS.othersCard + WEIGHTS.finishersCard / Math.max(handSize, 1);

/** How many kinds of a hand fit on a top card. */
export const fittingOn = (hand: PackView, top: Card): number =>
  size(hand[0] & FITTING_LOW[top]) +
  size(hand[1] & FITTING_MIDDLE[top]) +
  size(hand[2] & FITTING_HIGH[top]);
