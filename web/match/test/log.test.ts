import { game as auruxxx } from '@pepite/games/auruxxx/index';
import type { Logged } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { newsIn, tell } from '../log.ts';

/** Moves of these actors, one after the other. */
const logOf = (actors: string): readonly Logged[] =>
  actors.split('').map((actor, ply) => ({ ply, actor, move: 'pass' }));

describe('the news of a log that goes back to the beginning', () => {
  it('begin with the last move of one’s own', () => {
    expect(newsIn(logOf('0'.repeat(30) + '1' + '2'.repeat(20)), 1)).toBe(30);
  });

  it('are a dozen lines at least, if there are so many', () => {
    expect(newsIn(logOf('0'.repeat(30) + '1'), 1)).toBe(19);
    expect(newsIn(logOf('001'), 1)).toBe(0);
  });

  it('are the last dozen for somebody who has not moved yet, or only watches', () => {
    expect(newsIn(logOf('0'.repeat(30)), 1)).toBe(18);
    expect(newsIn(logOf('0'.repeat(30)), null)).toBe(18);
    expect(newsIn([], null)).toBe(0);
  });
});

it('a move whose card is hidden is told with the names of those it went between', () => {
  const unseen = { en: '{1} takes a card from {0}', fr: '{1} prend une carte à {0}' };
  const context = { game: auruxxx, names: ['Ana', 'Bo'] };
  const line = (language: 'en' | 'fr') =>
    tell({ ...context, language }, { ply: 3, actor: '*', unseen });
  expect(line('en').text).toBe('Bo takes a card from Ana');
  expect(line('fr').text).toBe('Bo prend une carte à Ana');
});
