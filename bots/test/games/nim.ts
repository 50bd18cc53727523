import { below, copySeen, oneSeat, OVER } from '@pepite/kernel';
import { toyGame } from './toy.ts';

interface Table {
  left: number;
  actor: number;
}

const MOST = 3;

/** Take one to three matches; who takes the last one wins. Solved: leave a multiple of four. */
export const nim = toyGame<Table, object, object>({
  create: () => ({ table: { left: 10, actor: 0 }, hands: [{}, {}], box: {} }),
  turn: ({ left, actor }) => (left === 0 ? OVER : oneSeat(actor)),
  moves: ({ table }, into) => into.addEach(1, below(Math.min(MOST, table.left))),
  apply({ table }, _actor, move) {
    table.left -= move;
    table.actor = 1 - table.actor;
  },
  result: ({ actor }) => ({ scores: [actor, 1 - actor], winners: [1 - actor] }),
  imagine: (view, _rng, into) => copySeen(view, into),
});
