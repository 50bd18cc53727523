import { describe, expect, it } from 'vitest';
import { readAudit } from './audit/report.ts';

const reportOf = (...severities: readonly string[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [`of-${severity}`, { severity, via: [] }]),
    ),
  });

describe('what npm audit reports', () => {
  it('nothing above moderate is serious', () => {
    expect(readAudit(reportOf())).toEqual({ serious: [] });
    expect(readAudit(reportOf('info', 'low', 'moderate'))).toEqual({ serious: [] });
  });

  it('what is high, critical or of another name is serious', () => {
    expect(readAudit(reportOf('high', 'low', 'critical', 'strange'))).toEqual({
      serious: ['of-high (high)', 'of-critical (critical)', 'of-strange (strange)'],
    });
  });

  it('an answer that is none is not taken for a good one', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
    expect(readAudit(refused)).toEqual({ unknown: '405 Method Not Allowed' });
    for (const text of ['', 'null', '{}', '<html>'])
      expect(readAudit(text)).toHaveProperty('unknown');
  });
});
