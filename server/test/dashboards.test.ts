import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServing } from './support/in-process.ts';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
    readonly targets: readonly { readonly refId: string; readonly expr: string }[];
  }[];
}

const DASHBOARD = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
const ALERTS = read('prometheus-alerts.yaml');

/** The expressions of the alerts; one that is long begins on the next line. */
const alertExpressions = [...ALERTS.matchAll(/^ +expr: (?:>-\n +)?(.+)$/gm)].map(
  ([, expression = '']) => expression,
);
const expressions = [
  ...DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...alertExpressions,
];

/** Lines of the alerts: a name with its value, the long expression, what is for people. */
const LINE = /^(?:(?: {2})*(?:- )?[a-z]+:(?: .+)?| {10}histogram_quantile\(.+|#.*|)$/;

/** The names in an expression, without functions, what is in braces, and lists of labels. */
const metricsIn = (expression: string): readonly string[] =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
    .match(/[a-z][a-z0-9_]*(?![a-z0-9_]*\s*\()/g)
    ?.filter((word) => word !== 'sum' && word !== 'up') ?? [];

/** Every name under which the server tells something, with those of a histogram's parts. */
async function exported(): Promise<ReadonlySet<string>> {
  const { metricsPort } = await startServing({ metrics: { host: '127.0.0.1', port: 0 } });
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const types = [...text.matchAll(/^# TYPE (?<name>\S+) (?<type>\S+)$/gm)];
  return new Set(
    types.flatMap(({ groups: { name = '', type = '' } = {} }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

describe('the dashboard and the alerts', () => {
  it('they name only what a running server tells', async () => {
    const known = await exported();
    const named = new Set(expressions.flatMap(metricsIn));
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
    expect(named.size).toBeGreaterThan(12);
  });

  it('every figure of ours is on the dashboard', async () => {
    const text = JSON.stringify(DASHBOARD);
    const own = [...(await exported())].filter((name) => /^pepite_.*(?<!_sum|_count)$/.test(name));
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('a name that nobody tells is found', () => {
    const expression = 'sum by (kind) (rate(pepite_nonsense_total{kind="full"}[5m])) / up';
    expect(metricsIn(expression)).toEqual(['pepite_nonsense_total']);
  });

  it('brackets are balanced in every expression', () => {
    for (const expression of expressions) {
      const count = (pattern: RegExp): number => expression.match(pattern)?.length ?? 0;
      expect([expression, count(/[([{]/g)]).toEqual([expression, count(/[)\]}]/g)]);
    }
  });

  it('panels lie side by side, none over another', () => {
    const cells = DASHBOARD.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(cells).size).toBe(DASHBOARD.panels.length);
    expect(new Set(DASHBOARD.panels.map(({ id }) => id)).size).toBe(DASHBOARD.panels.length);
    for (const { gridPos } of DASHBOARD.panels) expect(gridPos.x + gridPos.w).toBeLessThan(25);
  });

  // That it is YAML at all is what `npm test format` finds out.
  it('alerts have an expression each, a severity and what to do', () => {
    const strange = ALERTS.split('\n').filter((line) => !LINE.test(line));
    expect(strange).toEqual([]);
    const rules = ALERTS.split(/^ +- alert: /m).slice(1);
    expect(rules.length).toBe(alertExpressions.length);
    for (const rule of rules) {
      expect(rule).toMatch(/^Pepite\w+\n/);
      expect(rule).toMatch(/severity: (warning|critical)/);
      expect(rule).toMatch(/summary: .+\n +action: .+/);
    }
    expect(new Set(rules.map((rule) => rule.split('\n')[0])).size).toBe(rules.length);
  });
});
