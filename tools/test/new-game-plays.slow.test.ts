import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTo } from '../bin/scratch.mjs';

const ID = 'pebbles';
let root: string;

/** A copy of this checkout in which somebody has typed `npm run new-game pebbles`. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pepite-new-game-'));
  copyTo(root);
  expectPass(await run(['tools/bin/new-game.mjs', ID, '--title', 'Pebbles & Co.']));
});

afterAll(() => rmSync(root, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a program in the copy; of the tests around it, it knows the seed only. */
async function run(options: readonly string[], input = ''): Promise<Ended> {
  const { PATH, HOME, PEPITE_SEED = '' } = process.env;
  const env = { PATH, HOME, PEPITE_SEED };
  const child = spawn(process.execPath, options, { cwd: root, env });
  const code = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  child.stdin.end(input);
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said: said.join('\n') };
}

/** Where something fails, what was said is what one wants to know. */
function expectPass({ code, said }: Ended): void {
  if (code !== 0) throw new Error(`it ended with ${code}:\n${said}`);
}

const vitest = (...options: readonly string[]): Promise<Ended> =>
  run(['node_modules/vitest/vitest.mjs', 'run', '--update=none', ...options]);

describe('a new game, before its author has written a line', () => {
  it('a new game passes the checks that every commit passes', async () => {
    const config = {
      extends: './tsconfig.engine.json',
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      include: [`games/${ID}`, 'games/index.ts'],
    };
    writeFileSync(join(root, 'tsconfig.new-game.json'), JSON.stringify(config));
    const paths = [`games/${ID}`, 'games/index.ts'];
    const checks = [
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.new-game.json'],
      ['node_modules/oxlint/bin/oxlint', ...paths],
      ['node_modules/prettier/bin/prettier.cjs', '--check', ...paths],
      ['node_modules/.bin/depcruise', '--config', '.dependency-cruiser.mjs', '-T', 'err', '.'],
      ['node_modules/.bin/knip', '--no-progress', '--no-config-hints'],
      ['tools/tidy/main.ts'],
    ];
    for (const check of checks) expectPass(await run(check));
  });

  it('a new game passes the laws, and its tests', async () => {
    expectPass(await vitest(`games/${ID}`, 'games/test/listings.test.ts'));
  });

  it('a new game is played to its end in the terminal, and its record replays', async () => {
    const bots = ['--bots', 'expert,heuristic,random', '--seed', '1', '--record', 'match.jsonl'];
    const played = await run(['cli/pepite.mjs', 'play', ID, ...bots], '1\n'.repeat(20));
    expectPass(played);
    expect(played.said).toContain('The match is over.');
    expect(readFileSync(join(root, 'match.jsonl'), 'utf8')).toContain(`"game":"${ID}"`);
    expectPass(await run(['cli/pepite.mjs', 'replay', 'match.jsonl']));
  });

  it('a new game is played to its end on the server, with bots, over a socket', async () => {
    const played = await vitest('server/test/bot-tables.slow.test.ts', '-t', ID);
    expectPass(played);
    expect(played.said).toContain(`of ${ID} is played to its end over a socket`);
  });
});
