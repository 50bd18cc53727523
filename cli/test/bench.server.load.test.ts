import { gameOf } from '@pepite/games';
import { defaultOptions, Referee, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { LoadedMatch, type OpenMatch, type Players } from '../bench/load.ts';
import { percentile } from '../bench/percentile.ts';
import { loadsOf } from '../bench/server/plan.ts';

const SEATS = 4;

function aurum() {
  const game = gameOf('aurum');
  if (game === undefined) throw new Error('Aurum is not there');
  return game;
}

/** A server without sockets: seats are told when `tell` is called, and it counts what is asked. */
function fakeServer() {
  const game = aurum();
  const rng = new Seeded(7);
  const referee = new Referee(game, SEATS, defaultOptions(game.options, SEATS));
  const settle = (): void => {
    while (referee.mayAct(6)) referee.drawChance(rng);
  };
  settle();
  const asked: number[] = [];
  let told: Parameters<OpenMatch>[0] = () => undefined;
  const tell = (seats: readonly number[] = [0, 1, 2, 3]): void => {
    for (const seat of seats) {
      const { table, hand } = referee.view(seat);
      told(seat, { ply: referee.journal.length, table, hand });
    }
  };
  const openMatch: OpenMatch = (listener) => {
    told = listener;
    return Promise.resolve({
      move: (seat, move) => {
        expect(referee.submit(seat, move)).toBeUndefined();
        settle();
        asked.push(seat);
      },
    });
  };
  return { openMatch, tell, asked, referee };
}

function players(now: () => number): Players {
  return { game: aurum(), seats: SEATS, rng: new Seeded(1), now };
}

describe('the players of a match', () => {
  it('players make a legal move when they are asked to, and only once', async () => {
    const { openMatch, tell, asked } = fakeServer();
    const match = new LoadedMatch(players(() => 0));
    await match.open(openMatch);
    match.act();
    expect(asked).toEqual([]);
    tell();
    match.act();
    match.act();
    expect(asked).toHaveLength(1);
    expect(match.moves).toBe(1);
  });

  it('players play a whole match by themselves when they are hasty', async () => {
    const { openMatch, tell, asked, referee } = fakeServer();
    const match = new LoadedMatch(players(() => 0));
    await match.open(openMatch);
    match.isHasty = true;
    while (!referee.isOver) tell();
    expect(match.moves).toBe(asked.length);
    expect(match.moves).toBeGreaterThan(50);
  });

  it('a match is quiet when all know of the last move and somebody has to decide', async () => {
    const { openMatch, tell } = fakeServer();
    const match = new LoadedMatch(players(() => 0));
    await match.open(openMatch);
    expect(match.isQuiet).toBe(false);
    tell();
    expect(match.isQuiet).toBe(true);
    match.act();
    tell([0, 1, 2]);
    expect(match.isQuiet).toBe(false);
    tell([3]);
    expect(match.isQuiet).toBe(true);
  });

  it('a latency is the time until the last seat knows', async () => {
    let time = 100;
    const { openMatch, tell } = fakeServer();
    const match = new LoadedMatch(players(() => time));
    await match.open(openMatch);
    tell();
    match.act();
    time = 105;
    tell([1, 2, 3]);
    expect(match.latencies).toEqual([]);
    time = 112;
    tell([0]);
    expect(match.latencies).toEqual([12]);
  });
});

describe('percentiles', () => {
  it.each([
    [[5], 0.99, 5],
    [[4, 1, 3, 2], 0.5, 2],
    [[10, 9, 100, 1], 0.99, 100],
    [[100, 20, 3], 0, 3],
  ])('the percentile of %j at %d is %d', (values, part, expected) => {
    expect(percentile(values, part)).toBe(expected);
  });

  it('the 99th percentile leaves one in a hundred above', () => {
    const values = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(percentile(values, 0.99)).toBe(198);
  });

  it('a percentile is not made up when nothing was measured', () => {
    expect(() => percentile([], 0.5)).toThrow('nothing was measured');
  });
});

describe('the loads of a plan', () => {
  const plan = {
    seconds: 1,
    seed: 1,
    peers: 'none',
    bots: false,
    store: 'sqlite',
    processes: 1,
  } as const;

  it('the loads are 100 and 500 matches, unless another is asked for', () => {
    expect(loadsOf({ ...plan, matches: undefined })).toEqual([100, 500]);
    expect(loadsOf({ ...plan, matches: 7 })).toEqual([7]);
  });
});
