import type { Report, ReportCell, ReportRow } from '@pepite/lab/shown';
import { describe, expect, it } from 'vitest';
import { columnsOf, countReal, measuresIn, seatsIn, shownGroups } from '../results/columns.ts';
import { plotsOf } from '../results/plots.ts';
import { english } from '../words/en.ts';

const words = (title: string) => ({
  en: { title, about: '' },
  fr: { title, about: '' },
});

const estimate = (value: number) => ({
  value,
  low: value - 0.1,
  high: value + 0.1,
  error: 0.05,
  matches: 100,
});

const cell = (value: number, parts: Partial<ReportCell> = {}): ReportCell => ({
  estimate: estimate(value),
  fair: undefined,
  difference: undefined,
  ...parts,
});

const differing = (value: number, isReal: boolean): ReportCell =>
  cell(value, { difference: { value: 0.2, low: 0.1, high: 0.3, error: 0.05, p: 0, isReal } });

const row = (
  measure: string,
  cells: ReportRow['cells'],
  item?: { readonly id: string; readonly name: string },
): ReportRow => ({
  key: item === undefined ? measure : `${measure}/${item.id}`,
  measure,
  form: 'share',
  words: words(measure),
  item: item && { en: item.name, fr: item.name },
  isClose: false,
  cells,
});

const arm = (name: string, seats: number, base: number | undefined) => ({
  name,
  seats,
  bots: ['random'],
  matches: 100,
  base,
  programs: [],
});

const FAIR = { fair: { value: 0.5, p: 1, isOff: false } };

/** Two variants with three seats, and the first of them with four. */
const REPORT: Report = {
  title: undefined,
  game: { en: 'Toy', fr: 'Jouet' },
  isFinished: true,
  arms: [arm('First', 3, undefined), arm('Second', 3, 0), arm('First', 4, undefined)],
  groups: [
    {
      id: 'fairness',
      title: { en: 'Fairness', fr: 'Équité' },
      rows: [
        row('wins', [cell(0.5, FAIR), differing(0.7, true), undefined], {
          id: '0',
          name: 'Seat 1',
        }),
        row('wins', [cell(0.5, FAIR), differing(0.6, false), undefined], {
          id: '1',
          name: 'Seat 2',
        }),
      ],
      plots: [],
    },
    {
      id: 'length',
      title: { en: 'Length', fr: 'Durée' },
      rows: [row('turns', [undefined, undefined, cell(0.4)])],
      plots: [
        {
          measure: 'turns',
          kind: 'histogram',
          words: words('turns'),
          description: { en: 'Turns.', fr: 'Tours.' },
          x: [10, 15],
          width: 5,
          labels: undefined,
          series: [{ arm: 2, y: [0.25, 0.75], low: [], high: [] }],
        },
      ],
    },
  ],
};

describe('results side by side', () => {
  it('columns are the variants with one number of seats', () => {
    expect(seatsIn(REPORT)).toEqual([3, 4]);
    expect(columnsOf(REPORT, 3).map(({ arm: place, look }) => [place, look])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(columnsOf(REPORT, 4).map(({ arm: place, look }) => [place, look])).toEqual([[2, 0]]);
  });

  it('what columns tell nothing of is left out, and so is what does not differ if asked', () => {
    const arms = columnsOf(REPORT, 3);
    const keys = (onlyReal: boolean): readonly (readonly string[])[] =>
      shownGroups(REPORT, arms, onlyReal).map(({ rows }) => rows.map(({ key }) => key));
    expect(keys(false)).toEqual([['wins/0', 'wins/1']]);
    expect(keys(true)).toEqual([['wins/0']]);
    expect(countReal(REPORT, arms)).toBe(1);
    expect(countReal(REPORT, columnsOf(REPORT, 4))).toBe(0);
  });

  it('a measure of which one row is shown is drawn with all of them', () => {
    const arms = columnsOf(REPORT, 3);
    const [shown] = shownGroups(REPORT, arms, true);
    if (shown === undefined) throw new Error('nothing is shown');
    expect(measuresIn(shown.rows)).toHaveLength(1);
    const [plot] = plotsOf(shown, { arms, language: 'en', words: english.plots });
    expect(plot).toMatchObject({
      kind: 'ranges',
      names: ['Seat 1', 'Seat 2'],
      lines: [{ values: [0.5, 0.5] }, { values: [0.7, 0.6] }],
    });
    expect(plot?.description).toBe(
      'wins. First: Seat 1 50%, Seat 2 50%; Second: Seat 1 70%, Seat 2 60%.',
    );
  });

  it('classes of a distribution are named by the numbers in them', () => {
    const arms = columnsOf(REPORT, 4);
    const plots = shownGroups(REPORT, arms, false).flatMap((shown) =>
      plotsOf(shown, { arms, language: 'fr', words: english.plots }),
    );
    expect(plots).toHaveLength(1);
    expect(plots[0]).toMatchObject({ kind: 'steps', names: ['10–14', '15–19'], width: 5 });
  });
});
