import { begin, type Game, itemAt, look, Moves, Seeded, type World } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { Insight } from '../search/insight.ts';
import { plainInsight } from '../search/insight/plain.ts';
import { SearchBot } from '../search/search.ts';
import type { Thought } from '../search/thought.ts';
import { BET, kuhn, kuhnInsight, WAIT } from './games/kuhn.ts';
import { nim } from './games/nim.ts';
import { pennies } from './games/pennies.ts';
import { BALLS, wager } from './games/wager.ts';

const ITERATIONS = 2000;
const METHODS = ['flat', 'tree'] as const;

interface Asked<T, H, B> {
  readonly game: Game<T, H, B>;
  readonly seat: number;
  readonly arrange?: (world: World<T, H, B>) => void;
  readonly insight?: Insight;
  readonly seed?: number;
  readonly iterations?: number;
}

/** What the search thinks of a position. */
function think<T, H, B>(asked: Asked<T, H, B>): Thought {
  // A search knows no types of a particular game.
  const game = asked.game as Game;
  const world = begin(asked.game, 2, {});
  asked.arrange?.(world);
  const moves = new Moves();
  asked.game.moves(look(world, asked.seat), moves);
  const { insight = plainInsight(game), iterations = ITERATIONS, seed = 1 } = asked;
  const setting = { game, seats: 2, options: {} };
  const bot = new SearchBot(setting, insight, { iterations }, () => 0);
  return bot.think(look(world, asked.seat), moves, new Seeded(seed));
}

/** Kuhn's poker: seat 1 holds a card and has to answer a bet. */
const facingBet =
  (card: number) =>
  ({ table, hands }: Parameters<typeof kuhn.apply>[0]) => {
    Object.assign(table, { actor: 1, dealt: 2, stakes: [2, 1], checked: true });
    itemAt(hands, 1).card = card;
    itemAt(hands, 0).card = 2;
  };

describe('known best play', () => {
  it.each([5, 6, 7, 9, 10, 11])('the search leaves a multiple of 4 in Nim with %i', (left) => {
    const { moves } = think({ game: nim, seat: 0, arrange: ({ table }) => (table.left = left) });
    expect(itemAt(moves, 0).move).toBe(left % 4);
    expect(itemAt(moves, 0).worth).toBeGreaterThan(0.8);
  });

  it('the search knows that a multiple of four is lost in Nim', () => {
    const { moves } = think({ game: nim, seat: 0, arrange: ({ table }) => (table.left = 4) });
    for (const { worth } of moves) expect(worth).toBeLessThan(0.2);
  });

  it.each([
    [3, BET],
    [1, WAIT],
  ])('the search answers a bet with card %i as it must in Kuhn’s poker', (card, answer) => {
    const { moves } = think({
      game: kuhn,
      seat: 1,
      insight: kuhnInsight,
      arrange: facingBet(card),
    });
    expect(itemAt(moves, 0).move).toBe(answer);
  });

  it('the search does not open with the middle card in Kuhn’s poker', () => {
    const { moves } = think({
      game: kuhn,
      seat: 0,
      insight: kuhnInsight,
      iterations: 10_000,
      arrange({ table, hands }) {
        Object.assign(table, { actor: 0, dealt: 2 });
        itemAt(hands, 0).card = 2;
        itemAt(hands, 1).card = 1;
      },
    });
    expect(itemAt(moves, 0).move).toBe(WAIT);
  });

  it.each([0, 1])('the search knows that pennies matched at once are even, at seat %i', (seat) => {
    const { moves } = think({ game: pennies, seat });
    for (const { worth } of moves) expect(Math.abs(worth - 0.5)).toBeLessThan(0.1);
  });

  it.each(METHODS)('the %s search weighs chance', (method) => {
    const insight = { ...plainInsight(wager), method };
    const { moves } = think({ game: wager, seat: 0, insight });
    expect(itemAt(moves, 0).move).toBe(1);
    expect(Math.abs(itemAt(moves, 0).worth - BALLS[1] / 16)).toBeLessThan(0.05);
  });
});

describe('the flat search', () => {
  it.each([
    [3, BET],
    [1, WAIT],
  ])('the search decides early when one choice is always better: card %i', (card, answer) => {
    const { moves, iterations } = think({
      game: kuhn,
      seat: 1,
      insight: { ...kuhnInsight, method: 'flat' },
      arrange({ table, hands }) {
        Object.assign(table, { actor: 1, dealt: 2, stakes: [2, 1], checked: true });
        itemAt(hands, 1).card = card;
      },
    });
    expect(itemAt(moves, 0).move).toBe(answer);
    expect(iterations).toBeLessThan(ITERATIONS / 10);
  });

  it.each([
    [0.7, 1],
    [1000, 0],
  ])('the search leaves a good choice only when it is sure enough: doubt %d', (doubt, move) => {
    const insight = { ...plainInsight(wager), method: 'flat', doubt } as const;
    expect(itemAt(think({ game: wager, seat: 0, insight }).moves, 0).move).toBe(move);
  });
});

describe.each(METHODS)('the %s search', (method) => {
  const insight = { ...plainInsight(nim), method };

  it('the search thinks the same for the same seed, and otherwise for another', () => {
    const one = think({ game: nim, seat: 0, insight });
    expect(think({ game: nim, seat: 0, insight })).toEqual(one);
    expect(think({ game: nim, seat: 0, insight, seed: 2 })).not.toEqual(one);
  });

  it('the search keeps to its iterations, and counts every one of them', () => {
    for (const iterations of [1, 30, 500]) {
      const { moves, iterations: made } = think({ game: nim, seat: 0, insight, iterations });
      // Every move is tried in the same worlds: a world more or less.
      expect(Math.abs(made - iterations)).toBeLessThanOrEqual(2 * moves.length);
      expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(made);
    }
  });

  it('the search does not think when there is nothing to choose', () => {
    const { moves, iterations } = think({
      game: nim,
      seat: 0,
      insight,
      arrange: ({ table }) => (table.left = 1),
    });
    expect({ iterations, move: itemAt(moves, 0).move }).toEqual({ iterations: 0, move: 1 });
  });

  it('the search keeps to its time, by the clock that it is given', () => {
    let time = 0;
    const world = begin(nim, 2, {});
    const moves = new Moves();
    nim.moves(look(world, 0), moves);
    const setting = { game: nim as Game, seats: 2, options: {} };
    const budget = { iterations: Infinity, milliseconds: 300 };
    const bot = new SearchBot(setting, insight, budget, () => time++);
    expect(bot.think(look(world, 0), moves, new Seeded(1)).iterations).toBeGreaterThan(50);
    expect(time).toBeLessThan(330);
  });
});
