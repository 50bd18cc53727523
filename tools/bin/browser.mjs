// The browser that the tests of the pages are run in: Chromium without its windows, if we can have
// it, or any Chromium that is there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { refuse } from './install.mjs';

/** The same engine as Chromium without the program around it: a page costs half as much. */
const SHELL = 'chromium-headless-shell';
const WHOLE = 'chromium';
const OTHERS = ['chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of the first of these programs that is on this machine.
 * @param {string[]} names
 */
function find(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Debian's package has the name of its program.
 * @param {string} name
 */
async function installPackage(name) {
  if (process.getuid?.() !== 0) return undefined;
  console.error(`Installing ${name} with apt-get.`);
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const child = spawn('apt-get', options, { stdio: ['ignore', 'ignore', 2] });
    // Where there is no apt-get, another browser may do.
    await Promise.race([once(child, 'close'), once(child, 'error')]);
  }
  return find([name]);
}

/**
 * The path of the browser that was chosen, found or installed, in this order.
 * @returns {Promise<string>}
 */
export async function installBrowser() {
  const chosen = process.env['PEPITE_CHROMIUM'];
  if (chosen) {
    return existsSync(chosen)
      ? chosen
      : refuse(`There is no browser at PEPITE_CHROMIUM=${chosen}.`);
  }
  return (
    find([SHELL]) ??
    (await installPackage(SHELL)) ??
    find([WHOLE, ...OTHERS]) ??
    (await installPackage(WHOLE)) ??
    refuse(
      'The tests of the pages need Chromium. Install it (on Debian: sudo apt-get install ' +
        `${SHELL}), or say where it is: PEPITE_CHROMIUM=/path/to/chromium npm test`,
    )
  );
}
