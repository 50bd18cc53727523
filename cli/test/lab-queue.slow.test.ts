import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectTo, wholeDatabase } from '../../server/test/support/temporary-database.ts';
import { useFolder } from './folder.ts';
import { pepite } from './pepite.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/node/pepite.js', import.meta.url));
const path = useFolder();

const EXPERIMENT = {
  game: 'or-etc',
  seats: [3],
  variants: [{ name: 'as printed' }, { name: 'no accidents', options: { accidents: 0 } }],
  bots: ['heuristic'],
  matches: 320,
  seed: 7,
};

/** A worker on a machine of its own, as good as; it is there once it says so. */
async function startWorker(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, 'lab', 'worker', '--workers', '1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LANG: 'en_GB.UTF-8', DATABASE_URL: url },
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  for await (const line of createInterface({ input: child.stderr })) {
    expect(line).toMatch(/^Playing slices from .* with 1 thread; Ctrl-C stops\.$/);
    break;
  }
  child.stderr.resume();
  return child;
}

/** Two results that differ would fill many screens. */
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** How many slices a condition holds for. */
async function countSlices(url: string): Promise<(condition: string) => Promise<number>> {
  const connection = await connectTo(url);
  return async (condition) => {
    const [found] = await connection.rows<{ count: number }>({
      name: condition,
      text: `SELECT count(*)::int AS count FROM pepite_lab.job
             WHERE name LIKE 'slices-%' AND ${condition}`,
    });
    return found?.count ?? 0;
  };
}

describe('an experiment on several machines', () => {
  it('what killed workers leave undone is done again, and the bytes are those of one', async () => {
    const url = await wholeDatabase();
    const environment = { DATABASE_URL: url };
    const file = path('experiment.json');
    await writeFile(file, JSON.stringify(EXPERIMENT));
    const killed = await Promise.all([startWorker(url), startWorker(url)]);
    const line = ['lab', 'run', file, '--queue', '--out', path('queue.json')];

    const stop = new AbortController();
    const stopped = await pepite(line, {
      environment,
      interrupted: stop.signal,
      isTerminal: true,
      noticed: (shown) => {
        if (/[1-9][\d,]* of/.test(shown)) stop.abort();
      },
    });
    expect(stopped.code).toBe(130);
    expect(stopped.error).toMatch(/The slices are in .*: pepite lab worker plays them/);
    const count = await countSlices(url);
    expect(await count(`state = 'created'`)).toBe(0);

    const going = pepite(line, { environment });
    while ((await count(`state = 'active'`)) < 2) await new Promise(setImmediate);
    for (const worker of killed) worker.kill('SIGKILL');
    const others = await Promise.all([startWorker(url), startWorker(url)]);
    const printed = await going;
    expect(printed).toMatchObject({ code: 0 });
    expect(printed.error).toMatch(/^Going on with .*queue\.json/);
    expect(await count('retry_count > 0')).toBeGreaterThan(0);

    const idle = itemAt(others, 0);
    idle.kill('SIGINT');
    expect(await once(idle, 'exit')).toEqual([0, null]);
    await pepite(['lab', 'run', file, '--workers', '2', '--out', path('threads.json')]);
    const [queue, threads] = await Promise.all(
      ['queue.json', 'threads.json'].map(async (name) => digest(await readFile(path(name)))),
    );
    expect(queue).toBe(threads);
  });
});
