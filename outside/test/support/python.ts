import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Whether there is a Python 3 to run clients with. */
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

/** Describes what needs a python3; where there is none, it is said that this is left out. */
export function describeWithPython(name: string, tests: () => void): void {
  const chosen = HAS_PYTHON ? tests : leaveOut;
  describe(`${name}, with python3`, () => {
    chosen();
  });
}

function leaveOut(): void {
  process.stderr.write('Tests are left out, as there is no python3.\n');
  it('there is no python3, so these tests are left out', () => expect(HAS_PYTHON).toBe(false));
}

const ODD_BOT = fileURLToPath(new URL('../fixtures/odd_bot.py', import.meta.url));

/** The command of a program that behaves in some way. */
export const oddBot = (mode: string): string => `python3 '${ODD_BOT}' ${mode}`;
