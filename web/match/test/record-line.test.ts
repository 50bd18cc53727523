import { game } from '@pepite/games/auruxxx/index';
import { expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { french } from '../../words/fr.ts';
import { recordLine } from '../record-line.ts';

it('a move of a record names its player, and calls the reader “you”', () => {
  const record = { players: [{ name: 'Ana' }, { name: 'Bo' }], moves: ['0 pass', '1 pass'] };
  const told = (you: 0 | null): readonly string[] =>
    [0, 1].map(
      (index) => recordLine(game, record, index, { language: 'en', texts: english, you }).text,
    );
  expect(told(null)).toEqual(['Ana passes', 'Bo passes']);
  expect(told(0)).toEqual(['You pass', 'Bo passes']);
  const reading = { language: 'fr', texts: french, you: 1 } as const;
  expect(recordLine(game, record, 1, reading).text).toBe('Vous passez');
});
