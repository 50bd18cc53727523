import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LINKED, LINKED_THREAD } from '../index.ts';
import { link } from '../link.ts';

const lines = (...text: readonly string[]): string => text.join('\n');

describe('linking a module', () => {
  it('gives what it imports constants of its own, and leaves types alone', () => {
    const text = lines(
      "import type { Move } from './moves.ts';",
      "import { type Bits, has, size as count } from './bits.ts';",
      "import { type Seat } from './seats.ts';",
      'const empty = (set: Bits): boolean => count(set) === 0;',
    );
    expect(link(text)).toBe(
      lines(
        "import type { Move } from './moves.ts';",
        "import { has as has$in, size as count$in } from './bits.ts'; " +
          'const has = has$in, count = count$in;',
        "import { type Seat } from './seats.ts';",
        'const empty = (set: Bits): boolean => count(set) === 0;',
      ),
    );
  });

  it('keeps every line where it is, so that errors name the right one', () => {
    const text = lines('import {', '  has,', '  type Bits,', "} from './bits.ts';", 'has(1, 2);');
    const linked = link(text).split('\n');
    expect(linked).toHaveLength(5);
    expect(linked[4]).toBe('has(1, 2);');
  });

  it('exports copies of what it makes, and leaves other exports alone', () => {
    const text = lines(
      "export * from './bits.ts';",
      'export interface Table {}',
      'export type Card = number;',
      'export const NONE: Card = 0;',
      'export function* each(): Generator<Card> {}',
      'export class World {}',
      'export const [one, other] = [1, 2];',
    );
    expect(link(text)).toBe(
      lines(
        "export * from './bits.ts';",
        'export interface Table {}',
        'export type Card = number;',
        'const NONE: Card = 0;',
        'function* each(): Generator<Card> {}',
        'class World {}',
        'export const [one, other] = [1, 2];',
        'const NONE$out = NONE, each$out = each, World$out = World;',
        'export { NONE$out as NONE, each$out as each, World$out as World };',
        '',
      ),
    );
  });

  it('leaves alone what shares nothing', () => {
    const text = lines("import './start.ts';", "import * as all from './all.ts';", 'all.go();');
    expect(link(text)).toBe(text);
  });
});

describe('linked modules', () => {
  const run = (flags: readonly string[]): string => {
    const program = `
      import { GAMES } from '@pepite/games';
      import { begin, Moves, playout, Seeded, standardOptions } from '@pepite/kernel';
      const rng = new Seeded(1);
      for (const game of GAMES) {
        const world = begin(game, game.seats.most, standardOptions(game.options, game.seats.most));
        console.log(game.id, playout(game, world, new Moves(), rng), JSON.stringify(world));
      }`;
    const options = [...flags, '--input-type=module', '--eval', program];
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    return execFileSync(process.execPath, options, { cwd, encoding: 'utf8' });
  };

  it('play the same matches', () => {
    const plain = run([]);
    expect(plain).toContain('aurum');
    expect(run(['--import', LINKED])).toBe(plain);
  });
});

describe('a thread', () => {
  /** Has a module say whether what it exports is a copy, as `link` makes it. */
  async function copiesIn(options: WorkerOptions): Promise<unknown> {
    const folder = mkdtempSync(join(tmpdir(), 'pepite-running-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = join(folder, 'program.mts');
    const lines = [
      "import { parentPort } from 'node:worker_threads';",
      'export const one: number = 1;',
      'setImmediate(() => parentPort.postMessage(typeof one$out));',
    ];
    writeFileSync(program, lines.join('\n'));
    const [copies] = (await once(new Worker(program, options), 'message')) as [unknown];
    return copies;
  }

  it('links what it loads if it is told to', async () => {
    expect(await copiesIn(LINKED_THREAD)).toBe('number');
    expect(await copiesIn({ execArgv: [] })).toBe('undefined');
  });
});
