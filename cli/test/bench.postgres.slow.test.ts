import { expect, describe, it } from 'vitest';
import type { Scale } from '../bench/scale/run.ts';
import { builtPepite } from './built.ts';

interface Figures {
  readonly loads: readonly { readonly movesPerProcessorSecond: { readonly median: number } }[];
}
interface Printed {
  readonly store: string;
  readonly pepite: Figures;
  readonly sqlite: Figures;
  readonly absent: object;
  readonly growth: readonly (Figures & { readonly processes: number; readonly isApart: boolean })[];
}

describe('benchmarks on a PostgreSQL of their own', () => {
  it('servers on both stores and as several processes are measured in one run', async () => {
    const short = ['--matches', '2', '--seconds', '1', '--peers', 'none', '--processes', '2'];
    const argv = ['bench', 'server', '--store', 'postgres', ...short, '--json'];
    const { code, out } = await builtPepite(argv);
    expect(code).toBe(0);
    const { store, pepite, sqlite, absent, growth } = JSON.parse(out) as Printed;
    expect(store).toBe('postgres');
    expect(absent).toEqual({ colyseus: 'not-asked', boardgameio: 'not-asked' });
    expect(growth).toMatchObject([
      { processes: 1, isApart: false },
      { processes: 2, isApart: false },
      { processes: 2, isApart: true },
    ]);
    for (const { loads } of [pepite, sqlite, ...growth]) {
      expect(loads[0]?.movesPerProcessorSecond.median).toBeGreaterThan(0);
    }
  });

  it('a server with stored and with live matches is measured on PostgreSQL', async () => {
    const small = ['--stored', '30', '--idle', '5', '--live', '4', '--seconds', '1'];
    const argv = ['bench', 'scale', '--store', 'postgres', ...small, '--json'];
    const { code, out } = await builtPepite(argv);
    expect(code).toBe(0);
    const { plan, stored, live } = JSON.parse(out) as Scale & { readonly plan: object };
    expect(plan).toMatchObject({ store: 'postgres', stored: 30 });
    expect(stored.bytes).toBeGreaterThan(1 << 20);
    expect(live.movesPerSecond).toBeGreaterThan(0);
  });
});
