import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { choose, readLine, readManifest, stagesOf } from '../bin/checks.mjs';
import { Failures } from '../bin/failures.mjs';
import { root } from '../bin/install.mjs';
import { runInTurn } from '../bin/turns.mjs';
import { listener, type Result } from '../bin/wireit.mjs';
import { LONGEST } from '../../vitest.sequence.ts';

interface Script {
  readonly command?: string;
  readonly dependencies?: readonly (string | { readonly script: string })[];
  readonly files?: readonly string[];
  readonly output?: readonly string[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { workspaces, wireit } = JSON.parse(read('package.json')) as {
  readonly workspaces: readonly string[];
  readonly wireit: Readonly<Record<string, Script>>;
};
const chosen = (...line: string[]) => choose(readManifest(), readLine(line));
const scriptsOf = (...line: string[]) => {
  const stages = chosen(...line);
  if ('unknown' in stages) throw new Error(`unknown: ${stages.unknown}`);
  return stages.map(({ script }) => script);
};

/** Folders of ours that a folder may import from, by its package.json. */
function dependenciesOf(folder: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@pepite/') ? [name.slice('@pepite/'.length)] : [],
  );
}

const namesOf = ({ dependencies = [] }: Script): readonly string[] =>
  dependencies.map((one) => (typeof one === 'string' ? one : one.script));

describe('the command line of npm test', () => {
  it('an empty line asks for all checks, stage by stage', () => {
    expect(scriptsOf()).toEqual(['static', 'unit', 'check:browser']);
    expect(scriptsOf('--quick')).toEqual(['static', 'unit']);
  });

  it('a line asks for checks by their names', () => {
    expect(scriptsOf('lint', 'unit:games', 'static', 'build')).toEqual([
      'check:lint',
      'check:unit:games',
      'static',
      'check:build',
    ]);
  });

  it('a line with an unknown name is answered with the known ones', () => {
    const answer = chosen('lint', 'lynt');
    expect(answer).toMatchObject({ unknown: 'lynt' });
    expect(answer).toHaveProperty('known', expect.arrayContaining(['lint', 'unit', 'browser']));
  });

  it('a line has no options but two', () => {
    expect(readLine(['--all', 'lint'])).toMatchObject({ all: true, strange: undefined });
    expect(readLine(['--al'])).toMatchObject({ strange: '--al' });
  });

  it('a line of long tests has no options at all, and runs nothing if it has one', () => {
    const line = [join(root, 'tools/bin/long.mjs'), 'web', '-t'];
    const { status, stdout, stderr } = spawnSync(process.execPath, line, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('“-t”');
  });
});

describe('the order of checks', () => {
  /** Stages that are nearly done, or done, when they are told to be; what has begun so far. */
  function stages(...names: string[]) {
    const begun: string[] = [];
    const told = new Map<string, { nearlyDone: () => void; end: (isPassed: boolean) => void }>();
    const all = runInTurn(
      names,
      (name, nearlyDone) =>
        new Promise((end) => {
          begun.push(name);
          told.set(name, { nearlyDone, end });
        }),
    );
    const tell = async (name: string, what: 'nearly done' | 'passed' | 'failed') => {
      if (what === 'nearly done') told.get(name)?.nearlyDone();
      else told.get(name)?.end(what === 'passed');
      await new Promise(setImmediate);
      return begun.join(' ');
    };
    return { begun, tell, all };
  }

  it('a stage begins with the last check of the one before, never while two run', async () => {
    const { begun, tell, all } = stages('one', 'two', 'three');
    expect(begun).toEqual(['one']);
    expect(await tell('one', 'nearly done')).toBe('one two');
    expect(await tell('two', 'nearly done')).toBe('one two');
    expect(await tell('one', 'passed')).toBe('one two three');
    await tell('two', 'passed');
    await tell('three', 'passed');
    expect(await all).toBe(true);
  });

  it('every stage runs, whatever came of those before', async () => {
    const { tell, all } = stages('one', 'two');
    expect(await tell('one', 'failed')).toBe('one two');
    await tell('two', 'passed');
    expect(await all).toBe(false);
  });

  it('the files that begin are there', () => {
    expect(LONGEST.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the inputs of a check', () => {
  it('every check is in some stage, or before one', () => {
    const staged = stagesOf(readManifest()).flatMap(({ checks }) => checks);
    const all = Object.keys(wireit).filter((script) => script.startsWith('check:'));
    expect([...staged, 'check:build'].toSorted()).toEqual(all.toSorted());
  });

  it('the source of a folder includes the folders that its package.json names', () => {
    for (const folder of workspaces) {
      const { files, ...source } = wireit[`source:${folder}`] ?? {};
      expect({ folder, files: files?.slice(0, 2) }).toEqual({
        folder,
        files: [`${folder}/**`, '!**/*.test.ts'],
      });
      const imported = dependenciesOf(folder).map((other) => `source:${other}`);
      expect([folder, namesOf(source).toSorted()]).toEqual([folder, imported.toSorted()]);
    }
  });

  it('a unit test depends on its folder and its tests, or on everything', () => {
    const tests = globSync('**/*.test.ts', { cwd: root, exclude: ['**/node_modules', 'bench/**'] });
    for (const folder of new Set(tests.map((path) => path.split('/')[0]))) {
      const script = wireit[`check:unit:${folder}`] ?? {};
      expect(script.command).toContain(`--dir ${folder}`);
      const inputs = namesOf(script);
      if (inputs.includes('everything')) continue;
      expect(inputs).toEqual(expect.arrayContaining(['tests', `source:${folder}`]));
      expect(script.files).toContain(`${folder}/**/*.test.ts`);
    }
  });

  it('a check that runs what was built depends on how it is built', () => {
    const running = Object.entries(wireit).filter(([, one]) =>
      namesOf(one).includes('check:build'),
    );
    expect(running.map(([name]) => name)).toContain('check:unit:server');
    for (const [name, script] of running) {
      const inputs = [...namesOf(script), ...(script.files ?? [])];
      const isKnown = ['everything', 'code', 'tools/build/**'].some((one) => inputs.includes(one));
      expect([name, isKnown]).toEqual([name, true]);
    }
  });

  it('tests that look into documents depend on everything', () => {
    const readers = globSync('**/test/**/*.ts', {
      cwd: root,
      exclude: ['**/node_modules', '**/browser/**'],
    })
      .filter((path) => /['"`][./]*(?:docs\/|[A-Z]+\.md|\*\.md)/.test(read(path)))
      .map((path) => path.split('/')[0]);
    expect(readers).toContain('tools');
    for (const folder of new Set(readers)) {
      expect([folder, namesOf(wireit[`check:unit:${folder}`] ?? {})]).toEqual([
        folder,
        expect.arrayContaining(['everything']),
      ]);
    }
  });

  it('the browser tests are no unit tests', () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const options = [vitest, 'list', '--filesOnly', '--dir', 'web'];
    const listed = execFileSync(process.execPath, options, { cwd: root, encoding: 'utf8' });
    expect(listed).toContain('web/match/test/log.test.ts');
    expect(listed).not.toContain('browser');
  });

  it('everything means all files but those that git ignores', () => {
    const ignored = read('.gitignore').split('\n');
    for (const name of ['everything', 'code']) {
      const [first, ...others] = wireit[name]?.files ?? [];
      expect(first).toBe('**');
      const kept = others
        .map((pattern) => pattern.replace(/^!(\*\*\/)?/, ''))
        .filter((pattern) => !ignored.includes(`${pattern}/`) && !ignored.includes(pattern));
      expect(kept).toEqual(name === 'code' ? ['*.md'] : []);
    }
  });

  it('every check has a list of inputs', () => {
    const tracked = Object.entries(wireit)
      .filter(([, script]) => script.command !== undefined)
      // What builds knows by itself what it has to build again; declarations are what others read.
      .filter(([name]) => name !== 'check:build' && name !== 'declarations');
    for (const [name, { files, output, dependencies = [] }] of tracked) {
      expect([name, output]).toEqual([name, []]);
      expect([name, (files ?? []).length + dependencies.length > 0]).toEqual([name, true]);
    }
  });
});

describe('the events of wireit', () => {
  it('events of wireit say how each check went and how long it took', () => {
    const results: Result[] = [];
    let now = 0;
    const hear = listener(
      (result) => results.push(result),
      () => now,
    );
    const say = (at: number, line: string): void => {
      now = at;
      hear(line);
    };
    say(1000, '🏃 [check:lint] Running command "oxlint"');
    say(2000, '🏃 [check:unit:games] Running command "vitest run"');
    say(2500, '✅ [check:tidy] Already fresh');
    say(3000, '✅ [check:unit:games] Executed successfully');
    say(3100, '✅ [static] No command to execute');
    say(4500, '❌ [check:lint] exited with exit code 1. Output:');
    say(4600, '❌ 1 script failed.');
    expect(results).toEqual([
      { script: 'check:tidy', state: 'fresh', seconds: 0 },
      { script: 'check:unit:games', state: 'passed', seconds: 1 },
      { script: 'check:lint', state: 'FAILED', seconds: 3.5 },
    ]);
  });
});

describe('what failed', () => {
  it('a failure is kept for the end with what the test said, and nothing that passed', () => {
    const failures = new Failures();
    const told = [
      '\u001B[41m FAIL \u001B[49m cli/test/play.test.ts > play > ends',
      'AssertionError: one',
    ];
    for (const line of [' ✓ cli/test/help.test.ts', ...told]) failures.read(line);
    for (let line = 0; line < 100; line++) failures.read(` ✓ test ${line}`);
    expect(failures.lines.slice(0, 2)).toEqual([
      ' FAIL  cli/test/play.test.ts > play > ends',
      'AssertionError: one',
    ]);
    expect(failures.lines.length).toBeLessThan(20);
  });
});
