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
import type { Move } from '@pepite/kernel';
import { atAction, atCards, type Pointer } from '../kit/pointers.ts';

/** What a move is made with. */
export function pointersOf(move: Move): readonly Pointer[] {
  if (move === KEEP) return [atAction('keep')];
  if (move === END) return [atAction('end')];
  const kind = kindOf(move);
  if (kind === SWAP) {
    const parts = [`[data-paid="${paidCard(move)}"]`, `[data-target="${seatOf(move)}"]`];
    return [
      atAction('swap'),
      ...parts.map((selector) => ({ selector })),
      ...atCards([paidCard(move), cardOf(move)]),
      atAction('make-swap'),
    ];
  }
  return kind === BID || kind === PLAY ? atCards([cardOf(move)]) : [];
}
