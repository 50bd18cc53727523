import type { Choice } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import {
  deciding,
  each,
  type Game,
  itemAt,
  type Options,
  printView,
  Referee,
  Seeded,
  standardOptions,
} from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Pool } from '../thinking/pool.ts';

/** A match that was played on at random for a while, until somebody has to decide. */
function played(game: Game, seed: number): Referee<unknown, unknown, unknown, Options> {
  const seats = game.seats.most;
  const referee = new Referee(game, seats, standardOptions(game.options, seats));
  const rng = new Seeded(seed);
  for (let moves = 0; moves < 10 * seed || deciding(referee.turn) === 0; moves++) {
    const [seat] = each(deciding(referee.turn));
    if (seat === undefined) referee.drawChance(rng);
    else {
      const legal = referee.legal(seat);
      referee.submit(seat, itemAt(legal, rng.below(legal.length)));
    }
  }
  return referee;
}

describe('experts in a pool that is busy', () => {
  it('choose legally, all seats of several matches of every game at once', async () => {
    const reports: unknown[] = [];
    const pool = new Pool(1, (error) => reports.push(error));
    onTestFinished(() => pool.close());
    const matches = GAMES.flatMap((game) => [1, 2].map((seed) => played(game, seed)));
    const asked = matches.flatMap((referee) =>
      [...each(deciding(referee.turn))].map((seat) => {
        const { game, seats, options } = referee;
        const mind = pool.seat(
          { game: game.id, rules: game.rules, seats, options, bot: 'expert' },
          { match: 'm', origin: () => 'o', guest: () => 'g' },
        );
        const choice = new Promise<Choice>((resolve) =>
          mind.choose(printView(referee.view(seat)), resolve),
        );
        return { referee, seat, choice };
      }),
    );
    expect(asked.length).toBeGreaterThan(matches.length);
    for (const { referee, seat, choice } of asked) {
      const made = await choice;
      if ('error' in made) throw new Error(made.error);
      expect(referee.game.judge(referee.view(seat), made.move)).toBeUndefined();
      expect(referee.legal(seat)).toContain(made.move);
    }
    expect(reports).toEqual([]);
  });
});
