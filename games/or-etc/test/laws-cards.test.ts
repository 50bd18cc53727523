import { tryLaws } from '@pepite/kernel/laws';
import { describe, expect, it } from 'vitest';
import { scaled, scaledTimeout } from '../../../kernel/test/scale.ts';
import { game as orEtc } from '../index.ts';
import { revealsNothing as reveals } from './laws.ts';

const MATCHES = scaled(60, 4);

/** Cards that go to the limits: no exits, values of 0 and 9, a pile that is soon used up. */
const cards = [
  { pattern: 'X----', exits: 0, value: 0, copies: 5 },
  { pattern: 'XY---', exits: 6, value: 9, copies: 5 },
  { pattern: '123XY', exits: 2, value: 5, copies: 5 },
  { pattern: '66666', exits: 1, value: 3, copies: 5 },
];

const tools = { pick: 0, wagon: 7, mug: 7, shovel: 7, helmet: 1, mallet: 6 };
/** A pair of accidents that come often, and two that come just before the match ends. */
const accidentRolls = { rockfall: '12346', roofFall: '13456', caveIn: '22222', firedamp: '11155' };

describe('the laws with other cards and other numbers', () => {
  it.each([
    ['an edited card table', 3, { sheets: 3, accidents: 2, cards }],
    ['other tools and accidents', 4, { sheets: 4, accidents: 9, tools, accidentRolls }],
    ['a pile that is empty after the deal', 6, { sheets: 1, accidents: 0 }],
    ['many accidents', 2, { sheets: 1, accidents: 9 }],
  ])(
    'the laws hold with %s',
    (_, seats, options) => {
      const verdicts = tryLaws(
        { game: orEtc, seats, options, reveals },
        { matches: MATCHES, seed: 1 },
      );
      const broken = [...verdicts].filter(([, verdict]) => verdict.broken !== undefined);
      expect(broken).toEqual([]);
    },
    scaledTimeout(600_000),
  );
});
