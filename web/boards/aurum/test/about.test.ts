import { game } from '@pepite/games/aurum/index';
import { begin, LANGUAGES, tableOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { about } from '../about.ts';

const OPTIONS = { zeros: true, cumulative: false };

const table = tableOf(begin(game, 4, OPTIONS));
const names = ['Ana', 'Bo', 'Cy', 'Di'];

const KEYS = [
  'card:7',
  'card:60',
  'bid:0',
  'bid:3',
  'team:0',
  'team:1',
  'supply',
  'open',
  'first',
  'round',
  'wins',
  'lowest',
];

describe('explanations of things on the board', () => {
  it('[A19] the explanation of a player has bid, tricks and cards', () => {
    const scene = { language: 'en', game, table, seat: 0, names, options: OPTIONS } as const;
    expect(about('seat:1', scene)).toEqual({
      title: 'Bo',
      text: 'no bid yet · 0 tricks · 0 cards in hand',
      clause: 'A19',
    });
  });

  it.each(KEYS)('the explanation of %s names a clause, in both languages', (key) => {
    for (const language of LANGUAGES) {
      const told = about(key, { language, game, table, seat: 0, names, options: OPTIONS });
      expect(told?.title).not.toBe('');
      expect(told?.text).toMatch(/\.$/);
      expect(game.clauses).toContain(told?.clause);
    }
  });
});
