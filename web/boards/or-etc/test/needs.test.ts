import { describe, expect, it } from 'vitest';
import { completedBy, needOf, spoiledBy } from '../needs.ts';
import { needText } from '../words.ts';
import { card, deck, dice } from './crafted.ts';

const told = (name: string, roll: string): string =>
  needText(needOf(deck, card(name), dice(roll)), 'en');

describe('what a card still needs', () => {
  it.each([
    ['XX-66:2', '11266', 'ready'],
    ['66-55:3', '12665', 'one 5 short'],
    ['444--:2', '12344', 'one 4 short'],
    ['444--:2', '12345', 'two 4s short'],
    ['66-55:3', '12345', 'one 5 and two 6s short'],
    ['XXYYY:3', '22556', 'a 2 or 5 short'],
    ['XX---:1', '12345', 'one die short'],
    ['XXYYY:2', '12345', 'three dice short'],
    // O24: X is none of the printed values, and X and Y differ.
    ['XX-66:2', '66661', 'one 1 short'],
    ['XXYYY:3', '44444', 'two dice short'],
  ])('%s with %s: %s', (name, roll, text) => {
    expect(told(name, roll)).toBe(text);
  });

  it('is said in French, too', () => {
    const need = needOf(deck, card('66-55:3'), dice('12345'));
    expect(needText(need, 'fr')).toBe('manque un 5 et deux 6');
  });
});

describe('a swap of dice', () => {
  it('completes cards, and spoils others', () => {
    const kinds = (1 << card('XX-66:2')) | (1 << card('22---:2'));
    const swap = { give: 2, take: 6 };
    expect(completedBy(deck, kinds, dice('11226'), swap)).toEqual([card('XX-66:2')]);
    expect(spoiledBy(deck, kinds, dice('11226'), swap)).toEqual([card('22---:2')]);
  });
});
