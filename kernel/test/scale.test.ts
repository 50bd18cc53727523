import { describe, expect, it } from 'vitest';
import { readScale, SCALE, scaled, scaledTimeout } from './scale.ts';

describe('the scale of a run', () => {
  it('the scale is one where nothing is said, and else the number that is', () => {
    expect([readScale(), readScale('0.1'), readScale('10')]).toEqual([1, 0.1, 10]);
  });

  it.each(['', '0', '-1', 'ten', '1e9', 'NaN'])(
    'the scale is refused where it makes no sense: “%s”',
    (text) => {
      expect(() => readScale(text)).toThrow('PEPITE_TEST_SCALE is a number');
    },
  );

  it('sizes grow and shrink with the scale, down to a least one', () => {
    expect(scaled(2000)).toBe(2000 * SCALE);
    expect(scaled(1, 7)).toBeGreaterThanOrEqual(7);
  });

  it('a longer run has more time, and a shorter one no less', () => {
    expect(scaledTimeout(1000)).toBe(SCALE > 1 ? 1000 * SCALE : 1000);
  });
});
