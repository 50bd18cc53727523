import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { useFolder } from './folder.ts';

const inFolder = useFolder();
const LAUNCH = JSON.stringify(new URL('../launch.mjs', import.meta.url).href);

/** A Node that says which process it is before it does what it is told. */
function tellingNode(): string {
  const path = inFolder('node');
  writeFileSync(path, `#!/bin/sh\necho "process $$."\nexec "${process.execPath}" "$@"\n`);
  chmodSync(path, 0o700);
  return path;
}

/** `pepite serve` as its launcher runs it; what it has said so far, and the next of something. */
function launchServer() {
  const options = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', inFolder('data')];
  const script = `
    import { launch } from ${LAUNCH};
    process.exitCode = await launch(
      ${JSON.stringify(tellingNode())}, ${JSON.stringify(options)});
  `;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', PEPITE_LOG: 'error' },
  });
  onTestFinished(() => {
    launcher.kill('SIGTERM');
  });
  let said = '';
  const hear = (data: Buffer): void => {
    said += data.toString();
  };
  launcher.stdout.on('data', hear);
  launcher.stderr.on('data', hear);
  const ended = once(launcher, 'close').then(() => {
    throw new Error(`the launcher has ended: ${said}`);
  });
  // Nobody may be waiting for anything when it ends as it should.
  ended.catch(() => {});
  /** What a pattern finds in what is said from now on. */
  const next = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(said);
      if (found !== null) {
        said = said.slice(found.index + found[0].length);
        return found[1] ?? found[0];
      }
      await Promise.race([once(launcher.stdout, 'data'), once(launcher.stderr, 'data'), ended]);
    }
  };
  return { launcher, next };
}

it('[R4] `pepite serve` is started again when its process is killed', async () => {
  const { launcher, next } = launchServer();
  const first = Number(await next(/process (\d+)\./));
  await next(/localhost:\d+/);
  process.kill(first, 'SIGKILL');
  expect(await next(/Pépite stopped .*/)).toBe('Pépite stopped (SIGKILL); restarting in 1 s.');
  expect(Number(await next(/process (\d+)\./))).not.toBe(first);
  const port = await next(/localhost:(\d+)/);
  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(health.status).toBe(200);
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([0, null]);
});
