import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { SEED } from '../../../kernel/test/seed.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ID = 'pebbles';
/** To copy and build everything takes a while, on a busy machine minutes. */
const PATIENCE = 900_000;

/** The files of tests it is played in, on the plain board. */
const WAYS = ['alone-keyboard', 'offline', ...(SCALE > 1 ? ['alone-mouse', 'alone-touch'] : [])];

let root: string;

/**
 * Runs a program of ours, in the copy unless said; what it says, which is told if it fails. Of the
 * tests around it, it knows the seed and the browser only.
 */
async function run(options: readonly string[], { cwd = root, input = '' } = {}): Promise<string> {
  const { PATH, HOME, PEPITE_CHROMIUM, NODE_COMPILE_CACHE } = process.env;
  const given = { PATH, HOME, PEPITE_CHROMIUM, NODE_COMPILE_CACHE };
  const env = { ...given, NO_COLOR: '1', PEPITE_SEED: String(SEED) };
  const child = spawn(process.execPath, options, { cwd, env });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  child.stdin.end(input);
  const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('\n');
  const status = await ended;
  if (status !== 0) throw new Error(`${options.join(' ')} ended with ${status}:\n${said}`);
  return said;
}

const vitest = (...options: readonly string[]): Promise<string> =>
  run(['node_modules/vitest/vitest.mjs', 'run', '--update=none', ...options]);

/** A copy of this checkout in which somebody has typed `npm run new-game pebbles`, built. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pepite-new-game-'));
  await run([join(ROOT, 'tools/bin/scratch.mjs'), root], { cwd: ROOT });
  await run(['tools/bin/new-game.mjs', ID, '--title', 'Pebbles & Co.']);
  await run(['tools/bin/build.mjs']);
}, PATIENCE);

afterAll(() => rmSync(root, { recursive: true }));

describe('a new game, before its author has written a line', () => {
  it('a new game passes the checks that every commit passes', async () => {
    const config = {
      extends: './tsconfig.engine.json',
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      include: [`games/${ID}`, 'games/index.ts'],
    };
    writeFileSync(join(root, 'tsconfig.new-game.json'), JSON.stringify(config));
    const paths = [`games/${ID}`, 'games/index.ts'];
    await run(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.new-game.json']);
    await run(['node_modules/oxlint/bin/oxlint', ...paths]);
    await run(['node_modules/prettier/bin/prettier.cjs', '--check', ...paths]);
    await run(['tools/tidy/main.ts']);
    // It is a copy of the template, whose imports and exports are looked at in every run.
    if (SCALE <= 1) return;
    const rules = ['--config', '.dependency-cruiser.mjs', '-T', 'err'];
    await run(['node_modules/.bin/depcruise', ...rules, 'games']);
    await run(['node_modules/.bin/knip', '--no-progress', '--no-config-hints']);
  });

  it('a new game passes the laws, and its tests', async () => {
    await vitest(`games/${ID}`, 'games/test/listings.test.ts');
  });

  it('a new game is played to its end in the terminal, and its record replays', async () => {
    const bots = ['--bots', 'expert,heuristic,random', '--seed', '1', '--record', 'match.jsonl'];
    const played = await run(['cli/pepite.mjs', 'play', ID, ...bots], {
      input: '1\n'.repeat(20),
    });
    expect(played).toContain('The match is over.');
    expect(readFileSync(join(root, 'match.jsonl'), 'utf8')).toContain(`"game":"${ID}"`);
    await run(['cli/pepite.mjs', 'replay', 'match.jsonl']);
  });

  it('a new game is played to its end on the server, with bots, over a socket', async () => {
    const played = await vitest('server/test/bot-tables.slow.test.ts', '-t', ID);
    expect(played).toContain(`of ${ID} is played to its end over a socket`);
  });

  it('a new game is played as every game is: on a page, and offline', async () => {
    const config = ['--config', 'vitest.browser.config.ts'];
    const files = WAYS.map((name) => `web/test/browser/${name}.test.ts`);
    const played = await vitest(...config, ...files, '-t', ID);
    expect(played).toMatch(new RegExp(`Test Files +${WAYS.length} passed`));
    expect(played).toMatch(new RegExp(`Tests +${WAYS.length} passed`));
  });
});
