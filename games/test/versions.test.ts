import { describe, expect, it } from 'vitest';
import { gameOf, GAMES } from '../index.ts';

const CASES = GAMES.map((game) => [game.id, game] as const);

describe('the versions of the rules of a game', () => {
  it.each(CASES)('the game %s has its newest version, and every earlier one', (id, game) => {
    expect(gameOf(id)).toBe(game);
    for (let rules = 1; rules <= game.rules; rules++) {
      expect(gameOf(id, rules)).toMatchObject({ id, rules });
    }
  });

  it.each(CASES)('the game %s has no version that is not known', (id, game) => {
    expect(gameOf(id, game.rules + 1)).toBeUndefined();
    expect(gameOf(id, 0)).toBeUndefined();
  });

  it('there are two versions of Or etc., and only the newer one hides answers', () => {
    expect(gameOf('or-etc')?.rules).toBe(2);
    expect(gameOf('or-etc')?.hidesAnswers).toBe(true);
    expect(gameOf('or-etc', 1)?.hidesAnswers).toBe(false);
  });

  it('a version stays what it is when options make a variant', () => {
    const cards = [{ pattern: 'X----', exits: 2, value: 1, copies: 20 }];
    for (const rules of [1, 2]) {
      const variant = gameOf('or-etc', rules)?.variant?.({ sheets: 2, accidents: 0, cards });
      expect(variant?.rules).toBe(rules);
    }
  });
});
