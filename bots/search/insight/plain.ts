import type { Game } from '@pepite/kernel';
import type { Insight } from '../insight.ts';

/** For a game that says nothing about itself: any moves to the end, and who won. */
export const plainInsight = (game: Game): Insight => ({
  method: 'tree',
  span: 1,
  epoch: () => 0,
  decide: (_view, moves, rng) => moves.draw(rng),
  evaluate({ table }, worth) {
    const { winners } = game.result(table);
    worth.fill(0);
    for (const seat of winners) worth[seat] = 1 / winners.length;
  },
});
