import { readdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES, VERSION } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../server/test/support/free-port.ts';
import { makeData } from './data.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();

async function examine(...flags: readonly string[]) {
  const environment = { PORT: String(await freePort()), PEPITE_DATA: path('data') };
  return pepite(['doctor', ...flags], { environment });
}

interface Report {
  readonly pepite: string;
  readonly ok: boolean;
  readonly findings: readonly {
    readonly check: string;
    readonly severity: 'ok' | 'warning' | 'error';
    readonly finding: string;
    readonly details: object;
  }[];
}

const reportOf = (text: string): Report => JSON.parse(text) as Report;

/** What was found by one of the checks: the machine that runs this may have findings of its own. */
const foundBy = (report: Report, check: string) =>
  report.findings.filter((one) => one.check === check);

describe('pepite doctor', () => {
  it('as JSON it tells every check, and its exit code says whether all is well', async () => {
    makeData(path('data'));
    const { code, out, error } = await examine('--json');
    const report = reportOf(out);
    expect({ error, pepite: report.pepite }).toEqual({ error: '', pepite: VERSION });
    expect(report.ok).toBe(report.findings.every(({ severity }) => severity === 'ok'));
    expect(code).toBe(report.ok ? 0 : 1);
    expect([...new Set(report.findings.map(({ check }) => check))]).toEqual([
      'runtime',
      'settings',
      'folder',
      'disk',
      'file-system',
      'use',
      'database',
      'schema',
      'clock',
      'port',
      'metrics',
      'proxy',
      'limits',
      'notices',
      'memory',
    ]);
    expect(foundBy(report, 'database')).toMatchObject([
      { severity: 'ok', finding: 'database-sound', details: {} },
    ]);
  });

  it.each(LANGUAGES)('in %s it says what to do about a damaged database', async (lang) => {
    makeData(path('data'));
    writeFileSync(path('data/pepite.sqlite'), 'no database, but long enough to be one'.repeat(50));
    const { code, out, error } = await examine('--lang', lang);
    expect({ code, error }).toEqual({ code: 1, error: '' });
    const line = out.split('\n').find((text) => text.includes('pepite.sqlite'));
    expect(line).toMatch(/^✗ .*PEPITE_DATA/);
  });

  it('a folder that is not there is a finding, and is not made', async () => {
    const { code, out } = await examine('--json', '--data', path('elsewhere'));
    expect(code).toBe(1);
    expect(foundBy(reportOf(out), 'folder')).toEqual([
      {
        check: 'folder',
        severity: 'warning',
        finding: 'folder-missing',
        details: { folder: path('elsewhere') },
      },
    ]);
    expect(readdirSync(path())).toEqual([]);
  });

  it.each(LANGUAGES)('in %s a flag that it does not know is refused', async (lang) => {
    expectRefusal(await examine('--fix', '--lang', lang));
    expectRefusal(await examine('everything', '--lang', lang));
  });
});
