import { describe, expect, it } from 'vitest';
import { noEscapes, noSuppressions } from '../tidy/escapes.ts';
import { glue, report } from './sample.ts';

describe('suppressions', () => {
  const suppressions = [
    glue('@ts', '-ignore'),
    glue('@ts', '-expect-error'),
    glue('@ts', '-nocheck'),
    glue('eslint', '-disable'),
    glue('oxlint', '-disable-next-line no-var'),
    glue('v8', ' ignore next'),
    glue('svelte', '-ignore a11y_autofocus'),
  ];

  it.each(suppressions)('the suppression %s is found', (suppression) => {
    const text = `const one = 1;\n// ${suppression}\n`;
    expect(report(noSuppressions, { 'kernel/bits.ts': text })).toEqual(['kernel/bits.ts:2']);
    expect(report(noSuppressions, { 'web/Board.svelte': text })).toEqual(['web/Board.svelte:2']);
  });

  it('comments that say why are accepted', () => {
    const text = '// We ignore ts here, and disable nothing.\n';
    expect(report(noSuppressions, { 'kernel/bits.ts': text })).toEqual([]);
  });
});

describe('scripts of components', () => {
  it('scripts of components are read on their own lines', () => {
    const text = '<script lang="ts">\n  const one = two as string;\n</script>\n{one}\n';
    const wrong = text.replace('as string', 'as unknown as string');
    expect(report(noEscapes, { 'web/Board.svelte': text })).toEqual([]);
    expect(report(noEscapes, { 'web/Board.svelte': wrong })).toEqual(['web/Board.svelte:2']);
  });

  it('markup of components is not read', () => {
    const text = '<p>\n  as unknown as string\n</p>\n<script lang="ts">\n  let a = 1;\n</script>\n';
    expect(report(noEscapes, { 'web/Board.svelte': text })).toEqual([]);
  });
});

describe('types forced on values', () => {
  it.each(['const a = b as unknown as string;', 'const a = (b as unknown) as string;'])(
    'the forced type in %s is found',
    (text) => {
      expect(report(noEscapes, { 'kernel/bits.ts': `\n${text}` })).toEqual(['kernel/bits.ts:2']);
    },
  );

  it.each(['const a = b as string;', 'const a = b as unknown;'])('%s is accepted', (text) => {
    expect(report(noEscapes, { 'kernel/bits.ts': text })).toEqual([]);
  });
});

describe('tests that may not run, or run until they pass', () => {
  const path = 'games/aurum/test/bid.test.ts';

  it.each([
    "it.skipIf(late)('x', f);",
    "describe.runIf(late)('x', f);",
    "it('x', { retry: 1 }, f);",
    "it.each(rows)('x', { timeout: 1, repeats: 3 }, f);",
  ])('the test %s is found', (text) => {
    expect(report(noEscapes, { [path]: text })).toEqual([`${path}:1`]);
  });

  it.each([
    "it('x', f);",
    "it.each(rows)('x', f);",
    "it('x', { timeout: 1 }, f);",
    'connect({ retry: 1 });',
  ])('the test %s is accepted', (text) => {
    expect(report(noEscapes, { [path]: text })).toEqual([]);
  });
});
