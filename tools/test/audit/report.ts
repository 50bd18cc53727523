/** What `npm audit --json` says. */
interface Report {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly unknown[] }>
  >;
  /** Why nobody could be asked. */
  readonly message?: string;
}

/** What was learnt: which packages are to be replaced, or why that is not known. */
export type Audit = { readonly serious: readonly string[] } | { readonly unknown: string };

/** What is worse than this has to be mended before a release. */
const TOLERATED = new Set(['info', 'low', 'moderate']);

/** Reads a report; one that is none, or that has no answer in it, is never taken for a good one. */
export function readAudit(text: string): Audit {
  const report = parse(text);
  if (report?.vulnerabilities === undefined) {
    return { unknown: report?.message ?? 'npm audit gave no report' };
  }
  const serious = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => !TOLERATED.has(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  return { serious };
}

function parse(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}
