import type { Move } from '@pepite/kernel';
import type { Policy } from '@pepite/kernel/laws';
import { bundleOf } from '../pieces/bundle.ts';
import { AGREE, cardOf, DROP, kindOf, LET, OFFER, PASS, seatOf, SKIP } from '../moves.ts';
import { NO_CARD } from '../pieces.ts';
import { Step, type Table } from '../world.ts';

/** Who is given cards; everybody else gives them, and nobody lets go of one otherwise. */
const HOARDER = 0;
const TRIES = 60;
const KEEP_ALL: Move = DROP + bundleOf([]);

/**
 * Players who give all their cards to one of them, for dice nobody needs: hands of twenty cards,
 * which chance would never bring about. One discard in eight is any.
 */
export const hoarding: Policy = (view, moves, rng) => {
  const { step } = view.table as Table;
  if (step === Step.answer) return AGREE;
  if (step === Step.contest) return LET;
  if (step === Step.lay) return SKIP;
  if (step === Step.drop) return rng.below(8) === 0 ? moves.draw(rng) : KEEP_ALL;
  if (step !== Step.act) return moves.draw(rng);
  if (view.seat === HOARDER) return PASS;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const move = moves.draw(rng);
    const isGift = kindOf(move) === OFFER && seatOf(move) === HOARDER && cardOf(move) !== NO_CARD;
    if (isGift) return move;
  }
  return PASS;
};
