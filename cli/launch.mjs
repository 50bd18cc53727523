// Starts the built program on a Node, with the flags it runs best with, and ends as it ends.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from './flags.mjs';
import { supervise } from './supervise.mjs';

const PROGRAM = fileURLToPath(new URL('../dist/node/pepite.js', import.meta.url));
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Returns the exit code. A server that dies is started again.
 * @param {string} node
 * @param {readonly string[]} options
 * @returns {Promise<number>}
 */
export function launch(node, options) {
  // Whoever starts it this way plays in earnest: what only tests may set is refused.
  const env = { NODE_ENV: 'production', ...process.env };
  const start = () => spawn(node, [...V8_FLAGS, PROGRAM, ...options], { stdio: 'inherit', env });
  const isServer = options.includes('serve') && !options.some((text) => /^(-h|--help)$/.test(text));
  return isServer ? supervise({ start }) : follow(start());
}

/**
 * Passes signals on, and waits for the end.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function follow(child) {
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => {
      console.error(`pepite: ${message}`);
      resolve(2);
    });
    // A shell tells a program that a signal has ended in the same way.
    child.once('exit', (code, signal) =>
      resolve(signal === null ? (code ?? 2) : 128 + constants.signals[signal]),
    );
  });
}
