import { game as auruxxx } from '@pepite/games/auruxxx/index';
import { ALL_KINDS } from '@pepite/games/auruxxx/pieces';
import { create } from '@pepite/games/auruxxx/world';
import { LANGUAGES, type Language } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { about, aboutKey } from '../about.ts';
import { card } from './cards.ts';

const sceneIn = (language: Language) => ({
  language,
  game: auruxxx,
  table: { ...create(3).table, debt: 4, player: 1, pileSize: 80, figure: 2, passes: [1, 0, 0] },
  seat: 0,
  names: ['Ana', 'Bo', 'Cy'],
  options: {},
});

const told = (key: string, language: Language = 'en') => about(key, sceneIn(language));

describe('explanations of things on the board', () => {
  it.each(LANGUAGES)('every card is explained in %s, with a clause', (language) => {
    for (const kind of ALL_KINDS) {
      const { title, text, clause = '' } = told(aboutKey.card(kind), language) ?? {};
      expect(title).toMatch(/^\p{Lu}|^\d/u);
      expect(text).toMatch(/\.$/);
      expect(auruxxx.words[language].clauses).toHaveProperty(clause);
    }
  });

  it('[X16] a 2 says how many cards it makes the next player draw', () => {
    expect(told(aboutKey.card(card('B2')))).toEqual({
      title: 'Blue 2 (Draw 2)',
      text:
        'Goes on any card. For each 2 played, the next player must draw 2 cards or pass. ' +
        'Left in your hand, it costs 2 points.',
      clause: 'X16',
    });
    expect(told(aboutKey.card(card('B2')), 'fr')?.title).toBe('2 bleu (Piocher 2)');
  });

  it('[X18] [X19] [X20] an action says what it does', () => {
    expect(told(aboutKey.card(card('+P')))?.text).toContain('from every other player');
    expect(told(aboutKey.card(card('+D')))?.clause).toBe('X19');
    expect(told(aboutKey.card(card('+E')), 'fr')?.title).toBe('Échange');
  });

  it('a player’s explanation has cards, points, passes left, and the figure if it is there', () => {
    expect(told(aboutKey.seat(0))).toEqual({
      title: 'Ana',
      text: '0 cards in hand, 0 pts so far, 2 passes left in this round.',
      clause: 'X7',
    });
    expect(told(aboutKey.seat(2))?.text).toContain('figure');
  });

  it('[X16] the debt says who owes it, and what a pass would do', () => {
    expect(told(aboutKey.debt)?.text).toBe(
      'Bo must draw 4 cards before anything else, or pass: then Cy must.',
    );
  });

  it('pile, talon, figure and rounds have an explanation, and unknown things have none', () => {
    const keys = [aboutKey.pile, aboutKey.talon, aboutKey.figure, aboutKey.round];
    for (const key of keys) expect(told(key)?.clause).toMatch(/^X/);
    expect(told(aboutKey.pile)?.title).toBe('Pile: 80 cards');
    expect(told('nonsense')).toBeUndefined();
  });
});
