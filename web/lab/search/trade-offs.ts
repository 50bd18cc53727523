import { itemAt, type Language } from '@pepite/kernel';
import type { Finding } from '@pepite/lab';
import { formatValue } from '@pepite/lab/shown';
import type { PlotData } from '../plot/plot.ts';

export interface TradeOffWords {
  readonly start: string;
  readonly variant: (number: number) => string;
  readonly offTitle: string;
  readonly offWhy: string;
  readonly describe: (variants: readonly string[]) => string;
}

/** What findings are called beside each other: by their numbers, but for the start. */
export function namesOf(findings: readonly Finding[], words: TradeOffWords): readonly string[] {
  let number = 0;
  return findings.map(({ isStart }) => (isStart ? words.start : words.variant(++number)));
}

/** Further off than anybody would read from a plot. */
const FAR = 20;

/** How far off each goal each variant is, in tolerances: where one gains another loses. */
export function offPlot(
  findings: readonly Finding[],
  goals: readonly string[],
  language: Language,
  words: TradeOffWords,
): PlotData {
  const names = namesOf(findings, words);
  const format = (value: number): string => formatValue(value, 'mean', language);
  const lines = findings.map((finding, look) => {
    const values = finding.goals.map(({ evidence: { miss } }) => Math.min(FAR, miss));
    const none = values.map(() => undefined);
    return { name: itemAt(names, look), look, values, low: none, high: none };
  });
  return {
    kind: 'ranges',
    title: words.offTitle,
    description: words.describe(
      lines.map(({ name, values }) => `${name}: ${values.map(format).join(', ')}`),
    ),
    places: [...goals.keys()],
    names: goals,
    width: 1,
    x: { title: '', format: (place) => (goals[place] === undefined ? '' : String(place + 1)) },
    y: { title: words.offWhy, format },
    lines,
  };
}
