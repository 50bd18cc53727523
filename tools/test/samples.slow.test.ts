import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLOCKS, ROOT } from './documents/blocks.ts';
import { linesOf } from './documents/commands.ts';

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

function run(options: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: folder,
    encoding: 'utf8',
    input,
    env: { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8' },
  });
  return { status, out: stdout, error: stderr };
}

/** What a sample says that it prints: what stands behind arrows in its comments. */
const promised = (text: string): string =>
  [...text.matchAll(/\/\/ → (.*)\n/g)].map(([, line]) => `${line}\n`).join('');

describe('the samples in TypeScript', () => {
  it('there are samples in TypeScript, and the compiler accepts them', () => {
    expect(SAMPLES.length).toBeGreaterThan(0);
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    expect(run([tsc, '-p', '.'])).toEqual({ status: 0, out: '', error: '' });
  });

  it.each(SAMPLES)('the sample of $place does what it says', ({ file, text }) => {
    expect(promised(text)).not.toBe('');
    expect(run([file])).toMatchObject({ status: 0, out: promised(text) });
  });
});

describe('the commands of README', () => {
  const lines = BLOCKS.filter(({ place }) => place.startsWith('README.md:'))
    .filter(({ language }) => language === 'sh')
    .flatMap(({ place, text }) => linesOf(place, text))
    .filter(({ words }) => words[0] === 'npx' && words[1] === 'pepite')
    .map(({ words }) => words.slice(2))
    // A ladder of bots takes minutes, and a language model has to speak first: others try these
    // (cli/test/arena.slow.test.ts, cli/test/mcp.process.slow.test.ts).
    .filter(([command]) => command !== 'arena' && command !== 'mcp');

  /** Something that each command says; a command that is not here is not known to work. */
  const SAID: Readonly<Record<string, RegExp>> = {
    play: /^The match is over\./m,
    simulate: /^[\d,]+ decisions in .* per second\.$/m,
    'replay --to': /^Seat 3, /m,
    'replay --legal': /^{"record":0,"ply":\d+,"seat":\d,"legal":\["bid /m,
    print: /^\d+ cards on \d+ A4 pages: cards\.pdf$/m,
    'print --reference': /^The reference card of Aurum on one A4 page: reference\.pdf$/m,
    '--help': /^Commands$/m,
  };

  it('every command of README is tried here', () => {
    const commands = lines.map(([command, ...rest]) =>
      command === 'replay' || rest[1] === '--reference' ? `${command} ${rest[1]}` : command,
    );
    expect(commands).toEqual(Object.keys(SAID));
  });

  it('the commands of README do what they say, one after the other', () => {
    for (const [index, line] of lines.entries()) {
      // Whoever plays takes the first move, again and again.
      const { status, out, error } = run(
        [join(ROOT, 'cli/pepite.mjs'), ...line],
        '1\n'.repeat(500),
      );
      expect({ line, status, error }).toMatchObject({ line, status: 0 });
      expect(out).toMatch(Object.values(SAID)[index] ?? '');
    }
    expect(readFileSync(join(folder, 'cards.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
