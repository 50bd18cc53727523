import { diceOf, type Face } from '@pepite/games/or-etc/pieces/dice';
import {
  BID,
  cardOf,
  CENTRE,
  CHOOSE,
  giveOf,
  kindOf,
  LAY,
  numberIn,
  OFFER,
  REROLL,
  seatOf,
  SETTLE,
  settledWith,
  STAKE,
  SWAP,
  takeOf,
} from '@pepite/games/or-etc/moves';
import type { Card, Tool } from '@pepite/games/or-etc/pieces';
import { priceOf } from '@pepite/games/or-etc/steps/payment';
import type { Move, Seat } from '@pepite/kernel';

/** Where a die is taken from: the centre, or a player. */
export type Source = 'centre' | Seat;

/** One exchange of dice that may be made, in one of its ways. */
export interface Trade {
  readonly move: Move;
  readonly from: Source;
  readonly give: Face;
  readonly take: Face;
  /** The card paid; 0 for none. */
  readonly card: Card;
  /** By the mug, which costs nothing (O23). */
  readonly mug: boolean;
}

/** What a seat may do, sorted by what it is asked for. */
export interface Choices {
  readonly moves: ReadonlySet<Move>;
  readonly trades: readonly Trade[];
  /** Dice that may be picked up and rolled again, as moves. */
  readonly rerolls: boolean;
  readonly bids: readonly number[];
  readonly tools: readonly Tool[];
  /** The cards that may be laid or staked. */
  readonly cards: ReadonlySet<Card>;
}

function tradeOf(move: Move): Trade | undefined {
  const card = cardOf(move);
  switch (kindOf(move)) {
    case CENTRE:
    case SWAP:
      return {
        move,
        from: 'centre',
        give: giveOf(move),
        take: takeOf(move),
        card,
        mug: kindOf(move) === SWAP,
      };
    case OFFER:
      return { move, from: seatOf(move), give: giveOf(move), take: takeOf(move), card, mug: false };
    default:
      return undefined;
  }
}

/** What the winner of a contest may give for the die (O21). */
const settlementOf = (move: Move, take: Face): Trade => ({
  move,
  from: 'centre',
  give: settledWith(move),
  take,
  card: cardOf(move),
  mug: false,
});

const isOf = (kind: Move) => (move: Move) => kindOf(move) === kind;

/** `claimed` is the face of the die that was contested, where that is to be settled. */
export function choicesOf(moves: readonly Move[], claimed: Face): Choices {
  const settlements = moves.filter(isOf(SETTLE)).map((move) => settlementOf(move, claimed));
  return {
    moves: new Set(moves),
    trades: [...moves.flatMap((move) => tradeOf(move) ?? []), ...settlements],
    rerolls: moves.some(isOf(REROLL)),
    bids: moves.filter(isOf(BID)).map(numberIn),
    tools: moves.filter(isOf(CHOOSE)).map(numberIn),
    cards: new Set(
      moves.filter((move) => kindOf(move) === LAY || kindOf(move) === STAKE).map(cardOf),
    ),
  };
}

/** A die that is wanted, and where it lies. */
export interface Wanted {
  readonly from: Source;
  readonly take: Face;
}

export const isSame = (one: Wanted | undefined, other: Wanted): boolean =>
  one?.from === other.from && one.take === other.take;

/** The ways to have a die for one of one's own, or for any of them. */
export const tradesFor = (
  { trades }: Choices,
  wanted: Wanted,
  give: Face | undefined,
): readonly Trade[] =>
  trades.filter((trade) => isSame(trade, wanted) && (give === undefined || trade.give === give));

/**
 * What a card must be worth to pay for the cheapest way to have a die: nothing with the mug, though
 * a card could pay as well. Nothing is known of a die that can't be had.
 */
export function priceFor(choices: Choices, wanted: Wanted, give: Face): number | undefined {
  const trades = tradesFor(choices, wanted, give);
  if (trades.length === 0) return undefined;
  return trades.some(({ mug }) => mug) ? 0 : priceOf(give, wanted.take);
}

/** The move that rolls these dice again. */
export const rerollOf = (faces: readonly Face[]): Move => REROLL + diceOf(faces);

export const isRollable = ({ moves }: Choices, faces: readonly Face[]): boolean =>
  faces.length > 0 && moves.has(rerollOf(faces));
