import { LANGUAGES } from '@pepite/kernel';
import { expect, it } from 'vitest';
import type { ChanceProblem, Verdict } from '../verify.ts';
import { CHANCE_WORDS } from '../words.ts';

const TOLD = { names: ['Ann', 'Ben'], firstMove: 1, replayProblem: () => 'not by the rules' };
const problems: readonly [ChanceProblem, ...ChanceProblem[]] = [
  { kind: 'contribution-differs', seat: 1 },
  { kind: 'outcome-differs', ply: 4, found: '* deal 0 B7', expected: '* deal 0 C5', count: 3 },
];
const linesOf = (language: 'en' | 'fr', verdict: Verdict): string =>
  CHANCE_WORDS[language].verdict(verdict, TOLD).join('\n');

it.each(LANGUAGES)(
  'what was changed is named, with its seat, its move and both outcomes: %s',
  (language) => {
    const text = linesOf(language, { kind: 'wrong', problems });
    for (const part of ['Ben', ' 5 ', '* deal 0 B7', '* deal 0 C5', ' 3 ']) {
      expect(text).toContain(part);
    }
  },
);

const PROVEN = {
  kind: 'proven',
  outcomes: 12,
  contributed: [],
  given: 0,
  isImagined: false,
} as const;

it.each(LANGUAGES)('what is not proven of a match that goes on is said: %s', (language) => {
  expect(linesOf(language, { ...PROVEN, given: 57 })).toMatch(/\b57\b/);
  const imagined = linesOf(language, { ...PROVEN, isImagined: true });
  expect(imagined.split('\n')).toHaveLength(3);
});

it.each(LANGUAGES)(
  'those who have added to chance are named, and that nobody has: %s',
  (language) => {
    const proven = (contributed: number[]) => linesOf(language, { ...PROVEN, contributed });
    expect(proven([0, 1])).toMatch(/12 [\s\S]*Ann (and|et) (de )?Ben/);
    expect(proven([])).not.toContain('Ann');
    expect(proven([]).split('\n')).toHaveLength(2);
  },
);
