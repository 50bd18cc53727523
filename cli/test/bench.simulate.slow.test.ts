import { mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const line = ['bench', 'simulate', '--game', 'aurum', '--seats', '3', '--seconds', '1'];

/** A build that plays matches of ten decisions in no time. */
const OTHER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ from, to }) =>
  parentPort.postMessage({ tally: { decisions: new Map([[10, to - from]]) } }),
);
`;

interface Figures {
  readonly against?: string;
  readonly tables: readonly {
    readonly seats: number;
    readonly decisionsPerSecond: { readonly median: number };
    readonly against?: { readonly ratio: { readonly least: number; readonly most: number } };
  }[];
}

describe('bench simulate', () => {
  const at = useFolder();

  it('the bench counts decisions of simulated matches per second', async () => {
    const { code, out } = await pepite([...line, '--json']);
    expect(code).toBe(0);
    const { against, tables } = JSON.parse(out) as Figures;
    expect(against).toBeUndefined();
    expect(tables.map(({ seats }) => seats)).toEqual([3]);
    expect(tables[0]?.decisionsPerSecond.median).toBeGreaterThan(0);
  });

  it('the bench lets another build take turns with ours, and compares them by slices', async () => {
    await mkdir(at('dist/node'), { recursive: true });
    await writeFile(at('dist/node/cli-simulate-worker.js'), OTHER);
    await writeFile(at('package.json'), '{ "type": "module" }');
    const { code, out } = await pepite([...line, '--against', at(), '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toContain('par tranche');
    expect(out).toMatch(/^Aurum +3 .* × .* × .* – × /m);
  });

  it('the bench stops when it is interrupted', async () => {
    const { code, error } = await pepite(line, { interrupted: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(error).toContain('Interrupted');
  });

  it('the bench refuses a folder that holds no build, and tables that no game has', async () => {
    expectRefusal(await pepite([...line, '--against', at('missing')]));
    const empty = await pepite([...line, '--against', at()]);
    expectRefusal(empty);
    expect(empty.error).toContain('neither a checkout nor a release');
    await mkdir(at('cli/simulate'), { recursive: true });
    await writeFile(at('cli/simulate/worker.ts'), '');
    const unbuilt = await pepite([...line, '--against', at()]);
    expectRefusal(unbuilt);
    expect(unbuilt.error).toContain('npm run build');
    expectRefusal(await pepite(['bench', 'simulate', '--game', 'aurum', '--seats', '6']));
    expectRefusal(await pepite(['bench', 'simulate', '--seconds', '0']));
  });
});
