import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLOCKS, ROOT } from './documents/blocks.ts';

const SAMPLES = BLOCKS.filter(({ language }) => language === 'ts').map(
  ({ place, text }, index) => ({
    place,
    text,
    file: `sample-${index}.ts`,
  }),
);

let folder: string;

/** A folder beside which our packages are installed, as in a project of the reader. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pepite-samples-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    // The rules are compiled along, from their sources, which take an index on trust.
    compilerOptions: { noUncheckedIndexedAccess: false },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const { file, text } of SAMPLES) writeFileSync(join(folder, file), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}

/** What a sample says that it prints: what stands behind arrows in its comments. */
const promised = (text: string): string =>
  [...text.matchAll(/\/\/ → (.*)\n/g)].map(([, line]) => `${line}\n`).join('');

describe('the samples in TypeScript', () => {
  it('are there, and the compiler has nothing against them', () => {
    expect(SAMPLES.length).toBeGreaterThan(0);
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    expect(run(tsc, '-p', '.')).toEqual({ status: 0, out: '', error: '' });
  });

  it.each(SAMPLES)('of $place does what it says', ({ file, text }) => {
    expect(promised(text)).not.toBe('');
    expect(run(file)).toMatchObject({ status: 0, out: promised(text) });
  });
});
