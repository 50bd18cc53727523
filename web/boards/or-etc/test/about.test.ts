import { game } from '@pepite/games/or-etc/index';
import { layCard } from '@pepite/games/or-etc/pieces/mine';
import { itemAt, type Language } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { about } from '../about.ts';
import { card, deck, tableFor } from './crafted.ts';

const ask = (key: string, language: Language = 'en', turn = 5) => {
  const table = { ...tableFor(3), turn, phase: 1 };
  layCard(deck, itemAt(table.players, 1), card('66-55:3'));
  return about(key, { language, game, table, seat: 0, names: ['Ana', 'Bo', 'Cy'], options: {} });
};

const KEYS = (
  'card:1 tool:3 accident:0 accidents centre dice their-dice:1 pile turn ends first ' +
  'prestige:0 hand:1 exits:1 throws:0 points:2 mine:0'
).split(' ');

describe('explanations of things on the board', () => {
  it.each(KEYS)('the explanation of %s names a clause, in both languages', (key) => {
    for (const language of ['en', 'fr'] as const) {
      const told = ask(key, language);
      expect(told?.title).not.toBe('');
      expect(told?.text).toMatch(/\.$|\)\.$/);
      expect(game.clauses).toContain(told?.clause);
    }
  });

  it('the explanation of a thing says what it does now', () => {
    expect(ask(`card:${card('66-55:3')}`)).toMatchObject({
      title: 'A pair of\u00A05s and a pair of\u00A06s',
      clause: 'O24',
    });
    expect(ask('exits:1')?.text).toContain('add 3 for the next turn');
    expect(ask('exits:0')?.text).not.toContain('add');
    expect(ask('ends', 'en', 3)?.text).toContain('From turn 4 on');
    expect(ask('ends')?.text).toContain('five of a kind of 2–5 or four of a kind');
    expect(ask('points:1')?.text).toContain(
      'No tool, 0 cards in hand, hand size 0, 0 free exits, 0 throws left of 0.',
    );
    expect(ask('accident:3', 'fr')?.title).toBe('Coup de grisou');
  });

  it('the explanation of the accidents tells each of those in play', () => {
    const table = { ...tableFor(2), open: 0b1001 };
    const names = ['Ana', 'Bo'];
    const told = about('accidents', { language: 'en', game, table, seat: 0, names, options: {} });
    expect(told?.title).toBe('2 accidents in play');
    expect(told?.text).toContain('Rockfall (11122): The highest card');
    expect(told?.text).toContain('Firedamp (23456): You have');
  });

  it('an unknown thing has no explanation', () => {
    expect(ask('toString:1')).toBeUndefined();
  });
});
