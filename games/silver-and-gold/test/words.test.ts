import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';

const NAMES = ['Ada', 'Bob'];

function parsed(text: string): number {
  const move = game.parse(text);
  if (move === undefined) throw new Error(`no move: ${text}`);
  return move;
}

const told = (text: string, language: 'en' | 'fr'): string =>
  game.words[language].move(parsed(text), NAMES);

// Card 28 is `P..X #### ##C#`, green; 25 is green with a seal for purple cards; 4 is purple.
describe('moves in words', () => {
  it('[S1] a move names a card by what is printed on it', () => {
    expect(told('keep 25 28', 'en')).toBe(
      'keeps a green card (10\u00A0points, +2 for each completed purple card)' +
        ' and another green card (10\u00A0points, 1\u00A0coin, 1\u00A0palm, 1\u00A0cross)',
    );
    expect(told('keep 28 38', 'fr')).toContain(' et une carte grise (');
    expect(told('keep 25 28', 'fr')).toContain(' et une autre carte verte (');
    expect(told('take 28', 'fr')).toBe(
      'prend une carte verte (10\u00A0points, 1\u00A0pièce, 1\u00A0palmier, 1\u00A0croix)' +
        ' parmi les cartes révélées',
    );
  });

  it('[S7] [S9] a mark says how many cells were marked, and what they show', () => {
    expect(told('mark 28 a2 b2', 'en')).toBe('marks 2\u00A0cells on a green card (10\u00A0points)');
    expect(told('mark 28 b3 c3', 'en')).toBe(
      'marks 2\u00A0cells on a green card (10\u00A0points): 1\u00A0coin',
    );
    expect(told('bonus 28 a1', 'fr')).toBe(
      'coche une case de plus pour une croix, sur une carte verte' +
        ' (10\u00A0points)\u00A0: 1\u00A0palmier',
    );
  });

  it('a move is told to its player with “you”', () => {
    const own = (text: string, language: 'en' | 'fr'): string | undefined =>
      game.words[language].ownMove?.(parsed(text), NAMES, 0);
    const OWN: readonly (readonly [text: string, en: string, fr: string])[] = [
      ['mark 28 a2', 'mark 1\u00A0cell on a green', 'cochez 1\u00A0case sur une carte verte'],
      ['bonus 28 a1', 'mark one more cell for a cross, on a green', 'cochez une case de plus pour'],
      ['take 28', 'take a green card', 'prenez une carte verte'],
      ['take pile', 'take the top card of the pile', 'prenez la première carte de la pile'],
      ['keep 25 28', 'keep a green card', 'gardez une carte verte'],
    ];
    for (const [text, en, fr] of OWN) {
      expect(own(text, 'en')?.slice(0, en.length)).toBe(en);
      expect(own(text, 'fr')?.slice(0, fr.length)).toBe(fr);
    }
  });

  it('moves of chance are told at once: the deal, and the first market', () => {
    const runs = (language: 'en' | 'fr'): readonly unknown[] =>
      ['deal 1 44', 'market 44', 'draw 44'].map((text) => game.words[language].run?.(parsed(text)));
    expect(runs('en')).toEqual(['the cards are dealt', 'the market is laid out', undefined]);
    expect(runs('fr')).toEqual([
      'distribution des cartes',
      'quatre cartes sont révélées',
      undefined,
    ]);
  });

  it.each(LANGUAGES)('a move has no number of a card and no coordinates, in %s', (language) => {
    const texts = ['mark 44 a1', 'bonus 44 b2', 'take 44', 'keep 43 44', 'draw 44', 'market 44'];
    for (const text of [...texts, 'deal 1 44', 'expedition L4']) {
      expect(told(text, language)).not.toMatch(/44|43|\b[a-d][1-4]\b|L4/);
    }
  });
});

describe('what chance brings a player', () => {
  const YOU: readonly (readonly [text: string, en: string, fr: string])[] = [
    ['first 1', 'you are the start player', 'vous commencez'],
    [
      'deal 1 45',
      'you are dealt a grey card (8\u00A0points, 1\u00A0coin, 1\u00A0cross)',
      'vous recevez une carte grise (8\u00A0points, 1\u00A0pièce, 1\u00A0croix)',
    ],
  ];

  it.each(YOU)('a player is told of %s with “you”', (text, en, fr) => {
    const move = parsed(text);
    expect(game.words.en.toYou?.(move, NAMES, 1)).toBe(en);
    expect(game.words.fr.toYou?.(move, NAMES, 1)).toBe(fr);
    expect(game.words.en.toYou?.(move, NAMES, 0)).toBeUndefined();
  });
});
