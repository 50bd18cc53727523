import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/install.mjs';
import { type Asked, experimentFile, keep, kept, readResultFrom, resultFile } from './kept.ts';
import { withTimes } from './times.ts';

const FOLDER = join(root, '.cache', 'reports');
const PEPITE = join(root, 'cli', 'pepite.mjs');
/** More matches than any experiment has. */
const NEVER = 10_000_000;

/**
 * Plays an experiment by `pepite lab run`, and keeps what the report reads of its result. A run
 * that was stopped goes on, unless bots play otherwise by now: their first matches name the file.
 */
export function playAgain(asked: Asked, sample: string): boolean {
  const { name } = asked;
  const out = wholeResult(`${name}-${sample}`);
  if (pepite(['run', experimentFile(name), '--out', out]) === undefined) return false;
  keep(asked, readResultFrom(out).result);
  return true;
}

/**
 * Plays the matches of an experiment again, without those close looks that take most of its time,
 * for how long matches take: the one thing that may have changed. Says whether it is.
 */
export function timeAgain(asked: Asked, sample: string): boolean {
  const { name } = asked;
  const before = readResultFrom(resultFile(name)).result;
  const plain = wholeResult(`${name}-plain`);
  const out = wholeResult(`${name}-plain-${sample}`);
  writeFileSync(plain, JSON.stringify({ ...before.experiment, closely: NEVER }));
  if (pepite(['run', plain, '--out', out]) === undefined) return false;
  const timed = withTimes(before, kept(asked, readResultFrom(out).result));
  if ('changed' in timed) {
    console.error(`${name}: ${timed.changed} has changed, too. Play it all again: --play.`);
    return false;
  }
  keep(asked, timed.result);
  return true;
}

/** Searches again by `pepite lab search`, and keeps what was found; `sample` as above. */
export function searchAgain(name: string, sample: string): boolean {
  const file = join(root, 'experiments', 'searches', `${name}.json`);
  const out = wholeResult(`search-${name}-${sample}`);
  const found = pepite(['search', file, '--out', out, '--json']);
  if (found === undefined) return false;
  writeFileSync(resultFile(`${name}-search`), found);
  return true;
}

function wholeResult(name: string): string {
  mkdirSync(FOLDER, { recursive: true });
  return join(FOLDER, `${name}.json`);
}

/** What a command of the lab prints, unless it was stopped or refused. */
function pepite(command: readonly string[]): string | undefined {
  console.error(`pepite lab ${command.join(' ')}`);
  const { status, stdout } = spawnSync(process.execPath, [PEPITE, 'lab', ...command], {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return status === 0 ? stdout : undefined;
}
