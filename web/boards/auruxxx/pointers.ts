import { cardsOf } from '@pepite/games/auruxxx/cards/plays';
import {
  ACCEPT,
  DRAW,
  END,
  isPlay,
  kindOf,
  PASS,
  seatOf,
  SWAP_HANDS,
} from '@pepite/games/auruxxx/moves';
import type { Move } from '@pepite/kernel';
import { atAction, atCards, type Pointer } from '../kit/pointers.ts';

const ACTIONS: ReadonlyMap<Move, string> = new Map([
  [PASS, 'pass'],
  [ACCEPT, 'accept'],
  [DRAW, 'draw'],
  [END, 'end'],
]);

/** What a move is made with. */
export function pointersOf(move: Move): readonly Pointer[] {
  if (isPlay(move)) return atCards(cardsOf(move));
  if (kindOf(move) === SWAP_HANDS) {
    return [{ selector: `[data-action="partner"][data-seat="${seatOf(move)}"]` }];
  }
  const action = ACTIONS.get(move);
  return action === undefined ? [] : [atAction(action)];
}
