import { describe, expect, it } from 'vitest';
import { cellNear, cornerOf, waterOf } from '@pepite/drawings/silver-and-gold/island';
import { badgeOf } from '../marking/badge.ts';
import { cardInFull, tellGain, wordsIn } from '../words.ts';

const NOTHING = { coins: 0, palms: 0, crosses: 0, card: 0, seals: 0 };

describe('what cells give, in words', () => {
  it('a gain names coins, points for palms and extra cells', () => {
    const gain = { ...NOTHING, coins: 1, palms: 3, crosses: 1 };
    expect(tellGain(gain, 'en')).toBe('1\u00A0coin, palm: 3\u00A0points, cross: 1\u00A0more cell');
    expect(tellGain(NOTHING, 'fr')).toBe('aucun bonus');
    expect(tellGain({ ...NOTHING, card: 14, seals: 2 }, 'en')).toBe(
      'card completed: 14\u00A0points, seals: 2\u00A0points',
    );
  });

  it('a gain is written on a cell as points only', () => {
    expect(badgeOf({ ...NOTHING, coins: 1, palms: 3, crosses: 1 })).toBe('+4');
    expect(badgeOf({ ...NOTHING, crosses: 1 })).toBe('');
  });
});

it('an island lies in the middle of its card, and its cells are found where they are', () => {
  expect(cornerOf(28, 0)).toEqual({ x: 0, y: 5 });
  expect(cellNear(28, 35, 10)).toBe(3);
  expect(cellNear(28, -9, 99)).toBe(12);
  expect(waterOf(28)).toEqual([
    { x: 10, y: 5 },
    { x: 20, y: 5 },
  ]);
});

it('cards are described in full', () => {
  expect(cardInFull(28, 'en')).toBe(
    'green card, 10\u00A0points, 1\u00A0coin, 1\u00A0palm, 1\u00A0cross',
  );
  expect(cardInFull(25, 'fr')).toBe(
    'carte verte, 10\u00A0points, sceau\u00A0: 2 par carte violette complète',
  );
});

it('French agrees with how many cards are chosen', () => {
  const { keep } = wordsIn('fr');
  expect([0, 1, 2].map(keep.more)).toEqual([
    '0\u00A0choisie sur 2',
    '1\u00A0choisie sur 2',
    '2\u00A0choisies sur 2',
  ]);
});

it('French elides before a vowel, and orange has no plural', () => {
  const { report, places } = wordsIn('fr');
  expect(report.completed('Aurélie')).toBe('Cartes complètes d’Aurélie');
  expect(report.completed('Émile')).toBe('Cartes complètes d’Émile');
  expect(places.scoreCard('Basile')).toBe('Carte valorisation de Basile');
  expect(places.ofColour(2, 'orange')).toBe('2\u00A0cartes orange complètes');
  expect(places.ofColour(2, 'verte')).toBe('2\u00A0cartes vertes complètes');
});
