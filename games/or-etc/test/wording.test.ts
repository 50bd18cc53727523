import { describe, expect, it } from 'vitest';
import { deckOf, STANDARD_DECK } from '../pieces/deck.ts';
import { game } from '../index.ts';
import { DROP, LAY, pickAccidentMove, STAKE } from '../moves.ts';
import { bundleOf } from '../pieces/bundle.ts';
import { cardNames, combinationIn } from '../wording/combination.ts';
import { english } from '../words.en.ts';
import { french } from '../words.fr.ts';

describe('[O1] what a card is called', () => {
  it.each([
    ['XXYYY', 'a full house', 'un full'],
    ['YYXXX', 'a full house', 'un full'],
    ['XX-YY', 'two pairs', 'une double paire'],
    ['XX---', 'a pair', 'une paire'],
    ['33---', 'a pair of\u00A03s', 'une paire de\u00A03'],
    ['XXX--', 'three of a kind', 'un brelan'],
    ['111--', 'three\u00A01s', 'un brelan de\u00A01'],
    ['XXXX-', 'four of a kind', 'un carré'],
    ['2222-', 'four\u00A02s', 'un carré de\u00A02'],
    ['XXXXX', 'five of a kind', 'une quinte'],
    ['XX-66', 'a pair of\u00A06s and another pair', 'une paire de\u00A06 et une autre paire'],
    ['XX666', 'three\u00A06s and a pair', 'un brelan de\u00A06 et une paire'],
    [
      '66-55',
      'a pair of\u00A05s and a pair of\u00A06s',
      'une paire de\u00A05 et une paire de\u00A06',
    ],
    ['X1234', 'a\u00A01, a\u00A02, a\u00A03, a\u00A04 and a die of another value', undefined],
    ['-----', 'any five dice', 'cinq dés quelconques'],
    ['X----', 'any five dice', 'cinq dés quelconques'],
  ])('a card %s is called %s', (pattern, inEnglish, inFrench) => {
    expect(combinationIn(pattern, english.combinations)).toBe(inEnglish);
    if (inFrench !== undefined) expect(combinationIn(pattern, french.combinations)).toBe(inFrench);
  });

  it('the name of a card has its exits only where they tell two cards apart', () => {
    const names = cardNames(STANDARD_DECK, english.combinations);
    expect(names).toContain('a full house with 3\u00A0exits');
    expect(names).toContain('two pairs with 1\u00A0exit');
    expect(names).toContain('three\u00A01s');
    expect(new Set(names).size).toBe(names.length);
  });

  it('the cards of any table have names', () => {
    const deck = deckOf({ cards: [{ pattern: '6----', exits: 1, value: 1, copies: 9 }] });
    expect(cardNames(deck, french.combinations)).toEqual(['', 'un\u00A06']);
  });
});

describe('what a move is called', () => {
  /** Notation: signs of a card side by side, or the five digits of an accident. */
  const NOTATION = /[XY\d-]{5}|:\d/;

  it('a move names cards and accidents as they are printed, without notation', () => {
    const names = ['Ana', 'Bo'];
    for (const language of ['en', 'fr'] as const) {
      const { move: tell } = game.words[language];
      for (let card = 1; card <= STANDARD_DECK.kinds; card++) {
        for (const move of [LAY + card, STAKE + card, DROP + bundleOf([card])])
          expect(tell(move, names)).not.toMatch(NOTATION);
      }
      expect(tell(pickAccidentMove(1, 3), names)).toContain(
        { en: 'Firedamp', fr: 'Coup de grisou' }[language],
      );
    }
  });
});
