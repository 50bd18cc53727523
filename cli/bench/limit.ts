import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Absence, Contestant, Heat, Peer } from './contestant.ts';
import type { Rates } from './measure.ts';

const run = promisify(execFile);

export const COMPILER = 'g++';
export const COMPILER_FLAGS: readonly string[] = ['-O3', '-march=native', '-std=c++20'];

const SOURCE = fileURLToPath(new URL('../../bench/limit/main.cpp', import.meta.url));
/** The games that have been written in C++, to know how fast they could be. */
const REFERENCES: readonly string[] = ['aurum'];

/** Compiles the C++ reference into `folder`. */
export async function prepareLimit(folder: string, signal: AbortSignal): Promise<Peer> {
  const program = join(folder, 'limit');
  const absence = await compile(program, signal);
  return (heat) => {
    if (!REFERENCES.includes(heat.game)) return 'no-reference';
    return absence ?? startLimit(program, heat, signal);
  };
}

async function compile(program: string, signal: AbortSignal): Promise<Absence | undefined> {
  try {
    await run(COMPILER, [...COMPILER_FLAGS, '-o', program, SOURCE], { signal });
    return undefined;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? 'no-compiler' : 'not-compiled';
  }
}

/** It needs no warm-up, and measures its own processor time: a process for every slice will do. */
function startLimit(program: string, { seats, seed }: Heat, signal: AbortSignal): Contestant {
  const speed = async (seconds: number): Promise<Rates> => {
    const options = ['bench', String(seconds), String(seed), String(seats)];
    const { stdout } = await run(program, options, { signal });
    return readRates(stdout);
  };
  return { speed, stop: () => undefined };
}

/** "players 4: 509113 games/s  80.17 M moves/s  (…" */
export function readRates(line: string): Rates {
  const found = /(?<matches>\d+) games\/s +(?<millions>[\d.]+) M moves\/s/.exec(line)?.groups;
  if (found === undefined) throw new Error(`not what the C++ reference prints: ${line}`);
  return { matches: Number(found['matches']), decisions: Number(found['millions']) * 1e6 };
}
