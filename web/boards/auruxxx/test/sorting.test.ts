import { ALL_KINDS, COPIES } from '@pepite/games/auruxxx/pieces';
import { parseCard, printCard } from '@pepite/games/auruxxx/notation';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { groupsOf, heldOf, type Order } from '../sorting.ts';
import { pointsText } from '../../../words/points.ts';
import { cardName, effectOf, listNames, wordsIn } from '../words.ts';

const handOf = (texts: string) => heldOf(texts.split(' ').map((text) => parseCard(text) ?? 0));
const listed = (texts: string, order: Order): string =>
  groupsOf(handOf(texts), order)
    .map(({ held }) => held.map(({ card }) => printCard(card)).join(' '))
    .join(' | ');

const TEXTS = 'VH B12 +P R50 *12 B0 R6 B6 Y4 +D';

describe('a hand', () => {
  it('a hand is grouped by colour, with colourless cards last', () => {
    expect(listed(TEXTS, 'colour')).toBe('B0 B6 B12 | R6 R50 | Y4 | VH | +D +P *12');
  });

  it('a hand is grouped by number, with equal cards side by side', () => {
    expect(listed(TEXTS, 'number')).toBe('B0 | Y4 B6 R6 | B12 | R50 VH | +D +P *12');
  });

  it.each<Order>(['colour', 'number'])(
    'a hand that is sorted by %s loses no card of the box, and has six groups',
    (order) => {
      const all = heldOf(
        ALL_KINDS.flatMap((card) => Array.from({ length: itemAt(COPIES, card) }, () => card)),
      );
      const groups = groupsOf(all, order);
      const keys = groups.flatMap(({ held }) => held.map(({ key }) => key));
      expect(groups.length).toBe(6);
      expect(keys.toSorted()).toEqual(all.map(({ key }) => key).toSorted());
      expect(new Set(keys).size).toBe(160);
    },
  );
});

it('cards, players and points are named in both languages', () => {
  const name = (text: string, language: 'en' | 'fr') => cardName(parseCard(text) ?? 0, language);
  expect([name('B7', 'en'), name('R50', 'en'), name('*12', 'en')]).toEqual([
    'blue 7',
    'red 50',
    'golden twelve',
  ]);
  expect([name('VH', 'fr'), name('+E', 'fr')]).toEqual(['Happy Man violet', 'Échange']);
  expect(listNames(['Ana', 'Bo', 'Cy'], 'fr')).toBe('Ana, Bo et Cy');
  expect([pointsText(-7.5, 'fr'), pointsText(12.5, 'en')]).toEqual(['−7,5', '12.5']);
});

it('points are one or many as each language counts', () => {
  const units = (language: 'en' | 'fr') => [0, 1, -1, 1.5, 2].map(wordsIn(language).places.unit);
  expect(units('fr')).toEqual(['pt', 'pt', 'pt', 'pt', 'pts']);
  expect(units('en')).toEqual(['pts', 'pt', 'pt', 'pts', 'pts']);
});

it('[X7] a pass says what it costs, or why it may not be made', () => {
  const { passHint } = wordsIn('en').ask;
  expect(passHint(2, true, 5)).toBe('costs 5 points, 2 left');
  expect(passHint(2, false, 5)).toBe('only at the start of a turn');
  expect(passHint(0, false, 5)).toBe('no passes left');
});

it('[X16] [X19] [X27] the effect of a play is named', () => {
  const effect = (text: string, count: number) => effectOf(parseCard(text) ?? 0, count, 'Bo', 'en');
  expect(effect('B2', 3)).toBe('Bo will have to draw 6 cards.');
  expect(effect('+D', 1)).toBe('You take a card from Bo.');
  expect(effect('GH', 1)).toContain('figure');
  expect(effect('G7', 1)).toBe('');
});
