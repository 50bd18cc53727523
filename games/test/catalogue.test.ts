import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { GAMES } from '../index.ts';

describe('the catalogue', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('says of %s what it says', (id, game) => {
    const listing = CATALOGUE.find((one) => one.id === id);
    expect(listing?.seats).toEqual(game.seats);
    expect(game.clauses[0]).toBe(`${listing?.sign}1`);
    for (const language of LANGUAGES) {
      expect(listing?.texts[language].title).toBe(game.words[language].title);
    }
  });

  it('lists no game twice, nor a sign', () => {
    for (const field of ['id', 'sign'] as const) {
      const all = CATALOGUE.map((listing) => listing[field]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
