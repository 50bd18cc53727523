import { expect, it } from 'vitest';
import { french } from '../words.fr.ts';

it('French elides before a vowel', () => {
  const { report, places, bid } = french;
  expect(report.shown('Aurélie')).toBe('La main qu’Aurélie montre');
  expect(report.shown('Zoé')).toBe('La main que Zoé montre');
  expect(places.stock('Aurélie')).toBe('Or d’Aurélie');
  expect(places.handOf('Émile')).toBe('Main d’Émile');
  expect(bid.led('Yves', 4)).toMatch(/^L’enchère d’Yves,/);
});
