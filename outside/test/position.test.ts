import { GAMES } from '@pepite/games';
import { deciding, has, imagineStart, Referee, Seeded, sealed, type Seat } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import {
  type AnyReferee,
  eventsSince,
  explainedMoves,
  isStale,
  legalMoves,
  positionOf,
  ToldEvents,
} from '../index.ts';
import { playAtRandom } from './support/at-random.ts';

const STEPS = 7;

/** All that a program is told of a position, but what has led there. */
function told(referee: AnyReferee, seat: Seat): string {
  const { ply: _, own: __, ...position } = positionOf(referee, seat, []);
  return JSON.stringify([position, legalMoves(referee, seat), explainedMoves(referee, seat, 'fr')]);
}

describe.each(GAMES)('positions of $id', (game) => {
  it('a program is told the same text when all that is hidden from its seat is drawn anew', () => {
    let compared = 0;
    playAtRandom(game, game.seats.most, (referee, ply) => {
      // Hands are fullest at the beginning.
      const isLookedAt = compared === 0 || ply % STEPS === 0;
      if (!isLookedAt || referee.pending.length > 0) return;
      for (let seat = 0; seat < referee.seats; seat++) {
        const rng = new Seeded(SEED, ply);
        const start = imagineStart(referee, referee.view(seat), rng);
        const redrawn = new Referee(referee.game, referee.seats, referee.options, start);
        expect(told(redrawn, seat)).toBe(told(referee, seat));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(game.seats.most);
  });

  it('every listed move is one that the referee takes, and others decide nothing', () => {
    playAtRandom(game, game.seats.least, (referee, ply) => {
      if (ply % STEPS !== 0) return;
      for (let seat = 0; seat < referee.seats; seat++) {
        const { moves, complete } = legalMoves(referee, seat, 50);
        expect(moves.length > 0).toBe(has(deciding(referee.turn), seat));
        expect(complete).toBe(referee.listed(seat).weight <= 50);
        for (const text of moves) {
          const move = referee.game.parse(text);
          expect(move === undefined ? 'unread' : referee.judge(seat, move)).toBeUndefined();
        }
      }
    });
  });

  it('every event is told once, and what a seat may not know is not in it', () => {
    const events = new ToldEvents(game.seats.most);
    let heard = 0;
    const referee = playAtRandom(game, game.seats.most, (now) => {
      for (const event of events.take(now, 0)) expect(event.ply).toBe(heard++);
    });
    expect(heard).toBe(referee.journal.length);
    for (const [ply, event] of eventsSince(referee, 0, 0).entries()) {
      const seen = referee.seen(0, ply)[0];
      expect('move' in event).toBe(seen !== undefined && 'move' in seen);
    }
  });

  it('a position that others have changed is stale', () => {
    let before: { ply: number; own: number } | undefined;
    playAtRandom(game, game.seats.least, (referee) => {
      if (before !== undefined) expect(isStale(referee, 0, before)).toBe(true);
      before = positionOf(referee, 0, []);
      expect(isStale(referee, 0, before)).toBe(false);
      // A choice of somebody else in a simultaneous turn leaves the position as it is.
      if (sealed(referee.turn) !== 0 || referee.game.hidesAnswers === true) before = undefined;
    });
  });
});
