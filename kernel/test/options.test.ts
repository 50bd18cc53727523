import { describe, expect, it } from 'vitest';
import { count, flag, readOptions, standardOptions } from '../options.ts';

const SPECS = { zeros: flag(true), sheets: count(1, 12, (seats) => seats) };

describe('options', () => {
  it('absent ones have their standard, which may depend on the seats', () => {
    expect(standardOptions(SPECS, 4)).toEqual({ zeros: true, sheets: 4 });
    expect(readOptions({ options: SPECS }, 5, { zeros: false })).toEqual({
      options: { zeros: false, sheets: 5 },
    });
  });

  it.each([[null], [[]], ['zeros'], [3], [undefined]])('%j is not a set of options', (input) => {
    expect(readOptions({ options: SPECS }, 4, input)).toEqual({ problem: { kind: 'options-not-object' } });
  });

  it.each(['nope', 'constructor', '__proto__x'])('%s is unknown', (option) => {
    expect(readOptions({ options: SPECS }, 4, { [option]: true })).toEqual({
      problem: { kind: 'option-unknown', option, known: ['zeros', 'sheets'] },
    });
  });

  it.each([['yes'], [1], [null]])('a flag is not %j', (value) => {
    expect(readOptions({ options: SPECS }, 4, { zeros: value })).toEqual({
      problem: { kind: 'option-not-flag', option: 'zeros' },
    });
  });

  it.each([[0], [13], [2.5], ['3'], [true]])('a count from 1 to 12 is not %j', (value) => {
    expect(readOptions({ options: SPECS }, 4, { sheets: value })).toEqual({
      problem: { kind: 'option-not-count', option: 'sheets', least: 1, most: 12 },
    });
  });
});
