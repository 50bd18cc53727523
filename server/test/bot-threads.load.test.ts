import { BotPool, type Choice } from '@pepite/bots/host';
import { GAMES } from '@pepite/games';
import {
  deciding,
  defaultOptions,
  each,
  type Game,
  itemAt,
  type Options,
  printView,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startThreads } from '../bot-threads.ts';
import { systemClock } from '../clock.ts';

/** Moves are tested, on a machine that may be busy: no thread is given up for being late. */
const PATIENCE = { first: 600_000, later: 600_000 };

/** A match that was played on at random for a while, until somebody has to decide. */
function played(game: Game, seed: number): Referee<unknown, unknown, unknown, Options> {
  const seats = game.seats.most;
  const referee = new Referee(game, seats, defaultOptions(game.options, seats));
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
  it.each([1, 2])(
    'experts of every game that are asked at once choose legal moves in %d threads',
    async (threads) => {
      const reports: unknown[] = [];
      const report = (error: unknown): unknown => reports.push(error);
      const pool = new BotPool({
        threads,
        start: startThreads(),
        timers: systemClock,
        report,
        patience: PATIENCE,
      });
      onTestFinished(() => pool.close());
      const matches = GAMES.flatMap((game) => [1, 2].map((seed) => played(game, seed)));
      const asked = matches.flatMap((referee) =>
        [...each(deciding(referee.turn))].map((seat) => {
          const { game, seats, options } = referee;
          const bot = pool.seat(
            { game: game.id, rules: game.rules, seats, options, bot: 'expert' },
            { match: 'm', origin: () => 'o', guest: () => 'g' },
          );
          const request = { view: printView(referee.view(seat)), history: () => [] };
          const choice = new Promise<Choice>((resolve) => bot.choose(request, resolve));
          return { referee, seat, choice };
        }),
      );
      expect(asked.length).toBeGreaterThan(matches.length);
      for (const { referee, seat, choice } of asked) {
        const made = await choice;
        if ('problem' in made) throw made.problem;
        expect(referee.game.judge(referee.view(seat), made.value)).toBeUndefined();
        expect(referee.legal(seat)).toContain(made.value);
      }
      expect(reports).toEqual([]);
    },
  );
});
