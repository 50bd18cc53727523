import {
  BID,
  cardOf,
  END,
  KEEP,
  kindOf,
  paidCard,
  PLAY,
  seatOf,
  SWAP,
} from '@pepite/games/aurum/moves';
import type { Card } from '@pepite/games/aurum/pieces';
import type { Move, Seat } from '@pepite/kernel';

/** What a seat may do, sorted by what it is asked for. */
export interface Choices {
  readonly bids: readonly Card[];
  readonly plays: readonly Card[];
  readonly keep: boolean;
  readonly end: boolean;
  readonly swaps: readonly Move[];
}

export function choicesOf(moves: readonly Move[]): Choices {
  const of = (kind: Move): readonly Move[] => moves.filter((move) => kindOf(move) === kind);
  return {
    bids: of(BID).map(cardOf),
    plays: of(PLAY).map(cardOf),
    keep: moves.includes(KEEP),
    end: moves.includes(END),
    swaps: of(SWAP),
  };
}

/** A swap that is being put together: what is paid, whose bid goes, and which card comes. */
export interface Swap {
  readonly paid?: Card;
  readonly target?: Seat;
  readonly card?: Card;
}

export type SwapStep = keyof Swap;
const SWAP_STEPS = ['paid', 'target', 'card'] as const satisfies readonly SwapStep[];

const PART: Readonly<Record<SwapStep, (move: Move) => number>> = {
  paid: paidCard,
  target: seatOf,
  card: cardOf,
};

/** What can be chosen at a step, after the steps before it. */
export const partsOf = (swaps: readonly Move[], step: SwapStep): readonly number[] => [
  ...new Set(swaps.map(PART[step])),
];

/** The step that comes next; none when the swap is complete. */
export const nextStep = (swap: Swap): SwapStep | undefined =>
  SWAP_STEPS.find((step) => swap[step] === undefined);

/** What is asked step by step: what leaves no choice is not, but a card of the hand always is. */
export const askedSteps = (swaps: readonly Move[]): readonly SwapStep[] =>
  SWAP_STEPS.filter((step) => step === 'card' || partsOf(swaps, step).length > 1);

/** A swap to begin with: what leaves no choice is chosen. */
export function beginSwap(swaps: readonly Move[]): Swap {
  const asked = askedSteps(swaps);
  const [paid, target] = [partsOf(swaps, 'paid')[0], partsOf(swaps, 'target')[0]];
  return {
    ...(!asked.includes('paid') && paid !== undefined && { paid }),
    ...(!asked.includes('target') && target !== undefined && { target }),
  };
}
