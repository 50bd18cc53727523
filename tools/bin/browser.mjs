// The browser that the tests of the pages are run in: Debian's Chromium, or one that is there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { refuse } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium on this machine, if there is one. */
function findBrowser() {
  const chosen = process.env['PEPITE_CHROMIUM'];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Installs a browser where there is none and we may, and returns its path.
 * @returns {string}
 */
export function installBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0) {
    console.error('Installing Chromium with apt-get.');
    for (const options of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      spawnSync('apt-get', options, { stdio: ['ignore', 'ignore', 2] });
    }
  }
  return (
    findBrowser() ??
    refuse(
      'The tests of the pages need Chromium. Install it (on Debian: sudo apt-get install ' +
        'chromium), or say where it is: PEPITE_CHROMIUM=/path/to/chromium npm test',
    )
  );
}
