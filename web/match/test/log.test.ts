import { game as auruxxx } from '@pepite/games/auruxxx/index';
import type { Logged } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { newsIn, tell } from '../log.ts';

/** Moves of these actors, one after the other. */
const logOf = (actors: string): readonly Logged[] =>
  actors.split('').map((actor, ply) => ({ ply, actor, move: 'pass' }));

describe('the recent lines of a whole log', () => {
  it('the recent lines begin with the last move of one’s own', () => {
    expect(newsIn(logOf('0'.repeat(30) + '1' + '2'.repeat(20)), 1)).toBe(30);
  });

  it('the recent lines are a dozen at least, if there are so many', () => {
    expect(newsIn(logOf('0'.repeat(30) + '1'), 1)).toBe(19);
    expect(newsIn(logOf('001'), 1)).toBe(0);
  });

  it('the recent lines are the last dozen for whoever has not moved, or only watches', () => {
    expect(newsIn(logOf('0'.repeat(30)), 1)).toBe(18);
    expect(newsIn(logOf('0'.repeat(30)), null)).toBe(18);
    expect(newsIn([], null)).toBe(0);
  });
});

it('a move with a hidden card is told with the names of both players', () => {
  const unseen = { en: '{1} takes a card from {0}', fr: '{1} prend une carte à {0}' };
  const context = { game: auruxxx, names: ['Ana', 'Bo'] };
  const line = (language: 'en' | 'fr') =>
    tell({ ...context, language }, { ply: 3, actor: '*', unseen });
  expect(line('en').text).toBe('Bo takes a card from Ana');
  expect(line('fr').text).toBe('Bo prend une carte à Ana');
});
