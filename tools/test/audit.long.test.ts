import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAudit } from './audit/report.ts';

const ROOT = join(import.meta.dirname, '../..');
/** So long is waited for a registry, in milliseconds. */
const PATIENCE = 120_000;
// Our own `.npmrc` has it off, so that an install does not wait for it.
const OPTIONS = ['audit', '--omit=dev', '--audit=true', '--json'];

it(
  'no package that a host runs has a known flaw above moderate',
  { timeout: 2 * PATIENCE },
  (context) => {
    const { stdout } = spawnSync('npm', OPTIONS, {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: PATIENCE,
      shell: process.platform === 'win32',
    });
    const audit = readAudit(stdout);
    if ('serious' in audit) {
      expect(audit.serious).toEqual([]);
      return;
    }
    const why = `nothing was audited, since the registry can’t be asked: ${audit.unknown}`;
    process.stderr.write(`${why}\n`);
    context.skip(why);
  },
);
