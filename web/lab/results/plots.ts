import { itemAt, type Language, type MeasureForm } from '@pepite/kernel';
import { formatValue, type Plot, type ReportGroup, type ReportRow } from '@pepite/lab/shown';
import type { PlotData, PlotLine } from '../plot/plot.ts';
import { measuresIn, type ShownArm, type ShownGroup } from './columns.ts';

/** What plots say besides the words of measures. */
export interface PlotWords {
  readonly shareOfMatches: string;
  readonly describeRanges: (title: string, arms: readonly string[]) => string;
}

interface Reading {
  readonly arms: readonly ShownArm[];
  readonly language: Language;
  readonly words: PlotWords;
}

/**
 * What of a group is drawn: what its measures ask for, and shares that ought to be alike. A measure
 * of which some rows are shown is drawn with all of them.
 */
export function plotsOf({ group, rows }: ShownGroup, reading: Reading): readonly PlotData[] {
  const shown = new Set(rows.map(({ measure }) => measure));
  const drawn = group.plots
    .filter(({ measure }) => shown.has(measure))
    .map((plot) =>
      plot.kind === 'histogram' ? histogram(plot, reading) : curve(plot, group, reading),
    );
  const alike = measuresIn(group.rows.filter(isOfFair));
  const ranged = alike
    .filter(([first]) => first !== undefined && shown.has(first.measure))
    .map((own) => ranges(own, reading));
  return [...ranged, ...drawn].filter(({ places }) => places.length > 0);
}

const isOfFair = ({ item, cells }: ReportRow): boolean =>
  item !== undefined && cells.some((cell) => cell?.fair !== undefined);

const whole = (value: number, language: Language): string =>
  new Intl.NumberFormat(language).format(value);

/** A class by its numbers: “40–44”, or just the one that is in it. */
const className = (from: number, width: number, language: Language): string =>
  width === 1
    ? whole(from, language)
    : `${whole(from, language)}–${whole(from + width - 1, language)}`;

const linesOf = (plot: Plot, arms: readonly ShownArm[]): readonly PlotLine[] =>
  arms.flatMap(({ arm, name, look }) => {
    const series = plot.series.find((one) => one.arm === arm);
    if (series === undefined) return [];
    return [{ name, look, values: series.y, low: series.low, high: series.high }];
  });

function histogram(plot: Plot, { arms, language, words }: Reading): PlotData {
  const { title, unit } = plot.words[language];
  return {
    kind: 'steps',
    title,
    description: plot.description[language],
    places: plot.x,
    names: plot.x.map((from) => className(from, plot.width, language)),
    width: plot.width,
    x: { title: unit ?? title, format: (value) => whole(value, language) },
    y: { title: words.shareOfMatches, format: (value) => formatValue(value, 'share', language) },
    lines: linesOf(plot, arms),
  };
}

function curve(plot: Plot, { rows }: ReportGroup, { arms, language }: Reading): PlotData {
  const { title } = plot.words[language];
  const form: MeasureForm = rows.find(({ measure }) => measure === plot.measure)?.form ?? 'mean';
  const names = (plot.labels ?? []).map((label) => label[language]);
  return {
    kind: 'curve',
    title,
    description: plot.description[language],
    places: plot.x,
    names,
    width: plot.width,
    x: { title: '', format: (place) => names[place] ?? '' },
    y: { title: '', format: (value) => formatValue(value, form, language) },
    lines: linesOf(plot, arms),
  };
}

function ranges(rows: readonly ReportRow[], { arms, language, words }: Reading): PlotData {
  const { form, words: own } = itemAt(rows, 0);
  const { title } = own[language];
  const names = rows.map(({ item }) => item?.[language] ?? '');
  return {
    kind: 'ranges',
    title,
    description: words.describeRanges(
      title,
      arms.map(({ arm, name }) => `${name}: ${toldOf(rows, arm, language)}`),
    ),
    places: [...rows.keys()],
    names,
    width: 1,
    x: { title: '', format: (place) => names[place] ?? '' },
    y: { title: '', format: (value) => formatValue(value, form, language) },
    lines: arms.map(({ arm, name, look }) => {
      const estimates = rows.map(({ cells }) => cells[arm]?.estimate);
      return {
        name,
        look,
        values: estimates.map((estimate) => estimate?.value),
        low: estimates.map((estimate) => estimate?.low),
        high: estimates.map((estimate) => estimate?.high),
      };
    }),
  };
}

/** The values of one arm, one after the other. */
const toldOf = (rows: readonly ReportRow[], arm: number, language: Language): string =>
  rows
    .flatMap(({ item, form, cells }) => {
      const value = cells[arm]?.estimate.value;
      if (value === undefined) return [];
      return [`${item?.[language] ?? ''} ${formatValue(value, form, language)}`];
    })
    .join(', ');
