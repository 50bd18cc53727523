import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Read } from '@pepite/kernel';

/** Why a folder can't be measured against. */
export type CheckoutProblem =
  | { readonly kind: 'no-folder'; readonly folder: string }
  | { readonly kind: 'no-pepite'; readonly folder: string }
  | { readonly kind: 'not-built'; readonly folder: string };

/** The thread that simulates matches, in what was built of a checkout and in its sources. */
const BUILT = join('dist', 'node', 'cli-simulate-worker.js');
const SOURCE = join('cli', 'simulate', 'worker.ts');

/** The program that simulates matches in another checkout, or in a release that was unpacked. */
export async function readCheckout(folder: string): Promise<Read<string, CheckoutProblem>> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) return { problem: { kind: 'no-folder', folder } };
  const program = join(folder, BUILT);
  if (await isFile(program)) return { value: program };
  const kind = (await isFile(join(folder, SOURCE))) ? 'not-built' : 'no-pepite';
  return { problem: { kind, folder } };
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true;
}
