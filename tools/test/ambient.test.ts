import { describe, expect, it } from 'vitest';
import { noAmbient } from '../tidy/ambient.ts';
import { report } from './sample.ts';

const impure = [
  'const a = Math.random();',
  "const a = Math['random']();",
  'const { random } = Math;',
  'const a = new Date();',
  'const a = Date.now();',
  'const a = performance.now();',
  'const a = process.env;',
  'setTimeout(f, 1);',
  'const a = crypto.randomUUID();',
  "const a = fetch('x');",
  'console.log(1);',
  'const a = { console };',
  'const a = globalThis.x;',
  "import { readFileSync } from 'node:fs';",
  "import fs from 'fs';",
  "export * from 'node:path';",
  "const a = import('node:fs');",
  "type A = import('node:fs').Stats;",
  'function f(process: number) { return process; } const a = process.env;',
];

const pure = [
  'const a = Math.max(1, 2);',
  'const a = table.process;',
  'const a = { process: 1, console: 2 };',
  'interface A { process: number; performance(): void }',
  'const { process: a } = b;',
  'function f(process: number) { return process + 1; }',
  'for (const document of documents) count(document);',
  "import { process } from './moves.ts'; process(1);",
  '// no Date and no console',
  "const a = 'Date';",
  "import { below } from '@pepite/kernel';",
];

describe('nothing ambient in kernel and games', () => {
  it.each(impure)('finds %s', (text) => {
    expect(report(noAmbient, { 'kernel/rng.ts': `\n${text}` })).toEqual(['kernel/rng.ts:2']);
    expect(report(noAmbient, { 'games/aurum/apply.ts': text })).toEqual(['games/aurum/apply.ts:1']);
  });

  it.each(pure)('takes %s', (text) => {
    expect(report(noAmbient, { 'kernel/rng.ts': text })).toEqual([]);
  });

  it.each(impure)('takes it in tests and elsewhere: %s', (text) => {
    const files = {
      'kernel/test/rng.test.ts': text,
      'games/aurum/test/bid.test.ts': text,
      'bots/arena.ts': text,
    };
    expect(report(noAmbient, files)).toEqual([]);
  });
});
