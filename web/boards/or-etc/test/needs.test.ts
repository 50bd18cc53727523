import { describe, expect, it } from 'vitest';
import { completedBy, needOf, spoiledBy } from '../exchange/needs.ts';
import { needText } from '../words/words.ts';
import { card, deck, dice } from './crafted.ts';

const told = (name: string, roll: string): string =>
  needText(needOf(deck, card(name), dice(roll)), 'en');

describe('what a card still needs', () => {
  it.each([
    ['XX-66:2', '11266', 'ready'],
    ['66-55:3', '12665', 'needs one 5'],
    ['444--:2', '12344', 'needs one 4'],
    ['444--:2', '12345', 'needs two 4s'],
    ['66-55:3', '12345', 'needs one 5 and two 6s'],
    ['XXYYY:3', '22556', 'needs a 2 or 5'],
    ['XX---:1', '12345', 'needs one die'],
    ['XXYYY:2', '12345', 'needs three dice'],
    // O24: X is none of the printed values, and X and Y differ.
    ['XX-66:2', '66661', 'needs one 1'],
    ['XXYYY:3', '44444', 'needs two dice'],
  ])('a card %s with the dice %s says “%s”', (name, roll, text) => {
    expect(told(name, roll)).toBe(text);
  });

  it('the board says in French, too, what a card still needs', () => {
    const need = needOf(deck, card('66-55:3'), dice('12345'));
    expect(needText(need, 'fr')).toBe('manque un 5 et deux 6');
  });
});

describe('a swap of dice', () => {
  it('a swap of dice completes some cards and spoils others', () => {
    const kinds = (1 << card('XX-66:2')) | (1 << card('22---:2'));
    const swap = { give: 2, take: 6 };
    expect(completedBy(deck, kinds, dice('11226'), swap)).toEqual([card('XX-66:2')]);
    expect(spoiledBy(deck, kinds, dice('11226'), swap)).toEqual([card('22---:2')]);
  });
});
