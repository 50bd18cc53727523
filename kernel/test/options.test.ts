import { describe, expect, it } from 'vitest';
import { count, data, defaultOptions, flag, readOptions, type Why } from '../options.ts';

const SPECS = { zeros: flag(true), sheets: count(1, 12, (seats) => seats) };
const RULES = { options: SPECS };

describe('options', () => {
  it('absent options have their default, which may depend on the seats', () => {
    expect(defaultOptions(SPECS, 4)).toEqual({ zeros: true, sheets: 4 });
    expect(readOptions(RULES, 5, { zeros: false })).toEqual({
      options: { zeros: false, sheets: 5 },
    });
  });

  it.each([[null], [[]], ['zeros'], [3], [undefined]])('%j is not a set of options', (input) => {
    expect(readOptions(RULES, 4, input)).toEqual({ problem: { kind: 'options-not-object' } });
  });

  it.each(['nope', 'constructor', '__proto__x'])('the option %s is unknown', (option) => {
    expect(readOptions(RULES, 4, { [option]: true })).toEqual({
      problem: { kind: 'option-unknown', option, known: ['zeros', 'sheets'] },
    });
  });

  it.each([['yes'], [1], [null]])('a flag is not %j', (value) => {
    expect(readOptions(RULES, 4, { zeros: value })).toEqual({
      problem: { kind: 'option-not-flag', option: 'zeros' },
    });
  });

  it.each([[0], [13], [2.5], ['3'], [true]])('a count from 1 to 12 is not %j', (value) => {
    expect(readOptions(RULES, 4, { sheets: value })).toEqual({
      problem: { kind: 'option-not-count', option: 'sheets', least: 1, most: 12 },
    });
  });

  describe('options of data', () => {
    const wrong: Why = { en: 'no list', fr: 'pas une liste' };
    const tooLong: Why = { en: 'too long', fr: 'trop long' };
    const rules = {
      options: {
        ...SPECS,
        words: data([], (input) => (Array.isArray(input) ? { value: input } : { problem: wrong })),
      },
      whyUnplayable: (seats: number, { words }: { readonly words?: unknown }) =>
        Array.isArray(words) && words.length > seats ? tooLong : undefined,
    };

    it('options of data are absent unless something is said', () => {
      expect(defaultOptions(rules.options, 4)).toEqual({ zeros: true, sheets: 4 });
    });

    it('options of data are checked by the game, which says what is wrong', () => {
      expect(readOptions(rules, 4, { words: ['a'] })).toEqual({
        options: { zeros: true, sheets: 4, words: ['a'] },
      });
      expect(readOptions(rules, 4, { words: 'a' })).toEqual({
        problem: { kind: 'option-not-data', option: 'words', why: wrong },
      });
    });

    it('options of data may be wrong only together with the seats', () => {
      expect(readOptions(rules, 2, { words: ['a', 'b', 'c'] })).toEqual({
        problem: { kind: 'options-unplayable', why: tooLong },
      });
    });
  });
});
