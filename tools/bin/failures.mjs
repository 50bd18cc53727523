// What went wrong, told once more after everything else: whoever reads only the end of a long
// output, such as that of CI, still learns which test has failed and how.
import { stripVTControlCharacters } from 'node:util';

/** How many lines a failure is told with, and how many all of them together. */
const LINES = 16;
const MOST = 240;

/** How vitest begins to tell of a test or a file that has failed, or of what nobody caught. */
const FAILURE = /^ *(?:FAIL {2}\S|⎯+ Unhandled)/;

/** Reads what checks print, line by line, and keeps what they say of failures. */
export class Failures {
  /** @readonly @type {string[]} */
  #kept = [];
  #left = 0;

  /** @param {string} line */
  read(line) {
    const plain = stripVTControlCharacters(line);
    if (FAILURE.test(plain)) this.#left = LINES;
    if (this.#left === 0 || this.#kept.length === MOST) return;
    this.#left--;
    this.#kept.push(plain);
  }

  /** What there is to tell; nothing if nothing has failed. */
  get lines() {
    return this.#kept;
  }
}
