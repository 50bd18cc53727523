#!/usr/bin/env node
// Starts the command line on Node 24, whatever Node the machine has: plain JavaScript, because the
// Node that reads this file may be too old for anything else.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST_NODE = 24;

if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) {
  const { setEngine } = await import('@pepite/running');
  await setEngine();
  await import('./main.ts');
} else {
  startAgain();
}

/** Runs this file on the repository's own Node; signals and the exit code pass through. */
function startAgain() {
  const node = ownNode();
  if (node === undefined) {
    console.error(missing());
    process.exitCode = 2;
    return;
  }
  const program = fileURLToPath(import.meta.url);
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', () => {
    console.error(missing());
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    for (const other of signals) process.removeAllListeners(other);
    if (signal === null) process.exitCode = code ?? 2;
    else process.kill(process.pid, signal);
  });
}

/** The program that the package `node` provides: its name differs by system. */
function ownNode() {
  const folder = fileURLToPath(new URL('../node_modules/node', import.meta.url));
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { bin } = /** @type {{ bin: { node: string } }} */ (
    JSON.parse(readFileSync(manifest, 'utf8'))
  );
  const program = join(folder, bin.node);
  return existsSync(program) ? program : undefined;
}

function missing() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return /^fr/i.test(locale)
    ? `pepite: il faut Node ${LEAST_NODE}, qui n’est pas encore installé ici : lancez npm install.`
    : `pepite: this needs Node ${LEAST_NODE}, which is not installed here yet: run npm install.`;
}
