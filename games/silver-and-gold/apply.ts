import type { Actor, Move } from '@pepite/kernel';
import { cardOf, otherCard, patternOf, seatOf, TAKE_PILE } from './moves.ts';
import { mark, reveal } from './steps/mark.ts';
import { deal, keep } from './steps/set-up.ts';
import { drawCard, layOut, letChance, takeFromMarket } from './steps/settle.ts';
import { Phase, type SilverWorld } from './world.ts';

/** Carries out a legal move. */
export function apply(world: SilverWorld, actor: Actor, move: Move): void {
  switch (world.table.phase) {
    case Phase.mark:
      mark(world, actor, move);
      break;
    case Phase.reveal:
      reveal(world, patternOf(move));
      break;
    case Phase.take:
      if (move === TAKE_PILE) letChance(world.table, Phase.draw);
      else takeFromMarket(world, actor, cardOf(move));
      break;
    case Phase.draw:
      drawCard(world, cardOf(move));
      break;
    case Phase.layOut:
    case Phase.refill:
      layOut(world, cardOf(move));
      break;
    case Phase.deal:
      deal(world, seatOf(move), cardOf(move));
      break;
    case Phase.keep:
      keep(world, actor, cardOf(move), otherCard(move));
      break;
    default:
      world.table.first = seatOf(move);
      world.table.phase = Phase.deal;
  }
}
