import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import type { seatBot } from '../../bots/index.ts';
import type { gameOf } from '../../games/index.ts';
import type { Referee } from '../../kernel/index.ts';

/** Games and bots of one checkout: what is the same in all that can meet. */
export interface Engine {
  readonly gameOf: typeof gameOf;
  readonly seatBot: typeof seatBot;
  readonly Referee: typeof Referee;
}

const ENTRY = `export { gameOf } from '@pepite/games';
export { seatBot } from '@pepite/bots';
export { Referee } from '@pepite/kernel';
`;

/** Bundles the games and bots of a checkout, as its own build would, and loads them. */
export async function loadEngine(checkout: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'pepite-duel-'));
  try {
    const entry = join(folder, 'entry.ts');
    const file = join(folder, 'engine.mjs');
    writeFileSync(entry, ENTRY);
    await bundleInto(file, entry, checkout);
    return (await import(pathToFileURL(file).href)) as Engine;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundleInto(file: string, entry: string, checkout: string): Promise<void> {
  const bundled = await rolldown({
    cwd: checkout,
    input: entry,
    platform: 'node',
    plugins: [ownPackages(checkout)],
    checks: { bundlerTimings: false },
  });
  try {
    await bundled.write({ file, format: 'esm', codeSplitting: false });
  } finally {
    await bundled.close();
  }
}

/** Finds packages of Pépite in the checkout itself, where nothing may be installed. */
const ownPackages = (checkout: string): Plugin => ({
  name: 'own-packages',
  resolveId: {
    filter: { id: /^@pepite\// },
    handler(id) {
      const place = join(checkout, id.slice('@pepite/'.length));
      return existsSync(`${place}.ts`) ? `${place}.ts` : join(place, 'index.ts');
    },
  },
});
