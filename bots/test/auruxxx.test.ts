import { begin, itemAt, look, Moves, Seeded } from '@pepite/kernel';
import { gameOf } from '@pepite/games';
import { game as auruxxx } from '@pepite/games/auruxxx/index';
import { parseCard } from '@pepite/games/auruxxx/notation';
import { put, sizeOf } from '@pepite/games/auruxxx/cards/pack';
import { Phase } from '@pepite/games/auruxxx/world';
import { describe, expect, it } from 'vitest';
import { heuristicFor } from '../heuristics/index.ts';
import { Weigher } from '../heuristics/auruxxx/weigher.ts';
import { WEIGHTS } from '../heuristics/auruxxx/weights.ts';
import { type Bot, playMatch, seatBot } from '../index.ts';
import { FITTED } from '../search/insight/auruxxx/weights.ts';

const game = gameOf('auruxxx') ?? auruxxx;

/** A decision of seat 0, as far as it matters. */
interface Position {
  readonly hand: string;
  readonly top: string;
  /** How many cards the others hold. */
  readonly sizes: readonly number[];
  readonly debt?: number;
  readonly passes?: number;
  readonly phase?: number;
}

/** What the bot does in a position, as text; it throws when that is not legal. */
function chosenIn(position: Position, weights = WEIGHTS): string {
  const { hand, top, sizes, debt = 0, passes = 0, phase = Phase.act } = position;
  const world = begin(auruxxx, 1 + sizes.length, {});
  const { table } = world;
  for (const text of hand.split(' ')) put(itemAt(world.hands, 0).cards, 0, parseCard(text) ?? 0);
  [sizeOf(itemAt(world.hands, 0).cards, 0), ...sizes].forEach((size, seat) => {
    table.handSizes[seat] = size;
  });
  table.top = parseCard(top) ?? 0;
  table.phase = phase as typeof table.phase;
  table.player = table.actor = 0;
  table.debt = debt;
  table.passes[0] = passes;
  const moves = new Moves();
  auruxxx.moves(look(world, 0), moves);
  const move = new Weigher(weights).choose(look(world, 0), moves);
  if (!moves.has(move)) throw new Error(`not legal: ${auruxxx.print(move)}`);
  return auruxxx.print(move);
}

describe('choices of the heuristic Auruxxx bot', () => {
  it('the bot finishes with golden twelves as soon as it can', () => {
    expect(chosenIn({ hand: '*12 *12', top: 'B7', sizes: [5, 5] })).toBe('play *12 *12');
  });

  it('the bot sheds its highest card', () => {
    expect(chosenIn({ hand: 'B1 B50 B9 *12', top: 'B5', sizes: [6, 6] })).toBe('play B50');
  });

  it('the bot lays several cards at once', () => {
    const move = chosenIn({ hand: 'B6 R6 G6 R9 *12', top: 'R7', sizes: [6, 6] });
    expect(move.split(' ').toSorted()).toEqual(['B6', 'G6', 'R6', 'play']);
  });

  it('the bot hands a large debt on while it has passes, and does not pass for nothing', () => {
    const position = { hand: 'B6 R9 *12', top: 'R2', sizes: [4, 6] };
    expect(chosenIn({ ...position, debt: 6 })).toBe('pass');
    expect(chosenIn({ ...position, debt: 6, passes: 3 })).toBe('accept');
    expect(chosenIn(position)).not.toBe('pass');
  });

  it('the bot lays a 2 before a player who is about to finish, and not to be rid of it', () => {
    const hand = 'B2 B6 R9 *12';
    expect(chosenIn({ hand, top: 'B5', sizes: [1, 6] })).toBe('play B2');
    expect(chosenIn({ hand, top: 'B5', sizes: [9, 9] })).toBe('play B6');
  });

  it('the bot takes the hand of a player who is about to finish', () => {
    const hand = 'B12 R9 G11 Y8 V10 V4 +E';
    expect(chosenIn({ hand, top: 'R2', sizes: [9, 1, 8] })).toBe('play +E');
    const rest = hand.slice(0, hand.indexOf(' +E'));
    const choosing = { hand: rest, top: '+E', sizes: [9, 1, 8], phase: Phase.exchange };
    expect(chosenIn(choosing)).toBe('exchange 2');
  });

  it('the bot does not swap a small hand with gold for a large one', () => {
    expect(chosenIn({ hand: '*12 R1 +E', top: 'R7', sizes: [9, 9] })).not.toBe('play +E');
  });
});

describe('the heuristic Auruxxx bot', () => {
  it.each([2, 3, 4, 5, 6])('the bot plays whole matches with %i seats by the rules', (seats) => {
    for (let match = 0; match < 5; match++) {
      const bots = Array.from({ length: seats }, () => heuristicFor(game));
      const { referee } = playMatch(game, {}, bots, new Seeded(1, match));
      expect(referee.isOver).toBe(true);
    }
  });

  it('the bot plays the same match for the same seed', () => {
    const journal = () => {
      const bots = [0, 1, 2].map(() => heuristicFor(game));
      return playMatch(game, {}, bots, new Seeded(3)).referee.journal;
    };
    expect(journal()).toEqual(journal());
  });

  it.each([
    [2, ['heuristic', 'random'], 90],
    [4, ['heuristic', 'random', 'random', 'random'], 75],
  ] as const)('the bot with %i seats, %j, wins nearly always', (_seats, names, least) => {
    let wins = 0;
    for (let match = 0; match < 100; match++) {
      const bots = names.map((name) => seatBot(name, { game, seats: names.length, options: {} }));
      const { result } = playMatch(game, {}, bots, new Seeded(7, match));
      if (result.winners.includes(0)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(least);
  });
});

describe('the fitted weights for Auruxxx', () => {
  it('fitted weights accept a debt that the heuristic hands on, since passes are dear', () => {
    const position = { hand: 'B6 R9 Y1', top: 'R2', sizes: [4, 6], debt: 4 };
    expect(chosenIn(position)).toBe('pass');
    expect(chosenIn(position, FITTED)).toBe('accept');
  });

  it('fitted weights win over a third of the matches against three heuristic bots', () => {
    let wins = 0;
    for (let match = 0; match < 400; match++) {
      const bots: Bot[] = [0, 1, 2, 3].map(() => heuristicFor(game));
      // Fitted weights at first sight, without a search.
      bots[match % 4] = new Weigher(FITTED);
      const { result } = playMatch(game, {}, bots, new Seeded(11, match));
      if (result.winners.includes(match % 4)) wins++;
    }
    // 46 % of 12,000: four standard deviations below that.
    expect(wins).toBeGreaterThanOrEqual(144);
  });
});
