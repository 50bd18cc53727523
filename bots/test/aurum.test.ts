import { itemAt, Seeded } from '@pepite/kernel';
import { gameOf } from '@pepite/games';
import { game as aurum } from '@pepite/games/aurum/index';
import { describe, expect, it } from 'vitest';
import { heuristicFor } from '../heuristics/index.ts';
import { playMatch, seatBot } from '../index.ts';
import { chosenIn } from './position.ts';

const game = gameOf('aurum') ?? aurum;
const OPTIONS = [true, false].flatMap((zeros) =>
  [true, false].map((cumulative) => ({ zeros, cumulative })),
);

describe('choices of the heuristic Aurum bot', () => {
  it('the bot loses a trick it does not need, and gains gold by it', () => {
    // Both teams have exactly their bids: a silver 2 loses the trick, which the others must take.
    const position = { phase: 'play', seat: 3, hand: 'S2 S10 S9', stock: [7], opener: 0 } as const;
    const bids = ['B4', 'C3', 'P1', 'Z1'];
    const rest = { bids, tricks: [2, 2, 2, 1], sizes: [2, 2, 2, 3], trick: 'B5 C6 P9' };
    expect(chosenIn({ ...position, ...rest })).toBe('play S2');
  });

  it('the bot spends gold for the trick that makes its bid', () => {
    // The last trick; one more makes the bid of 4 exactly.
    const position = { phase: 'play', seat: 3, hand: 'S2', stock: [8], opener: 0 } as const;
    const bids = ['B8', 'C4', 'P8', 'Z1'];
    const rest = { bids, tricks: [4, 2, 3, 1], sizes: [0, 0, 0, 1], trick: 'B5 C6 P9' };
    expect(chosenIn({ ...position, ...rest })).toBe('play G8');
  });

  it('the bot keeps its gold when it wants no more tricks', () => {
    const position = { phase: 'play', seat: 3, hand: 'B2', stock: [8], opener: 0 } as const;
    const bids = ['B9', 'C3', 'P9', 'Z1'];
    const rest = { bids, tricks: [2, 2, 2, 1], sizes: [3, 3, 3, 1], trick: 'B5 C6 P9' };
    // No metal fits: it may end the round, on its bid and ahead.
    expect(chosenIn({ ...position, ...rest })).toBe('end');
  });

  it('the bot pays a gold 0 to lower a bid that can’t be made to what it has', () => {
    const position = { phase: 'swap', seat: 0, hand: 'P2 S1', stock: [0], opener: 0 } as const;
    const bids = ['B9', 'C9', 'Z1', 'S9'];
    const rest = { bids, tricks: [1, 2, 1, 2], sizes: [2, 2, 2, 2] };
    expect(chosenIn({ ...position, ...rest })).toBe('swap G0 0 P2');
  });

  it('the bot does not pay to change a bid that it has made exactly', () => {
    const position = { phase: 'swap', seat: 0, hand: 'P9 S8', stock: [8], opener: 1 } as const;
    const bids = ['B3', 'C9', 'Z1', 'S9'];
    const rest = { bids, tricks: [2, 4, 1, 4], sizes: [2, 2, 2, 2] };
    expect(chosenIn({ ...position, ...rest })).toBe('keep');
  });
});

describe('the heuristic Aurum bot', () => {
  it.each(OPTIONS)('the bot plays whole matches by the rules, with %o', (options) => {
    for (const seats of [3, 4]) {
      for (let match = 0; match < 20; match++) {
        const bots = Array.from({ length: seats }, () => heuristicFor(game));
        const { referee } = playMatch(game, options, bots, new Seeded(1, match));
        expect(referee.isOver).toBe(true);
      }
    }
  });

  it('the bot plays the same match for the same seed', () => {
    const journal = () => {
      const bots = [0, 1, 2, 3].map(() => heuristicFor(game));
      return playMatch(game, itemAt(OPTIONS, 1), bots, new Seeded(3)).referee.journal;
    };
    expect(journal()).toEqual(journal());
  });

  it.each([
    [4, ['heuristic', 'random', 'heuristic', 'random'], 90],
    [3, ['heuristic', 'random', 'random'], 85],
  ] as const)('the bot with %i seats, %j, wins nearly always', (_seats, names, least) => {
    let wins = 0;
    for (let match = 0; match < 100; match++) {
      const bots = names.map((name) =>
        seatBot(name, { game, seats: names.length, options: itemAt(OPTIONS, 1) }),
      );
      const { result } = playMatch(game, itemAt(OPTIONS, 1), bots, new Seeded(7, match));
      if (result.winners.includes(0)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(least);
  });
});
