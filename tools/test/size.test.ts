import { describe, expect, it } from 'vitest';
import { componentLength, lineWidth, testLength } from '../tidy/size.ts';
import { report } from './sample.ts';

describe('line width', () => {
  it('a line of 100 columns is accepted, and one of 101 is not', () => {
    const text = `${'a'.repeat(100)}\n${'b'.repeat(101)}\n`;
    expect(report(lineWidth, { 'kernel/bits.ts': text })).toEqual(['kernel/bits.ts:2']);
    expect(report(lineWidth, { 'web/Board.svelte': text })).toEqual(['web/Board.svelte:2']);
    expect(report(lineWidth, { 'cli/pepite.mjs': text })).toEqual(['cli/pepite.mjs:2']);
  });

  it('a width is counted in characters, not in bytes or halves of them', () => {
    expect(report(lineWidth, { 'games/a.ts': '🂡'.repeat(100) })).toEqual([]);
  });

  it('prose and data may be wide', () => {
    const text = 'a'.repeat(200);
    const files = { 'README.md': text, 'games/aurum/test/golden/a.ts': text, 'a.txt': text };
    expect(report(lineWidth, files)).toEqual([]);
  });
});

describe('the length of components', () => {
  it('a component of 350 lines is accepted, and one of 351 is not', () => {
    const text = (lines: number): string => '<p></p>\n'.repeat(lines);
    expect(report(componentLength, { 'web/Board.svelte': text(350) })).toEqual([]);
    expect(report(componentLength, { 'web/Board.svelte': text(351) })).toEqual([
      'web/Board.svelte:351',
    ]);
  });

  it('scripts are measured by lint', () => {
    expect(report(componentLength, { 'cli/play.ts': 'x;\n'.repeat(999) })).toEqual([]);
  });
});

describe('the length of tests', () => {
  const path = 'bots/test/search.test.ts';
  const shapes: readonly (readonly [string, string, string])[] = [
    ['a function', 'function f() {', '}'],
    ['an arrow', 'const f = () => {', '};'],
    ['a method', 'class C { f() {', '} }'],
    ['a constructor', 'class C { constructor() {', '} }'],
    ['a test', "it('does', () => {", '});'],
  ];

  it.each(shapes)('a test of 60 lines is accepted, and one of 61 is not: %s', (_, open, close) => {
    const body = (lines: number): string => `\n${open}\n${'x;\n'.repeat(lines - 2)}${close}\n`;
    expect(report(testLength, { [path]: body(60) })).toEqual([]);
    expect(report(testLength, { [path]: body(61) })).toEqual([`${path}:2`]);
  });

  it('the comment above a function does not count', () => {
    const text = `/**${'\n *'.repeat(90)}\n */\nfunction f() {}\n`;
    expect(report(testLength, { [path]: text })).toEqual([]);
  });

  it('a long chapter of tests is accepted', () => {
    const text = `describe('all', () => {\n${"it('x', f);\n".repeat(99)}});\n`;
    expect(report(testLength, { [path]: text })).toEqual([]);
  });

  it('code that is no test is measured by lint', () => {
    const text = `function f() {\n${'x;\n'.repeat(99)}}\n`;
    expect(report(testLength, { 'bots/search.ts': text })).toEqual([]);
  });
});
