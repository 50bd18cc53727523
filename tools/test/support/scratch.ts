import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** What a copy does not need, or makes for itself: in any folder, and in the first. */
const LEFT_OUT = ['node_modules', 'dist', 'test', '.git'];
const LEFT_OUT_AT_TOP = ['.pepite', 'bench', 'screenshots'];

/** A copy of the repository in which anything may be changed, with the same packages installed. */
export function copyRepository(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'pepite-scratch-'));
  cpSync(REPOSITORY, root, {
    recursive: true,
    filter: (path) =>
      !LEFT_OUT.includes(basename(path)) && !LEFT_OUT_AT_TOP.includes(relative(REPOSITORY, path)),
  });
  linkPackages(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Packages of others are those of the repository; our own are those of the copy. */
function linkPackages(root: string): void {
  const installed = join(REPOSITORY, 'node_modules');
  const own = join(root, 'node_modules', '@pepite');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@pepite') symlinkSync(join(installed, name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, '@pepite'))) {
    symlinkSync(join(root, name), join(own, name));
  }
}
