import { describe, expect, it } from 'vitest';
import { clausesHaveTests } from '../tidy/clauses.ts';
import { report } from './sample.ts';

const rules = 'games/aurum/rules.md';
const test = 'games/aurum/test/bid.test.ts';
const clauses =
  '# Aurum\n\n- A1. Metals.\n- A2. Deal, see A1.\nA9. No clause, nor is\n  - A8. this.\n';

describe('clauses and tests', () => {
  it('a clause without a test is found', () => {
    expect(report(clausesHaveTests, { [rules]: clauses })).toEqual([`${rules}:3`, `${rules}:4`]);
    expect(report(clausesHaveTests, { [rules]: clauses, [test]: "it('[A1] x', f);" })).toEqual([
      `${rules}:4`,
    ]);
  });

  it.each([
    "it('[A1] x', f); it('[A2] y', f);",
    "test('[A1, A2] x', f);",
    "it('[A1] and [A2,A1] x', f);",
    "describe('[A1] x', () => { it(`[A2] ${seats} seats`, f); });",
    "it.each(rows)('[A1, A2] %s', f);",
    'it.each`a | b`("[A1, A2] x", f);',
  ])('the clauses are covered by %s', (text) => {
    expect(report(clausesHaveTests, { [rules]: clauses, [test]: text })).toEqual([]);
  });

  it.each([
    "// it('[A1, A2] x', f);",
    "expect(play('[A1, A2]')).toBe(1);",
    "it('A1, A2 x', f);",
    "it('x', () => { play('[A1, A2]'); });",
  ])('no title of a test is found in %s', (text) => {
    expect(report(clausesHaveTests, { [rules]: clauses, [test]: text })).toHaveLength(2);
  });

  it('a test of a clause that does not exist is found', () => {
    const text = "it('[A1] x', f);\nit('[A2, A3] y', f);";
    expect(report(clausesHaveTests, { [rules]: clauses, [test]: text })).toEqual([`${test}:2`]);
  });

  it('the tests of another game do not count', () => {
    const other = "it('[A1, A2] x', f);";
    const files = { [rules]: clauses, 'games/or-etc/test/bid.test.ts': other };
    expect(report(clausesHaveTests, files)).toEqual([
      `${rules}:3`,
      `${rules}:4`,
      'games/or-etc/test/bid.test.ts:1',
      'games/or-etc/test/bid.test.ts:1',
    ]);
  });

  it('rules without clauses are found, and a clause defined twice', () => {
    expect(report(clausesHaveTests, { [rules]: 'Play well.' })).toEqual([`${rules}:1`]);
    const twice = '- A1. One.\n- A1. Two.\n';
    expect(report(clausesHaveTests, { [rules]: twice, [test]: "it('[A1] x', f);" })).toEqual([
      `${rules}:2`,
    ]);
  });
});
