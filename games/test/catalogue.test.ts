import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { GAMES } from '../index.ts';

describe('the catalogue', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('says of %s what it says', (id, game) => {
    const listing = CATALOGUE.find((one) => one.id === id);
    expect(listing?.seats).toEqual(game.seats);
    for (const language of LANGUAGES) {
      expect(listing?.texts[language].title).toBe(game.words[language].title);
    }
  });

  it('lists no game twice', () => {
    const ids = CATALOGUE.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
