import { describe, expect, it } from 'vitest';
import { noEscapes, noSuppressions, noUnfinished } from '../tidy/escapes.ts';
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

  it.each(suppressions)('finds %s', (suppression) => {
    const text = `const one = 1;\n// ${suppression}\n`;
    expect(report(noSuppressions, { 'kernel/bits.ts': text })).toEqual(['kernel/bits.ts:2']);
    expect(report(noSuppressions, { 'web/Board.svelte': text })).toEqual(['web/Board.svelte:2']);
  });

  it('takes comments that say why', () => {
    const text = '// We ignore ts here, and disable nothing.\n';
    expect(report(noSuppressions, { 'kernel/bits.ts': text })).toEqual([]);
  });
});

describe('scripts of components', () => {
  it('are read on their own lines', () => {
    const text = '<script lang="ts">\n  const one: string[] = [];\n</script>\n{one}\n';
    const wrong = text.replace('string[]', glue('an', 'y'));
    expect(report(noEscapes, { 'web/Board.svelte': text })).toEqual([]);
    expect(report(noEscapes, { 'web/Board.svelte': wrong })).toEqual(['web/Board.svelte:2']);
  });

  it('are not what stands around them', () => {
    const text = '<p>\n  any day!\n</p>\n<script lang="ts">\n  let a = 1;\n</script>\n';
    expect(report(noEscapes, { 'web/Board.svelte': text })).toEqual([]);
  });
});

describe('unfinished words', () => {
  it.each([glue('TO', 'DO'), glue('FIX', 'ME'), glue('X', 'XX'), glue('HA', 'CK')])(
    'finds %s',
    (word) => {
      expect(report(noUnfinished, { 'cli/play.ts': `\n// ${word}: later` })).toEqual([
        'cli/play.ts:2',
      ]);
    },
  );

  it('takes the name of a game and the combination on a card', () => {
    expect(report(noUnfinished, { 'cli/play.ts': "const AURUXXX = 'auruxxx';" })).toEqual([]);
    const card = `lay ${glue('X', 'XX')}--:1`;
    expect(report(noUnfinished, { 'cli/play.ts': `const lay = '${card}';` })).toEqual([]);
  });
});

describe('types that give up', () => {
  it.each([
    'const a: any = 1;',
    'const a = b as any;',
    'const a: Map<string, any> = b;',
    'function f(...a: any[]): void {}',
    'const a = b as unknown as string;',
    'const a = (b as unknown) as string;',
    'const a = b!;',
    'b!.c();',
  ])('finds %s', (text) => {
    expect(report(noEscapes, { 'kernel/bits.ts': `\n${text}` })).toEqual(['kernel/bits.ts:2']);
  });

  it.each(['const a = b as string;', '// for all seats: any of them', 'const a: unknown = !b;'])(
    'takes %s',
    (text) => {
      expect(report(noEscapes, { 'kernel/bits.ts': text })).toEqual([]);
    },
  );
});

describe('tests that may not run', () => {
  const hidden = [
    "it.skip('x', f);",
    "it.only('x', f);",
    "test.todo('x');",
    "describe.only('x', f);",
    "it.skip.each(rows)('x', f);",
    "it.skipIf(late)('x', f);",
  ];

  it.each(hidden)('finds %s', (text) => {
    const path = 'games/aurum/test/bid.test.ts';
    expect(report(noEscapes, { [path]: text })).toEqual([`${path}:1`]);
  });

  it.each(["it('x', f);", "it.each(rows)('x', f);", "describe('x', f);"])('takes %s', (text) => {
    expect(report(noEscapes, { 'games/aurum/test/bid.test.ts': text })).toEqual([]);
  });
});
