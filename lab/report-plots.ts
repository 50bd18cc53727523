import { itemAt, type MeasureSpec, type Translated } from '@pepite/kernel';
import type { Column, Plot, ReportRow, Series } from './report-shape.ts';

export function plotOf(
  spec: MeasureSpec,
  rows: readonly ReportRow[],
  columns: readonly Column[],
): Plot | undefined {
  if (spec.plot === 'histogram') return histogramOf(spec, columns);
  const own = rows.filter(({ measure }) => measure === spec.id);
  return spec.plot === 'curve' && own.length > 1 ? curveOf(spec, own, columns) : undefined;
}

const MOST_BINS = 40;
const NICE = [1, 2, 5];

/** The smallest of 1, 2, 5, 10, 20 … that makes so few bins. */
function widthFor(range: number): number {
  for (let scale = 1; ; scale *= 10) {
    const width = NICE.map((step) => step * scale).find((step) => range / step < MOST_BINS);
    if (width !== undefined) return width;
  }
}

type Counts = readonly (readonly [value: number, count: number])[];

const countsOf = (histogram: Readonly<Record<string, number>>): Counts =>
  Object.entries(histogram)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other);

const total = (counts: Counts): number => counts.reduce((sum, [, count]) => sum + count, 0);

/** The value that such a part of all does not exceed. */
function quantile(counts: Counts, part: number): number {
  const wanted = part * total(counts);
  let seen = 0;
  const found = counts.find(([, count]) => (seen += count) >= wanted);
  return found?.[0] ?? 0;
}

function histogramOf(spec: MeasureSpec, columns: readonly Column[]): Plot | undefined {
  const all = columns.map(({ tally }) => countsOf(tally.histograms[spec.id] ?? {}));
  const values = all.flatMap((counts) => counts.map(([value]) => value));
  if (values.length === 0) return undefined;
  const least = Math.min(...values);
  const most = Math.max(...values);
  const width = widthFor(most - least);
  const first = Math.floor(least / width);
  const bins = Math.floor(most / width) - first + 1;
  const series = all.map((counts, arm) => {
    const y = Array.from({ length: bins }, () => 0);
    const whole = Math.max(1, total(counts));
    for (const [value, count] of counts) {
      const bin = Math.floor(value / width) - first;
      y[bin] = itemAt(y, bin) + count / whole;
    }
    return { arm, y, low: [], high: [] };
  });
  return {
    measure: spec.id,
    kind: 'histogram',
    words: spec.words,
    description: describeHistogram(spec, all, columns),
    x: Array.from({ length: bins }, (_, bin) => (first + bin) * width),
    width,
    labels: undefined,
    series,
  };
}

const nameOf = ({ arm: { name, seats } }: Column): string => `${name} (${seats})`;

function describeHistogram(
  { words }: MeasureSpec,
  all: readonly Counts[],
  columns: readonly Column[],
): Translated<string> {
  const parts = all.flatMap((counts, arm) => {
    if (counts.length === 0) return [];
    const [low, middle, high] = [0.05, 0.5, 0.95].map((part) => quantile(counts, part));
    return [{ name: nameOf(itemAt(columns, arm)), low, middle, high }];
  });
  const en = parts.map(
    ({ name, low, middle, high }) =>
      `${name}: half of them up to ${middle}, nine in ten from ${low} to ${high}`,
  );
  const fr = parts.map(
    ({ name, low, middle, high }) =>
      `${name} : la moitié jusqu’à ${middle}, neuf sur dix entre ${low} et ${high}`,
  );
  return {
    en: `Distribution of “${words.en.title}”. ${en.join('; ')}.`,
    fr: `Répartition de « ${words.fr.title} ». ${fr.join(' ; ')}.`,
  };
}

function curveOf(spec: MeasureSpec, rows: readonly ReportRow[], columns: readonly Column[]): Plot {
  const told = (arm: number, part: 'value' | 'low' | 'high'): readonly (number | undefined)[] =>
    rows.map(({ cells }) => cells[arm]?.estimate[part]);
  const series = columns.map((_, arm) => ({
    arm,
    y: told(arm, 'value'),
    low: told(arm, 'low'),
    high: told(arm, 'high'),
  }));
  return {
    measure: spec.id,
    kind: 'curve',
    words: spec.words,
    description: describeCurve(spec, rows, series, columns),
    x: [...rows.keys()],
    width: 1,
    labels: rows.flatMap(({ item }) => item ?? []),
    series,
  };
}

function describeCurve(
  { words, form }: MeasureSpec,
  rows: readonly ReportRow[],
  series: readonly Series[],
  columns: readonly Column[],
): Translated<string> {
  const shown = (value: number | undefined): string => {
    if (value === undefined) return '–';
    return form === 'mean' ? value.toFixed(1) : `${Math.round(100 * value)} %`;
  };
  const ends = [itemAt(rows, 0), itemAt(rows, rows.length - 1)].map(({ item }) => item);
  const parts = series.map(({ arm, y }) => ({
    name: nameOf(itemAt(columns, arm)),
    values: [shown(y[0]), shown(y.at(-1))] as const,
  }));
  const [from, to] = ends;
  const en = parts.map(({ name, values }) => `${name}: ${values[0]}, then ${values[1]}`);
  const fr = parts.map(({ name, values }) => `${name} : ${values[0]}, puis ${values[1]}`);
  return {
    en: `“${words.en.title}” from ${from?.en ?? ''} to ${to?.en ?? ''}. ${en.join('; ')}.`,
    fr: `« ${words.fr.title} » de ${from?.fr ?? ''} à ${to?.fr ?? ''}. ${fr.join(' ; ')}.`,
  };
}
