import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED } from '../../../kernel/test/seed.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ID = 'pebbles';
/** To copy and build everything takes a while. */
const PATIENCE = 240_000;

let root: string;

/** Runs a program of ours, in the copy unless said; what it says, which is told if it fails. */
function run(options: readonly string[], cwd = root): string {
  const { PATH, HOME, PEPITE_CHROMIUM, NODE_COMPILE_CACHE } = process.env;
  const chromium = PEPITE_CHROMIUM === undefined ? {} : { PEPITE_CHROMIUM };
  const given = { PATH, HOME, NODE_COMPILE_CACHE, ...chromium };
  const env = { ...given, NO_COLOR: '1', PEPITE_SEED: String(SEED) };
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd,
    env,
    encoding: 'utf8',
  });
  const said = stdout + stderr;
  if (status !== 0) throw new Error(`${options.join(' ')} ended with ${status}:\n${said}`);
  return said;
}

/** A copy of this checkout with one more game, which has no board of its own, built. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pepite-new-game-'));
  run([join(ROOT, 'tools/bin/scratch.mjs'), root], ROOT);
  run(['tools/bin/new-game.mjs', ID]);
  run(['tools/bin/build.mjs']);
}, PATIENCE);

afterAll(() => rmSync(root, { recursive: true }));

describe('a new game without a board of its own', () => {
  it('a new game is played as every game is: by mouse, by keyboard and offline', () => {
    const program = 'node_modules/vitest/vitest.mjs';
    const config = ['--config', 'vitest.browser.config.ts'];
    const files = ['alone-mouse', 'alone-keyboard', 'offline'].map(
      (name) => `web/test/browser/${name}.test.ts`,
    );
    const played = run([program, 'run', ...config, ...files, '-t', ID]);
    expect(played).toMatch(/Test Files +3 passed/);
    expect(played).toMatch(/Tests +3 passed/);
  });
});
