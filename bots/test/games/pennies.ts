import { copySeen, itemAt, only, OVER, simultaneous } from '@pepite/kernel';
import { toyGame } from './toy.ts';

interface Table {
  chosen: number;
  shown: number[];
}

/** Both show a side of a coin at once: seat 0 wins if they match, seat 1 if not. */
export const pennies = toyGame<Table, { side: number }, object>({
  create: () => ({
    table: { chosen: 0, shown: [0, 0] },
    hands: [{ side: 0 }, { side: 0 }],
    box: {},
  }),
  turn: ({ chosen, shown }) => (itemAt(shown, 0) > 0 ? OVER : simultaneous(0b11 & ~chosen, chosen)),
  moves: (_view, into) => into.addEach(1, 0b11),
  apply({ table, hands }, actor, move) {
    itemAt(hands, actor).side = move;
    table.chosen |= only(actor);
    if (table.chosen !== 0b11) return;
    table.chosen = 0;
    for (let seat = 0; seat < 2; seat++) table.shown[seat] = itemAt(hands, seat).side;
  },
  result: ({ shown }) => ({ scores: [0, 0], winners: [shown[0] === shown[1] ? 0 : 1] }),
  imagine(view, rng, into) {
    copySeen(view, into);
    const other = 1 - view.seat;
    itemAt(into.hands, other).side = (view.table.chosen & only(other)) === 0 ? 0 : 1 + rng.below(2);
  },
});
